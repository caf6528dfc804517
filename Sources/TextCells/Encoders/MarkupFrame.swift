/// The layout of a grid in markup, in whole pixels, so that neighbouring cells meet without a gap.
struct MarkupFrame {
  /// The size of a cell: a pixel for each point.
  static let (cellWidth, cellHeight) = (8, 16)
  /// The radius of the card's corners, which ends within the margin.
  static let radius = 8

  private let columns: Int
  private let rows: Int
  let page: RGBA
  /// The colour of the box that the grid draws around itself; `nil` if there is none.
  ///
  /// The edge of the card replaces the box, which would be a second edge inside.
  let edge: RGBA?

  init(of grid: CellGrid, on palette: TerminalPalette) {
    (columns, rows) = (grid.columns, grid.rows)
    page = grid.page(on: palette)
    edge = grid.edge(on: palette)
  }

  /// The space around the cells.
  ///
  /// A box already serves as a margin, and its cells are higher than wide.
  var margin: (x: Int, y: Int) { (8, edge == nil ? 8 : 0) }

  var width: Int { columns * Self.cellWidth + 2 * margin.x }

  var height: Int { rows * Self.cellHeight + 2 * margin.y }

  /// Whether a cell holds a piece of the box.
  func isEdge(column: Int, row: Int) -> Bool {
    edge != nil && (column == 0 || row == 0 || column == columns - 1 || row == rows - 1)
  }

  /// The pixels of a cell of the box on a card without an edge: they extend to the card's edge.
  func reach(column: Int, row: Int) -> MarkupShapes.Box {
    let place = place(column: column, row: row)
    let (right, bottom) = (place.x + Self.cellWidth, place.y + Self.cellHeight)
    return MarkupShapes.Box(
      x: (column == 0 ? 0 : place.x)..<(column == columns - 1 ? width : right),
      y: (row == 0 ? 0 : place.y)..<(row == rows - 1 ? height : bottom))
  }

  /// A corner of the box, as round as the card.
  func corner(column: Int, row: Int, _ color: RGBA) -> String {
    let box = reach(column: column, row: row)
    let (left, right) = (box.x.lowerBound, box.x.upperBound)
    let (top, bottom) = (box.y.lowerBound, box.y.upperBound)
    let path =
      switch (column == 0, row == 0) {
      case (true, true): "M\(left) \(bottom)v-8a8 8 0 0 1 8-8H\(right)V\(bottom)z"
      case (false, true): "M\(right) \(bottom)v-8a8 8 0 0 0-8-8H\(left)V\(bottom)z"
      case (true, false): "M\(left) \(top)v8a8 8 0 0 0 8 8H\(right)V\(top)z"
      case (false, false): "M\(right) \(top)v8a8 8 0 0 1-8 8H\(left)V\(top)z"
      }
    return "<path fill=\"\(color.hex)\" d=\"\(path)\"/>"
  }

  /// The upper left of a cell.
  func place(column: Int, row: Int) -> (x: Int, y: Int) {
    (margin.x + column * Self.cellWidth, margin.y + row * Self.cellHeight)
  }

  /// A rectangle of cells as the attributes of an element.
  func attributes(of rect: CellRect) -> String {
    let place = place(column: rect.column, row: rect.row)
    return """
      x="\(place.x)" y="\(place.y)" width="\(rect.columns * Self.cellWidth)" \
      height="\(rect.rows * Self.cellHeight)"
      """
  }

  /// The card, with its edge if that has another colour.
  var card: String {
    let whole = "<rect width=\"\(width)\" height=\"\(height)\" rx=\"\(Self.radius)\" fill=\""
    guard let edge, edge != page else { return whole + page.hex + "\"/>" }
    return """
      \(whole)\(edge.hex)"/><rect x="1" y="1" width="\(width - 2)" height="\(height - 2)" \
      rx="\(Self.radius - 1)" fill="\(page.hex)"/>
      """
  }
}

extension CellGrid {
  /// The common background of all four corners, else the palette's.
  fileprivate func page(on palette: TerminalPalette) -> RGBA {
    guard let first = cells.first, let ground = first.opaqueBackground(on: palette) else {
      return palette.background
    }
    let corners = [columns - 1, cells.count - columns, cells.count - 1]
    let isCard = corners.allSatisfy { cells[$0].opaqueBackground(on: palette) == ground }
    return isCard ? ground : palette.background
  }

