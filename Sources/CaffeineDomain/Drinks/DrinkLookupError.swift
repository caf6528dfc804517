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
