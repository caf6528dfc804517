/// One size in which a drink comes, with the caffeine in it.
public struct Serving: Hashable, Sendable {
  /// What the size is called: `tall`, `cup`, `can`.
  public let size: ServingSize

  /// How much liquid; `nil` for a tablet and where the source does not say.
  public let volume: Milliliters?

  /// How much caffeine.
  public let amount: Milligrams

  /// Where the number comes from; `nil` for a drink of the user's own.
  public let source: Source?

  /// A size and its numbers.
  public init(
    _ size: ServingSize, volume: Milliliters?, amount: Milligrams, source: Source? = nil
  ) {
    self.size = size
    self.volume = volume
    self.amount = amount
    self.source = source
  }
}
