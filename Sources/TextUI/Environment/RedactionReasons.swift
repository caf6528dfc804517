public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not ready: text becomes bars of its size.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Others may see the screen: views marked as sensitive become bars.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
