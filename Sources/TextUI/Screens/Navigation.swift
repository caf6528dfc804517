/// Views that lead to each other: the first one.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  /// Shows the root, whatever the path holds.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Root) {
    self.root = root()
  }

  public var body: some View { root }
}

/// The values that lead to the view that is seen; a picture shows the root whatever they are.
public struct NavigationPath {
  private var values: [any Hashable] = []

  public init() {}
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { $0 }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }
  /// Takes away as many as there are at most; Apple's traps where it is asked for more.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

/// Views that lead to each other, by an older name: the first one.
public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

/// Columns that lead to each other: the first, as on a phone.
public struct NavigationSplitView<Sidebar: View>: View {
  private let sidebar: Sidebar

  /// Shows the sidebar alone.
  public init<Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
  }

  /// Shows the sidebar alone.
  public init<Content: View, Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
  }

  public var body: some View { sidebar }
}

/// What lets a list be changed: its word.
public struct EditButton: View {
  public init() {}

  public var body: some View { Text("Edit").foregroundStyle(.tint) }
}

/// What leads to another view: its label.
public struct NavigationLink<Label: View>: View {
  private let label: Label

  public init<Destination: View>(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public init<Destination: View>(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View { label }
}

extension NavigationLink where Label == Text {
  public init<Destination: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  public init<Destination: View>(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Destination: View>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }
}

/// Views of which one is seen: the first.
public struct TabView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Shows the first view that fits, whatever is selected.
  public init<Value: Hashable>(selection: Binding<Value>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { ViewThatFits { content } }
}

/// Reads where things are that scroll.
public struct ScrollViewReader<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }

  public var body: some View { content }
}

/// Scrolls to a view, which a picture cannot.
public struct ScrollViewProxy: Sendable {
  /// - Effect: none
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
