/// A picture as a grid takes it: 2 × 12 samples a cell, so that halves, quadrants, sextants and the
/// dots of braille each are whole samples.
///
/// A grid keeps the samples, and each encoder chooses from them what its output can show.
package struct CellPicture: Hashable, Sendable {
  /// The cells it covers, in those of the grid.
  package private(set) var area: CellRect
  /// The samples, sRGB with straight alpha: cell after cell by rows, and of each 12 rows of 2.
  package var samples: [RGBA]
  /// The file it was made from, for an output that shows files; `nil` where the samples differ
  /// from what the file shows.
  package var file: File?
  /// What lies behind its cells, where it is not opaque; empty while nothing does.
  private(set) var grounds: [RGBA?] = []
  /// Which samples of its cells are left of it, a bit each; empty while it is whole.
  private(set) var cuts: [UInt32] = []
  /// The number of its first cell among those of all pictures of its grid.
  var firstCell = 0

  package static let (sampleColumns, sampleRows) = (2, 12)
  static let samplesPerCell = 24

  /// A picture of so many samples as its cells have; traps otherwise, which no picture reaches: samples
  /// are taken cell by cell.
  package init(area: CellRect, samples: [RGBA], file: File? = nil) {
    precondition(samples.count == area.columns * area.rows * Self.samplesPerCell)
    self.area = area
    self.samples = samples
    self.file = file
  }

  /// How many cells it covers.
  var cellCount: Int { area.columns * area.rows }

  /// Remembers what lies behind a cell.
  mutating func setGround(_ ground: RGBA, ofCell cell: Int) {
    if grounds.isEmpty { grounds = Array(repeating: nil, count: cellCount) }
    grounds[cell] = ground
  }

  mutating func move(columns: Int, rows: Int) {
    area.column += columns
    area.row += rows
    file?.move(columns: Double(columns), rows: Double(rows))
  }

  /// Remembers which samples of a cell are left.
  mutating func setCut(_ kept: UInt32, ofCell cell: Int) {
    if cuts.isEmpty { cuts = Array(repeating: .max, count: cellCount) }
    cuts[cell] &= kept
  }

  /// A file of a picture, and where it is shown.
  package struct File: Hashable, Sendable {
    /// The kinds of files that browsers show too.
    package enum Kind: String, Sendable {
      case png = "image/png"
      case jpeg = "image/jpeg"
      case gif = "image/gif"
    }

    let bytes: [UInt8]
    let kind: Kind
    /// Its edges in cells from the upper left of the grid: fractions where it ends within one.
    private(set) var (left, top, right, bottom): (Double, Double, Double, Double)
    /// 0…1.
    let opacity: Double
    /// Whether its pixels are to be seen as squares.
    let isPixelated: Bool

    /// The most bytes of a file that markup carries: 2 MiB, which are 2.7 in its base 64.
    private static let mostBytes = 2 << 20
    /// The most bytes of all files of a grid: 8 MiB.
    static let mostBytesTogether = 8 << 20

    /// A file at a place; `nil` if it is too large to be carried.
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
  /// A cell of a picture, by its number in the grid: bit 30 marks it.
  init(pictureCell number: Int) { rawValue = 1 << 30 | UInt32(number) }

  var pictureCell: Int? { rawValue >> 30 == 1 ? Int(rawValue & 0x3FFF_FFFF) : nil }

  static let mostPictureCells = 1 << 30

  /// A block whose colours are those that were chosen for its output: bit 29 marks it.
  init(exactBlock scalar: Unicode.Scalar) { rawValue = 1 << 29 | scalar.value }

  /// Whether the colours of the cell are to be taken as they are.
  var isExactBlock: Bool { rawValue >> 29 == 1 }

  /// The scalar's value, where it is one.
  var scalarValue: UInt32 { rawValue & 0x1F_FFFF }
}
