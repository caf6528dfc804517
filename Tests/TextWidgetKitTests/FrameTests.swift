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
    ) { completion(Timeline(entries: [CountEntry(date: date, count: 1)], policy: .never)) }
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

  /// Whatever it is made of, and however far it reaches.
  @Test func randomContentLeavesTheFrameWhole() throws {
    var generator = SplitMix64(seed: 34)
    for _ in 0..<Trials.count(1000) {
      let content = Self.content(depth: 4, &generator)
      let family: WidgetFamily = Bool.random(using: &generator) ? .systemSmall : .systemMedium
      expectWhole(try draw(AnyWidget(content: content), family))
    }
  }

  private static func content(depth: Int, _ generator: inout SplitMix64) -> AnyView {
    let length = CGFloat(Int.random(in: 1...400, using: &generator))
    let other = CGFloat(Int.random(in: 1...400, using: &generator))
    func inner() -> AnyView { content(depth: depth - 1, &generator) }
    switch Int.random(in: 0..<(depth > 0 ? 18 : 9), using: &generator) {
    case 0: return AnyView(Text("a long word in one line of no end").fixedSize())
    case 1: return AnyView(Text("漢字 ☕ café 한국어 in as many lines as there are"))
    case 2: return AnyView(Color.red.frame(width: length, height: other))
    case 3: return AnyView(Circle().fill(.blue).frame(width: length, height: length))
    case 4: return AnyView(Rectangle().stroke(.green, lineWidth: other / 20))
    case 5: return AnyView(Gauge(value: 0.4) { Text("Level") }.gaugeStyle(.accessoryCircular))
    case 6: return AnyView(Text("1234").font(.system(size: length / 4)))
    case 7:
      return AnyView(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    case 8: return AnyView(RoundedRectangle(cornerRadius: 12).stroke().frame(width: length))
    case 9:
      return AnyView(
        VStack(spacing: other / 40) {
          inner(); inner(); inner()
        })
    case 10:
      return AnyView(
        HStack {
          inner(); inner()
        })
    case 11:
      return AnyView(
        ZStack(alignment: .topLeading) {
          inner(); inner()
        })
    case 12: return AnyView(inner().offset(x: length - 200, y: other - 200))
    case 13: return AnyView(inner().scaleEffect(length / 100))
    case 14: return AnyView(inner().padding(-other / 8))
    case 15: return AnyView(inner().background(Color.orange).overlay(inner()))
    case 16: return AnyView(inner().rotationEffect(.degrees(Double(length))))
    default: return AnyView(inner().containerBackground(for: .widget) { inner() })
    }
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
