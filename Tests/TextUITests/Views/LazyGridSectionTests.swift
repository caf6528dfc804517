import Testing
import TextUI

import struct Foundation.CGFloat

/// A header of a lazy grid is as wide as the grid, and each section begins a line.
@MainActor
struct LazyGridSectionTests {
  private let columns = [GridItem](repeating: GridItem(.fixed(16), spacing: 0), count: 3)

  private func days(_ range: ClosedRange<Int>) -> some View {
    ForEach(range, id: \.self) { Text("\($0)") }
  }

  @Test func aHeaderIsAsWideAsTheGrid() {
    let grid = LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
      Section(header: Text("August")) { days(1...4) }
      Section {
        days(5...6)
      } header: {
        Text("May")
      } footer: {
        Text("Done")
      }
    }
    #expect(draw(grid, 6, 7) == ["August", "1 2 3", "4", "May", "5 6", "Done", ""])
  }

  @Test func aSectionWithoutAHeaderBeginsALineToo() {
    let grid = LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
      days(1...2)
      Section { days(3...4) }
    }
    #expect(draw(grid, 6, 2) == ["1 2", "3 4"])
  }

  @Test func aSectionInACellIsNoneOfTheGrid() {
    let grid = LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
      VStack(spacing: 0) { Section("ab") { days(1...1) } }
      days(2...3)
    }
    #expect(draw(grid, 6, 2) == ["ab2 3", "1"])
  }

  @Test func rowsHaveHeadersToo() {
    let rows = [GridItem](repeating: GridItem(.fixed(16), spacing: 0), count: 2)
    let grid = LazyHGrid(rows: rows, alignment: .top, spacing: 0) {
      Section(header: Text("H")) { days(1...3) }
    }
    #expect(draw(grid, 3, 2) == ["H13", " 2"])
  }
}
