/// A part of a chart: marks, described by other content.
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
  /// The content this one is made of; `Never` for marks.
  associatedtype Body: ChartContent

  /// The marks that this content is made of.
  @ChartContentBuilder var body: Body { get }

  /// Adds the marks to those of a chart.
  ///
  /// The default adds those of `body`; there is no need to write another.
  func collect(into marks: inout MarkCollector)
}

extension ChartContent {
  /// Adds the marks of `body`.
  public func collect(into marks: inout MarkCollector) { body.collect(into: &marks) }
}

extension ChartContent where Body == Never {
  /// Never called: a mark has no body.
  public var body: Never { preconditionFailure("\(Self.self) is a mark and has no body") }
}

extension Never: ChartContent {
  /// Never called: there is no value of this type.
  public var body: Never { preconditionFailure("Never is no content") }

  /// Never called: there is no value of this type.
  /// - Effect: none
  public func collect(into marks: inout MarkCollector) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// An optional adds its marks itself.
  public typealias Body = Never

  /// Never called: there is no body.
  public var body: Never { preconditionFailure("Marks have no body") }

  /// Adds the marks if there are any.
  public func collect(into marks: inout MarkCollector) { self?.collect(into: &marks) }
}

extension ConditionalContent: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  /// A choice adds its marks itself.
  public typealias Body = Never

  /// Never called: there is no body.
  public var body: Never { preconditionFailure("Marks have no body") }

  /// Adds the marks of the branch that was taken.
  public func collect(into marks: inout MarkCollector) {
    switch self {
    case .first(let content): content.collect(into: &marks)
    case .second(let content): content.collect(into: &marks)
    }
  }
}

/// Content whose type is forgotten.
public struct AnyChartContent: ChartContent {
  /// It adds its marks itself.
  public typealias Body = Never

  private let add: @MainActor (inout MarkCollector) -> Void

  /// Forgets the type of content.
  public init<Content: ChartContent>(_ content: Content) { add = { content.collect(into: &$0) } }

  /// Adds the marks of the content inside.
  public func collect(into marks: inout MarkCollector) { add(&marks) }
}

/// Marks that share modifiers.
public struct Plot<Content> {
  let content: Content
}

extension Plot: ChartContent where Content: ChartContent {
  /// It adds its marks itself.
  public typealias Body = Never

  /// Groups marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Adds the marks inside.
  public func collect(into marks: inout MarkCollector) { content.collect(into: &marks) }
}
