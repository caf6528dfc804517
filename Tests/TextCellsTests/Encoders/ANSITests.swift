import TestSupport
import Testing
@testable import TextCells

@Suite struct ANSITests {
  @Test(arguments: ColorDepth.allCases) func card(depth: ColorDepth) {
    let text = SampleGrids.card.ansi(ANSIOptions(colorDepth: depth, hasLinks: true))
    expectSnapshot(visible(text), named: "ansi-\(depth)")
  }

  @Test func saysOnlyWhatChanges() {
    var grid = CellGrid(columns: 8, rows: 2)
    let red = CellStyle(foreground: RGBA(hex: 0xFF0000), attributes: .bold)
    grid.write("ab cd", column: 0, row: 0, style: red, clip: grid.bounds)
    #expect(visible(grid.ansi()) == "^[1;38;2;255;0;0mab cd   ^[0m\n        ")
    #expect(
      visible(grid.ansi(ANSIOptions(colorDepth: .monochrome))) == "^[1mab cd   ^[0m\n        ")
  }

  @Test(arguments: [
    (0xFF0000, "^[38;5;196m", ""), (0x808080, "^[38;5;244m", "^[2m"),
    (0x5F87AF, "^[38;5;67m", ""), (0xFF9500, "^[38;5;208m", "^[33m"),
    (0xAC8E68, "^[38;5;137m", "^[33m"), (0x1C1C1E, "^[38;5;234m", "^[2m"),
    (0x7F6545, "^[38;5;95m", "^[33m"), (0xC93400, "^[38;5;166m", "^[33m"),
    (0x0A0A0A, "^[38;5;232m", "^[2m"), (0x00AA00, "^[38;5;34m", "^[32m"),
    (0xD70015, "^[38;5;160m", ""), (0x3634A3, "^[38;5;61m", "^[34m"),
  ])
  func colorsAreQuantised(hex: UInt32, with256: String, with16: String) {
    var grid = CellGrid(columns: 1, rows: 1)
    let style = CellStyle(foreground: RGBA(hex: hex))
    grid.write("x", column: 0, row: 0, style: style, clip: grid.bounds)
    #expect(visible(grid.ansi(ANSIOptions(colorDepth: .ansi256))) == with256 + "x^[0m")
    // Some themes' red and blue letters are too faint: those are the terminal's own.
    #expect(
      visible(grid.ansi(ANSIOptions(colorDepth: .ansi16)))
        == (with16.isEmpty ? "x" : with16 + "x^[0m"))
  }

  /// On a plate that is the terminal's own ground there, ink is ink and what is secondary faint.
  @Test func inkOnAPlateIsNotFaint() {
    for (ink, isFaint) in [(RGBA(hex: 0x2B1B10), false), (RGBA(hex: 0x6F5741), true)] {
      var grid = CellGrid(columns: 1, rows: 1)
      let plate = RGBA(hex: 0xE6D2BA)
      grid.write("1", column: 0, row: 0, style: CellStyle(foreground: ink, background: plate))
      let text = grid.ansi(ANSIOptions(colorDepth: .ansi16, palette: .light))
      #expect(text.contains("[2m") == isFaint)
    }
  }

  /// What a theme shows as grey may be its ground: nothing is painted in it, and letters are the
  /// terminal's own, fainter where they stand out less.
  @Test func sixteenColoursNameNoGrey() {
    var grid = CellGrid(columns: 4, rows: 1)
    grid.paint(grid.bounds, background: RGBA(hex: 0x1C1C1E), clip: grid.bounds)
    let white = CellStyle(foreground: RGBA(hex: 0xFFFFFF))
    let gray = CellStyle(foreground: RGBA(hex: 0x8E8E93))
    grid.write("a", column: 0, row: 0, style: white, clip: grid.bounds)
    grid.write("b", column: 1, row: 0, style: gray, clip: grid.bounds)
    let badge = CellRect(column: 2, row: 0, columns: 1, rows: 1)
    grid.paint(badge, background: RGBA(hex: 0xFF3B30), clip: grid.bounds)
    grid.write("c", column: 2, row: 0, style: white, clip: grid.bounds)
    #expect(
      visible(grid.ansi(ANSIOptions(colorDepth: .ansi16))) == "a^[2mb^[22;97;41mc^[49m ^[0m")
    #expect(
      visible(grid.ansi(ANSIOptions(colorDepth: .ansi16, palette: .light)))
        == "a^[2mb^[22;97;41mc^[49m ^[0m")
  }

  /// The levels of the caffeine widgets on both grounds: browns, ambers and reds nearly as bright, and
  /// none purer than it is.
  @Test(
    arguments: [
      ([0xAB6D46, 0xB68F12, 0xFF995B, 0xFFC4B9], [131, 136, 209, 223]),
      ([0x945F39, 0x8A3208, 0x741305, 0x520010], [131, 124, 88, 52]),
    ] as [([UInt32], [UInt8])])
  func warmColoursStayAsBrightAndApart(shades: [UInt32], indices: [UInt8]) {
    #expect(shades.map { RGBA(hex: $0).paletteIndex256 } == indices)
  }

  /// Against a search of the whole palette.
  @Test(.tags(.long)) func quantisingTo256FindsTheNearest() {
    var random = SplitMix64(seed: 256)
    for _ in 0..<Trials.count(2_000, oneIn: 4) {
      let color = RGBA(hex: UInt32.random(in: 0...0xFFFFFF, using: &random))
      // Warm colours go by brightness.
      if color.red > max(color.green, color.blue) || color.hue.map({ $0 < 62 }) ?? false {
        continue
      }
      let index = Int(color.paletteIndex256)
      let best = (16...255).map { distance(color, paletteColor($0)) }.min()
      #expect(distance(color, paletteColor(index)) == best, "\(color)")
    }
  }

  /// Of what stands out from the terminal's ground, as WCAG 2.2 asks of pictures.
  @Test func quantisingTo256KeepsTheContrast() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2_000 {
      let color = RGBA(hex: UInt32.random(in: 0...0xFFFFFF, using: &random))
      for ground in [TerminalPalette.dark.background, TerminalPalette.light.background]
      where color.contrast(to: ground) >= 3 {
        let shown = RGBA(paletteIndex: color.paletteIndex256(on: ground, by: 3))
        #expect(shown.contrast(to: ground) >= 3, "\(color)")
      }
    }
  }

  @Test func translucentColorsAreBlendedWithWhatIsBehind() {
    var grid = CellGrid(columns: 2, rows: 1)
    let half = CellStyle(foreground: RGBA(red: 255, green: 255, blue: 255, alpha: 128))
    let left = CellRect(column: 0, row: 0, columns: 1, rows: 1)
    grid.paint(left, background: RGBA(hex: 0xFF0000), clip: grid.bounds)
    grid.write("ab", column: 0, row: 0, style: half, clip: grid.bounds)
    let palette = TerminalPalette(foreground: RGBA(hex: 0xFFFFFF), background: RGBA(hex: 0x000000))
    #expect(
      visible(grid.ansi(ANSIOptions(palette: palette)))
        == "^[38;2;255;128;128;48;2;255;0;0ma^[38;2;128;128;128;49mb^[0m")
  }

  @Test func wideGlyphsAreFollowedByAColumnMoveOnlyWhereAsked() {
    var grid = CellGrid(columns: 6, rows: 1)
    grid.write("|東京|", column: 0, row: 0, style: .plain, clip: grid.bounds)
    #expect(visible(grid.ansi()) == "|東京|")
    #expect(visible(grid.ansi(ANSIOptions(placesColumns: true))) == "|東^[4G京^[6G|")
  }

  @Test(arguments: [
    ("https://a.example/?q=1&r=é ü", "https://a.example/?q=1&r=%C3%A9%20%C3%BC"),
    ("mailto:a@b.example", "mailto:a@b.example"),
    ("https://a.example/\u{1B}]8;;x\u{7}\"<", "https://a.example/%1B]8;;x%07%22%3C"),
  ])
  func linkIsPercentEncoded(link: String, expected: String) {
    #expect(linked(link) == "^]8;;\(expected)^\\x^]8;;^\\")
  }

  @Test(arguments: [
    "javascript:alert(1)", "file:///etc/passwd", "no scheme", "",
    "https://a.example/" + String(repeating: "x", count: 2_083),
  ])
  func linkThatMayNotBeOneIsLeftOut(link: String) { #expect(linked(link) == "x") }

  /// Links of an app's own are written where they are asked for; code never is.
  @Test(arguments: [
    ("music://track/1?name=拿铁", "music://track/1?name=%E6%8B%BF%E9%93%81"),
    ("MUSIC:x", "MUSIC:x"),
  ])
  func linkOfAnAllowedSchemeIsWritten(link: String, expected: String) {
    #expect(linked(link) == "x")
    #expect(linked(link, allowing: ["Music"]) == "^]8;;\(expected)^\\x^]8;;^\\")
    for code in ["javascript:alert(1)", "data:text/html,x", "VBScript:x"] {
      #expect(linked(code, allowing: ["javascript", "data", "vbscript"]) == "x")
    }
  }

  /// The edge above a level line on a solid area, a texture, an upright line across one, a level
  /// line across one, and a texture of another colour.
  @Test(arguments: [ColorDepth.ansi16, .ansi256])
  func onlyTheEdgeOfATextureIsFaint(depth: ColorDepth) {
    let brown = RGBA(hex: 0xAB6D46)
    func cell(
      _ glyph: UInt32, _ color: RGBA, _ form: PackedCell.PlainForm = .glyph, on ground: RGBA?
    ) -> PackedCell {
      var cell = PackedCell(
        glyph: PackedGlyph(rawValue: glyph), foreground: color, background: ground)
      cell.plainForm = form
      return cell
    }
    let night = RGBA(hex: 0x3646B8)
    var grid = CellGrid(columns: 6, rows: 2)
    for column in 1..<6 { grid.cells[column] = cell(0x2585, brown, on: nil) }
    grid.cells[7] = cell(0x2824, brown, .solid, on: brown)
    grid.cells[8] = cell(0x2591, brown, on: brown)
    grid.cells[9] = cell(0x2847, brown, on: brown)
    grid.cells[10] = cell(0x2824, brown, .light, on: brown)
    grid.cells[11] = cell(0x2591, night, on: night)
    let faint = grid.withTextures(depth).cells[1..<6].map { $0.flags.contains(.dim) }
    #expect(faint == [false, true, true, true, true])
  }

  private func linked(_ link: String, allowing schemes: [String] = []) -> String {
    var grid = CellGrid(columns: 1, rows: 1)
    grid.linkSchemes = schemes
    grid.write("x", column: 0, row: 0, style: CellStyle(link: link), clip: grid.bounds)
    return visible(grid.ansi(ANSIOptions(hasLinks: true)))
  }

  /// `^[` for a control sequence, `^]` for an operating system command, `^\` for its end.
  private func visible(_ text: String) -> String {
    text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
      .joined(separator: "^")
  }

  private func paletteColor(_ index: Int) -> (Int, Int, Int) {
    if index >= 232 {
      return (8 + (index - 232) * 10, 8 + (index - 232) * 10, 8 + (index - 232) * 10)
    }
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
  }

  private func distance(_ color: RGBA, _ other: (Int, Int, Int)) -> Int {
    let red = Int(color.red) - other.0
    let green = Int(color.green) - other.1
    let blue = Int(color.blue) - other.2
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }
}
