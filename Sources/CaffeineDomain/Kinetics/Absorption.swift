/// How a drink gets from the cup into the body.
public enum Absorption: Hashable, Sendable {
  /// Through the gut, at a first-order rate: the level rises for half an hour or more, then falls.
  case oral(AbsorptionRate)

  /// All at once: the amount is in the body as soon as it is drunk.
  case instant

  /// Through the gut at the standard rate of 4.6 per hour.
  public static let standard: Absorption = .oral(.standard)
}
