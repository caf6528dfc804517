import TestSupport
import Testing
import TextCells

@Suite struct CellGridTests {
  /// As where a clipped view stands beside the grid.
  @Test func outsideOfTheGridNothingIsRestored() {
    let before = CellGrid(columns: 4, rows: 2)
    var grid = before
    grid.restore(before, in: CellRect(column: 9, row: 0, columns: 2, rows: 2)) { _, _ in false }
    #expect(grid == before)
  }

  @Test func newGridIsBlank() {
    let grid = CellGrid(columns: 3, rows: 2)
    #expect(grid.plain() == "\n")
    #expect(grid[2, 1] == CellGrid(columns: 1, rows: 1)[0, 0])
    #expect(grid[0, 0].glyph == " ")
    #expect(CellGrid(columns: -1, rows: 2).bounds.isEmpty)
  }

  @Test func wideGlyphTakesTwoCells() {
    var grid = CellGrid(columns: 4, rows: 1)
    let end = grid.write("東a", column: 0, row: 0, style: .plain, clip: grid.bounds)
    #expect(end == 3)
    #expect((0..<4).map { grid[$0, 0].glyph } == ["東", "", "a", " "])
    #expect((0..<4).map { grid[$0, 0].width } == [2, 0, 1, 1])
  }

  @Test(arguments: [(0, "x 京"), (1, " x京"), (2, "東x"), (3, "東 x")])
  func overwritingHalfAWideGlyphBlanksTheOther(column: Int, expected: String) {
    var grid = CellGrid(columns: 4, rows: 1)
    grid.write("東京", column: 0, row: 0)
    var written = grid
    grid.put("x", column: column, row: 0, style: .plain, clip: grid.bounds)
    #expect(grid.plain() == expected)
    written.write("x", column: column, row: 0)
    #expect(written.plain() == expected)
  }

  @Test func aWideGlyphBlanksTheHalvesOnBothItsSides() {
    var grid = CellGrid(columns: 4, rows: 1)
    grid.write("東京", column: 0, row: 0)
    grid.write("都", column: 1, row: 0)
    #expect(grid.plain() == " 都")
  }

  @Test func clipLeavesOutGlyphsThatWouldBeCut() {
    var grid = CellGrid(columns: 6, rows: 1)
    let clip = CellRect(column: 1, row: 0, columns: 4, rows: 1)
    grid.write("東京都", column: 0, row: 0, style: .plain, clip: clip)
    #expect(grid.plain() == "  京")
    grid.write("abcdef", column: -2, row: 0, style: .plain, clip: clip)
    #expect(grid.plain() == " def")
    grid.write("hidden", column: 0, row: 7, style: .plain, clip: clip)
    #expect(grid.plain() == " def")
  }

  @Test func textWithoutBackgroundKeepsTheOneThatIsThere() {
    var grid = CellGrid(columns: 3, rows: 1)
    let red = RGBA(hex: 0xFF0000)
    grid.paint(grid.bounds, background: red, clip: grid.bounds)
    grid.write("a東", column: 0, row: 0, style: .plain, clip: grid.bounds)
    #expect((0..<3).allSatisfy { grid[$0, 0].style.background == red })
    let blue = CellStyle(background: RGBA(hex: 0x0000FF))
    grid.put("b", column: 0, row: 0, style: blue, clip: grid.bounds)
    #expect(grid[0, 0].style.background == blue.background)
  }

  @Test func opaquePaintCoversGlyphsAndTranslucentPaintTintsThem() {
    var grid = CellGrid(columns: 2, rows: 1)
    let white = CellStyle(foreground: RGBA(hex: 0xFFFFFF), background: RGBA(hex: 0x000000))
    grid.write("ab", column: 0, row: 0, style: white, clip: grid.bounds)
    let left = CellRect(column: 0, row: 0, columns: 1, rows: 1)
    grid.paint(left, background: RGBA(hex: 0x00FF00), clip: grid.bounds)
    grid.paint(
      grid.bounds, background: RGBA(red: 255, green: 0, blue: 0, alpha: 51), clip: grid.bounds)
    #expect(grid.plain() == " b")
    #expect(grid[0, 0].style.background == RGBA(red: 51, green: 204, blue: 0))
    #expect(grid[1, 0].style.background == RGBA(red: 51, green: 0, blue: 0))
    #expect(grid[1, 0].style.foreground == RGBA(red: 255, green: 204, blue: 204))
  }

