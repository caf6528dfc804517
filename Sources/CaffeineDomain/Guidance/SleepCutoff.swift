/// The finding of a sleep study about one dose, as an alternative to a limit in milligrams at
/// bedtime; `Advice.latest(by:)` applies it.
///
/// Valid near that dose only, since two points are no curve. A larger dose needs no less time, so
/// between two doses the finding for the smaller one is a minimum.
///
///     SleepCutoff.near(100)   // Gardiner 2024: no effect 4 h before bed; Gardiner 2023: 8.8 h
///     SleepCutoff.near(300)   // Gardiner 2023: at least the 13.2 h of 217.5 mg
///     SleepCutoff.near(29)    // none: nobody has studied a cup of green tea
public struct SleepCutoff: Hashable, Sendable {
  /// The kind of cut-off.
  public enum Rule: Hashable, Sendable {
    /// Hours between the drink and bed.
    case hoursBeforeBed(Double)

    /// A plasma concentration at bedtime.
    case concentration(MilligramsPerLiter)
  }

  /// The study's result at the cut-off.
  public enum Finding: String, Hashable, Sendable {
    /// Sleep was worse on one side of it and not on the other.
    case limit

    /// No effect was found.
    case noEffect

    /// Sleep stages were unchanged, but not the EEG.
    case mixed

    /// Sleep was worse: the cut-off is not enough.
    case harm
  }

  /// The study's dose relative to the dose in question.
  public enum Bearing: Hashable, Sendable {
    /// About the same dose.
    case near

    /// The study gave less: its cut-off is a minimum.
    case atLeast
  }

  /// The cut-off.
  public let rule: Rule

  /// The result at the cut-off.
  public let finding: Finding

  /// The dose in the study.
  public let dose: Milligrams

  /// The doses to which the study applies.
  public let doses: ClosedRange<Milligrams>

  /// The total per day, for a study without a finding: it does not cover days with more.
  public var day: Milligrams?

  /// The publication.
  public let source: Source

  /// The study's dose relative to the dose in question.
  public private(set) var bearing = Bearing.near

  /// Whether a time follows: not if sleep was worse at the cut-off, and not for a pattern over a
  /// day.
  public var leadsToTime: Bool {
    switch finding {
    case .limit, .noEffect: true
    case .mixed, .harm: false
    }
  }

  private var hours: Double? { if case .hoursBeforeBed(let hours) = rule { hours } else { nil } }

  /// Every study, ordered by dose.
  public static let all: [SleepCutoff] = [
    gardinerLow, gardinerCoffee, weibel, baur, gardinerPreWorkout, gardinerHigh, drake,
  ]

  /// Studies of doses near `dose`, or else the one with the next smaller dose and a cut-off in
  /// hours; none below 50 mg.
  public static func near(_ dose: Milligrams) -> [SleepCutoff] {
    let near = all.filter { $0.doses.contains(dose) }
    let smaller = all.filter { $0.finding == .limit && $0.hours != nil && $0.dose < dose }
    guard near.isEmpty, var least = smaller.max(by: { $0.dose < $1.dose }) else { return near }
    least.bearing = .atLeast
    return [least]
  }

  /// 100 mg at 12, 8 or 4 h before bed had no effect, in 23 men of about 25 years who have less
  /// than 300 mg a day.
  public static let gardinerLow = SleepCutoff(
    rule: .hoursBeforeBed(4), finding: .noEffect, dose: 100, doses: 50...120, day: 100,
    source: gardiner2024)

  /// 8.8 h for a coffee of 107 mg in 250 ml: a regression over 24 studies, mostly of larger doses.
  public static let gardinerCoffee = SleepCutoff(
    rule: .hoursBeforeBed(8.8), finding: .limit, dose: 107, doses: 50...120, source: gardiner2023)

  /// 150 mg three times a day for nine days, last 8 h before bed: a daily pattern, not a dose.
  ///
  /// In 20 young men who drink coffee daily, stages, length and perceived quality of sleep were
  /// unchanged; the EEG's sigma power (12 to 16 Hz) was lower.
  public static let weibel = SleepCutoff(
    rule: .hoursBeforeBed(8), finding: .mixed, dose: 150, doses: 130...170, day: 450,
    source: Source("Weibel 2021, Sci Rep 11:4668", .work("doi:10.1038/s41598-021-84088-x")))

  /// 1.44 mg/L (7.4 µmol/L), above which deep-sleep waves (EEG delta power) weaken in models: 70 mg
  /// for 70 kg.
  ///
  /// 21 healthy young men, 160 mg released in pulses, 4 h of sleep. The value is the mean level
  /// during sleep, and nobody felt the change.
  public static let baur = SleepCutoff(
    rule: .concentration(1.44), finding: .limit, dose: 160, doses: 130...170,
    source: Source(
      "Baur, Dornbierer & Landolt 2024, J Sleep Res e14140", .work("doi:10.1111/jsr.14140")))

  /// 13.2 h for a pre-workout serving of 217.5 mg, over the same 24 studies.
  public static let gardinerPreWorkout = SleepCutoff(
    rule: .hoursBeforeBed(13.2), finding: .limit, dose: 217.5, doses: 175...260,
    source: gardiner2023)

  /// 400 mg at 12, 8 or 4 h before bed delayed and changed sleep each time, so 12 h is not enough.
  ///
  /// The same men noticed it only at 4 h; 12 h was the longest interval.
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
