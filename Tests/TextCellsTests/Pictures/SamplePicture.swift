import TextCells
import TestSupport

/// Pictures made of formulas and chance.
enum SamplePicture {
  /// A picture whose samples are those of a function of their places, 0…1 across and down.
  static func picture(
    _ columns: Int, _ rows: Int, at column: Int = 0, _ row: Int = 0,
    color: (Double, Double) -> RGBA
  ) -> CellPicture {
    var samples: [RGBA] = []
    for cell in 0..<columns * rows {
      for sample in 0..<24 {
        let x = Double(cell % columns) + (Double(sample % 2) + 0.5) / 2
        let y = Double(cell / columns) + (Double(sample / 2) + 0.5) / 12
        samples.append(color(x / Double(columns), y / Double(rows)))
      }
    }
    return CellPicture(
      area: CellRect(column: column, row: row, columns: columns, rows: rows), samples: samples)
  }

  /// A ball before a sky; all around it is clear where `isCut`.
  static func ball(_ columns: Int = 24, _ rows: Int = 8, isCut: Bool = false) -> CellPicture {
    picture(columns, rows) { x, y in
      let (dx, dy) = ((x - 0.5) * 3, (y - 0.5) * 2)
      let distance = dx * dx + dy * dy
      if distance < 0.7 {
        let light = max(0, 1 - ((dx + 0.3) * (dx + 0.3) + (dy + 0.4) * (dy + 0.4)))
        return RGBA(red: UInt8(80 + 170 * light), green: UInt8(160 * light), blue: 40)
      }
      if isCut { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
      return RGBA(red: UInt8(40 + 120 * y), green: UInt8(90 + 90 * y), blue: UInt8(200 - 20 * y))
    }
  }

  /// Nothing but noise.
  static func noise(_ columns: Int, _ rows: Int, seed: UInt64) -> CellPicture {
    var random = SplitMix64(seed: seed)
    return picture(columns, rows) { _, _ in
      RGBA(hex: UInt32(truncatingIfNeeded: random.next() >> 32))
    }
  }

  static func grid(_ picture: CellPicture, columns: Int = 24, rows: Int = 8) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    grid.draw(picture, clip: grid.bounds)
    return grid
  }
}
