/// Ignored: bars, sheets, menus and fields belong to apps.
/// - Effect: none
nonisolated extension View {
  public func help(_ text: Text) -> Self { self }
  public func help(_ textKey: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func help<Content: StringProtocol>(_ text: Content) -> Self { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
  public func badge(_ count: Int) -> Self { self }
  public func badge(_ label: Text?) -> Self { self }
  public func badge(_ key: LocalizedStringKey?) -> Self { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
  public func disableAutocorrection(_ disable: Bool?) -> Self { self }
  public func scenePadding(_ edges: Edge.Set = .all) -> Self { self }
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool) -> Self { self }
  public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
  public func statusBar(hidden: Bool) -> Self { self }
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
  public func textSelection(_ selectability: some TextSelectability) -> Self { self }
  public func focusable(_ isFocusable: Bool = true) -> Self { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> Self { self }
  public func listRowBackground<Background: View>(_ view: Background?) -> Self { self }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self {
    self
  }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> Self { self }
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> Self { self }
}

/// Whether a person can select text.
/// - Effect: none
public protocol TextSelectability {}
/// - Effect: none
public struct EnabledTextSelectability: TextSelectability, Sendable {}
/// - Effect: none
public struct DisabledTextSelectability: TextSelectability, Sendable {}
/// - Effect: none
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { Self() }
}
/// - Effect: none
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { Self() }
}

/// - Effect: none
extension VerticalEdge {
  /// Edges for the bars of apps; ignored.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }

    public static let top = Set(rawValue: 1 << 0)
    public static let bottom = Set(rawValue: 1 << 1)
    public static let all: Set = [.top, .bottom]
  }
}

/// - Effect: none
extension HorizontalEdge {
  /// Edges for swipe actions; ignored.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }

    public static let leading = Set(rawValue: 1 << 0)
    public static let trailing = Set(rawValue: 1 << 1)
    public static let all: Set = [.leading, .trailing]
  }
}

/// The effect of a pointer over a view; ignored.
/// - Effect: none
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// - Effect: none; no app goes on with what a widget has begun.
nonisolated extension View {
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
  public func userActivity<Element>(
    _ activityType: String, element: Element?,
    _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> Self { self }
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
}

/// - Effect: none
extension View {
  /// Returns the view unchanged: it is drawn once, before any value is sent.
  nonisolated public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> Self where Source.Failure == Never { self }
}

/// - Effect: none
nonisolated extension View {
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> Self { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> Self { self }
}

/// The position where a scroll view comes to rest; views do not scroll here.
/// - Effect: none
public protocol ScrollTargetBehavior {}

/// Rests at a page.
/// - Effect: none
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

/// Rests at a view.
/// - Effect: none
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The maximum number of views that one swipe passes.
  public enum LimitBehavior: Hashable, Sendable {
    case automatic, always, never, alwaysByFew, alwaysByOne
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}
}

/// - Effect: none
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { Self() }
}

/// - Effect: none
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { Self() }
}

/// Whether scrolling bounces at the end of the content.
/// - Effect: none
public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }
