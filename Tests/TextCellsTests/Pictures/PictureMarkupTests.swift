import TextCells
import Foundation
import TestSupport
import Testing

/// Pictures in SVG and HTML.
@Suite struct PictureMarkupTests {
  /// Four cells of one colour that came from a file.
  private func picture(_ bytes: [UInt8], _ kind: CellPicture.File.Kind = .png) -> CellPicture {
    var picture = SamplePicture.picture(2, 2, at: 1) { _, _ in RGBA(hex: 0x808080) }
    picture.file = CellPicture.File(
      bytes, kind, left: 1, top: 0, right: 3, bottom: 2, opacity: 0.5, isPixelated: true)
    return picture
  }

  private func grid(_ picture: CellPicture) -> CellGrid {
    SamplePicture.grid(picture, columns: 4, rows: 2)
  }

  @Test func carriesTheFileAndNotItsBlocks() {
    var grid = grid(picture([1, 2, 3, 250]))
    grid.write("x", column: 2, row: 1)
    grid.paint(
      CellRect(column: 1, row: 1, columns: 1, rows: 1),
      background: RGBA(red: 0, green: 0, blue: 0, alpha: 128))
    expectSnapshot(grid.svg(), named: "markup-svg")
    expectSnapshot(grid.html(), named: "markup-html")
  }

  /// A photo that fills the box of a card goes on to the card's edge.
  @Test func aPictureInABoxReachesTheEdgeOfTheCard() {
    func card(_ columns: Int) -> CellGrid {
      var grid = CellGrid(columns: 6, rows: 4)
      for (row, line) in ["╭────╮", "│    │", "│    │", "╰────╯"].enumerated() {
        grid.write(line, column: 0, row: row, style: CellStyle(foreground: RGBA(hex: 0x888888)))
      }
      let area = CellRect(column: 1, row: 1, columns: columns, rows: 2)
      var picture = CellPicture(
        area: area, samples: Array(repeating: RGBA(hex: 0x808080), count: columns * 2 * 24))
      picture.file = CellPicture.File(
        [1, 2], .png, left: 1, top: 1, right: 5, bottom: 3, opacity: 1, isPixelated: false)
      grid.draw(picture, clip: grid.bounds, isAccented: false, link: 0)
      return grid
    }
    for markup in [card(4).svg(), card(4).html()] {
      #expect(markup.components(separatedBy: "<use ").count == 1 + 8)
      #expect(markup.components(separatedBy: "<image ").count == 1 + 1)
      // Out to the card's edge, a column and a half cell of margin further, as round as the card.
      #expect(
        markup.contains("<rect x=\"-1\" y=\"0\" width=\"8\" height=\"4\" rx=\"1\" ry=\".5\"/>"))
    }
    // One beside something else is content.
    #expect(!card(3).svg().contains("<use "))
  }

  @Test func theFilesBytesAreAllThatComesIn() throws {
    for count in 0..<6 {
      let bytes = (0..<count).map { UInt8($0 * 50) }
      for kind in [CellPicture.File.Kind.png, .jpeg, .gif] {
        let svg = grid(picture(bytes, kind)).svg()
        let match = try #require(svg.firstMatch(of: /href="data:(image\/[a-z]+);base64,([^"]*)"/))
        #expect(match.1 == kind.rawValue)
        #expect(Data(base64Encoded: String(match.2)) == Data(bytes))
      }
    }
  }

  @Test func whatIsTooLargeIsDrawnInBlocks() {
    let picture = picture([UInt8](repeating: 0, count: (2 << 20) + 1))
    #expect(picture.file == nil)
    #expect(!grid(picture).svg().contains("<image"))
    #expect(grid(picture).svg().contains("#808080"))
  }

  @Test func ofManyFilesTheFirstEightMebibytesAreCarried() {
    var grid = CellGrid(columns: 60, rows: 2)
    let bytes = [UInt8](repeating: 0, count: 2 << 20)
    for column in stride(from: 0, to: 60, by: 10) {
      var picture = SamplePicture.picture(2, 2, at: column) { _, _ in RGBA(hex: 0x808080) }
      picture.file = CellPicture.File(
        bytes, .png, left: Double(column), top: 0, right: Double(column) + 2, bottom: 2, opacity: 1,
        isPixelated: false)
      grid.draw(picture, clip: grid.bounds, isAccented: false, link: 0)
    }
    let svg = grid.svg()
    #expect(svg.components(separatedBy: "<image").count == 1 + 4)
    #expect(svg.contains("#808080"))
  }

  @Test func whatIsCutAwayIsCutInMarkupToo() throws {
    let before = CellGrid(columns: 4, rows: 2)
    var grid = grid(picture([1]))
    let left = CoveragePattern(rawValue: 0x0F0F_0F0F_0F0F_0F0F)
    let cuts = [(1, CoveragePattern.full), (2, left), (0, left)].map { column, pattern in
      grid.cutPicture(column: column, row: 0, to: pattern, earlier: before)
    }
    #expect(cuts == [true, true, false])
    #expect(grid[2, 0].glyph == "▌" && grid[2, 0].style.background == nil)
    let path = try #require(grid.svg().firstMatch(of: /<path d="([^"]*)"/)).1
    #expect(path.hasPrefix("M1 0h1v1h-1zM2.000 0.000h.5v.084h-.5z"))
    #expect(path.components(separatedBy: "h.5").count == 1 + 12)
  }
}
