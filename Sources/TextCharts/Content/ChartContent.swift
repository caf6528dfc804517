@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent

  @ChartContentBuilder var body: Body { get }

  /// Appends the marks to a chart.
  ///
  /// The default appends the marks of `body`; a program never needs another.
  func collect(into marks: inout MarkCollector)
}

extension ChartContent {
  public func collect(into marks: inout MarkCollector) { body.collect(into: &marks) }
}

extension ChartContent where Body == Never {
  /// Never called: a mark has no body.
  public var body: Never { preconditionFailure("\(Self.self) is a mark and has no body") }
}

extension Never: ChartContent {
  /// Never called: no value of this type exists.
  public var body: Never { preconditionFailure("Never is no content") }

  /// - Effect: none; never called, since no value of this type exists.
  public func collect(into marks: inout MarkCollector) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never

  /// Never called: an optional has no body.
  public var body: Never { preconditionFailure("Marks have no body") }

  public func collect(into marks: inout MarkCollector) { self?.collect(into: &marks) }
}

extension ConditionalContent: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never

  /// Never called: a conditional has no body.
  public var body: Never { preconditionFailure("Marks have no body") }

  public func collect(into marks: inout MarkCollector) {
    switch self {
    case .first(let content): content.collect(into: &marks)
    case .second(let content): content.collect(into: &marks)
    }
  }
}

public struct AnyChartContent: ChartContent {
  public typealias Body = Never

  private let add: @MainActor (inout MarkCollector) -> Void

  public init<Content: ChartContent>(_ content: Content) { add = { content.collect(into: &$0) } }

  public func collect(into marks: inout MarkCollector) { add(&marks) }
}

public struct Plot<Content> {
  let content: Content
}

extension Plot: ChartContent where Content: ChartContent {
  public typealias Body = Never

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public func collect(into marks: inout MarkCollector) { content.collect(into: &marks) }
}
