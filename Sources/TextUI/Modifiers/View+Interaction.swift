/// A picture cannot be touched, scrolled or chosen from.
/// - Effect: none
nonisolated extension View {
  public func allowsHitTesting(_ enabled: Bool) -> Self { self }
  public func contentShape<Outline: Shape>(_ shape: Outline) -> Self { self }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Self { self }
  public func scrollDisabled(_ disabled: Bool) -> Self { self }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> Self { self }
}

/// Whether bars show how far content has scrolled.
/// - Effect: none
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic, visible, hidden, never
}

/// Views that stay in sight while others scroll.
/// - Effect: none
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A picture opens no address.
/// - Effect: none
public struct OpenURLAction: Sendable {
  public enum Result: Hashable, Sendable {
    case handled, discarded, systemAction
  }

  /// Creates an action that never calls its handler.
  public init(handler: @escaping @MainActor (URL) -> Result) {}
  init() {}

  public func callAsFunction(_ url: URL) {}
}

/// - Effect: none
extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }
}
