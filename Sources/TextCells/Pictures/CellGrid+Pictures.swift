extension CellGrid {
  /// Draws a picture inside `clip`.
  ///
  /// A clear cell keeps what is below; over a background or another picture, so does a clear
  /// sample. The picture replaces glyphs other than blocks.
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

  /// Blends the samples of a cell with what the cell shows.
  private func lay(
    _ picture: inout CellPicture, _ number: Int, _ range: Range<Int>, over cell: PackedCell
  ) {
    guard picture.samples[range].contains(where: { $0.alpha < 255 }) else { return }
    if let behind = samples(of: cell) {
      // A file cannot show another one below it.
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

  package var hasPictures: Bool { !pictures.isEmpty }

  var pictureCellCount: Int { pictures.last.map { $0.firstCell + $0.cellCount } ?? 0 }

  /// The picture that a cell shows a part of, and the cell's number in it.
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

  /// The 24 samples of a cell of a picture as seen through the colours laid over it.
  func samples(of cell: PackedCell) -> [RGBA]? {
    guard let place = picture(of: cell) else { return nil }
    let start = place.cell * CellPicture.samplesPerCell
    let samples = pictures[place.index].samples[start..<start + CellPicture.samplesPerCell]
    guard let veil = cell.veil else { return Array(samples) }
    return samples.map { veil.blended(over: $0) }
  }

  /// Makes text over pictures legible: each cell gets its mean colour, at a contrast of 4.5 : 1.
  ///
  /// Returns the pen for the text; `nil` if no picture lies there.
  package mutating func makePictureGround(
    columns text: Range<Int>, row: Int, pen: UnmixedPen, clip: CellRect
  ) -> PackedCell? {
    let place = CellRect(column: text.lowerBound, row: row, columns: text.count, rows: 1)
      .intersection(clip).intersection(bounds)
    // A row outside of the grid has no cells.
    let indices = (row * columns + place.column..<row * columns + place.endColumn)
      .filter { !place.isEmpty && cells[$0].glyph.pictureCell != nil }
    if indices.isEmpty { return nil }
    let mean = RGBA(light: Light.sum(of: indices.map { cells[$0].background }))
    let ink = pen.mixed(over: mean)
    for index in indices {
      cells[index].background = cells[index].background.standingOut(from: ink.foreground)
    }
    return ink
  }

  /// Cuts a cell of a picture to the samples that a pattern covers; the rest shows what it had in
  /// `earlier`, a state of this grid from before the picture was drawn.
  ///
  /// Returns whether the cell holds such a picture.
  package mutating func cutPicture(
    column: Int, row: Int, to pattern: CoveragePattern, earlier: CellGrid
  ) -> Bool {
    let index = row * columns + column
    guard let place = picture(of: cells[index]), place.index >= earlier.pictures.count,
      var samples = samples(of: cells[index])
    else { return false }
    let before = earlier.samples(of: earlier.cells[index])
    let ground = earlier.cells[index].ground
    var kept: UInt32 = 0xFF00_0000
    for sample in samples.indices {
      if pattern.covers(sampleOfPicture: sample) {
        kept |= 1 << UInt32(sample)
      } else {
        samples[sample] = before?[sample] ?? ground ?? .none
      }
    }
    let start = place.cell * CellPicture.samplesPerCell
    pictures[place.index].samples.replaceSubrange(start..<start + samples.count, with: samples)
    pictures[place.index].setCut(kept, ofCell: place.cell)
    if let ground { pictures[place.index].setGround(ground, ofCell: place.cell) }
    // The samples now include the colours laid over the picture.
    cells[index].foreground = .none
    cells[index].flags.remove(.hasForeground)
    cells[index].background = RGBA(light: Light.sum(of: samples))
    return true
  }

  /// Cuts the background of a cell without a glyph to the quadrants that a pattern covers; the
  /// others keep the background of `earlier`, a state of this grid from before it was laid.
  package mutating func cutGround(
    column: Int, row: Int, to pattern: CoveragePattern, earlier: CellGrid
  ) {
    let index = row * columns + column
    let (cell, before) = (cells[index], earlier.cells[index])
    let isGround = cell.glyph == .space || cell.plainForm == .blank
    guard isGround, before.glyph == .space, let ground = cell.ground,
      ground.alpha == 255, ground != before.ground,
      let glyph = pattern.glyph(in: .unicode, isMirrored: true), glyph != "█"
    else { return }
    cells[index].glyph = PackedGlyph(picture: glyph)
    cells[index].foreground = ground
    cells[index].flags.insert(.hasForeground)
    cells[index].background = before.ground ?? .none
    if before.ground == nil { cells[index].flags.remove(.hasBackground) }
    cells[index].plainForm = .blank
  }

  /// The pixels of the grid, 8 × 16 a cell by rows, as a terminal shows them except for letters.
  ///
  /// Backgrounds, block elements, lines among them and braille are exact; shades are mixtures. Any
  /// other glyph becomes a bar in the middle of its cell at half strength, like type too small to
  /// read.
  ///
  /// - Parameter label: The colour of glyphs without one.
  package func raster(label: RGBA) -> [RGBA] {
    let width = columns * 8
    var pixels = [RGBA](
      repeating: RGBA(red: 0, green: 0, blue: 0, alpha: 0), count: width * rows * 16)
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = self[column, row]
        // The right half of a wide glyph has no glyph of its own.
        let isHalf = column > 0 && self[column - 1, row].width == 2
        let (ink, strength) = Self.ink(of: isHalf ? self[column - 1, row].glyph : cell.glyph)
        let ground = cell.style.background ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        var inked = cell.style.foreground ?? label
        inked.alpha = UInt8(Double(inked.alpha) * strength)
        inked = inked.blended(over: ground)
        for sample in 0..<64 {
          let color = ink >> UInt64(sample) & 1 == 1 ? inked : ground
          let start = (row * 16 + sample / 8 * 2) * width + column * 8 + sample % 8
          pixels[start] = color
          pixels[start + width] = color
        }
      }
    }
    return pixels
  }

  /// The samples that a glyph inks, and their opacity, 0…1.
  private static func ink(of glyph: String) -> (samples: UInt64, strength: Double) {
    guard let scalar = glyph.unicodeScalars.first, glyph != " " else { return (0, 0) }
    switch scalar {
    case "░": return (.max, 0.25)
    case "▒": return (.max, 0.5)
    case "▓": return (.max, 0.75)
    case "\u{2800}"..."\u{28FF}":
      let dots = DotPattern(rawValue: UInt8(scalar.value & 0xFF))
      var samples: UInt64 = 0
      for y in 0..<4 {
        for x in 0..<2 where dots.rawValue & DotPattern.bit(x: x, y: y) != 0 {
          samples |= 0b11 << UInt64(y * 16 + x * 4 + 1)
        }
      }
      return (samples, 1)
    default:
      if let ink = CoveragePattern.Ink.blocks.first(where: { $0.scalar == scalar }) {
        return (ink.samples, 1)
      }
      return (0x0000_7E7E_7E7E_0000, 0.5)
    }
  }
}

extension PackedCell {
  /// The colour laid over a cell of a picture, stored as the foreground.
  var veil: RGBA? { flags.contains(.hasForeground) ? foreground : nil }
}

extension CoveragePattern {
  /// Whether at least half of one of a picture's 2 × 12 samples is covered.
  fileprivate func covers(sampleOfPicture sample: Int) -> Bool {
    let (column, line) = (sample % 2 * 4, (2 * (sample / 2) + 1) * 8 / 24)
    return (rawValue >> UInt64(8 * line + column) & 0xF).nonzeroBitCount >= 2
  }
}
