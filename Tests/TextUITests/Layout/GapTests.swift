import Testing
import TextUI

import struct Foundation.CGFloat

/// Gaps are whole cells before lengths are divided: half a cell and more is one.
@MainActor
struct GapTests {
  private func letters(_ count: Int = 4) -> some View {
    ForEach(0..<count, id: \.self) { Text(["a", "b", "c", "d", "e"][$0]) }
  }

  @Test(arguments: [(3.9, "abcd"), (4, "a b c d"), (11.9, "a b c d"), (12, "a  b  c  d")])
  func columns(spacing: Double, row: String) {
    let gap = CGFloat(spacing)
    #expect(draw(HStack(spacing: gap) { letters() }, row.count) == [row])
    #expect(draw(HStackLayout(spacing: gap).callAsFunction { letters() }, row.count) == [row])
    #expect(
      draw(Grid(horizontalSpacing: gap) { GridRow { letters() } }, row.count) == [row])
    let items = [GridItem](repeating: GridItem(.fixed(8), spacing: gap), count: 4)
    #expect(draw(LazyVGrid(columns: items) { letters() }, row.count) == [row])
  }

  @Test(arguments: [(4, ["a", "b", "c"]), (8, ["a", "", "b", "", "c"])])
  func rows(spacing: Double, rows: [String]) {
    let gap = CGFloat(spacing)
    #expect(draw(VStack(spacing: gap) { letters(3) }, 1, rows.count) == rows)
    #expect(
      draw(Grid(verticalSpacing: gap) { letters(3) }, 1, rows.count) == rows)
    let column = [GridItem(.fixed(8))]
    #expect(
      draw(LazyVGrid(columns: column, spacing: gap) { letters(3) }, 1, rows.count) == rows)
  }

  @Test func aSnappedGapIsTakenBeforeLengthsAreDivided() {
    let view = HStack(spacing: 5) {
      Letters("a").frame(maxWidth: .infinity)
      Letters("b").frame(maxWidth: .infinity)
      Letters("c").frame(maxWidth: .infinity)
    }
    #expect(draw(view, 11) == ["aaa bbb ccc"])
  }

  @Test func overlapsStayOverlaps() {
    #expect(
      draw(
        HStack(spacing: -8) {
          Text("aa"); Text("b")
        }, 2) == ["ab"])
  }
}
