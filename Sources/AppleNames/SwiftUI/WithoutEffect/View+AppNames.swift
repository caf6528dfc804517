/// Bars, sheets, menus and fields belong to apps; a picture has none.
nonisolated extension View {
  public func help(_ text: Text) -> Self { self }
  public func help(_ textKey: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func help<Content: StringProtocol>(_ text: Content) -> Self { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
  public func onOpenURL(prefersInApp: Bool) -> Self { self }
  public func badge(_ count: Int) -> Self { self }
  public func badge(_ label: Text?) -> Self { self }
  public func badge(_ key: LocalizedStringKey?) -> Self { self }
  public func scenePadding(_ edges: Edge.Set = .all) -> Self { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
  public func disableAutocorrection(_ disable: Bool?) -> Self { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }
  public func buttonSizing(_ sizing: ButtonSizing) -> Self { self }
  public func headerProminence(_ prominence: Prominence) -> Self { self }
  public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> Self { self }
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool) -> Self { self }
  public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self {
    self
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
  public func textSelection(_ selectability: some TextSelectability) -> Self { self }
  public func focusable(_ isFocusable: Bool = true) -> Self { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> Self { self }
  public func gesture<Movement: Gesture>(_ gesture: Movement) -> Self { self }
  public func simultaneousGesture<Movement: Gesture>(_ gesture: Movement) -> Self { self }
  public func highPriorityGesture<Movement: Gesture>(_ gesture: Movement) -> Self { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> Self { self }
  public func onSubmit(_ action: @escaping () -> Void) -> Self { self }
  public func sectionIndexLabel(_ label: Text?) -> Self { self }
  public func sectionIndexLabel(_ label: LocalizedStringKey) -> Self { self }
  public func horizontalRadioGroupLayout() -> Self { self }
  public func interactionActivityTrackingTag(_ tag: String) -> Self { self }
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> Self { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> Self { self }
  public func listStyle(_ style: some ListStyle) -> Self { self }
  public func listRowBackground<Background: View>(_ view: Background?) -> Self { self }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self {
    self
  }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
  public func formStyle(_ style: some FormStyle) -> Self { self }
  public func pickerStyle(_ style: some PickerStyle) -> Self { self }
  public func textFieldStyle(_ style: some TextFieldStyle) -> Self { self }
  public func menuStyle(_ style: some MenuStyle) -> Self { self }
  public func tabViewStyle(_ style: some TabViewStyle) -> Self { self }
  public func navigationTitle(_ title: Text) -> Self { self }
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> Self { self }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> Self { self }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> Self {
    self
  }
  public func navigationBarHidden(_ hidden: Bool) -> Self { self }
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> Self { self }
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> Self { self }
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> Self { self }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> Self { self }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self {
    self
  }
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> Self { self }
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> Self { self }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> Self { self }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> Self { self }
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> Self { self }
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> Self { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> Self { self }
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> Self { self }
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> Self { self }
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> Self { self }
}

/// Whether holding a button down repeats what it does.
public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// How much room buttons take.
public struct ButtonSizing: Hashable, Sendable {
  public static let automatic = ButtonSizing()
  public static let fitted = ButtonSizing()
  public static let flexible = ButtonSizing()
}

/// How strongly something stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// What the outline of a view counts for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character

  public init(_ character: Character) {
    self.character = character
  }
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.character = character
  }
}

/// Keys that are held down.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let command = EventModifiers(rawValue: 1 << 0)
  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let option = EventModifiers(rawValue: 1 << 2)
  public static let control = EventModifiers(rawValue: 1 << 3)
}

/// Keys that do what a button does.
public struct KeyboardShortcut: Hashable, Sendable {
  public static let defaultAction = KeyboardShortcut("\r")
  public static let cancelAction = KeyboardShortcut("\u{1B}")

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
}

/// Whether text can be chosen.
public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability, Sendable {}
public struct DisabledTextSelectability: TextSelectability, Sendable {}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { Self() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { Self() }
}

/// Whether what scrolls bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent()
  public static let large = PresentationDetent()
  public static func fraction(_ fraction: CGFloat) -> Self { Self() }
  public static func height(_ height: CGFloat) -> Self { Self() }
}

/// What titles of bars look like.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// What can be done to a view with fingers.
public protocol Gesture<Value> {
  associatedtype Value
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

public struct TapGesture: Gesture, Sendable {
  public typealias Value = Void
  public init(count: Int = 1) {}
}

public struct LongPressGesture: Gesture, Sendable {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

public struct DragGesture: Gesture, Sendable {
  public struct Value: Hashable, Sendable {
    public let location: CGPoint
    public let startLocation: CGPoint
    public let translation: CGSize
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// What stands in bars.
public protocol ToolbarContent {}

@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildBlock(_ items: any ToolbarContent...) -> ToolbarItems { ToolbarItems() }
}

public struct ToolbarItems: ToolbarContent, Sendable {}

public struct ToolbarItem: ToolbarContent, Sendable {
  public init<Content: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

public struct ToolbarItemGroup: ToolbarContent, Sendable {
  public init<Content: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

public struct ToolbarItemPlacement: Hashable, Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement()
}

public struct ToolbarPlacement: Hashable, Sendable {
  public static let automatic = ToolbarPlacement()
  public static let bottomBar = ToolbarPlacement()
  public static let navigationBar = ToolbarPlacement()
  public static let tabBar = ToolbarPlacement()
}

// Styles of what apps only have: every list, form, picker, field and menu looks alike.
public protocol ListStyle {}
public protocol FormStyle {}
public protocol PickerStyle {}
public protocol TextFieldStyle {}
public protocol MenuStyle {}
public protocol TabViewStyle {}
/// The one look there is.
public struct PlainControlStyle: ListStyle, FormStyle, PickerStyle, TextFieldStyle, MenuStyle,
  TabViewStyle, Sendable
{}
extension ListStyle where Self == PlainControlStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var grouped: Self { Self() }
  public static var inset: Self { Self() }
  public static var insetGrouped: Self { Self() }
  public static var sidebar: Self { Self() }
}
extension FormStyle where Self == PlainControlStyle {
  public static var automatic: Self { Self() }
  public static var columns: Self { Self() }
  public static var grouped: Self { Self() }
}
extension PickerStyle where Self == PlainControlStyle {
  public static var automatic: Self { Self() }
  public static var inline: Self { Self() }
  public static var menu: Self { Self() }
  public static var navigationLink: Self { Self() }
  public static var palette: Self { Self() }
  public static var segmented: Self { Self() }
  public static var wheel: Self { Self() }
}
extension TextFieldStyle where Self == PlainControlStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var roundedBorder: Self { Self() }
}
extension MenuStyle where Self == PlainControlStyle {
  public static var automatic: Self { Self() }
  public static var button: Self { Self() }
}
extension TabViewStyle where Self == PlainControlStyle {
  public static var automatic: Self { Self() }
  public static var page: Self { Self() }
}

extension VerticalEdge {
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }
    public init(_ edge: VerticalEdge) {
      self = edge == .top ? .top : .bottom
    }

    public static let top = Set(rawValue: 1 << 0)
    public static let bottom = Set(rawValue: 1 << 1)
    public static let all: Set = [.top, .bottom]
  }
}

extension HorizontalEdge {
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }
    public init(_ edge: HorizontalEdge) {
      self = edge == .leading ? .leading : .trailing
    }

    public static let leading = Set(rawValue: 1 << 0)
    public static let trailing = Set(rawValue: 1 << 1)
    public static let all: Set = [.leading, .trailing]
  }
}

/// Where a scroll view comes to rest; nothing scrolls.
public protocol ScrollTargetBehavior {}

/// At a page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

/// At a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views it passes.
  public struct LimitBehavior: Hashable, Sendable {
    public static let automatic = LimitBehavior()
    public static let always = LimitBehavior()
    public static let never = LimitBehavior()
    public static let alwaysByFew = LimitBehavior()
    public static let alwaysByOne = LimitBehavior()
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { Self() }
}

/// What becomes of a view under a pointer; there is none.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}
