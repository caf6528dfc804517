import TextCells
import TestSupport
import Testing

/// What the cells of a picture show, against pictures drawn sample by sample.
@Suite struct PictureTests {
  @Test func everyDepthAndModeOfABall() {
    let grid = SamplePicture.grid(SamplePicture.ball())
    for depth in ColorDepth.allCases {
      expectSnapshot(grid.ansi(ANSIOptions(colorDepth: depth)), named: "ball-\(depth)")
    }
    expectSnapshot(grid.ansi(ANSIOptions(hasSextants: true)), named: "ball-sextants")
    expectSnapshot(grid.plain(), named: "ball-plain")
    expectSnapshot(
      grid.ansi(ANSIOptions(colorDepth: .monochrome, palette: .light)), named: "ball-ink-on-light")
    expectSnapshot(grid.limited(to: .ascii).plain(), named: "ball-ascii")
    expectSnapshot(
      SamplePicture.grid(SamplePicture.ball(isCut: true)).ansi(), named: "ball-cut")
  }

  /// What a block inks of a cell of 2 × 12 samples, from what it looks like.
  private func ink(of glyph: String) -> [Bool]? {
    let quadrants: [String: Int] = [
      " ": 0, "█": 15, "▀": 3, "▄": 12, "▌": 5, "▐": 10, "▘": 1, "▝": 2, "▖": 4, "▗": 8, "▞": 6,
      "▚": 9, "▛": 7, "▜": 11, "▙": 13, "▟": 14,
    ]
    if let bits = quadrants[glyph] {
      return (0..<24).map { bits >> ($0 % 2 + ($0 / 2 >= 6 ? 2 : 0)) & 1 == 1 }
    }
    switch glyph {
    case "▂": return (0..<24).map { $0 / 2 >= 9 }
    case "▆": return (0..<24).map { $0 / 2 >= 3 }
    default: return nil
    }
  }

  private static let blocks = [
    " ", "█", "▀", "▄", "▌", "▐", "▂", "▆", "▘", "▝", "▖", "▗", "▞", "▚", "▛", "▜", "▙", "▟",
  ]

  /// The sum of squares of what two means miss, in the weights of the palette's metric.
  private func error(_ samples: [RGBA], _ ink: [Bool]) -> Double {
    [true, false].reduce(0) { total, side in
      let group = zip(samples, ink).filter { $1 == side }.map(\.0)
      let channels: [(KeyPath<RGBA, UInt8>, Double)] = [(\.red, 2), (\.green, 4), (\.blue, 3)]
      return channels.reduce(total) { total, channel in
        let values = group.map { Double($0[keyPath: channel.0]) }
        let mean = values.reduce(0, +) / Double(max(values.count, 1))
        return values.reduce(total) { $0 + channel.1 * ($1 - mean) * ($1 - mean) }
      }
    }
  }

