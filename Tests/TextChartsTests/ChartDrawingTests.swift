import TestSupport
import Testing
import TextCharts

/// Charts of each kind as whole outputs: in a large size with its colours and its speech, in a
/// small one, as a sparkline, and in ASCII.
@MainActor
@Suite struct ChartDrawingTests {
  @Test(arguments: 0..<12)
  func aChartIsDrawn(index: Int) {
    let (name, view) = SampleCharts.all[index]
    var text = ""
    for (columns, rows) in [(44, 12), (20, 6), (10, 3)] {
      let rendering = draw(view, columns, rows)
      text += "\(columns) × \(rows)\n\(rendering.grid.plain())\n\n"
      if columns == 44 { text += rendering.accessibilityLabel + "\n\n" }
    }
    text += "ASCII\n\(draw(view, 44, 12, .ascii).grid.plain())\n\n"
    text += draw(view, 20, 6).grid.ansi()
    expectSnapshot(text, named: name)
  }

  @Test func theChartOfTheArticle() {
    let cups = [("Mon", 3), ("Tue", 5), ("Wed", 2), ("Thu", 4)]
    let chart = Chart(cups, id: \.0) { day, count in
      BarMark(x: .value("Day", day), y: .value("Cups", count))
    }
    let rendering = draw(AnyView(chart), 24, 7)
    expectSnapshot(
      rendering.grid.plain() + "\n" + rendering.accessibilityLabel + "\n", named: "article")
  }

  @Test(arguments: [ColorDepth.monochrome, .ansi16, .ansi256, .trueColor])
  func aChartCanBeLimitedToASCII(depth: ColorDepth) {
    let crossed = Chart {
      ForEach(0..<3, id: \.self) { AreaMark(x: .value("X", $0), y: .value("Y", 4)) }
      RuleMark(y: .value("Limit", 2)).foregroundStyle(.red)
    }
    for view in SampleCharts.all.map(\.1) + [AnyView(crossed)] {
      let grid = draw(view, 44, 12).grid.limited(to: .ascii)
      #expect(grid.plain().utf8.allSatisfy { $0 < 0x80 }, "\(grid.plain())")
      #expect(grid.ansi(ANSIOptions(colorDepth: depth)).utf8.allSatisfy { $0 < 0x80 })
    }
  }

  /// Each sector has its annotation in its middle, in a pie and in a ring.
  @Test func theAnnotationsOfSectorsStandInThem() {
    for inner in [MarkDimension.automatic, .ratio(0.5)] {
      let chart = Chart(1..<5, id: \.self) { quarter in
        SectorMark(angle: .value("Share", 8), innerRadius: inner)
          .foregroundStyle(by: .value("Quarter", "\(quarter)"))
          .annotation(position: .overlay) { Text("\(quarter)") }
      }.chartLegend(.hidden)
      let rows = draw(AnyView(chart), 30, 10).grid.plain().split(
        separator: "\n", omittingEmptySubsequences: false)
      func place(_ name: Character) -> [Int] {
        rows.enumerated().flatMap { row, line in
          line.enumerated().filter { $0.element == name }.map { row * 100 + $0.offset }
        }
      }
      let places = (1..<5).map { place(Character("\($0)")) }
      #expect(places.allSatisfy { $0.count == 1 }, "\(rows.joined(separator: "\n"))")
      // Clockwise from the top, in two rows and two columns.
      let (first, second, third, fourth) = (places[0], places[1], places[2], places[3])
      #expect(first[0] / 100 == fourth[0] / 100 && second[0] / 100 == third[0] / 100)
      #expect(first[0] % 100 == second[0] % 100 && third[0] % 100 == fourth[0] % 100)
      #expect(fourth[0] < first[0] && first[0] / 100 < 5 && second[0] / 100 >= 5)
    }
  }

  /// `offset(x: 4)` is meant by one of four functions.
  @Test func theEndsOfARuleStay() {
    let rule = RuleMark(x: .value("X", 1))
    let other = BarMark(x: .value("X", 2), y: .value("Y", 3))
    func drawn(_ content: some ChartContent) -> CellGrid {
      draw(
        AnyView(
          Chart {
            content; other
          }), 20, 6
      ).grid
    }
    #expect(drawn(rule.offset(yStart: -10).zIndex(-1)) == drawn(rule.zIndex(-1)))
    #expect(drawn(rule.offset(x: 4, yStart: -10, yEnd: 3)) == drawn(rule.offset(x: 4)))
    #expect(drawn(rule.offset(xStart: 3, y: 4)) == drawn(rule.offset(y: 4)))
  }

  /// ASCII has a glyph for each kind of dashes.
  @Test func linesHaveTheStylesOfTheirValues() {
    let chart = Chart(["a", "b", "c"], id: \.self) { name in
      ForEach(0..<2, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0)) }
        .lineStyle(by: .value("Name", name))
    }
    #expect(draw(AnyView(chart), 30, 8, .ascii).grid.plain().contains("- a  * b  + c"))
  }

  private func draw(
    _ view: AnyView, _ columns: Int, _ rows: Int, _ glyphs: GlyphSet = .unicode
  ) -> Rendering {
    var environment = EnvironmentValues(now: .saturday(15))
    environment.glyphSet = glyphs
    return CellRenderer(
      content: view, columns: columns, rows: rows, environment: environment
    ).render()
  }
}
