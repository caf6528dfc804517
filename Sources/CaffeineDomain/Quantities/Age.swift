/// The age of a person.
public struct Age: Quantity {
  /// Years, from 0 to 130.
  public let value: Double

  /// An age of that many years, or `nil` outside 0…130.
  public init?(_ years: Double) {
    guard (0...130).contains(years) else { return nil }
    value = years
  }
}
