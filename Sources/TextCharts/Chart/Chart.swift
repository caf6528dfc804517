/// A chart of marks, drawn in cells.
///
/// ```swift
/// Chart(days) { day in
///   BarMark(x: .value("Day", day.name), y: .value("Caffeine", day.amount))
/// }
/// ```
///
/// It takes all it is offered. With its room it gives up the legend, then the labels, and in 10 × 3
/// cells it is a sparkline. It is read aloud as a summary.
public struct Chart<Content> {
  let content: Content
}

extension Chart where Content: ChartContent {
  /// A chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart with marks for each element that knows its own identity.
  public init<Data: RandomAccessCollection, Marks: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Marks
  ) where Content == ForEach<Data, Data.Element.ID, Marks>, Data.Element: Identifiable {
    self.content = ForEach(of: data, content: content)
  }

  /// A chart with marks for each element; `id` is where its identity stands, which is not read.
  public init<Data: RandomAccessCollection, ID: Hashable, Marks: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Marks
  ) where Content == ForEach<Data, ID, Marks> { self.content = ForEach(of: data, content: content) }
}

extension Chart: View where Content: ChartContent {
  /// It resolves itself.
  public typealias Body = Never

  /// Gathers the marks; what becomes of them is known with the size.
  public func resolve(into builder: inout TreeBuilder) {
    let environment = builder.environment
    let settings = environment.chartSettings
    var marks = MarkCollector(clock: environment.wallClock) { environment.calendar.firstWeekday }
    // The order of a list goes before that of the marks.
    if let values = settings.x.domain.values { marks.x.show(values) }
    if let values = settings.y.domain.values { marks.y.show(values) }
    content.collect(into: &marks)
    let model = ChartModel(marks, settings: settings, environment: environment)
    GeometryReader { proxy in
      ChartPicture(model: model, size: proxy.size)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(writing: { ChartSummary(model: model, environment: $0).text }))
    .resolve(into: &builder)
  }
}
