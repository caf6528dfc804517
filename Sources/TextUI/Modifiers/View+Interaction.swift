/// A picture cannot be touched, scrolled or chosen from.
/// - Effect: none
nonisolated extension View {
  /// Draws the view; nothing touches it.
  public func allowsHitTesting(_ enabled: Bool) -> Self { self }
  /// Drops the shape of where a touch would count.
  public func contentShape<Outline: Shape>(_ shape: Outline) -> Self { self }
  /// Never calls the action: a picture is not touched.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Self { self }
  /// Draws the content; nothing scrolls it.
  public func scrollDisabled(_ disabled: Bool) -> Self { self }
  /// Draws no indicators, also where they are asked for.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> Self { self }
}

/// Whether bars show how far content has scrolled.
/// - Effect: none
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }

/// Views that stay in sight while others scroll.
/// - Effect: none
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// Bit 0 is headers, bit 1 footers.
  public let rawValue: UInt32

  /// Other bits than 0 and 1 are kept.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers, which stay where layout puts them.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// Footers, which stay where layout puts them.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A picture opens no address.
/// - Effect: none
public struct OpenURLAction: Sendable {
  /// What a handler would answer.
  public enum Result: Hashable, Sendable { case handled, discarded, systemAction }

  /// Creates an action that never calls its handler.
  public init(handler: @escaping @MainActor (URL) -> Result) {}
  init() {}

  /// Opens nothing and calls no handler.
  public func callAsFunction(_ url: URL) {}
}

/// - Effect: none
extension EnvironmentValues {
  /// An action that opens nothing; setting it changes nothing.
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }
}
