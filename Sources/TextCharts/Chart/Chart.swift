/// Takes all the space that is offered; with less it drops the legend, then the labels.
///
/// In 10 × 3 cells it is a sparkline. A screen reader gets a summary.
public struct Chart<Content> {
  let content: Content
}

extension Chart where Content: ChartContent {
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, Marks: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Marks
  ) where Content == ForEach<Data, Data.Element.ID, Marks>, Data.Element: Identifiable {
    self.content = ForEach(of: data, content: content)
  }

  /// `id` is never read, since a chart is drawn once.
  public init<Data: RandomAccessCollection, ID: Hashable, Marks: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Marks
  ) where Content == ForEach<Data, ID, Marks> { self.content = ForEach(of: data, content: content) }
}

extension Chart: View where Content: ChartContent {
  public typealias Body = Never

  /// Collects the marks; they are laid out once the size is known.
  public func resolve(into builder: inout TreeBuilder) {
    let environment = builder.environment
    let settings = environment.chartSettings
    var marks = MarkCollector(clock: environment.wallClock) { environment.calendar.firstWeekday }
    // An explicit domain determines the order of categories before the marks do.
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
