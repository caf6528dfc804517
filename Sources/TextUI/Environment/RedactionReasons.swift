/// The reasons to hide the content of a view.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The set as bits; the three named ones have a meaning.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not ready: text becomes bars of its size.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Others may see the screen: views marked as sensitive become bars.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
