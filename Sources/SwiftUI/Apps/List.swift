/// Rows under each other, as previews and apps show them; here without lines and grounds.
public struct List<Content: View>: View {
  private let content: Content

  /// Creates rows from views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates rows from views, one of which may be chosen.
  public init<Value: Hashable>(
    selection: Binding<Value?>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The rows at the start of their lines.
  public var body: some View {
    VStack(alignment: .leading) { content }
  }
}

extension List {
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

/// Settings under each other.
public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The settings at the start of their lines.
  public var body: some View {
    VStack(alignment: .leading) { content }
  }
}
