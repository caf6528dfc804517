import Foundation
import TestSupport
import Testing

@testable import TextCells

/// Pixels as a terminal takes them, read back by decoders of their own.
@Suite struct PixelTests {
  private static let red = RGBA(hex: 0xFF0000)
  private static let blue = RGBA(hex: 0x0000FF)

  /// `AB` and below it an upper half, a dot and a light shade, from the second column on.
  private var sample: CellGrid {
    var grid = CellGrid(columns: 6, rows: 2)
    grid.write("AB", column: 0, row: 0)
    let style = CellStyle(foreground: Self.red, background: Self.blue)
    grid.write("▀\u{2801}░", column: 1, row: 1, style: style)
    return grid
  }

  @Test(arguments: [CellPixels(width: 10, height: 20), CellPixels(width: 7, height: 15)])
  func blocksAndDotsAreExact(size: CellPixels) throws {
    for format in [PixelProtocol.kitty, .sixel] {
      let pictures = try Picture.all(in: sample.pixels(format, of: size))
      let picture = try #require(pictures.first)
      #expect(pictures.count == 1 && picture.place == [1, 0])
      #expect(picture.width == 3 * size.width && picture.height == size.height)
      for y in 0..<size.height {
        for x in 0..<size.width {
          let isUpper = y * 2 < size.height
          #expect(picture[x, y] == (isUpper ? Self.red : Self.blue), "\(format), \(x), \(y)")
          let isFirst = x * 2 < size.width && y * 4 < size.height
          #expect(isFirst || picture[size.width + x, y] == Self.blue)
        }
      }
      let dots = (0..<size.height).flatMap { y in (0..<size.width).map { [$0, y] } }
        .filter { picture[size.width + $0[0], $0[1]] == Self.red }
      #expect(!dots.isEmpty && dots.count < size.width * size.height / 8)
    }
  }

  /// Letters stay text, and cells with pixels keep their ground behind them.
  @Test func textStaysText() {
    let text = sample.pixels(.sixel, of: .standard)
    let cells = text.prefix { $0 != "\u{1B}" }
    #expect(cells.hasPrefix("AB"))
    #expect(!text.contains("▀") && !text.contains("░") && text.contains("48;2;0;0;255"))
    var plain = CellGrid(columns: 3, rows: 1)
    plain.write("a━b", column: 0, row: 0)
    #expect(plain.pixels(.kitty, of: .standard) == plain.ansi())
  }

  /// What is apart is sent apart, each at its own cells.
  @Test func groupsStandAtTheirCells() throws {
    var grid = CellGrid(columns: 9, rows: 4)
    for (column, row) in [(0, 0), (1, 1), (7, 3)] { grid.write("█", column: column, row: row) }
    let pictures = try Picture.all(in: grid.pixels(.kitty, of: .standard))
    #expect(pictures.map(\.place) == [[0, 3], [7, 0]])
    #expect(pictures.map(\.cells) == [[2, 2], [1, 1]])
    // Between the two blocks that touch at a corner nothing is drawn.
    #expect(pictures[0][15, 5] == nil && pictures[0][5, 5] != nil)
  }

  /// A picture has all of its 24 samples a cell, and as sixels as many colours as there are.
  @Test func aPictureHasItsSamples() throws {
    var generator = SplitMix64(seed: 5)
    let area = CellRect(column: 0, row: 0, columns: 6, rows: 3)
    func byte() -> UInt8 { UInt8.random(in: 0...255, using: &generator) }
    let samples = (0..<6 * 3 * 24).map { _ in RGBA(red: byte(), green: byte(), blue: byte()) }
    var grid = CellGrid(columns: 6, rows: 3)
    grid.draw(CellPicture(area: area, samples: samples), clip: grid.bounds)
    let size = CellPixels(width: 8, height: 24)
    let exact = try #require(try Picture.all(in: grid.pixels(.kitty, of: size)).first)
    let sixel = try #require(try Picture.all(in: grid.pixels(.sixel, of: size)).first)
    for cell in 0..<18 {
      for sample in 0..<24 {
        let x = cell % 6 * 8 + sample % 2 * 4 + 1
        let y = cell / 6 * 24 + sample / 2 * 2 + 1
        let color = samples[cell * 24 + sample]
        #expect(exact[x, y] == color)
        let rounded = try #require(sixel[x, y])
        #expect(abs(Int(rounded.red) - Int(color.red)) <= 27)
        #expect(abs(Int(rounded.green) - Int(color.green)) <= 23)
      }
    }
  }

