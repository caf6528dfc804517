/// A part of a chart that is composed of marks and other content.
///
/// ```swift
/// struct Limit: ChartContent {
///   let level: Double
///   var body: some ChartContent {
///     RuleMark(y: .value("Limit", level)).foregroundStyle(.red)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of `body`; `Never` for marks.
  associatedtype Body: ChartContent

  /// The marks of this content.
  @ChartContentBuilder var body: Body { get }

  /// Appends the marks to a chart.
  ///
  /// The default appends the marks of `body`; a program never needs another.
  func collect(into marks: inout MarkCollector)
}

extension ChartContent {
  /// Appends the marks of `body`.
  public func collect(into marks: inout MarkCollector) { body.collect(into: &marks) }
}

extension ChartContent where Body == Never {
  /// Never called: a mark has no body.
  public var body: Never { preconditionFailure("\(Self.self) is a mark and has no body") }
}

extension Never: ChartContent {
  /// Never called: no value of this type exists.
  public var body: Never { preconditionFailure("Never is no content") }

  /// Never called: no value of this type exists.
  /// - Effect: none
  public func collect(into marks: inout MarkCollector) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// An optional appends its marks itself.
  public typealias Body = Never

  /// Never called: an optional has no body.
  public var body: Never { preconditionFailure("Marks have no body") }

  /// Appends the marks, if there are any.
  public func collect(into marks: inout MarkCollector) { self?.collect(into: &marks) }
}

extension ConditionalContent: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  /// A conditional appends its marks itself.
  public typealias Body = Never

  /// Never called: a conditional has no body.
  public var body: Never { preconditionFailure("Marks have no body") }

  /// Appends the marks of the branch that was taken.
  public func collect(into marks: inout MarkCollector) {
    switch self {
    case .first(let content): content.collect(into: &marks)
    case .second(let content): content.collect(into: &marks)
    }
  }
}

/// Chart content with its type erased.
public struct AnyChartContent: ChartContent {
  /// Erased content appends its marks itself.
  public typealias Body = Never

  private let add: @MainActor (inout MarkCollector) -> Void

  /// Erases the type of `content`.
  public init<Content: ChartContent>(_ content: Content) { add = { content.collect(into: &$0) } }

  /// Appends the marks of the wrapped content.
  public func collect(into marks: inout MarkCollector) { add(&marks) }
}

/// Groups marks, so that modifiers apply to all of them.
public struct Plot<Content> {
  let content: Content
}

extension Plot: ChartContent where Content: ChartContent {
  /// A group appends its marks itself.
  public typealias Body = Never

  /// Creates a group.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Appends the marks of the group.
  public func collect(into marks: inout MarkCollector) { content.collect(into: &marks) }
}
