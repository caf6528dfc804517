/// A drink that was found, in the size that was asked for.
public struct DrinkMatch: Hashable, Sendable {
  /// How the amount of caffeine follows from the catalogue.
  public enum Basis: Hashable, Sendable {
    /// The serving as its source lists it.
    case listed

    /// The nearest listed serving, scaled by volume.
    case scaledByVolume

    /// The nearest listed serving as it is, though the volume asked for differs: its caffeine
    /// comes by the shot, the bag or the tablet, so scaling would be unsound.
    case notScaled
  }

  /// The drink.
  public let drink: Drink

  /// The listed serving the numbers rest on.
  public let serving: Serving

  /// The volume of one asked for, else the serving's.
  public let volume: Milliliters?

  /// The caffeine in one.
  public let amount: Milligrams

  /// How the amount follows from the serving.
  public let basis: Basis

  /// How many were asked for, above 0 and at most 20.
  public private(set) var count = 1.0

  /// The same, so many times.
  func counted(_ count: Double) -> DrinkMatch {
    var match = self
    match.count = count
    return match
  }
}
