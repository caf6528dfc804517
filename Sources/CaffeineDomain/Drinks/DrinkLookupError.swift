/// Why no drink was found.
public enum DrinkLookupError: Error, Hashable, Sendable {
  /// No drink is called that; the nearest names come first, at most three.
  case unknown(query: String, nearest: [Drink])

  /// The drink is known and does not come in that size.
  case noSuchSize(size: String, drink: Drink)
}
