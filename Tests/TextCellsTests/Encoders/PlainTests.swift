import TestSupport
import Testing
import TextCells

@Suite struct PlainTests {
  @Test func card() { expectSnapshot(SampleGrids.card.plain(), named: "plain") }

  @Test func cardInASCII() {
    expectSnapshot(SampleGrids.card.limited(to: .ascii).plain(), named: "ascii")
  }

  @Test func rowsEndWithoutSpaces() {
    var grid = CellGrid(columns: 5, rows: 3)
    grid.write(" a", column: 0, row: 1, style: .plain, clip: grid.bounds)
    #expect(grid.plain() == "\n a\n")
  }

  @Test(arguments: [
    ("é", "e"), ("Ł", "L"), ("ß", "s"), ("æ", "a"), ("e\u{301}", "e"), ("…", "~"), ("─", "-"),
    ("│", "|"),
    ("█", "#"), ("⣿", "#"), ("⠁", "."), ("東", "?"), ("Ａ", "A"), ("👨‍👩‍👧", "?"), ("☕", "?"),
    ("\u{A0}", ""),
    ("Ж", "?"), ("→", ">"),
  ])
  func glyphBecomesItsLikeness(glyph: String, expected: String) {
    var grid = CellGrid(columns: 3, rows: 1)
    grid.write(glyph, column: 0, row: 0, style: .plain, clip: grid.bounds)
    #expect(grid.limited(to: .ascii).plain() == expected)
  }

  @Test func asciiKeepsColumnsAndIsPure() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      var grid = CellGrid(columns: 24, rows: 1)
      let text = RandomText.anyScalars(length: 12, using: &random)
      grid.write(text, column: 0, row: 0, style: .plain, clip: grid.bounds)
      grid.put("|", column: 23, row: 0, style: .plain, clip: grid.bounds)
      let line = grid.limited(to: .ascii).plain()
      #expect(line.utf8.count == 24 && line.hasSuffix("|"))
      #expect(line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
    }
  }
}
