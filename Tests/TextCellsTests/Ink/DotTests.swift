import Testing
import TextCells

struct DotTests {
  @Test func dotsFollowTheOrderOfBraille() {
    var raster = DotRaster(columns: 1, rows: 1)
    let expected: [Unicode.Scalar] = ["⠁", "⠉", "⠋", "⠛", "⠟", "⠿", "⡿", "⣿"]
    for (index, glyph) in expected.enumerated() {
      raster.mark(x: index % 2, y: index / 2)
      #expect(raster[0, 0].glyph(in: .unicode) == glyph)
    }
  }

  @Test func marksOutsideAreIgnored() {
    var raster = DotRaster(columns: 2, rows: 1)
    for (x, y) in [(-1, 0), (0, -1), (4, 0), (0, 4)] { raster.mark(x: x, y: y) }
    #expect(raster == DotRaster(columns: 2, rows: 1))
  }

  @Test func everyPatternReadsInASCII() {
    for bits in UInt8(1)...255 {
      let glyph = DotPattern(rawValue: bits).glyph(in: .ascii)
      #expect(glyph.map { (0x21..<0x7F).contains($0.value) } == true)
    }
    #expect(DotPattern(rawValue: 0).glyph(in: .ascii) == nil)
  }

  @Test(arguments: [
    ("⠉", "\""), ("⠒", "-"), ("⠤", "-"), ("⣀", "_"), ("⡇", "|"), ("⢸", "|"), ("⡰", "/"),
    ("⠱", "\\"), ("⢆", "\\"), ("⢎", "("), ("⡱", ")"), ("⣿", "#"),
  ])
  func asciiResemblesTheDots(braille: Unicode.Scalar, ascii: Unicode.Scalar) {
    let pattern = DotPattern(rawValue: UInt8(braille.value - 0x2800))
    #expect(pattern.glyph(in: .ascii) == ascii)
  }
}
