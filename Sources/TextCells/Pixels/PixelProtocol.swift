package enum PixelProtocol: String, Sendable {
  /// The graphics protocol of kitty: pixels in base 64, which the terminal scales to cells.
  ///
  /// Source: https://sw.kovidgoyal.net/kitty/graphics-protocol/
  case kitty
  /// The bitmaps of DEC's VT300 series: bands of six lines in up to 256 colours.
  ///
  /// Source: https://vt100.net/docs/vt3xx-gp/chapter14.html
  case sixel

  /// Whether a terminal shows them, by its names in the environment.
  ///
  /// The terminal is not asked: a late answer would be typed into the shell. A multiplexer names
  /// itself in `TERM` and passes no pixels on.
  package func isKnown(variable: (String) -> String?) -> Bool {
    let term = variable("TERM") ?? ""
    func isTerm(_ names: [String]) -> Bool {
      names.contains { term == $0 || term.hasPrefix($0 + "-") }
    }
    if isTerm(["tmux", "screen"]) { return false }
    let program = variable("TERM_PROGRAM") ?? ""
    switch self {
    case .kitty:
      return isTerm(["xterm-kitty", "xterm-ghostty", "ghostty", "wezterm"])
        || ["WezTerm", "ghostty"].contains(program) || variable("KONSOLE_VERSION") != nil
    case .sixel:
      return isTerm(["foot", "mlterm", "contour", "wezterm", "xterm-sixel"])
        || ["WezTerm", "iTerm.app", "mintty"].contains(program)
        || variable("KONSOLE_VERSION") != nil
    }
  }
}

/// The size of a cell in pixels, each side 1…64.
package struct CellPixels: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// Clamps both sides to 1…64.
  package init(width: Int, height: Int) {
    self.width = min(max(width, 1), 64)
    self.height = min(max(height, 1), 64)
  }

  /// The cell of the VT340, for an output without a cell size.
  package static let standard = CellPixels(width: 10, height: 20)

  /// The cell size of a terminal with that many cells and pixels; `nil` if it reports no pixels.
  package init?(columns: Int, rows: Int, width: Int, height: Int) {
    guard columns > 0, rows > 0, width >= columns, height >= rows else { return nil }
    self.init(width: width / columns, height: height / rows)
  }
}

extension PixelRaster {
  /// The pixels for kitty, stretched over cells below letters, without moving the cursor or asking
  /// for an answer; in pieces of 4096 bytes, the protocol's limit.
  func kitty(over area: CellRect) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * pixels.count)
    for color in pixels {
      bytes.append(color?.red ?? 0)
      bytes.append(color?.green ?? 0)
      bytes.append(color?.blue ?? 0)
      bytes.append(color == nil ? 0 : 255)
    }
    // Bytes: of a text the place of each 4096th character would have to be found.
    var rest = bytes.base64.utf8[...]
    var output = ""
    var keys =
      "a=T,f=32,s=\(width),v=\(height),c=\(area.columns),r=\(area.rows),C=1,z=-1,q=2,"
    repeat {
      let piece = rest.prefix(4096)
      rest = rest.dropFirst(4096)
      output += "\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);\(Substring(piece))\u{1B}\\"
      keys = ""
    } while !rest.isEmpty
    return output
  }

  /// The pixels as sixels; clear ones leave the screen as it was.
  ///
  /// More than 256 colours, as in a photo, are rounded to 6 × 7 × 6.
  var sixel: String {
    let isPhoto = Set(pixels).count > 256
    var numbers: [RGBA: Int] = [:]
    var output = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
    let indices = pixels.map { color -> Int? in
      guard var color else { return nil }
      if isPhoto {
        func rounded(_ value: UInt8, _ levels: Int) -> UInt8 {
          UInt8((Int(value) * (levels - 1) + 127) / 255 * 255 / (levels - 1))
        }
        color.red = rounded(color.red, 6)
        color.green = rounded(color.green, 7)
        color.blue = rounded(color.blue, 6)
      }
      if let number = numbers[color] { return number }
      func percent(_ value: UInt8) -> Int { (Int(value) * 100 + 127) / 255 }
      let number = numbers.count
      numbers[color] = number
      output +=
        "#\(number);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))"
      return number
    }
    for top in stride(from: 0, to: height, by: 6) {
      if top > 0 { output += "-" }
      // The dots of each colour, found in one walk along the band.
      var columns: [Int: [Int]] = [:]
      for line in top..<min(top + 6, height) {
        for x in 0..<width {
          guard let number = indices[line * width + x] else { continue }
          columns[number, default: [Int](repeating: 0, count: width)][x] |= 1 << (line - top)
        }
      }
      for (place, color) in columns.sorted(by: { $0.key < $1.key }).enumerated() {
        output += (place > 0 ? "$" : "") + "#\(color.key)" + Self.runs(color.value)
      }
    }
    return output + "\u{1B}\\"
  }

  /// Columns of six dots as characters from `?` on; runs of four or more equal ones are counted.
  private static func runs(_ columns: [Int]) -> String {
    var output = ""
    var start = 0
    while start < columns.count {
      let first = columns[start]
      var end = start + 1
      while end < columns.count && columns[end] == first { end += 1 }
      // The empty end of a line needs no dots.
      if end == columns.count && first == 0 { break }
      let count = end - start
      start = end
      let character = String(UnicodeScalar(UInt8(63 + first)))
      output += count > 3 ? "!\(count)\(character)" : String(repeating: character, count: count)
    }
    return output
  }
}
