/// Rows below each other, without separators and backgrounds.
public struct List<Content: View>: View {
  private let content: Content

  /// Creates rows from views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates rows from views; the selection does not show.
  public init<Value: Hashable>(
    selection: Binding<Value?>?, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Creates rows from views; the selection does not show.
  public init<Value: Hashable>(
    selection: Binding<Set<Value>>?, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// The rows, aligned at the left.
  public var body: some View { VStack(alignment: .leading) { content } }

  /// Creates a row for each number.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a row for a binding to each element.
  public init<Items: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Items>, @ViewBuilder rowContent: @escaping (Binding<Items.Element>) -> Row
  )
  where
    Content == ForEach<Binding<Items>, Items.Element.ID, Row>, Items.Element: Identifiable,
    Items.Index: Hashable
  { self.init { ForEach(data, content: rowContent) } }

  /// Creates a row for each element; the selection does not show.
  public init<Items: RandomAccessCollection, Value: Hashable, Row: View>(
    _ data: Items, selection: Binding<Value?>?,
    @ViewBuilder rowContent: @escaping (Items.Element) -> Row
  ) where Content == ForEach<Items, Items.Element.ID, Row>, Items.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a row for each element; the selection does not show.
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

  /// Creates the top rows of elements with children of the same type.
  public init<Items: RandomAccessCollection, Row: View>(
    _ data: Items, children: KeyPath<Items.Element, Items?>,
    @ViewBuilder rowContent: @escaping (Items.Element) -> Row
  ) where Content == OutlineGroup<Items, Items.Element.ID, Row>, Items.Element: Identifiable {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}

/// The top rows of a tree; their children are collapsed, as at first on a phone.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View>: View {
  private let rows: ForEach<Data, ID, Parent>

  /// Creates the top rows of elements with children of the same type.
  public init<Element>(
    _ data: Data, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Parent
  ) where Data.Element == Element, Element: Identifiable, ID == Element.ID {
    rows = ForEach(data, content: content)
  }

  /// Creates the top rows of elements with children of the same type.
  public init<Element>(
    _ data: Data, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Parent
  ) where Data.Element == Element { rows = ForEach(data, id: id, content: content) }

  /// Creates the row of one element with children of the same type.
  public init<Element>(
    _ root: Element, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Parent
  ) where Data == [Element], Element: Identifiable, ID == Element.ID {
    rows = ForEach([root], content: content)
  }

  /// The top rows.
  public var body: some View { rows }
}

/// Settings below each other.
public struct Form<Content: View>: View {
  private let content: Content

  /// Stacks the settings without separators and backgrounds.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The settings, aligned at the left.
  public var body: some View { VStack(alignment: .leading) { content } }
}
