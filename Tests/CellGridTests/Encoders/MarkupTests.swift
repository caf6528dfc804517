import Foundation
import TestSupport
import Testing
import CellGrid

@Suite struct MarkupTests {
  @Test func cardAsSVG() {
    expectSnapshot(SampleGrids.card.svg(), named: "svg-dark")
    expectSnapshot(SampleGrids.card.svg(palette: .light), named: "svg-light")
  }

  @Test func cardAsHTML() {
    expectSnapshot(SampleGrids.card.html(), named: "html-dark")
    expectSnapshot(SampleGrids.card.html(palette: .light), named: "html-light")
  }

  @Test func emptyRowsKeepTheirPlace() {
    var grid = CellGrid(columns: 3, rows: 3)
    grid.write("a", column: 1, row: 1, style: .plain, clip: grid.bounds)
    #expect(grid.html().hasSuffix("\"><span></span>\n a\n</pre>"))
    #expect(grid.svg().contains("/>\n<text"))
  }

  @Test func neighbouringBackgroundsAreOneRectangle() {
    var grid = CellGrid(columns: 6, rows: 1)
    let band = CellRect(column: 1, row: 0, columns: 4, rows: 1)
    grid.paint(band, background: RGBA(hex: 0x00FF00), clip: grid.bounds)
    #expect(grid.svg().components(separatedBy: "<rect").count == 1 + 2)
  }
}