  /// The colour of a box of light lines through all outermost cells, whether of one colour or
  /// hidden by the background of each cell.
  fileprivate func edge(on palette: TerminalPalette) -> RGBA? {
    guard columns > 2, rows > 2, let first = cells.first else { return nil }
    let isHidden = first.hidesGlyph
    func isLine(_ column: Int, _ row: Int, _ glyphs: Unicode.Scalar...) -> Bool {
      let cell = cells[row * columns + column]
      return glyphs.contains { $0.value == cell.glyph.rawValue }
        && (isHidden ? cell.hidesGlyph : cell.hasStyle(of: first))
    }
    let (right, bottom) = (columns - 1, rows - 1)
    guard isLine(0, 0, "╭", "┌"), isLine(right, 0, "╮", "┐"), isLine(0, bottom, "╰", "└"),
      isLine(right, bottom, "╯", "┘"),
      (1..<right).allSatisfy({ isLine($0, 0, "─") && isLine($0, bottom, "─") }),
      (1..<bottom).allSatisfy({ isLine(0, $0, "│") && isLine(right, $0, "│") })
    else { return nil }
    return first.dimmedForeground(on: palette) ?? palette.foreground
  }
}

extension PackedCell {
  /// Whether the glyph has the colour of its background.
  fileprivate var hidesGlyph: Bool {
    flags.isSuperset(of: [.hasForeground, .hasBackground]) && foreground == background
  }
}

/// The font of SVG and HTML.
enum MonospacedFont {
  /// Font names, best first.
  static let families =
    "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', 'Cascadia Mono', Consolas, monospace"

  /// The size in pixels at which a letter fills a cell: most monospaced fonts are 0.602 wide.
  static let size = "13.3"
}

/// Neighbouring cells of one row in one style that markup sets as one piece, since one font has all
/// their glyphs in one width.
struct MarkupRun {
  enum Kind: Equatable {
    /// Latin letters, digits, punctuation and spaces.
    case latin
    /// Lines, blocks and braille, drawn as shapes; their text is there to be copied.
    case shapes
    /// Words written from right to left, in a run of their own so that they reorder nothing else.
    case rightToLeft
    case emoji
    /// Another glyph by itself, possibly from another font.
    case single

    /// Whether a run may have more than one glyph, and spaces.
    var isLong: Bool { self == .latin || self == .shapes || self == .rightToLeft }
  }

  /// The columns of the grid that the run covers.
  var columns: Range<Int>
  fileprivate(set) var kind: Kind
  fileprivate(set) var style: PackedCell
}

extension MarkupRun.Kind {
  init(_ cell: PackedCell, _ clusters: UTF8Bytes) {
    let glyph = cell.glyph
    let value =
      glyph.isCluster ? clusters.scalar(at: glyph.clusterRange.lowerBound).value : glyph.scalarValue
    switch value {
    case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF, 0x10800..<0x11000, 0x1E800..<0x1F000:
      self = .rightToLeft
    case _ where cell.shape != nil: self = .shapes
    case 0x20..<0x250 where !glyph.isCluster: self = .latin
    default:
      let isEmoji = cell.width == 2 && Unicode.Scalar(value)?.properties.isEmoji == true
      self = isEmoji ? .emoji : .single
    }
  }
}

extension CellGrid {
  /// The runs of a row up to its last ink, in order.
  func markupRuns(ofRow row: Int, _ clusters: UTF8Bytes) -> [MarkupRun] {
    let start = row * columns
    let end = markupEnd(ofRow: row)
    var runs: [MarkupRun] = []
    for index in start..<end where cells[index].width > 0 {
      let cell = cells[index]
      var kind = MarkupRun.Kind(cell, clusters)
      let next = index + 1 < end ? MarkupRun.Kind(cells[index + 1], clusters) : nil
      if cell.glyph == .space, let last = runs.last?.kind,
        last == .shapes || last == .rightToLeft && next == .rightToLeft
      {
        kind = last
      }
      let columns = index - start..<index - start + Int(cell.width)
      if let last = runs.indices.last, runs[last].takes(cell, kind) {
        runs[last].columns = runs[last].columns.lowerBound..<columns.upperBound
      } else {
        runs.append(MarkupRun(columns: columns, kind: kind, style: cell))
      }
    }
    return runs
  }

  /// The index after the last cell of a row that shows ink.
  private func markupEnd(ofRow row: Int) -> Int {
    var end = (row + 1) * columns
    while end > row * columns, cells[end - 1].glyph == .space,
      cells[end - 1].attributes.decoration == nil
    {
      end -= 1
    }
    return end
  }
}

extension MarkupRun {
  /// Whether a cell can join the run; a space joins whatever the colour of its ink.
  fileprivate func takes(_ cell: PackedCell, _ kind: Kind) -> Bool {
    kind == self.kind && kind.isLong && cell.attributes.decoration == style.attributes.decoration
      && (kind == .shapes || cell.glyph == .space || !style.hasDifferentInk(from: cell))
  }
}
