extension CellGrid {
  mutating func drawPicturesInInk(_ output: PictureOutput) {
    var inks = pictures.map { PictureInk($0.area) }
    for index in cells.indices {
      guard let place = picture(of: cells[index]), let samples = samples(of: cells[index]) else {
        continue
      }
      inks[place.index].set(samples, cell: place.cell, on: output.palette)
    }
    for index in inks.indices { inks[index].sharpen() }
    let shown = cells
    for index in cells.indices {
      guard let place = picture(of: shown[index]) else { continue }
      var cell = PackedCell(link: shown[index].link)
      if !isBesideText(index, in: shown) {
        cell.glyph = inks[place.index].glyph(ofCell: place.cell, in: output.glyphSet)
      }
      cells[index] = cell
    }
  }

  /// Whether a cell stays blank to keep letters beside it legible: dots would touch them.
  private func isBesideText(_ index: Int, in shown: [PackedCell]) -> Bool {
    let column = index % columns
    func isText(_ cell: PackedCell) -> Bool {
      cell.glyph != .space && cell.glyph.pictureCell == nil
    }
    return column > 0 && isText(shown[index - 1])
      || column + 1 < columns && isText(shown[index + 1])
  }
}

/// A picture as ink: an amount for each dot of braille.
struct PictureInk {
  private let area: CellRect
  /// The amounts, 0…1, row by row; nil where the picture is clear or covered.
  private var dots: [Float?]

  private var width: Int { area.columns * 2 }
  private var height: Int { area.rows * 4 }

  init(_ area: CellRect) {
    self.area = area
    dots = Array(repeating: nil, count: area.columns * 2 * area.rows * 4)
  }

  /// Sets the ink of a cell from its samples: brighter samples have more ink if ink is bright.
  mutating func set(_ samples: [RGBA], cell: Int, on palette: TerminalPalette) {
    let (ground, ink) = (palette.background.luminance, palette.foreground.luminance)
    for y in 0..<4 {
      for x in 0..<2 {
        let three = (0..<3).map { samples[(y * 3 + $0) * 2 + x] }
        if three.allSatisfy({ $0.alpha < 26 }) { continue }
        var light = Light()
        for sample in three { light.add(sample.blended(over: palette.background)) }
        let amount = (RGBA(light: light).luminance - ground) / (ink - ground)
        let row = cell / area.columns * 4 + y
        dots[row * width + cell % area.columns * 2 + x] = Float(min(max(amount, 0), 1))
      }
    }
  }

  /// Stretches the amounts over the range, half by amount and half by rank, and sharpens edges.
  mutating func sharpen() {
    let sorted = dots.compactMap { $0 }.sorted()
    guard let low = sorted.first, let high = sorted.last else { return }
    // A nearly uniform picture would turn into noise.
    if high - low < 0.1 { return }
    let spread = dots.map { dot in
      dot.map { ($0 - low) / (high - low) / 2 + Self.rank(of: $0, in: sorted) / 2 }
    }
    for y in 0..<height {
      for x in 0..<width {
        guard let value = spread[y * width + x] else { continue }
        var (sum, count) = (Float(0), Float(0))
        for row in max(0, y - 2)...min(height - 1, y + 2) {
          for column in max(0, x - 2)...min(width - 1, x + 2) {
            guard let other = spread[row * width + column] else { continue }
            sum += other
            count += 1
          }
        }
        dots[y * width + x] = min(max(value + 1.2 * (value - sum / count), 0), 1)
      }
    }
  }

  /// The share of a sorted list below a number, with equal ones counted as half; O(log *n*).
  private static func rank(of number: Float, in sorted: [Float]) -> Float {
    func count(where isBefore: (Float) -> Bool) -> Int {
      var (low, high) = (0, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(sorted[middle]) { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let (first, last) = (count { $0 < number }, count { $0 <= number })
    return Float(first + last) / 2 / Float(sorted.count)
  }

  /// The dithered braille pattern of a cell; in ASCII a character as dark as the cell.
  func glyph(ofCell cell: Int, in set: GlyphSet) -> PackedGlyph {
    let (column, row) = (cell % area.columns, cell / area.columns)
    var (sum, bits) = (Float(0), UInt8(0))
    for y in 0..<4 {
      for x in 0..<2 {
        let amount = dots[(row * 4 + y) * width + column * 2 + x] ?? 0
        sum += amount
        if amount * 16 > Float(OrderedDithering.rank(column * 2 + x, row * 4 + y)) + 0.5 {
          bits |= DotPattern.bit(x: x, y: y)
        }
      }
    }
    switch set {
    case .unicode:
      return DotPattern(rawValue: bits).glyph(in: .unicode).map(PackedGlyph.init(picture:))
        ?? .space
    case .ascii:
      let step = Int((sum / 8 * Float(Self.ramp.count - 1)).rounded())
      return PackedGlyph(rawValue: UInt32(Self.ramp[step]))
    }
  }

  /// From the least ink to the most.
  private static let ramp = Array(" .:-=+*%#".utf8)
}
