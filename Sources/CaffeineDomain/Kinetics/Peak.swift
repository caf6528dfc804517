/// The highest point of a stretch of a curve.
public struct Peak: Hashable, Sendable {
  /// When it is reached, to a microsecond; the earliest instant if there are several.
  public let date: Date

  /// How much is in the body then.
  public let amount: Milligrams
}
