/// Pictures receive no touches and do not scroll.
/// - Effect: none
nonisolated extension View {
  /// Has no effect: pictures receive no touches.
  public func allowsHitTesting(_ enabled: Bool) -> Self { self }
  /// Drops the shape of the touch area.
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> Self { self }
  /// Never calls the action: pictures receive no touches.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Self { self }
  /// Has no effect: pictures do not scroll.
  public func scrollDisabled(_ disabled: Bool) -> Self { self }
  /// Draws no indicators, not even for `visible`.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> Self { self }
}

/// The visibility of scroll indicators; none are drawn.
/// - Effect: none
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }

/// Views that stay in place while others scroll.
/// - Effect: none
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// An action that opens no URL: pictures cannot.
/// - Effect: none
public struct OpenURLAction: Sendable {
  public enum Result: Hashable, Sendable { case handled, discarded, systemAction }

  /// Creates an action that never calls `handler`.
  public init(handler: @escaping @MainActor (URL) -> Result) {}
  init() {}

  /// Does nothing and calls no handler.
  public func callAsFunction(_ url: URL) {}
}

/// - Effect: none
extension EnvironmentValues {
  /// An action that opens nothing; setting it has no effect.
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }
}
