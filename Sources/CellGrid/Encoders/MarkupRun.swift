/// Neighbouring cells of one row that a markup language can set as one piece: one style, and
/// glyphs that one font surely has in one width.
struct MarkupRun {
  /// The glyphs a run is made of.
  enum Kind: Equatable {
    /// Latin letters, digits, punctuation and spaces.
    case latin
    /// Lines and blocks, which have to touch.
    case box
    /// Braille patterns, which many monospaced fonts lack.
    case braille
    /// Words of a script written from right to left; kept apart so that they reorder nothing else.
    case rightToLeft
    /// A glyph by itself, which may come from any font.
    case single
  }

  /// The columns of the grid that the run covers.
  var columns: Range<Int>
  let kind: Kind
  /// A cell with the style of the run.
  var style: PackedCell
}

extension MarkupRun.Kind {
  init(_ glyph: PackedGlyph, _ clusters: UTF8Bytes) {
    let value =
      glyph.isCluster ? clusters.scalar(at: glyph.clusterRange.lowerBound).value : glyph.scalarValue
    switch value {
    case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF, 0x10800..<0x11000, 0x1E800..<0x1F000:
      self = .rightToLeft
    case _ where glyph.isCluster: self = .single
    case 0x20..<0x250: self = .latin
    case 0x2500..<0x25A0: self = .box
    case 0x2800..<0x2900: self = .braille
    default: self = .single
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
      var kind = MarkupRun.Kind(cell.glyph, clusters)
      let next = index + 1 < end ? MarkupRun.Kind(cells[index + 1].glyph, clusters) : nil
      let isBetweenWords = cell.glyph == .space && runs.last?.kind == .rightToLeft
      if isBetweenWords && next == .rightToLeft { kind = .rightToLeft }
      let columns = index - start..<index - start + Int(cell.width)
      if let last = runs.indices.last, runs[last].takes(cell, kind) {
        runs[last].columns = runs[last].columns.lowerBound..<columns.upperBound
      } else {
        runs.append(MarkupRun(columns: columns, kind: kind, style: cell))
      }
    }
    return runs
  }

  /// The index of the cell after the last of a row that shows ink or a background.
  private func markupEnd(ofRow row: Int) -> Int {
    var end = (row + 1) * columns
    while end > row * columns, cells[end - 1].glyph == .space,
      !cells[end - 1].hasDifferentGround(from: .blank)
    {
      end -= 1
    }
    return end
  }
}

extension MarkupRun {
  /// The pieces that need a place each: HTML cannot stretch text to its columns, and not every
  /// viewer of SVG does.
  var boxes: [MarkupRun] {
    if kind != .braille { return [self] }
    return columns.map { MarkupRun(columns: $0..<$0 + 1, kind: kind, style: style) }
  }

  /// Whether a cell of a kind can be added; a space can be whatever colour its ink has.
  fileprivate func takes(_ cell: PackedCell, _ kind: Kind) -> Bool {
    kind == self.kind && kind != .single && !style.hasDifferentGround(from: cell)
      && (cell.glyph == .space || !style.hasDifferentInk(from: cell))
  }
}