  @Test(.tags(.long)) func noBlockHasALesserError() throws {
    for seed in Trials.sample(Array(0..<4 as Range<UInt64>), oneIn: 2) {
      // Few colours, so that patterns matter.
      var random = SplitMix64(seed: seed)
      let colors = (0..<3).map { _ in RGBA(hex: UInt32(truncatingIfNeeded: random.next() >> 32)) }
      let picture = SamplePicture.picture(8, 4) { x, y in
        colors[Int(x * 13 + y * 7) % 3]
      }
      let grid = SamplePicture.grid(picture, columns: 8, rows: 4)
      for cell in 0..<32 {
        let samples = Array(picture.samples[cell * 24..<cell * 24 + 24])
        let glyph = grid[cell % 8, cell / 8].glyph
        let chosen = error(samples, try #require(ink(of: glyph)))
        for block in Self.blocks {
          let other = error(samples, try #require(ink(of: block)))
          #expect(chosen <= other + 64, "\(glyph) instead of \(block)")
        }
      }
    }
  }

  @Test func onePictureOfOneColorIsOneColor() {
    for hex in [0x000000, 0xFFFFFF, 0x7F7F7F, 0xD7AF87, 0x123456] as [UInt32] {
      let grid = SamplePicture.grid(
        SamplePicture.picture(5, 3) { _, _ in RGBA(hex: hex) }, columns: 5, rows: 3)
      for cell in 0..<15 {
        let cell = grid[cell % 5, cell / 5]
        #expect(cell.glyph == " " && cell.style.background == RGBA(hex: hex))
      }
    }
  }

  /// The light of a colour, as the eye adds it up over a distance.
  private func light(_ color: RGBA) -> SIMD3<Double> {
    let channels = SIMD3(Double(color.red), Double(color.green), Double(color.blue))
    return channels * channels
  }

  private func meanLight(of grid: CellGrid) throws -> SIMD3<Double> {
    var sum = SIMD3<Double>.zero
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let cell = grid[column, row]
        let parts = try #require(ink(of: cell.glyph))
        for isInk in parts {
          let color = isInk ? cell.style.foreground : cell.style.background
          sum += light(try #require(color))
        }
      }
    }
    return sum / Double(grid.columns * grid.rows * 24)
  }

  @Test func theMeanOfLightIsKept() throws {
    for seed in 0..<5 as Range<UInt64> {
      let picture = SamplePicture.noise(10, 6, seed: seed)
      let wanted =
        picture.samples.reduce(SIMD3<Double>.zero) { $0 + light($1) }
        / Double(picture.samples.count)
      let drawn = try meanLight(of: SamplePicture.grid(picture, columns: 10, rows: 6))
      for channel in 0..<3 {
        #expect(abs(drawn[channel].squareRoot() - wanted[channel].squareRoot()) < 1)
      }
    }
  }

  @Test(.tags(.long)) func movingThePictureMovesItsCells() {
    let ball = SamplePicture.ball(10, 4)
    for (columns, rows) in [(1, 0), (0, 1), (3, 2)] {
      var moved = CellGrid(columns: 10 + columns, rows: 4 + rows)
      moved.draw(
        CellPicture(
          area: CellRect(column: columns, row: rows, columns: 10, rows: 4), samples: ball.samples),
        clip: moved.bounds)
      let still = SamplePicture.grid(ball, columns: 10, rows: 4)
      for depth in Trials.sample(ColorDepth.allCases, oneIn: 2, case: columns) {
        let lines = [still, moved].map { grid in
          grid.ansi(ANSIOptions(colorDepth: depth)).split(
            separator: "\n", omittingEmptySubsequences: false)
        }
        let shifted = lines[1].dropFirst(rows).map { $0.dropFirst(columns) }
        #expect(Array(shifted) == lines[0].map { $0[...] }, "\(depth)")
      }
    }
  }

  @Test func aPartThatDoesNotChangeKeepsItsCells() {
    let before = SamplePicture.picture(8, 2) { x, _ in RGBA(hex: x < 0.5 ? 0x6A7B3C : 0x10F080) }
    let after = SamplePicture.picture(8, 2) { x, _ in RGBA(hex: x < 0.5 ? 0x6A7B3C : 0xE01010) }
    for depth in [ColorDepth.ansi16, .ansi256] {
      let texts = [before, after].map { picture in
        SamplePicture.grid(picture, columns: 8, rows: 2).ansi(ANSIOptions(colorDepth: depth))
      }
      let shared = zip(texts[0].utf8, texts[1].utf8).prefix { $0 == $1 }
      let glyphs = shared.count { $0.0 == 0xE2 || $0.0 == 0x20 }
      #expect(glyphs >= 4, "\(texts)")
    }
  }

  @Test func clearPartsLeaveWhatIsBehind() {
    var grid = CellGrid(columns: 4, rows: 1)
    grid.write("abcd", column: 0, row: 0)
    grid.paint(CellRect(column: 2, row: 0, columns: 2, rows: 1), background: RGBA(hex: 0x0000FF))
    let red = RGBA(hex: 0xFF0000)
    let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    grid.draw(
      SamplePicture.picture(2, 1, at: 1) { x, _ in x < 0.25 || x > 0.75 ? clear : red },
      clip: grid.bounds)
    #expect(grid[0, 0].glyph == "a")
    #expect(grid[1, 0].glyph == "▐" && grid[1, 0].style.background == nil)
    #expect(grid[2, 0].glyph == "▌" && grid[2, 0].style.background == RGBA(hex: 0x0000FF))
    #expect(grid[3, 0].style.background == RGBA(hex: 0x0000FF))
    grid.draw(SamplePicture.picture(4, 1) { _, _ in clear }, clip: grid.bounds)
    #expect(grid[0, 0].glyph == "a" && grid[1, 0].glyph == "▐")
  }

  @Test func aVeilIsSeenThrough() {
    var grid = SamplePicture.grid(
      SamplePicture.picture(1, 1) { x, _ in RGBA(hex: x < 0.5 ? 0xFF0000 : 0x0000FF) }, columns: 1,
      rows: 1)
    let veil = RGBA(red: 0, green: 0, blue: 0, alpha: 128)
    grid.paint(grid.bounds, background: veil)
    #expect(grid[0, 0].glyph == "▌")
    #expect(grid[0, 0].style.foreground == RGBA(hex: 0x7F0000))
    #expect(grid[0, 0].style.background == RGBA(hex: 0x00007F))
  }

  @Test func lettersKeepAWidthOfOneFromDots() {
    var grid = SamplePicture.grid(
      SamplePicture.picture(7, 1) { x, _ in RGBA(hex: Int(x * 14) % 2 == 0 ? 0 : 0xFFFFFF) },
      columns: 7, rows: 1)
    grid.write("ab", column: 2, row: 0)
    #expect(Array(grid.plain())[1...4] == [" ", "a", "b", " "])
  }

  @Test func gridsWithPicturesAreComparedByWhatTheyShow() {
    let grid = SamplePicture.grid(SamplePicture.ball())
    #expect(grid == SamplePicture.grid(SamplePicture.ball()))
    #expect(grid != SamplePicture.grid(SamplePicture.ball(isCut: true)))
    #expect(Set([grid, grid, CellGrid(columns: 24, rows: 8)]).count == 2)
  }

  @Test func terminalsThatDrawSextantsAreKnown() {
    for (variables, isKnown) in [
      (["TERM": "xterm-kitty"], true), (["TERM": "foot"], true), (["TERM": "foot-direct"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], true),
      (["TERM": "xterm-256color"], false), ([:], false), (["TERM": "football"], false),
    ] as [([String: String], Bool)] {
      #expect(ANSIOptions.hasSextants { variables[$0] } == isKnown)
    }
  }
}
