/// One view for each element of a collection, without a container around them, like ``Group``.
///
/// ```swift
/// HStack {
///   ForEach(1..<4) { Text("\($0)") }
/// }
/// ```
///
/// ```
/// 1 2 3
/// ```
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content

  /// Makes any value, not only a view, from each element.
  package init(of data: Data, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  /// Makes a value from each element without an identity: its key path would cost ten views' time.
  package init(of data: Data, content: @escaping (Data.Element) -> Content) where ID == Never {
    self.data = data
    self.content = content
  }

  /// Calls `use` with the value of each element; O(n).
  ///
  /// By index: for an iterator the runtime would search the program's conformances for each type.
  package func eachContent(_ use: (Content) -> Void) {
    var index = data.startIndex
    while index != data.endIndex {
      use(content(data[index]))
      data.formIndex(after: &index)
    }
  }
}

extension ForEach: View where Content: View {
  /// Adds the nodes of each element's view; O(n).
  public func resolve(into builder: inout TreeBuilder) {
    eachContent { $0.resolve(into: &builder) }
  }
}

extension ForEach where Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID { self.init(of: data, content: content) }

  /// A picture is drawn once, so the key path is never read.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(of: data, content: content) }

  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int { self.init(of: data, content: content) }
}
