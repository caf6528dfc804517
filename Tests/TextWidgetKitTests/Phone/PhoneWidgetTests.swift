import TextUI
import TestSupport
import Testing
import TextWidgetKit

/// Widgets written as one writes them for an iPhone, each in its families: in plain text, and in
/// colour as a terminal gets it.
@MainActor
@Suite struct PhoneWidgetTests {
  @Test func heatMap() { expect(HeatMapView.self, in: [.systemSmall, .systemMedium]) }
  @Test func week() { expect(WeekView.self, in: [.systemSmall]) }
  @Test func month() {
    expect(MonthView.self, in: [.systemMedium, .systemLarge, .accessoryCorner])
  }
  @Test func cover() { expect(CoverView.self, in: [.systemSmall, .systemMedium, .systemLarge]) }
  @Test func photo() { expect(PhotoView.self, in: [.systemSmall]) }
  @Test func quotes() { expect(QuotesView.self, in: [.systemSmall, .systemMedium, .systemLarge]) }
  @Test func days() { expect(DaysView.self, in: [.systemSmall, .systemMedium]) }
  @Test func score() { expect(ScoreView.self, in: [.systemMedium, .accessoryInline]) }
  @Test func cells() { expect(CellsView.self, in: [.systemSmall, .systemMedium]) }
  @Test func threeRings() {
    expect(ThreeRingsView.self, in: [.systemSmall, .systemMedium, .accessoryCircular])
  }
  @Test func sky() { expect(SkyView.self, in: [.systemSmall, .accessoryCorner]) }
  @Test func timer() { expect(TimerView.self, in: [.systemSmall, .accessoryCircular]) }
  @Test func departures() {
    expect(
      DeparturesView.self,
      in: [.systemSmall, .systemMedium, .accessoryRectangular, .accessoryCorner])
  }
  @Test func tasks() { expect(TasksView.self, in: [.systemSmall, .systemMedium]) }
  @Test func meeting() { expect(MeetingView.self, in: [.systemSmall]) }

  @Test func bars() { expect(PhonePieces.bars, named: "bars") }
  @Test func hairlines() { expect(PhonePieces.hairlines, named: "hairlines") }
  @Test func outlines() { expect(PhonePieces.outlines, named: "outlines") }
  @Test func discs() { expect(PhonePieces.discs, named: "discs") }
  @Test func symbols() { expect(PhonePieces.symbols, named: "symbols") }
  @Test func areas() { expect(PhonePieces.areas, named: "areas") }

  private func expect(
    _ pieces: [PhonePiece], named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let pictures = pieces.map { piece in
      let grid = CellRenderer(
        content: piece.view, columns: piece.columns, rows: piece.rows,
        environment: EnvironmentValues()
      ).render().grid
      return "\(piece.name)\n\(grid.plain())\n\n\(grid.ansi())\n"
    }
    expectSnapshot(pictures.joined(separator: "\n"), named: name, sourceLocation: sourceLocation)
  }

  private func expect<Content: PhoneView>(
    _ content: Content.Type, in families: [WidgetFamily],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let host = WidgetHost(PhoneWidget<Content>())
    var pictures: [String] = []
    for family in families {
      let context = TimelineProviderContext(family: family)
      guard let entry = host.immediateSnapshot(of: host.widgets[0], in: context) else { continue }
      var environment = EnvironmentValues()
      environment.now = entry.date
      let grid = host.draw(
        entry, of: host.widgets[0],
        as: WidgetPresentation(family: family, environment: environment)
      ).grid
      pictures.append("\(family)\n\(grid.plain())\n\n\(grid.ansi())\n")
    }
    expectSnapshot(
      pictures.joined(separator: "\n"), named: "\(Content.self)", sourceLocation: sourceLocation)
  }
}

/// The view of a widget that shows the same whatever its entry.
protocol PhoneView: View {
  init()
}

struct PhoneWidget<Content: PhoneView>: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "phone", provider: PhoneProvider()) { _ in Content() }
  }
}

private struct PhoneEntry: TimelineEntry {
  let date: Date
}

private struct PhoneProvider: TimelineProvider {
  private var entry: PhoneEntry { PhoneEntry(date: Date(timeIntervalSince1970: 1_795_262_400)) }

  func placeholder(in context: Context) -> PhoneEntry { entry }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (PhoneEntry) -> Void) {
    completion(entry)
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<PhoneEntry>) -> Void
  ) { completion(Timeline(entries: [entry], policy: .atEnd)) }
}
