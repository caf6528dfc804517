import Foundation
import TestSupport
import Testing
import TextCells

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
    #expect(grid.html().hasSuffix("</svg>\n a\n</span></pre>"))
    #expect(grid.svg().contains("/>\n<text"))
  }

  @Test func groundsOfOneColourAreOnePath() throws {
    var grid = CellGrid(columns: 6, rows: 3)
    let green = RGBA(hex: 0x00FF00)
    grid.paint(CellRect(column: 1, row: 0, columns: 4, rows: 2), background: green)
    grid.fill(
      "█", rect: CellRect(column: 5, row: 0, columns: 1, rows: 2),
      style: CellStyle(foreground: green))
    #expect(grid.svg().contains("<path fill=\"#00ff00\" d=\"M16 8h40v32h-40z\"/>"))
  }

  @Test func aBoxBecomesTheEdgeOfTheCard() {
    var grid = CellGrid(columns: 4, rows: 3)
    let style = CellStyle(foreground: RGBA(hex: 0x336699))
    for (row, line) in ["╭──╮", "│ab│", "╰──╯"].enumerated() {
      grid.write(line, column: 0, row: row, style: style)
    }
    let svg = grid.svg()
    #expect(
      svg.contains("width=\"48\" height=\"48\" rx=\"8\" fill=\"#336699\"/><rect x=\"1\" y=\"1\""))
    #expect(!svg.contains("<path"))
    #expect(TextOfOutput.markup(svg) == TextOfOutput.plain(grid.plain()))
    // A box with something in its lines is drawn.
    grid.write("a", column: 1, row: 0, style: style)
    #expect(grid.svg().contains("<path") && grid.html().contains("<path"))
    #expect(grid.svg().contains("height=\"64\""))
  }

  /// A plate in the upper left of a card that has a colour of its own stays a plate.
  @Test func aPlateOnACardKeepsItsDistance() {
    var grid = CellGrid(columns: 6, rows: 5)
    let card = CellStyle(foreground: RGBA(hex: 0x112233), background: RGBA(hex: 0x112233))
    for (row, line) in ["╭────╮", "│    │", "│    │", "│    │", "╰────╯"].enumerated() {
      grid.write(line, column: 0, row: row, style: card)
    }
    let plate = CellStyle(background: RGBA(hex: 0x445566))
    for row in 1...2 { grid.write("  ", column: 1, row: row, style: plate) }
    let svg = grid.svg()
    #expect(svg.contains("<path fill=\"#445566\" d=\"M16 16h16v32h-16z\"/>"))
    #expect(!svg.contains("a8 8 0 0"))
  }

  /// A background that fills a box fills its card; what stands on it above and below does not.
  @Test func aGroundInABoxReachesTheEdgeOfTheCard() {
    var grid = CellGrid(columns: 6, rows: 4)
    for (row, line) in ["╭────╮", "│    │", "│    │", "╰────╯"].enumerated() {
      grid.write(line, column: 0, row: row, style: CellStyle(foreground: RGBA(hex: 0x888888)))
    }
    #expect(!grid.svg().contains("#112233"))
    let ground = CellStyle(background: RGBA(hex: 0x112233))
    grid.write("    ", column: 1, row: 2, style: ground)
    // Where it has a hole, it is no background.
    #expect(!grid.svg().contains("a8 8 0 0 1"))
    grid.write("    ", column: 1, row: 1, style: ground)
    grid.write("  ", column: 2, row: 1, style: CellStyle(background: RGBA(hex: 0xFF0000)))
    let svg = grid.svg()
    #expect(svg.contains("<path fill=\"#112233\" d=\"M0 16v-8a8 8 0 0 1 8-8H16V16z\"/>"))
    #expect(svg.contains("<path fill=\"#112233\" d=\"M64 48v8a8 8 0 0 1-8 8H48V48z\"/>"))
    #expect(svg.contains("<path fill=\"#112233\" d=\"M16 0h32v16h-32z"))
    #expect(svg.contains("<path fill=\"#ff0000\" d=\"M24 16h16v16h-16z\"/>"))
    #expect(TextOfOutput.markup(svg) == TextOfOutput.plain(grid.plain()))
  }

  /// A faint tile at the top of a card, and the end of a bar at its foot, are no background.
  @Test func whatStandsAtTheEdgeOfAGroundIsNotCarriedOn() {
    var grid = CellGrid(columns: 12, rows: 5)
    let lines = ["╭──────────╮"] + Array(repeating: "│          │", count: 3) + ["╰──────────╯"]
    for (row, line) in lines.enumerated() {
      grid.write(line, column: 0, row: row, style: CellStyle(foreground: RGBA(hex: 0x888888)))
    }
    for row in 1...3 {
      let ground = CellStyle(background: RGBA(hex: 0x504F96))
      grid.write("          ", column: 1, row: row, style: ground)
    }
    grid.write("  ", column: 4, row: 1, style: CellStyle(background: RGBA(hex: 0x6463AB)))
    let end = CellStyle(foreground: RGBA(hex: 0xFFFFFF), background: RGBA(hex: 0x565599))
    grid.write("▌", column: 5, row: 3, style: end)
    let svg = grid.svg()
    #expect(svg.contains("<path fill=\"#504f96\" d=\"M16 0h80v16h-80z"))
    #expect(svg.contains("<path fill=\"#6463ab\" d=\"M40 16h16v16h-16z\"/>"))
    #expect(svg.contains("<path fill=\"#565599\" d=\"M48 48h8v16h-8z\"/>"))
  }

  @Test func theLabelIsReadInPlaceOfTheCells() throws {
    let label = "110 mg <b>\"of\"\u{1B}[31m & more\nnext"
    let shown = "110 mg &lt;b&gt;&quot;of&quot;␛[31m &amp; more next"
    let svg = SampleGrids.card.svg(label: label)
    #expect(
      svg.contains(
        "<g role=\"img\" aria-label=\"\(shown)\"><title>\(shown)</title><g aria-hidden=\"true\">"))
    let html = SampleGrids.card.html(label: label)
    #expect(html.contains("<pre role=\"img\" aria-label=\"\(shown)\""))
    for markup in [svg, html] { #expect(MarkupGrammar.fault(in: markup) == nil) }
    for markup in [SampleGrids.card.svg(label: ""), SampleGrids.card.html()] {
      #expect(!markup.contains("role="))
    }
  }

  @Test func shapesAreSeenInPixels() {
    let rows = [
      "╭┬╮┏┳┓╔╦╗", "├┼┤┣╋┫╠╬╣", "╰┴╯┗┻┛╚╩╝", "╒╤╕╓╥╖╞╪╡", "┄┅┆┇╌╎╱╲╳", "▁▂▃▄▅▆▇█▀", "▏▎▍▌▋▊▉▐▕",
      "▖▗▘▙▚▛▜▝▞", "▟▔░▒▓⠁⡇⣿⠤",
    ]
    var grid = CellGrid(columns: 9, rows: rows.count)
    for (row, line) in rows.enumerated() { grid.write(line, column: 0, row: row) }
    expectSnapshot(PixelsOfMarkup.text(of: grid.svg()), named: "shapes-in-pixels")
  }

  /// Behind the last cell of a bar its track goes on in squares, where a terminal shows their mean.
  @Test(arguments: 1...7) func aTrackBeginsWhereItsBarEnds(eighths: Int) {
    var grid = CellGrid(columns: 4, rows: 1)
    let ink = RGBA(hex: 0xFF0000)
    grid.write("█", column: 0, row: 0, style: CellStyle(foreground: ink))
    grid.write(
      String(Array("▏▎▍▌▋▊▉")[eighths - 1]), column: 1, row: 0,
      style: CellStyle(foreground: ink, background: RGBA(hex: 0x400000)))
    grid.write("░░", column: 2, row: 0, style: CellStyle(foreground: RGBA(hex: 0x800000)))
    let lines = PixelsOfMarkup.text(of: grid.svg()).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines[8..<24].enumerated() {
      let bar = 8 + 8 + eighths
      #expect(line.dropFirst(8).prefix(bar - 8).allSatisfy { $0 == "#" })
      let squares = String(repeating: number / 2 % 4 == 0 ? "##  " : "  ##", count: 6)
      let track = number / 2 % 2 == 1 ? "" : squares.prefix(24 - eighths)
      let seen = line.dropFirst(bar)
      #expect(seen == track.prefix(seen.count), "\(seen)")
      #expect(track.dropFirst(seen.count).allSatisfy { $0 == " " })
    }
  }

  @Test func shapesStandOnWholePixels() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<50 {
      var grid = CellGrid(columns: 12, rows: 4)
      for index in 0..<48 {
        let range: ClosedRange<UInt32> =
          Bool.random(using: &random) ? 0x2500...0x259F : 0x2588...0x2588
        let glyph = Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? " "
        let cell = CellRect(column: index % 12, row: index / 12, columns: 1, rows: 1)
        let colors = [RGBA(hex: 0xFF0000), RGBA(hex: 0x00FF00)]
        if Bool.random(using: &random) { grid.paint(cell, background: colors[index % 2]) }
        grid.fill(
          glyph, rect: cell, style: CellStyle(foreground: colors.randomElement(using: &random)))
      }
      for markup in [grid.svg(), grid.html()] {
        for match in markup.matches(of: /<path fill="#[^"]*" d="([^"]*)"/) {
          #expect(!match.1.contains("."))
        }
        for match in markup.matches(of: /<rect ([^>]*)>/) { #expect(!match.1.contains(".")) }
      }
    }
  }
}