  @Test func aTerminalIsKnownByItsNames() {
    func known(_ variables: [String: String]) -> [Bool] {
      [PixelProtocol.kitty, .sixel].map { $0.isKnown { variables[$0] } }
    }
    #expect(known(["TERM": "xterm-kitty"]) == [true, false])
    #expect(known(["TERM": "foot-extra"]) == [false, true])
    #expect(known(["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"]) == [true, true])
    #expect(known(["TERM": "tmux-256color", "TERM_PROGRAM": "WezTerm"]) == [false, false])
    #expect(known(["TERM": "xterm-256color"]) == [false, false])
    #expect(CellPixels(columns: 80, rows: 24, width: 0, height: 0) == nil)
    #expect(
      CellPixels(columns: 80, rows: 24, width: 800, height: 480)
        == CellPixels(width: 10, height: 20))
  }
}

/// A picture that a terminal was sent.
private struct Picture {
  let width: Int
  let height: Int
  /// Its column, and the rows that it begins above the last one.
  let place: [Int]
  /// The cells that it is stretched over, where that is told.
  let cells: [Int]
  private var pixels: [RGBA?]

  subscript(x: Int, y: Int) -> RGBA? { pixels[y * width + x] }

  /// The pictures in a text, each between saving the cursor and restoring it.
  static func all(in text: String) throws -> [Picture] {
    try text.components(separatedBy: "\u{1B}7").dropFirst().map { part in
      let sent = part.components(separatedBy: "\u{1B}8")[0][...]
      func number(_ key: Regex<(Substring, Substring)>) -> Int {
        sent.firstMatch(of: key).flatMap { Int($0.1) } ?? 0
      }
      let place = [number(/\x1B\[(\d+)C/), number(/\x1B\[(\d+)A/)]
      return sent.contains("\u{1B}_G")
        ? try Picture(kitty: sent, place) : try Picture(sixel: sent, place)
    }
  }

  private init(kitty text: Substring, _ place: [Int]) throws {
    let keys = try #require(text.firstMatch(of: /a=T,f=32,s=(\d+),v=(\d+),c=(\d+),r=(\d+)/))
    (width, height) = (try #require(Int(keys.1)), try #require(Int(keys.2)))
    cells = [try #require(Int(keys.3)), try #require(Int(keys.4))]
    self.place = place
    let pieces = text.matches(of: /m=([01]);([^\x1B]*)\x1B\\/)
    let flags = pieces.map { String($0.1) }
    #expect(flags == Array(repeating: "1", count: pieces.count - 1) + ["0"])
    #expect(pieces.allSatisfy { $0.2.count <= 4096 })
    let data: [String] = pieces.map { String($0.2) }
    let bytes = Array(try #require(Data(base64Encoded: data.joined())))
    #expect(bytes.count == width * height * 4)
    pixels = stride(from: 0, to: bytes.count, by: 4).map { (start: Int) -> RGBA? in
      bytes[start + 3] == 0
        ? nil : RGBA(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2])
    }
  }

  private init(sixel text: Substring, _ place: [Int]) throws {
    let size = try #require(text.firstMatch(of: /\x1BP0;1;0q"1;1;(\d+);(\d+)/))
    let (columns, rows) = (try #require(Int(size.1)), try #require(Int(size.2)))
    var pixels = [RGBA?](repeating: nil, count: columns * rows)
    var colors: [Int: RGBA] = [:]
    var (x, y, color) = (0, 0, 0)
    let body = text[size.range.upperBound...].prefix { $0 != "\u{1B}" }
    for token in body.matches(of: /#(\d+)(?:;2;(\d+);(\d+);(\d+))?|(?:!(\d+))?([?-~])|([$\-])/) {
      if let number = token.1.flatMap({ Int($0) }) {
        color = number
        if let red = token.2.flatMap({ Int($0) }), let green = token.3.flatMap({ Int($0) }),
          let blue = token.4.flatMap({ Int($0) })
        {
          let bytes = [red, green, blue].map { UInt8(Double($0) * 2.55 + 0.5) }
          colors[number] = RGBA(red: bytes[0], green: bytes[1], blue: bytes[2])
        }
      } else if let dots = token.6?.unicodeScalars.first {
        for _ in 0..<(token.5.flatMap { Int($0) } ?? 1) {
          for line in 0..<6 where (dots.value - 63) >> UInt32(line) & 1 == 1 {
            try #require(x < columns && y + line < rows)
            pixels[(y + line) * columns + x] = colors[color]
          }
          x += 1
        }
      } else {
        x = 0
        if token.7 == "-" { y += 6 }
      }
    }
    (width, height, self.pixels) = (columns, rows, pixels)
    (self.place, cells) = (place, [])
  }
}
