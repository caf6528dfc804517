import TestSupport
import Testing
import TextCharts

/// Areas in the modes of one colour, where its shades tell them apart.
@MainActor
@Suite struct ShadeTests {
  nonisolated private static let modes: [ColorMapping] = [
    .accented(accent: RGBA(hex: 0xFF9F0A), base: RGBA(hex: 0xFFFFFF)),
    .vibrant(RGBA(hex: 0xFFFFFF)),
  ]

  private func draw(_ view: some View, _ columns: Int, _ rows: Int, _ mode: ColorMapping)
    -> CellGrid
  {
    var environment = EnvironmentValues(now: .saturday(15))
    environment.colorMapping = mode
    return CellRenderer(content: view, columns: columns, rows: rows, environment: environment)
      .render().grid
  }

  /// The ground of the middle of each bar, left to right.
  private func shades(_ grid: CellGrid, row: Int, columns: [Int]) -> [RGBA?] {
    columns.map { grid[$0, row].style.background }
  }

  private func bars(_ colors: [Color]) -> some View {
    Chart(colors.indices, id: \.self) { index in
      BarMark(x: .value("Bar", String(index)), y: .value("Height", 8), width: .ratio(1))
        .foregroundStyle(colors[index])
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...8)
  }

  @Test(arguments: modes)
  func areasAreSolidAndDiffer(mode: ColorMapping) {
    let grid = draw(bars([.blue, .green, .orange]), 12, 4, mode)
    var shades: Set<RGBA?> = []
    for column in 0..<12 {
      for row in 0..<4 where grid[column, row].glyph != " " {
        let style = grid[column, row].style
        // The glyph of plain text does not show.
        #expect(style.background == nil || style.background == style.foreground)
        shades.insert(style.foreground)
      }
    }
    #expect(shades.count == 3, "\(shades)")
    #expect(grid.plain().contains("█") && grid.plain().contains("▒"))
  }

  @Test(arguments: modes)
  func aGroundThatLetsLightThroughDoesNotShowTheGlyph(mode: ColorMapping) {
    let view = bars([.blue, .green, .orange])
      .chartPlotStyle { $0.background(Color.gray.opacity(0.3)) }
    let grid = draw(view, 12, 4, mode)
    for column in 0..<12 where grid[column, 2].glyph != " " {
      let cell = grid[column, 2]
      #expect(cell.style.foreground?.alpha == 255)
      #expect(cell.glyph == "█" || cell.style.background == cell.style.foreground)
    }
  }

  /// Grey bars are what the coloured one stands out from, whichever comes first.
  @Test(arguments: modes)
  func whatIsGrayIsFainter(mode: ColorMapping) throws {
    let grid = draw(bars([.gray, .green, .gray]), 12, 4, mode)
    let ink = try [1, 5, 9].map { try #require(grid[$0, 2].style.foreground) }
    #expect(ink[0] == ink[2] && ink[1].luminance > ink[0].luminance, "\(ink)")
    #expect(grid.plain().split(separator: "\n")[2].hasPrefix("▒▒▒▒███"))
  }

  /// What is fainter in full colour needs no other shade: it would be hard to see.
  @Test func aFaintAreaKeepsItsOpacity() throws {
    let view = bars([.blue, .blue.opacity(0.6)])
    let ink = try #require(draw(view, 12, 4, Self.modes[0])[9, 2].style.foreground)
    let ground = RGBA(hex: 0x1C1C1E)
    let expected = RGBA(hex: 0xFFFFFF).multiplyingOpacity(by: 0.6).blended(over: ground)
    #expect(abs(Int(ink.red) - Int(expected.red)) < 12, "\(ink)")
  }

  /// The legend shows each area as the chart does.
  @Test(arguments: modes + [.fullColor])
  func theLegendHasTheShadesOfTheChart(mode: ColorMapping) throws {
    let view = Chart(["A", "B", "C"], id: \.self) { name in
      BarMark(x: .value("Bar", name), y: .value("Height", 8), width: .ratio(1))
        .foregroundStyle(by: .value("Name", name))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let grid = draw(view, 24, 8, mode)
    let legend = try #require(grid.plain().split(separator: "\n").last)
    let places = ["A", "B", "C"].compactMap { name in legend.firstIndex(of: Character(name)) }
      .map { legend.distance(from: legend.startIndex, to: $0) - 2 }
    #expect(places.count == 3)
    let swatches = places.map { grid[$0, 7].style.foreground }
    #expect(swatches == [4, 12, 20].map { grid[$0, 6].style.foreground })
    #expect(Set(swatches).count == 3)
    // A whole cell would grow out of the bar above it.
    #expect(places.allSatisfy { grid[$0, 7].glyph == "■" })
    #expect(places.map { Array(legend)[$0] } == ["■", "▒", "░"])
  }
}