  @Test func invisibleInkIsNotDrawn() {
    var grid = CellGrid(columns: 4, rows: 1)
    let style = CellStyle(foreground: RGBA(red: 9, green: 9, blue: 9, alpha: 0))
    #expect(grid.write("東a", column: 0, row: 0, style: style, clip: grid.bounds) == 3)
    grid.put("x", column: 3, row: 0, style: style, clip: grid.bounds)
    #expect(grid.plain() == "")
  }

  @Test func nothingIsDrawnFarOutside() {
    var grid = CellGrid(columns: 4, rows: 1)
    let far = CellRect(column: .max, row: .min, columns: .max, rows: .max)
    grid.fill("x", rect: far, style: .plain, clip: far)
    grid.write("x", column: .max, row: 0, style: .plain, clip: grid.bounds)
    #expect(grid.plain() == "")
    let everything = CellRect(column: -1 << 40, row: -1 << 40, columns: .max, rows: .max)
    #expect(everything.intersection(grid.bounds).isEmpty)
  }

  @Test func equalGridsLookEqualHoweverTheyCameToBe() {
    var first = CellGrid(columns: 4, rows: 1)
    first.write("👨‍👩‍👧", column: 2, row: 0, style: .plain, clip: first.bounds)
    first.write("ab", column: 0, row: 0, style: CellStyle(link: "a:b"), clip: first.bounds)
    var second = CellGrid(columns: 4, rows: 1)
    second.write("xx", column: 0, row: 0, style: CellStyle(link: "c:d"), clip: second.bounds)
    second.write("e\u{301}", column: 0, row: 0, style: .plain, clip: second.bounds)
    second.write("ab👨‍👩‍👧", column: 0, row: 0, style: .plain, clip: second.bounds)
    #expect(first != second)
    second.write("ab", column: 0, row: 0, style: CellStyle(link: "a:b"), clip: second.bounds)
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
  }

  @Test func putDrawsOnlyGlyphsOfOneColumn() {
    var grid = CellGrid(columns: 5, rows: 1)
    for (column, scalar) in ["│", "東", "\u{202E}", "\u{1B}", "⣿"].enumerated() {
      let glyph = Unicode.Scalar(scalar) ?? "?"
      grid.put(glyph, column: column, row: 0, style: .plain, clip: grid.bounds)
    }
    #expect(grid.plain() == "│\u{FFFD}\u{FFFD}\u{FFFD}⣿")
  }

  /// The invariant that makes every encoder safe.
  @Test(.tags(.long)) func gridNeverHoldsWhatMustNotBeShown() {
    var random = SplitMix64(seed: 3)
    for round in 0..<Trials.count(800, oneIn: 4) {
      let text =
        round.isMultiple(of: 2)
        ? RandomText.make(length: 20, using: &random)
        : RandomText.anyScalars(length: 20, using: &random)
      var grid = CellGrid(columns: 30, rows: 1)
      let end = grid.write(text, column: 0, row: 0, style: .plain, clip: grid.bounds)
      #expect(end == TextWidth.columns(of: text))
      for column in 0..<30 {
        let cell = grid[column, 0]
        #expect(TextWidth.columns(of: cell.glyph) == cell.width)
        #expect(cell.glyph.unicodeScalars.allSatisfy(isShowable), "\(text.debugDescription)")
      }
    }
  }

  private func isShowable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0x20E3, 0xFE0E, 0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: return true
    case 0x115F, 0x180B...0x180F: return true
    default: break
    }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return false }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return false
    case .format: return String(scalar) + "a" == String(Character(String(scalar) + "a"))
    default: return true
    }
  }
}
