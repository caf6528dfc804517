/// A picture in samples, 2 × 12 a cell: halves, quadrants, sextants and dots are whole samples.
///
/// A grid keeps the samples, and each encoder chooses from them what its output can show.
package struct CellPicture: Hashable, Sendable {
  /// The grid's cells that it covers.
  package private(set) var area: CellRect
  /// The samples, sRGB with straight alpha: cell after cell by rows, each 12 rows of 2.
  package var samples: [RGBA]
  /// Its original file, for outputs that show files; `nil` if the samples differ from it.
  package var file: File?
  /// The colours behind its translucent cells; empty if there are none.
  private(set) var grounds: [RGBA?] = []
  /// The samples left of each cell, one bit for each; empty while the picture is whole.
  private(set) var cuts: [UInt32] = []
  /// The number of its first cell among the cells of all pictures of its grid.
  var firstCell = 0

  package static let (sampleColumns, sampleRows) = (2, 12)
  static let samplesPerCell = 24

  /// Traps unless there are 24 samples for each cell of `area`.
  package init(area: CellRect, samples: [RGBA], file: File? = nil) {
    precondition(samples.count == area.columns * area.rows * Self.samplesPerCell)
    self.area = area
    self.samples = samples
    self.file = file
  }

  var cellCount: Int { area.columns * area.rows }

  mutating func setGround(_ ground: RGBA, ofCell cell: Int) {
    if grounds.isEmpty { grounds = Array(repeating: nil, count: cellCount) }
    grounds[cell] = ground
  }

  mutating func move(columns: Int, rows: Int) {
    area.column += columns
    area.row += rows
    file?.move(columns: Double(columns), rows: Double(rows))
  }

  mutating func setCut(_ kept: UInt32, ofCell cell: Int) {
    if cuts.isEmpty { cuts = Array(repeating: .max, count: cellCount) }
    cuts[cell] &= kept
  }

  package struct File: Hashable, Sendable {
    /// The file types that browsers show.
    package enum Kind: String, Sendable {
      case png = "image/png"
      case jpeg = "image/jpeg"
      case gif = "image/gif"
    }

    let bytes: [UInt8]
    let kind: Kind
    /// Its edges in cells from the upper left of the grid; fractions where it ends within a cell.
    private(set) var (left, top, right, bottom): (Double, Double, Double, Double)
    /// 0…1.
    let opacity: Double
    /// Whether its pixels are drawn as sharp squares.
    let isPixelated: Bool

    /// The largest file that markup embeds: 2 MiB, in base 64 2.7 MiB.
    private static let mostBytes = 2 << 20
    /// The most bytes that all files of a grid have together: 8 MiB.
    static let mostBytesTogether = 8 << 20

    /// Makes a file at a place; `nil` if it is larger than 2 MiB.
    package init?(
      _ bytes: [UInt8], _ kind: Kind, left: Double, top: Double, right: Double, bottom: Double,
      opacity: Double, isPixelated: Bool
    ) {
      guard bytes.count <= Self.mostBytes else { return nil }
      self.bytes = bytes
      self.kind = kind
      (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
      self.opacity = opacity
      self.isPixelated = isPixelated
    }

    fileprivate mutating func move(columns: Double, rows: Double) {
      (left, top) = (left + columns, top + rows)
      (right, bottom) = (right + columns, bottom + rows)
    }
  }
}

extension PackedGlyph {
  /// A cell of a picture, by its number in the grid; bit 30 marks it.
  init(pictureCell number: Int) { rawValue = 1 << 30 | UInt32(number) }

  var pictureCell: Int? { rawValue >> 30 == 1 ? Int(rawValue & 0x3FFF_FFFF) : nil }

  static let mostPictureCells = 1 << 30

  /// A block in colours already chosen for the output; bit 29 marks it.
  init(exactBlock scalar: Unicode.Scalar) { rawValue = 1 << 29 | scalar.value }

  /// Whether the cell's colours are already those of the output.
  var isExactBlock: Bool { rawValue >> 29 == 1 }

  /// The scalar's value, unless it is a cluster or a picture's cell.
  var scalarValue: UInt32 { rawValue & 0x1F_FFFF }
}
