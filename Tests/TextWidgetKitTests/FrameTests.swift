import TestSupport
import Testing
import TextUI
import TextWidgetKit

/// The frame of a widget is whole, whatever is inside it and behind it.
@MainActor
@Suite struct FrameTests {
  private struct Provider: TimelineProvider {
    let date: Date

    func placeholder(in context: Context) -> CountEntry { CountEntry(date: date, count: 0) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (CountEntry) -> Void) {
      completion(CountEntry(date: date, count: 1))
    }
    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<CountEntry>) -> Void
    ) {
      completion(Timeline(entries: [CountEntry(date: date, count: 1)], policy: .never))
    }
  }

  private struct AnyWidget: Widget {
    var date = noon
    var content = AnyView(EmptyView())

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "any", provider: Provider(date: date)) { _ in content }
    }
  }

  private func draw(
    _ widget: AnyWidget, _ family: WidgetFamily = .systemSmall, now: Date = noon
  ) throws -> CellGrid {
    let host = WidgetHost(widget)
    let place = WidgetPresentation(family: family, environment: EnvironmentValues(now: now))
    let timeline = host.immediateTimeline(of: host.widgets[0], in: place.context)
    return host.draw(timeline, of: host.widgets[0], as: place).grid
  }

  private func expectWhole(_ grid: CellGrid) {
    let rows = grid.plain().split(separator: "\n", omittingEmptySubsequences: false)
    let line = String(repeating: "─", count: grid.columns - 2)
    #expect(rows.first.map(String.init) == "╭\(line)╮", "\(grid.plain())")
    #expect(rows.last.map(String.init) == "╰\(line)╯", "\(grid.plain())")
    for row in rows.dropFirst().dropLast() {
      #expect(row.hasPrefix("│") && row.hasSuffix("│"), "\(grid.plain())")
    }
  }

  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge])
  func whatIsTooLargeIsCutOff(family: WidgetFamily) throws {
    let contents: [AnyView] = [
      AnyView(VStack { ForEach(0..<32, id: \.self) { Text("row \($0)").fixedSize() } }),
      AnyView(
        VStack { ForEach(0..<9, id: \.self) { _ in Color.red.frame(width: 64, height: 48) } }),
      AnyView(Text("a long word in one line of no end that has no room").fixedSize()),
      AnyView(Rectangle().fill(.red).frame(width: 900, height: 900)),
    ]
    for content in contents { expectWhole(try draw(AnyWidget(content: content), family)) }
  }

  /// The background of a container reaches its edge, whatever is in it.
  @Test func aBackgroundReachesTheEdge() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let backgrounds: [AnyView] = [
      AnyView(red),
      AnyView(GeometryReader { _ in red }),
      AnyView(LinearGradient(colors: [red, red], startPoint: .top, endPoint: .bottom)),
      AnyView(
        ZStack {
          red
          Text("behind")
        }),
      AnyView(Rectangle().fill(red)),
    ]
    for background in backgrounds {
      let grid = try draw(
        AnyWidget(
          content: AnyView(
            Text("a").containerBackground(for: .widget) { background })))
      expectWhole(grid)
      for (column, row) in [(0, 0), (9, 0), (0, 4), (19, 5), (19, 9)] {
        let cell = grid[column, row]
        #expect(cell.style.background == RGBA(hex: 0xFF0000), "\(column), \(row)")
        #expect(cell.style.foreground == cell.style.background, "\(column), \(row)")
      }
    }
  }

  /// A provider is asked after the host has looked at the clock: its entry is of now all the same.
  @Test func aFreshEntryIsNoSecondOld() throws {
    let asked = noon.addingTimeInterval(0.25)
    let text = Text(asked.addingTimeInterval(674), style: .relative)
    let grid = try draw(AnyWidget(date: asked, content: AnyView(text)), .systemMedium)
    #expect(grid.plain().contains("11 min, 14 sec"), "\(grid.plain())")
  }
}
