import Testing
import TextUI

import struct Foundation.CGFloat

@MainActor
struct RingTests {
  private func ring(_ value: Double) -> CellGrid {
    grid(10, 5) {
      Gauge(value: value) {
        Text("Caffeine")
      } currentValueLabel: {
        VStack(spacing: 0) {
          Text("56")
          Text("mg")
        }
      }
      .gaugeStyle(.accessoryCircularCapacity)
    }
  }

  /// The quarters of cells that are filled.
  private func quarters(_ grid: CellGrid) -> Int {
    let blocks = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
    var count = 0
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        guard let glyph = grid[column, row].glyph.first else { continue }
        count += blocks.firstIndex(of: glyph)?.nonzeroBitCount ?? 0
      }
    }
    return count
  }

  /// The corners of a disc, faint or not, do not stick out of the line around it: the cells with dots
  /// have its colour behind them only where it fills them.
  @Test(arguments: [1, 0.2]) func aDiscStaysInsideItsRing(opacity: Double) {
    let disc = Circle().fill(.yellow.opacity(opacity))
    let picture = grid(10, 5) {
      ZStack {
        disc
        Circle().stroke(.red, lineWidth: 6)
      }
    }
    let alone = grid(10, 5) { disc }
    var corners = 0
    for row in 0..<5 {
      for column in 0..<10 where picture[column, row].glyph.unicodeScalars.first!.value >= 0x2801 {
        let isFilled = alone[column, row].glyph == "█" || alone[column, row].style.background != nil
        #expect(isFilled == (picture[column, row].style.background != nil), "\(column), \(row)")
        corners += isFilled ? 0 : 1
      }
    }
    #expect(corners >= 8)
  }

  @Test func theFlagship() {
    #expect(
      ring(0.56).plain() == """
         ⢀⠔⠊⠉▀▜▙▄
        ⡰⠁      ▜▙
        ⡇   56   █
        ⠱⡀  mg  ▟▛
         ⠈⠢▙▄▄▟▛▀
        """)
  }

  @Test func aFullRingIsSolidAndAnEmptyOneDotted() {
    #expect(
      ring(1).plain() == """
         ▄▟▛▀▀▜▙▄
        ▟▛      ▜▙
        █   56   █
        ▜▙  mg  ▟▛
         ▀▜▙▄▄▟▛▀
        """)
    #expect(
      ring(0).plain() == """
         ⢀⠔⠊⠉⠉⠑⠢⡀
        ⡰⠁      ⠈⢆
        ⡇   56   ⢸
        ⠱⡀  mg  ⢀⠎
         ⠈⠢⢄⣀⣀⡠⠔⠁
        """)
  }

  @Test func moreValueNeverMeansLess() {
    let counts = (0...100).map { quarters(ring(Double($0) / 100)) }
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(Set(counts).count > 20)
  }

  @Test func labelsNeverTouchTheRing() {
    for percent in 0...100 {
      let grid = ring(Double(percent) / 100)
      for row in [2, 3] { for column in [3, 6] { #expect(grid[column, row].glyph == " ") } }
    }
  }

  @Test func theMarkTravelsAlongTheOpenRing() {
    func mark(_ value: Double) -> [Int] {
      let grid = grid(10, 5) {
        Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryCircular)
      }
      for row in 0..<5 {
        for column in 0..<10 where grid[column, row].glyph == "●" { return [column, row] }
      }
      return []
    }
    #expect([0, 0.25, 0.5, 0.75, 1].map(mark) == [[1, 3], [0, 1], [5, 0], [9, 1], [8, 3]])
  }

  /// A disc as `AccessoryWidgetBackground` draws it ends within the ring on it; other grounds stay whole.
  @Test func noCellOfADiscSticksOutOfTheRing() {
    func grounds(_ behind: some View) -> [(isRing: Bool, ground: RGBA?)] {
      let grid = CellRenderer(
        content: ZStack {
          behind
          Gauge(value: 0.3) {
          } currentValueLabel: {
            Text("3")
          }
          .gaugeStyle(.accessoryCircularCapacity)
        }, columns: 10, rows: 5, environment: EnvironmentValues()
      ).render().grid
      let rows = grid.plain().split(separator: "\n", omittingEmptySubsequences: false)
      return rows.enumerated().flatMap { row, line in
        line.enumerated().map { column, letter in
          (letter != " " && letter != "3", grid.background(column: column, row: row))
        }
      }
    }
    let disc = grounds(Circle().fill(.quaternary))
    #expect(disc.contains { $0.isRing } && disc.contains { $0.ground != nil })
    #expect(disc.allSatisfy { !$0.isRing || $0.ground == nil })
    let rectangle = grounds(Rectangle().fill(.blue))
    #expect(rectangle.allSatisfy { $0.ground == rectangle[0].ground })
  }
}
