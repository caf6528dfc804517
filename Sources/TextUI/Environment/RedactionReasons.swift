/// Why the content of a view is not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet: text becomes bars of its size.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Others may see: views marked as sensitive become bars.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
