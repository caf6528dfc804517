/// The damage that a reading met: how much, and where the first of it is.
public struct DamageReport: Hashable, Sendable {
  /// How many places `first` holds at most; a file of rubbish must not fill the memory.
  public static let capacity = 1_000

  /// How many damaged places there are.
  public private(set) var count = 0
  /// The first of them.
  public private(set) var first: [Damage] = []
  /// Whether anything of it could not be read at all.
  public private(set) var isAnyLost = false

  /// No damage.
  public init() {}

  /// Whether all was as it was written.
  public var isEmpty: Bool { count == 0 }

  /// Adds a damaged place.
  public mutating func append(_ damage: Damage) {
    count += 1
    isAnyLost = isAnyLost || !damage.kind.isUsed
    if first.count < Self.capacity { first.append(damage) }
  }
}
