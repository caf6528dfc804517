extension CellGrid {
  /// The grid for markup: pictures with a file to embed are blank, others become blocks.
  func preparedForMarkup(palette: TerminalPalette) -> CellGrid {
    if pictures.isEmpty { return self }
    var grid = self
    for index in cells.indices {
      guard let place = picture(of: cells[index]), pictures[place.index].file != nil else {
        continue
      }
      grid.cells[index] = PackedCell(link: cells[index].link)
    }
    return grid.showingPictures(on: .full(glyphSet, palette: palette))
  }

  /// The pictures with embedded files as an `svg` element with cells of 1 × 1; empty without any.
  ///
  /// Each is clipped to its visible cells. One that fills the box of a card continues to the card's
  /// edge as the stretched mirror image of its outermost two pixels, which joins without a seam and
  /// repeats no detail.
  func pictureMarkup(palette: TerminalPalette, in frame: MarkupFrame) -> String {
    let shown = pictures.indices.compactMap { markup(ofPicture: $0, palette: palette) }
    if shown.isEmpty { return "" }
    let picture = shown.joined()
    let open = """
      <svg xmlns="http://www.w3.org/2000/svg" \(frame.attributes(of: bounds)) \
      viewBox="0 0 \(columns) \(rows)" preserveAspectRatio="none"
      """
    if frame.edge == nil || !fillsBox { return open + ">\(picture)</svg>" }
    let name = "whole-" + Self.name(of: picture)
    var mirrors = ""
    let across = ["-8 0 0 1 9 0", "1 0 0 1 0 0", "-8 0 0 1 \(9 * columns - 9) 0"]
    let down = ["1 0 0 -8 0 9", "1 0 0 1 0 0", "1 0 0 -8 0 \(9 * rows - 9)"]
    for x in 0..<3 {
      for y in 0..<3 where x != 1 || y != 1 {
        mirrors += "<use href=\"#\(name)\" transform=\"matrix(\(across[x])) matrix(\(down[y]))\"/>"
      }
    }
    return """
      \(open) overflow="visible"><clipPath id="card-\(name)"><rect x="-1" y="0" \
      width="\(columns + 2)" height="\(rows)" rx="1" ry=".5"/></clipPath>\
      <g clip-path="url(#card-\(name))"><g id="\(name)">\(picture)</g>\(mirrors)</g></svg>
      """
  }

  /// Whether one picture fills all cells next to the outermost ones.
  private var fillsBox: Bool {
    guard columns > 3, rows > 3 else { return false }
    let first = picture(of: cells[columns + 1])?.index
    if first == nil { return false }
    func isOfIt(_ column: Int, _ row: Int) -> Bool {
      picture(of: cells[row * columns + column])?.index == first
    }
    return (1..<columns - 1).allSatisfy { isOfIt($0, 1) && isOfIt($0, rows - 2) }
      && (1..<rows - 1).allSatisfy { isOfIt(1, $0) && isOfIt(columns - 2, $0) }
  }

  /// A name from the content, so that several drawings can share a page.
  private static func name(of content: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in content.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 36)
  }

  private func markup(ofPicture index: Int, palette: TerminalPalette) -> String? {
    guard let file = pictures[index].file else { return nil }
    var (path, grounds, veils) = ("", "", "")
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = cells[row * columns + column]
        guard let place = picture(of: cell), place.index == index else { continue }
        path += pictures[index].outline(ofCell: place.cell, column: column, row: row)
        let ground = pictures[index].grounds.isEmpty ? nil : pictures[index].grounds[place.cell]
        if let ground {
          grounds += Self.square(column, row, ground.blended(over: palette.background))
        }
        if let veil = cell.veil { veils += Self.square(column, row, veil) }
      }
    }
    if path.isEmpty { return nil }
    let name = "cells-" + Self.name(of: path)
    let style = file.isPixelated ? " style=\"image-rendering:pixelated\"" : ""
    return """
      \(grounds)<clipPath id="\(name)"><path d="\(path)"/></clipPath>\
      <image clip-path="url(#\(name))" x="\(Self.number(file.left))" y="\(Self.number(file.top))" \
      width="\(Self.number(file.right - file.left))" \
      height="\(Self.number(file.bottom - file.top))" opacity="\(Self.number(file.opacity))" \
      preserveAspectRatio="none"\(style) \
      href="data:\(file.kind.rawValue);base64,\(file.bytes.base64)"/>\(veils)
      """
  }

  private static func square(_ column: Int, _ row: Int, _ color: RGBA) -> String {
    """
    <rect x="\(column)" y="\(row)" width="1" height="1" shape-rendering="crispEdges" \
    fill="\(color.hex)"\(color.alpha < 255 ? " fill-opacity=\"\(number(Double(color.alpha) / 255))\"" : "")/>
    """
  }

  /// A number with three decimals.
  fileprivate static func number(_ value: Double) -> String {
    let limited: Double = min(max(value, -1e9), 1e9)
    let thousandths = Int((limited * 1000).rounded())
    let digits = String(1000 + abs(thousandths) % 1000).dropFirst()
    return "\(thousandths < 0 ? "-" : "")\(abs(thousandths) / 1000).\(digits)"
  }
}

extension CellPicture {
  /// A path around the samples left of a cell.
  fileprivate func outline(ofCell cell: Int, column: Int, row: Int) -> String {
    let kept = cuts.isEmpty ? .max : cuts[cell]
    if kept == .max { return "M\(column) \(row)h1v1h-1z" }
    var path = ""
    for sample in 0..<Self.samplesPerCell where kept >> UInt32(sample) & 1 == 1 {
      let x = CellGrid.number(Double(column) + Double(sample % 2) / 2)
      let y = CellGrid.number(Double(row) + Double(sample / 2) / 12)
      path += "M\(x) \(y)h.5v.084h-.5z"
    }
    return path
  }
}

extension [UInt8] {
  /// The bytes in base 64 (RFC 4648, section 4).
  var base64: String {
    let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    let digits = alphabet.utf8Start
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let second = start + 1 < count ? Int(self[start + 1]) : 0
      let third = start + 2 < count ? Int(self[start + 2]) : 0
      let group = Int(self[start]) << 16 | second << 8 | third
      text.append(digits[group >> 18])
      text.append(digits[group >> 12 & 63])
      text.append(start + 1 < count ? digits[group >> 6 & 63] : UInt8(ascii: "="))
      text.append(start + 2 < count ? digits[group & 63] : UInt8(ascii: "="))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
