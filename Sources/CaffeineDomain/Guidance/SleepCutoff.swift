/// What a study of sleep found of one dose, in place of a limit in milligrams at bedtime;
/// `Advice.latest(by:)` applies it.
///
/// It holds near the dose that was given: two points are no curve. But more is not better, so what a
/// smaller dose needs is the least for one between two.
///
///     SleepCutoff.near(100)   // Gardiner 2024: no effect 4 h before bed; Gardiner 2023: 8.8 h
///     SleepCutoff.near(300)   // Gardiner 2023: at least the 13.2 h of 217.5 mg
///     SleepCutoff.near(29)    // none: nobody has studied a cup of green tea
public struct SleepCutoff: Hashable, Sendable {
  /// The kind of line it draws.
  public enum Rule: Hashable, Sendable {
    /// So many hours between the drink and bed.
    case hoursBeforeBed(Double)

    /// This concentration in plasma at bedtime.
    case concentration(MilligramsPerLiter)
  }

  /// What was seen at that line.
  public enum Finding: String, Hashable, Sendable {
    /// Sleep suffered on the wrong side of it, and not on the other.
    case limit

    /// No effect was found there.
    case noEffect

    /// The stages of sleep were as without, and the EEG was not.
    case mixed

    /// Sleep suffered there: it is not enough.
    case harm
  }

  /// What it says of the dose it is quoted for.
  public enum Bearing: Hashable, Sendable {
    /// As much as that was given, about.
    case near

    /// Less than that was given: its line is the least.
    case atLeast
  }

  /// The line.
  public let rule: Rule

  /// What was seen there.
  public let finding: Finding

  /// The dose that was given.
  public let dose: Milligrams

  /// The doses it may be quoted for.
  public let doses: ClosedRange<Milligrams>

  /// All that was given in a day, where nothing was found: that holds for no day with more.
  public var day: Milligrams?

  /// Who found it.
  public let source: Source

  /// What it says of the dose it is quoted for.
  public private(set) var bearing = Bearing.near

  init(
    rule: Rule, finding: Finding, dose: Milligrams, doses: ClosedRange<Milligrams>,
    day: Milligrams? = nil, source: Source
  ) {
    self.rule = rule
    self.finding = finding
    self.dose = dose
    self.doses = doses
    self.day = day
    self.source = source
  }

  /// Whether it leads to a time: where sleep suffered none is known, and a day's pattern is no dose.
  public var leadsToTime: Bool {
    switch finding {
    case .limit, .noEffect: true
    case .mixed, .harm: false
    }
  }

  private var hours: Double? { if case .hoursBeforeBed(let hours) = rule { hours } else { nil } }
}

extension SleepCutoff {
  /// Every study, by dose.
  public static let all: [SleepCutoff] = [
    gardinerLow, gardinerCoffee, weibel, baur, gardinerPreWorkout, gardinerHigh, drake,
  ]

  /// The studies of doses near `dose`, else the one of the nearest smaller dose that needs hours before
  /// bed; none under 50 mg.
  public static func near(_ dose: Milligrams) -> [SleepCutoff] {
    let near = all.filter { $0.doses.contains(dose) }
    let smaller = all.filter { $0.finding == .limit && $0.hours != nil && $0.dose < dose }
    guard near.isEmpty, var least = smaller.max(by: { $0.dose < $1.dose }) else { return near }
    least.bearing = .atLeast
    return [least]
  }

  /// 100 mg at 12, 8 or 4 h before bed: no effect found, in 23 men of 25 years who have under 300 mg
  /// a day.
  public static let gardinerLow = SleepCutoff(
    rule: .hoursBeforeBed(4), finding: .noEffect, dose: 100, doses: 50...120, day: 100,
    source: gardiner2024)

  /// 8.8 h for a coffee of 107 mg in 250 ml: a regression over 24 studies, of mostly larger doses.
  public static let gardinerCoffee = SleepCutoff(
    rule: .hoursBeforeBed(8.8), finding: .limit, dose: 107, doses: 50...120, source: gardiner2023)

  /// 150 mg three times a day for nine days, the last 8 h before bed: a day's pattern, not a dose.
  ///
  /// In 20 young men who drink coffee daily the stages of sleep, its length and how it felt were as
  /// without, and the EEG's sigma power (12 to 16 Hz) was lower.
  public static let weibel = SleepCutoff(
    rule: .hoursBeforeBed(8), finding: .mixed, dose: 150, doses: 130...170, day: 450,
    source: Source("Weibel 2021, Sci Rep 11:4668", .work("doi:10.1038/s41598-021-84088-x")))

  /// 1.44 mg/L (7.4 µmol/L), above which models suggest that deep-sleep waves (EEG delta power)
  /// weaken: 70 mg in a body of 70 kg.
  ///
  /// 21 healthy young men, 160 mg released in pulses, 4 h of sleep; the mean level of their sleep, and
  /// a change of the EEG that nobody felt.
  public static let baur = SleepCutoff(
    rule: .concentration(1.44), finding: .limit, dose: 160, doses: 130...170,
    source: Source(
      "Baur, Dornbierer & Landolt 2024, J Sleep Res e14140", .work("doi:10.1111/jsr.14140")))

  /// 13.2 h for a pre-workout serving of 217.5 mg, over the same 24 studies.
  public static let gardinerPreWorkout = SleepCutoff(
    rule: .hoursBeforeBed(13.2), finding: .limit, dose: 217.5, doses: 175...260,
    source: gardiner2023)

  /// 400 mg at 12, 8 or 4 h before bed delayed and changed sleep each time: 12 h is not enough.
  ///
  /// The same men felt it only at 4 h; 12 h was the longest that was tried.
  public static let gardinerHigh = SleepCutoff(
    rule: .hoursBeforeBed(12), finding: .harm, dose: 400, doses: 350...100_000,
    source: gardiner2024)

  /// 400 mg at 0, 3 or 6 h before bed each disturbed sleep: 6 h is not enough.
  public static let drake = SleepCutoff(
    rule: .hoursBeforeBed(6), finding: .harm, dose: 400, doses: 350...100_000,
    source: Source("Drake 2013, J Clin Sleep Med 9:1195", .work("doi:10.5664/jcsm.3170")))

  private static let gardiner2023 = Source(
    "Gardiner 2023, Sleep Med Rev 69:101764", .work("doi:10.1016/j.smrv.2023.101764"))
  private static let gardiner2024 = Source(
    "Gardiner 2024, Sleep zsae230", .work("doi:10.1093/sleep/zsae230"))
}
