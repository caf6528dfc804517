/// What the literature offers in place of a limit in milligrams at bedtime; `Advice.latest(by:)`
/// applies it.
public struct SleepCutoff: Hashable, Sendable {
  /// The kind of line it draws.
  public enum Rule: Hashable, Sendable {
    /// No caffeine in the last so many hours before bed.
    case hoursBeforeBed(Double)

    /// No more than this concentration in plasma at bedtime.
    case concentration(MilligramsPerLiter)
  }

  /// The line.
  public let rule: Rule

  /// Who found it.
  public let source: Source
}

extension SleepCutoff {
  /// Six hours: 400 mg at 0, 3 or 6 h before bed each disturbed sleep.
  public static let drake = SleepCutoff(
    rule: .hoursBeforeBed(6),
    source: Source("Drake 2013, J Clin Sleep Med 9:1195", "doi:10.5664/jcsm.3170"))

  /// 8.8 h for a coffee of 107 mg in 250 ml, over 24 studies.
  public static let gardinerCoffee = SleepCutoff(
    rule: .hoursBeforeBed(8.8),
    source: Source("Gardiner 2023, Sleep Med Rev 69:101764", "doi:10.1016/j.smrv.2023.101764"))

  /// 13.2 h for a pre-workout serving of 217.5 mg, over 24 studies.
  public static let gardinerPreWorkout = SleepCutoff(
    rule: .hoursBeforeBed(13.2),
    source: Source("Gardiner 2023, Sleep Med Rev 69:101764", "doi:10.1016/j.smrv.2023.101764"))

  /// 1.44 mg/L (7.4 µmol/L), above which deep-sleep waves (EEG delta power) weaken: 70 mg in a body of 70 kg.
  public static let baur = SleepCutoff(
    rule: .concentration(1.44),
    source: Source("Baur, Dornbierer & Landolt 2024, J Sleep Res e14140", "doi:10.1111/jsr.14140"))
}
