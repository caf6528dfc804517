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

    /// Not at all: it was said with the order, as in `espresso 80mg`.
    case given

    /// From the shots that were asked for, or as the share of a half-caf.
    case worked
  }

  /// The row that the words mean.
  public let drink: Drink

  /// The listed serving the numbers rest on.
  public let serving: Serving

  /// The volume of one asked for, else the serving's.
  public let volume: Milliliters?

  /// The caffeine in one.
  public internal(set) var amount: Milligrams

  /// How the amount follows from the serving.
  public internal(set) var basis: Basis

  /// How many were asked for, above 0 and at most 20.
  public internal(set) var count = 1.0

  /// What was asked for of its size, in a word or two: `large`, `mug`, `3 shots`; `nil` where nothing
  /// was, and for a volume in numbers.
  package internal(set) var sizeName: String?

  /// Whether a size, a volume or a number of shots was asked for.
  package internal(set) var isSized = false
}

/// Why no drink was found.
public enum DrinkLookupError: Error, Hashable, Sendable {
  /// No drink is called that; the nearest come first, at most three: those whose names stand in the
  /// query before those with nearly its letters.
  case unknown(query: String, nearest: [Drink])

  /// The drink is known and does not come in that size.
  case noSuchSize(size: String, drink: Drink)

  /// A number has a sign or a mark of doubt before it: `-1 coffee`, `~2`.
  case signedNumber(query: String)
}
