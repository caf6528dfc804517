#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A half-life measured from the concentrations in two samples of saliva, or of blood.
///
/// t½ = Δt·ln 2/ln(C₁/C₂); whatever saliva has less than blood cancels (0.74, Newton 1981).
///
///     let test = try HalfLifeTest((at: noon, 3.1), (at: evening, 1.3), intakes: intakes)
///     test.halfLife       // 4.79 h
///     test.relativeError  // 0.16: ± 16 %
public struct HalfLifeTest: Hashable, Sendable {
  /// What keeps two samples from being a test.
  public enum Objection: Error, Hashable, Sendable {
    /// Less than four hours apart.
    case tooClose
    /// The second is not lower than the first, or one is not above zero.
    case notFalling
    /// A drink between the samples, or so soon before the first that it was still being absorbed.
    case drink(Intake)
  }

  /// The half-life as measured, all that changes it included.
  public let halfLife: HalfLife

  /// Its standard error as a share of it, when each value is right to 10 %.
  public let relativeError: Double

  /// The least time between the samples, in seconds: four hours.
  public static let leastTime = 4.0 * 3600

  /// How long before the first sample a drink must have been finished, in seconds: two hours.
  public static let restTime = 2.0 * 3600

  /// The test of two samples, the earlier first, their concentrations in any unit; `intakes` are
  /// what was drunk around them.
  public init(
    _ first: (at: Date, value: Double), _ second: (at: Date, value: Double), intakes: [Intake]
  ) throws(Objection) {
    let time = second.at.timeIntervalSince(first.at)
    guard time >= Self.leastTime else { throw .tooClose }
    guard second.value > 0, first.value > second.value, first.value.isFinite,
      let halfLife = HalfLife(time / 3600 * log(2) / log(first.value / second.value))
    else { throw .notFalling }
    let quiet = first.at.addingTimeInterval(-Self.restTime)
    let disturbing = intakes.first {
      $0.amount > .zero && $0.start < second.at && $0.start.addingTimeInterval($0.duration) > quiet
    }
    if let disturbing { throw .drink(disturbing) }
    self.halfLife = halfLife
    relativeError = 0.1 * 2.0.squareRoot() / log(first.value / second.value)
  }
}
