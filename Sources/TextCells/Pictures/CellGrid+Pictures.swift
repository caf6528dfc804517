extension CellGrid {
  /// Draws a picture; nothing outside `clip`.
  ///
  /// What is clear leaves what lies behind, cell by cell and, over a ground or another picture,
  /// sample by sample. Over glyphs that are not blocks the picture wins.
  package mutating func draw(
    _ picture: CellPicture, clip: CellRect, isAccented: Bool = false, link: UInt16 = 0
  ) {
    let first = pictureCellCount
    let visible = picture.area.intersection(clip).intersection(bounds)
    guard !visible.isEmpty, first + picture.cellCount <= PackedGlyph.mostPictureCells else {
      return
    }
    var picture = picture
    picture.firstCell = first
    let carried = (pictures + [picture]).reduce(0) { $0 + ($1.file?.bytes.count ?? 0) }
    if carried > CellPicture.File.mostBytesTogether { picture.file = nil }
    for row in visible.row..<visible.endRow {
      blankHalves(at: row * columns + visible.column)
      blankHalves(at: row * columns + visible.endColumn - 1)
      for column in visible.column..<visible.endColumn {
        let local =
          (row - picture.area.row) * picture.area.columns + column - picture.area.column
        let range = local * CellPicture.samplesPerCell..<(local + 1) * CellPicture.samplesPerCell
        if picture.samples[range].allSatisfy({ $0.alpha == 0 }) { continue }
        let index = row * columns + column
        lay(&picture, local, range, over: cells[index])
        var cell = PackedCell(
          glyph: PackedGlyph(pictureCell: first + local), isAccented: isAccented, link: link)
        let mean = RGBA(light: Light.sum(of: picture.samples[range]))
        if mean.alpha > 0 {
          cell.background = mean
          cell.flags.insert(.hasBackground)
        }
        cells[index] = cell
      }
    }
    pictures.append(picture)
  }

  /// Lays the samples of a cell over what the cell shows.
  private func lay(
    _ picture: inout CellPicture, _ number: Int, _ range: Range<Int>, over cell: PackedCell
  ) {
    guard picture.samples[range].contains(where: { $0.alpha < 255 }) else { return }
    if let behind = samples(of: cell) {
      // A file cannot show through to another one.
      picture.file = nil
      for (sample, ground) in zip(range, behind) {
        picture.samples[sample] = picture.samples[sample].blended(over: ground)
      }
    } else if let ground = cell.ground {
      picture.setGround(ground, ofCell: number)
      for sample in range {
        picture.samples[sample] = picture.samples[sample].blended(over: ground)
      }
    }
  }

  /// Whether a picture was drawn.
  package var hasPictures: Bool { !pictures.isEmpty }

  /// How many cells all pictures have together.
  var pictureCellCount: Int { pictures.last.map { $0.firstCell + $0.cellCount } ?? 0 }

  /// The picture that a cell shows a part of, and the number of the cell in it.
  ///
  /// O(log *n*) in the pictures.
  func picture(of cell: PackedCell) -> (index: Int, cell: Int)? {
    guard let number = cell.glyph.pictureCell else { return nil }
    var (low, high) = (0, pictures.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pictures[middle].firstCell <= number { low = middle } else { high = middle }
    }
    return (low, number - pictures[low].firstCell)
  }

  /// The 24 samples of a cell of a picture as they are seen, through what was laid over it.
  func samples(of cell: PackedCell) -> [RGBA]? {
    guard let place = picture(of: cell) else { return nil }
    let start = place.cell * CellPicture.samplesPerCell
    let samples = pictures[place.index].samples[start..<start + CellPicture.samplesPerCell]
    guard let veil = cell.veil else { return Array(samples) }
    return samples.map { veil.blended(over: $0) }
  }

  /// Makes the ground that text is about to be written on stand out from it, where pictures lie
  /// below: each cell's mean colour, made darker or lighter until the contrast is 4.5 : 1.
  ///
  /// Returns the pen for the text; `nil` where no picture lies there.
  package mutating func makePictureGround(
    columns text: Range<Int>, row: Int, pen: UnmixedPen, clip: CellRect
  ) -> PackedCell? {
    let place = CellRect(column: text.lowerBound, row: row, columns: text.count, rows: 1)
      .intersection(clip).intersection(bounds)
    let indices = (row * columns + place.column..<row * columns + place.endColumn)
      .filter { cells[$0].glyph.pictureCell != nil }
    if indices.isEmpty || place.isEmpty { return nil }
    let mean = RGBA(light: Light.sum(of: indices.map { cells[$0].background }))
    let ink = pen.mixed(over: mean)
    for index in indices {
      cells[index].background = cells[index].background.standingOut(from: ink.foreground)
    }
    return ink
  }
}

extension PackedCell {
  /// What was laid over a cell of a picture; it stands in place of the colour of a glyph.
  var veil: RGBA? { flags.contains(.hasForeground) ? foreground : nil }
}
