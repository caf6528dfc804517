import TestSupport
import Testing
import TextCells

struct CoverageTests {
  private func pattern(columns: Range<Int>, lines: Range<Int>) -> CoveragePattern {
    var raster = CoverageRaster(columns: 1, rows: 1)
    raster.cover(columns, lines: lines)
    return raster[0, 0]
  }

  @Test func eighthsRiseFromTheFoot() {
    let bars = (1...8).map { pattern(columns: 0..<8, lines: 8 - $0..<8).glyph(in: .unicode) }
    #expect(bars == ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"])
  }

  @Test func eighthsGrowFromTheLeft() {
    let bars = (1...8).map { pattern(columns: 0..<$0, lines: 0..<8).glyph(in: .unicode) }
    #expect(bars == ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"])
  }

  @Test func quadrantsAndBandsHaveTheirOwnGlyphs() {
    #expect(pattern(columns: 0..<4, lines: 0..<4).glyph(in: .unicode) == "▘")
    #expect(pattern(columns: 4..<8, lines: 4..<8).glyph(in: .unicode) == "▗")
    #expect(pattern(columns: 0..<8, lines: 3..<5).glyph(in: .unicode) == "━")
    #expect(pattern(columns: 3..<5, lines: 0..<8).glyph(in: .unicode) == "┃")
  }

  @Test func asciiKeepsTheHeight() {
    let bars = (0...8).map { height in
      pattern(columns: 0..<8, lines: 8 - height..<8).glyph(in: .ascii) ?? " "
    }
    #expect(bars == [" ", ".", ".", ":", ":", ":", ":", "#", "#"])
  }

  @Test func everyPatternHasAGlyphOfItsSet() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let pattern = CoveragePattern(rawValue: random.next() & random.next())
      if let glyph = pattern.glyph(in: .ascii) { #expect((0x21..<0x7F).contains(glyph.value)) }
      if let glyph = pattern.glyph(in: .unicode) {
        #expect((0x2500..<0x25A0).contains(glyph.value))
      }
    }
  }

  @Test func stretchesCoverTheirSamplesAndNoOthers() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<500 {
      var raster = CoverageRaster(columns: 4, rows: 2)
      var truth: Set<[Int]> = []
      for _ in 0..<4 {
        let start = Int.random(in: -10...40, using: &random)
        let end = Int.random(in: start...50, using: &random)
        let top = Int.random(in: -3...18, using: &random)
        let bottom = Int.random(in: top...20, using: &random)
        raster.cover(start..<end, lines: top..<bottom)
        for line in top..<bottom where (0..<16).contains(line) {
          for x in start..<end where (0..<32).contains(x) { truth.insert([x, line]) }
        }
      }
      var covered: Set<[Int]> = []
      for row in 0..<2 {
        for column in 0..<4 {
          let bits = raster[column, row].rawValue
          for bit in 0..<64 where bits >> UInt64(bit) & 1 == 1 {
            covered.insert([column * 8 + bit % 8, row * 8 + bit / 8])
          }
        }
      }
      #expect(covered == truth)
    }
  }
}
