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

  private func dots(_ grid: CellGrid) -> Int {
    var count = 0
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        guard let scalar = grid[column, row].glyph.unicodeScalars.first,
          (0x2800...0x28FF).contains(scalar.value)
        else { continue }
        count += (scalar.value - 0x2800).nonzeroBitCount
      }
    }
    return count
  }

  @Test func theFlagship() {
    #expect(
      ring(0.56).plain() == """
         ⢀⠔⠊⠉⠛⠳⢦⣄
        ⡰⠁      ⠹⣆
        ⡇   56   ⣿
        ⠱⡀  mg  ⣰⠏
         ⠈⠢⢦⣤⣤⡴⠞⠋
        """)
  }

  @Test func aFullRingIsTwiceAsBoldAsAnEmptyOne() {
    #expect(
      ring(1).plain() == """
         ⣠⡴⠞⠛⠛⠳⢦⣄
        ⣰⠏      ⠹⣆
        ⣿   56   ⣿
        ⠹⣆  mg  ⣰⠏
         ⠙⠳⢦⣤⣤⡴⠞⠋
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

  @Test func moreValueNeverMeansFewerDots() {
    let counts = (0...100).map { dots(ring(Double($0) / 100)) }
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(Set(counts).count > 20)
  }

  @Test func labelsNeverTouchTheRing() {
    for percent in 0...100 {
      let grid = ring(Double(percent) / 100)
      for row in [2, 3] {
        for column in [3, 6] { #expect(grid[column, row].glyph == " ") }
      }
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
}
