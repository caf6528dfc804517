/// Views that lead to each other: the first one.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  /// Shows the root; no link of it leads anywhere in a picture.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Shows the root, whatever the path holds.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Root) { self.root = root() }

  public var body: some View { root }
}

/// The values that lead to the view that is seen; a picture shows the root whatever they are.
public struct NavigationPath {
  private var values: [any Hashable] = []

  /// Starts at the root, with no value.
  public init() {}
  /// Starts with values of one type; those of others can be appended.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { $0 }
  }

  /// How many views an app would show over the root.
  public var count: Int { values.count }
  /// Whether an app would show the root, as a picture always does.
  public var isEmpty: Bool { values.isEmpty }
  /// Keeps a value that an app would show a view for.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }
  /// Takes away as many as there are at most; Apple's traps where it is asked for more.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

/// Views that lead to each other, by an older name: the first one.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Shows all its views, as a picture has no columns for them to go to.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

/// Columns that lead to each other: the first, as on a phone.
public struct NavigationSplitView<Sidebar: View>: View {
  private let sidebar: Sidebar

  /// Shows the sidebar alone.
  public init<Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// Shows the sidebar alone.
  public init<Content: View, Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  public var body: some View { sidebar }
}

/// What lets a list be changed: its word.
public struct EditButton: View {
  /// Draws the word in the tint; it does not change with the edit mode.
  public init() {}

  public var body: some View { Text("Edit").foregroundStyle(.tint) }
}

/// What leads to another view: its label.
public struct NavigationLink<Label: View>: View {
  private let label: Label

  /// Shows the label; the destination is never built.
  public init<Destination: View>(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Shows the label; the destination, though built, is left out.
  public init<Destination: View>(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Shows the label, also where the value is `nil`.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View { label }
}

extension NavigationLink where Label == Text {
  /// Shows a localized title; the destination is never built.
  public init<Destination: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(titleKey) } }

  /// Shows a localized title; the destination, though built, is left out.
  public init<Destination: View>(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Shows a title that is not looked up; the destination is never built.
  @_disfavoredOverload
  public init<Title: StringProtocol, Destination: View>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(title) } }

  /// Shows a localized title, also where the value is `nil`.
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

/// Reads where things are that scroll.
public struct ScrollViewReader<Content: View>: View {
  private let content: Content

  /// Builds the views at once, with a proxy that scrolls nothing.
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
