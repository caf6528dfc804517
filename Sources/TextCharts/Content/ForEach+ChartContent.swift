extension ForEach: ChartContent where Content: ChartContent {
  /// It adds its marks itself.
  public typealias Body = Never

  /// Never called: there is no body.
  public var body: Never { preconditionFailure("Marks have no body") }

  /// Adds the marks of each element.
  ///
  /// O(n).
  public func collect(into marks: inout MarkCollector) { eachContent { $0.collect(into: &marks) } }

  /// Makes marks for each element that knows its own identity.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID { self.init(of: data, content: content) }

  /// Makes marks for each element; `id` is where its identity stands, which is not read.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(of: data, content: content) }

  /// Makes marks for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int { self.init(of: data, content: content) }
}
