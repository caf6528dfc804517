/// One view for each element of a collection; like ``Group``, it is no box of its own.
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
  /// In the order in which they are drawn, and read aloud.
  public var data: Data
  /// Called once an element; several views that it gives are several children of the container.
  public var content: (Data.Element) -> Content
  var identity: ((Data.Element) -> ID)?

  /// Makes something of each element that need not be a view.
  package init(of data: Data, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  /// Makes something of each element without an identity, which is not read: making its key path
  /// takes as long as making ten views.
  package init(of data: Data, content: @escaping (Data.Element) -> Content) where ID == Never {
    self.data = data
    self.content = content
  }

  /// Hands on what is made of each element.
  ///
  /// By index: the runtime makes an iterator of each type of data, and walks over all conformances of
  /// the program for it.
  ///
  /// O(n).
  package func eachContent(_ use: (Content) -> Void) {
    var index = data.startIndex
    while index != data.endIndex {
      use(content(data[index]))
      data.formIndex(after: &index)
    }
  }
}

extension ForEach: View where Content: View {
  /// Adds the nodes of each element's view.
  ///
  /// O(n).
  public func resolve(into builder: inout TreeBuilder) {
    guard builder.notes.tagsElements, let identity else {
      return eachContent { $0.resolve(into: &builder) }
    }
    for element in data { content(element).tag(identity(element)).resolve(into: &builder) }
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element that knows its own identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    identity = { $0.id }
  }

  /// Makes a view for each element; `id` is where its identity stands.
  ///
  /// A picture is drawn once, so it is read for no more than what is selected: the tag of a view.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identity = { $0[keyPath: id] }
  }

  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    identity = { $0 }
  }
}
