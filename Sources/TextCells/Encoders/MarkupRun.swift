/// Neighbouring cells of one row that a markup language can set as one piece: glyphs that one font
/// surely has in one width, in one style.
struct MarkupRun {
  /// The glyphs a run is made of.
  enum Kind: Equatable {
    /// Latin letters, digits, punctuation and spaces.
    case latin
    /// Lines, blocks and braille, which are drawn as shapes: their text is there to be copied.
    case shapes
    /// Words of a script written from right to left; kept apart so that they reorder nothing else.
    case rightToLeft
    /// An emoji by itself.
    case emoji
    /// Another glyph by itself, which may come from any font.
    case single

    /// Whether a space can be part of it, and further glyphs.
    var isLong: Bool { self == .latin || self == .shapes || self == .rightToLeft }
  }

  /// The columns of the grid that the run covers.
  var columns: Range<Int>
  fileprivate(set) var kind: Kind
  /// A cell with the style of the run.
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

  /// The index of the cell after the last of a row that shows ink.
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
  /// Whether a cell of a kind can be added; a space can be whatever colour its ink has.
  fileprivate func takes(_ cell: PackedCell, _ kind: Kind) -> Bool {
    kind == self.kind && kind.isLong && cell.attributes.decoration == style.attributes.decoration
      && (kind == .shapes || cell.glyph == .space || !style.hasDifferentInk(from: cell))
  }
}
