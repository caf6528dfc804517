/// A navigation stack, drawn as its root.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  /// Shows the root; its links are inactive.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Shows the root, whatever the path.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Root) { self.root = root() }

  public var body: some View { root }
}

/// The values of a navigation path; pictures show the root in any case.
public struct NavigationPath {
  private var values: [any Hashable] = []

  /// Creates an empty path.
  public init() {}
  /// Creates a path from values of one type; values of other types can be appended.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { $0 }
  }

  /// The number of values.
  public var count: Int { values.count }
  /// Whether the path is empty.
  public var isEmpty: Bool { values.isEmpty }
  /// Appends a value of any type.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }
  /// Removes the last `k` values, or all if there are fewer, where Apple's traps.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

/// A navigation view, drawn as all its views; SwiftUI's older form of ``NavigationStack``.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Shows all its views, since pictures have no columns for them.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

/// Navigation in columns, drawn as the first column.
public struct NavigationSplitView<Sidebar: View>: View {
  private let sidebar: Sidebar

  /// Shows only the sidebar.
  public init<Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// Shows only the sidebar.
  public init<Content: View, Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  public var body: some View { sidebar }
}

/// An edit button, drawn as its word.
public struct EditButton: View {
  /// Draws “Edit” in the tint, whatever the edit mode.
  public init() {}

  public var body: some View { Text("Edit").foregroundStyle(.tint) }
}

/// A link to another view, drawn as its label.
public struct NavigationLink<Label: View>: View {
  private let label: Label

  /// Shows the label; never builds the destination.
  public init<Destination: View>(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Shows the label and drops the destination.
  public init<Destination: View>(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Shows the label, even for a `nil` value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View { label }
}

extension NavigationLink where Label == Text {
  /// Shows a localized title; never builds the destination.
  public init<Destination: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(titleKey) } }

  /// Shows a localized title and drops the destination.
  public init<Destination: View>(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Shows a verbatim title; never builds the destination.
  @_disfavoredOverload
  public init<Title: StringProtocol, Destination: View>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(title) } }

  /// Shows a localized title, even for a `nil` value.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }
}

/// Views of which one is seen.
public struct TabView<Content: View>: View {
  private let tab: TaggedView<Content>

  /// Shows the first view, without a bar of tabs.
  public init(@ViewBuilder content: () -> Content) {
    tab = TaggedView(content: content(), tag: Int?.none, elseFirst: true)
  }

  /// Shows the view whose tag is selected, and the first where no tag is.
  public init<Value: Hashable>(selection: Binding<Value>?, @ViewBuilder content: () -> Content) {
    tab = TaggedView(content: content(), tag: selection?.wrappedValue, elseFirst: true)
  }

  public var body: some View { tab }
}

/// A reader of scroll positions; its content is drawn unscrolled.
public struct ScrollViewReader<Content: View>: View {
  private let content: Content

  /// Builds the views with a proxy that never scrolls.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }

  public var body: some View { content }
}

/// A proxy for scrolling, which pictures cannot do.
public struct ScrollViewProxy: Sendable {
  /// - Effect: none
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
