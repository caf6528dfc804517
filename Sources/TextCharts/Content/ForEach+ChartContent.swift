extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never

  /// Never called: a `ForEach` has no body.
  public var body: Never { preconditionFailure("Marks have no body") }

  /// Appends the marks of every element; O(n).
  public func collect(into marks: inout MarkCollector) { eachContent { $0.collect(into: &marks) } }

  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID { self.init(of: data, content: content) }

  /// `id` is never read, since a chart is drawn once.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(of: data, content: content) }

  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int { self.init(of: data, content: content) }
}
