import TextCells
import TestSupport
import Testing

/// A grid drawn on another one.
@Suite struct DrawingTests {
  @Test func looksTheSameElsewhere() {
    let card = SampleGrids.card
    var sheet = CellGrid(columns: 40, rows: 20)
    sheet.write("👨‍👩‍👧 first", column: 0, row: 0, style: CellStyle(link: "https://first"))
    sheet.draw(card, column: 3, row: 2)
    sheet.draw(card, column: 10, row: 11)
    for (column, row) in [(3, 2), (10, 11)] {
      for place in 0..<card.columns * card.rows {
        let (x, y) = (place % card.columns, place / card.columns)
        #expect(sheet[column + x, row + y] == card[x, y])
      }
    }
    #expect(sheet[0, 0].glyph == "👨‍👩‍👧" && sheet[0, 0].style.link == "https://first")
  }

  @Test func whatDoesNotFitIsLeftOut() {
    var wide = CellGrid(columns: 4, rows: 2)
    wide.write("東京", column: 0, row: 0)
    wide.write("abcd", column: 0, row: 1)
    var sheet = CellGrid(columns: 5, rows: 2)
    sheet.draw(wide, column: -1, row: 0)
    #expect(sheet.plain() == " 京\nbcd")
    sheet.draw(wide, column: 2, row: 0)
    #expect(sheet.plain() == "  東\nbcabc")
    sheet.draw(wide, column: 9, row: -9)
    #expect(sheet.plain() == "  東\nbcabc")
  }

  @Test func theLinkOfTheWholeIsThatOfItsCells() {
    var grid = CellGrid(columns: 2, rows: 1)
    grid.link = "caffeine://status"
    grid.linkSchemes = ["caffeine"]
    grid.write("b", column: 1, row: 0, style: CellStyle(link: "https://own"))
    var sheet = CellGrid(columns: 3, rows: 1)
    sheet.draw(grid, column: 1, row: 0)
    #expect(
      sheet[1, 0].style.link == "caffeine://status" && sheet[2, 0].style.link == "https://own")
    #expect(sheet[0, 0].style.link == nil)
    #expect(sheet.html().contains("href=\"caffeine://status\""))
  }

  @Test func picturesMoveAlong() {
    let picture = SamplePicture.picture(2, 2, at: 1) { x, _ in
      RGBA(hex: x == 0 ? 0xFF0000 : 0x00FF00)
    }
    let grid = SamplePicture.grid(picture, columns: 4, rows: 2)
    var sheet = CellGrid(columns: 12, rows: 3)
    sheet.draw(grid, column: 0, row: 0)
    sheet.draw(grid, column: 6, row: 1)
    for place in 0..<8 {
      #expect(sheet[place % 4, place / 4] == grid[place % 4, place / 4])
      #expect(sheet[6 + place % 4, 1 + place / 4] == grid[place % 4, place / 4])
    }
  }
}
