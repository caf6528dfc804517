/// - Effect: none
nonisolated extension View {
  public func navigationTitle(_ title: Text) -> Self { self }
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> Self { self }
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> Self { self }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> Self { self }
  public func navigationBarTitle(_ title: Text) -> Self { self }
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> Self { self }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> Self { self }
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> Self { self }
  public func navigationBarItems<Leading: View>(leading: Leading) -> Self { self }
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> Self { self }
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
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self {
    self
  }
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> Self {
    self
  }
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> Self { self }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self {
    self
  }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil
  ) -> Self { self }
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> Self { self }
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> Self { self }
}

/// The look of a bar's title.
/// - Effect: none
public struct NavigationBarItem: Sendable {
  /// Ignored: no bar is drawn.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// The content of bars.
/// - Effect: none
public protocol ToolbarContent {}

/// - Effect: none
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildBlock(_ items: any ToolbarContent...) -> ToolbarItems { ToolbarItems() }
  public static func buildOptional(_ items: (any ToolbarContent)?) -> ToolbarItems {
    ToolbarItems()
  }
  public static func buildEither(first items: any ToolbarContent) -> ToolbarItems { ToolbarItems() }
  public static func buildEither(second items: any ToolbarContent) -> ToolbarItems {
    ToolbarItems()
  }
  public static func buildLimitedAvailability(_ items: any ToolbarContent) -> ToolbarItems {
    ToolbarItems()
  }
}

/// - Effect: none
public struct ToolbarItems: ToolbarContent, Sendable {}

/// - Effect: none
public struct ToolbarItem: ToolbarContent, Sendable {
  public init<Content: View>(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
  public init<Content: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

/// - Effect: none
public struct ToolbarItemGroup: ToolbarContent, Sendable {
  public init<Content: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

/// - Effect: none
public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, principal, primaryAction, confirmationAction, cancellationAction, topBarLeading
  case topBarTrailing, navigationBarLeading, navigationBarTrailing, bottomBar, keyboard, status
  case navigation, secondaryAction, destructiveAction, title, subtitle
}

/// The place of a search field.
/// - Effect: none
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Ignored: no search bar is drawn.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }

  private enum Kind: Hashable {
    case automatic, toolbar, sidebar
    case drawer(NavigationBarDrawerDisplayMode)
  }

  private let kind: Kind

  public static let automatic = SearchFieldPlacement(kind: .automatic)
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  public static let navigationBarDrawer = navigationBarDrawer(displayMode: .automatic)
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> Self { Self(kind: .drawer(displayMode)) }
}

/// - Effect: none
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, bottomBar, navigationBar, tabBar
}
