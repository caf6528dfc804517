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

/// By what age a person's limits go.
public enum AgeGroup: CaseIterable, Hashable, Sendable {
  /// Under four years, for whom no public body has a number: Health Canada's begin at four.
  case underFour
  /// From four to seventeen years.
  case underEighteen
  /// From eighteen on, and whoever has not told an age.
  case adult

  /// The group of an age.
  public init(_ age: Age?) {
    self =
      switch age?.value ?? 18 {
      case ..<4: .underFour
      case ..<18: .underEighteen
      default: .adult
      }
  }
}
