/// Rows below each other, without separators and backgrounds.
public struct List<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { VStack(alignment: .leading) { content } }

  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  public init<Items: RandomAccessCollection, Row: View>(
    _ data: Items, @ViewBuilder rowContent: @escaping (Items.Element) -> Row
  ) where Content == ForEach<Items, Items.Element.ID, Row>, Items.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  public init<Items: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Items, id: KeyPath<Items.Element, ID>,
    @ViewBuilder rowContent: @escaping (Items.Element) -> Row
  ) where Content == ForEach<Items, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}
