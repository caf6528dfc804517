/// Rows under each other, as previews and apps show them; here without lines and grounds.
public struct List<Content: View>: View {
  private let content: Content

  /// Creates rows from views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates rows from views, one of which may be chosen.
  public init<Value: Hashable>(
    selection: Binding<Value?>?, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Creates rows from views, some of which may be chosen.
  public init<Value: Hashable>(
    selection: Binding<Set<Value>>?, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// The rows at the start of their lines.
  public var body: some View { VStack(alignment: .leading) { content } }
}

extension List {
  /// Creates a row for each number.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a row for each element, which the row may change.
  public init<Items: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Items>, @ViewBuilder rowContent: @escaping (Binding<Items.Element>) -> Row
  )
  where
    Content == ForEach<Binding<Items>, Items.Element.ID, Row>, Items.Element: Identifiable,
    Items.Index: Hashable
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a row for each element, one of which may be chosen.
  public init<Items: RandomAccessCollection, Value: Hashable, Row: View>(
    _ data: Items, selection: Binding<Value?>?,
    @ViewBuilder rowContent: @escaping (Items.Element) -> Row
  ) where Content == ForEach<Items, Items.Element.ID, Row>, Items.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a row for each element, some of which may be chosen.
  public init<Items: RandomAccessCollection, Value: Hashable, Row: View>(
    _ data: Items, selection: Binding<Set<Value>>?,
    @ViewBuilder rowContent: @escaping (Items.Element) -> Row
  ) where Content == ForEach<Items, Items.Element.ID, Row>, Items.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a row for each element.
  public init<Items: RandomAccessCollection, Row: View>(
    _ data: Items, @ViewBuilder rowContent: @escaping (Items.Element) -> Row
  ) where Content == ForEach<Items, Items.Element.ID, Row>, Items.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a row for each element.
  public init<Items: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Items, id: KeyPath<Items.Element, ID>,
    @ViewBuilder rowContent: @escaping (Items.Element) -> Row
  ) where Content == ForEach<Items, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

/// The first rows of a tree: what is inside them is folded away, as on a phone before somebody taps.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View>: View {
  private let rows: ForEach<Data, ID, Parent>

  /// The first rows of elements that hold others of their kind.
  public init<Element>(
    _ data: Data, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Parent
  ) where Data.Element == Element, Element: Identifiable, ID == Element.ID {
    rows = ForEach(data, content: content)
  }

  /// The first rows of elements that hold others of their kind.
  public init<Element>(
    _ data: Data, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Parent
  ) where Data.Element == Element { rows = ForEach(data, id: id, content: content) }

  /// The row of one element that holds others of its kind.
  public init<Element>(
    _ root: Element, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Parent
  ) where Data == [Element], Element: Identifiable, ID == Element.ID {
    rows = ForEach([root], content: content)
  }

  /// The rows.
  public var body: some View { rows }
}

extension List {
  /// The first rows of elements that hold others of their kind.
  public init<Items: RandomAccessCollection, Row: View>(
    _ data: Items, children: KeyPath<Items.Element, Items?>,
    @ViewBuilder rowContent: @escaping (Items.Element) -> Row
  ) where Content == OutlineGroup<Items, Items.Element.ID, Row>, Items.Element: Identifiable {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}

/// Settings under each other.
public struct Form<Content: View>: View {
  private let content: Content

  /// Stacks the settings without grounds and lines.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The settings at the start of their lines.
  public var body: some View { VStack(alignment: .leading) { content } }
}
