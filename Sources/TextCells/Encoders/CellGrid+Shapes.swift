extension CellGrid {
  /// The card and the shapes on it: everything but letters, signs and pictures.
  func shapes(on palette: TerminalPalette, in frame: MarkupFrame) -> String {
    var (grounds, inks) = (MarkupShapes(), MarkupShapes())
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = cells[row * columns + column]
        let place = frame.place(column: column, row: row)
        let track = track(at: row * columns + column)
        let ground = (track ?? cell).opaqueBackground(on: palette) ?? frame.page
        if let track, let end = cell.shape, let shade = track.shape,
          let color = track.dimmedForeground(on: palette)
        {
          let left = Int(0x2590 - end)
          if ground == frame.page {
            grounds.draw(shade, at: place, color, from: left)
          } else {
            inks.draw(shade, at: place, color, from: left)
          }
        }
        if let value = cell.shape, !frame.isEdge(column: column, row: row) {
          let color = cell.dimmedForeground(on: palette) ?? palette.foreground
          // On one path with the areas around it if possible, or paper would show between them.
          if color != ground {
            if ground == frame.page {
              grounds.draw(value, at: place, color)
            } else {
              inks.draw(value, at: place, color)
            }
          }
        }
        if ground == frame.page { continue }
        grounds.fill(
          MarkupShapes.Box(
            x: place.x..<place.x + MarkupFrame.cellWidth,
            y: place.y..<place.y + MarkupFrame.cellHeight), ground)
      }
    }
    return frame.card + bleed(on: palette, in: frame) + grounds.markup + inks.markup
  }

  /// The shade after the last cell of a bar, `█▌░`: it continues behind that cell, where a terminal
  /// shows only a mean colour.
  private func track(at index: Int) -> PackedCell? {
    guard let end = cells[index].shape, 0x2589...0x258F ~= end, index % columns + 1 < columns
    else { return nil }
    let next = cells[index + 1]
    guard let shade = next.shape, 0x2591...0x2593 ~= shade, next.foreground != next.background
    else { return nil }
    return next
  }

  /// The background inside the box, extended to the edge of the card, if it surrounds the whole.
  ///
  /// A widget's background fills its card, corners included; otherwise it would be a square picture
  /// in a frame of the page.
  private func bleed(on palette: TerminalPalette, in frame: MarkupFrame) -> String {
    guard frame.edge != nil, columns > 3, rows > 3 else { return "" }
    var (shapes, corners) = (MarkupShapes(), "")
    for row in 0..<rows {
      let isSide = row > 0 && row < rows - 1
      for column in stride(from: 0, to: columns, by: isSide ? columns - 1 : 1) {
        // On the card's own background, a differing colour is content, such as a plate.
        guard let color = bleed(column: column, row: row, on: palette), color != frame.page
        else { return "" }
        if isSide || column > 0 && column < columns - 1 {
          shapes.fill(frame.reach(column: column, row: row), color)
        } else {
          corners += frame.corner(column: column, row: row, color)
        }
      }
    }
    return shapes.markup + corners
  }

  /// The background of a cell of the box, or of the cell next to it inside.
  ///
  /// Content above and below may touch the box and would be extended as well: a colour far from the
  /// blend of the two corners counts as content.
  private func bleed(column: Int, row: Int, on palette: TerminalPalette) -> RGBA? {
    if let own = cells[row * columns + column].opaqueBackground(on: palette) { return own }
    func inside(_ column: Int) -> PackedCell {
      cells[min(max(row, 1), rows - 2) * columns + min(max(column, 1), columns - 2)]
    }
    func ground(_ column: Int) -> RGBA? { inside(column).opaqueBackground(on: palette) }
    guard let nearest = ground(column), let left = ground(0), let right = ground(columns - 1)
    else { return nil }
    let isSide = column == 0 || column == columns - 1
    if isSide { return nearest }
    var veil = right
    veil.alpha = UInt8(255 * column / (columns - 1))
    let between = veil.blended(over: left)
    // The cell behind the end of a bar shows its track.
    return nearest.isNear(between) && inside(column).shape == nil ? nearest : between
  }
}

extension RGBA {
  /// Whether each channel differs by at most one step of a gradient.
  fileprivate func isNear(_ other: RGBA) -> Bool {
    let (red, green) = (Int(red) - Int(other.red), Int(green) - Int(other.green))
    return max(red.magnitude, green.magnitude, (Int(blue) - Int(other.blue)).magnitude) <= 12
  }
}

extension PackedCell {
  /// The scalar's value of a glyph that is drawn as a shape, else nil.
  var shape: UInt32? {
    glyph.isCluster || !MarkupShapes.draws(glyph.scalarValue) ? nil : glyph.scalarValue
  }
}

struct LinkArea {
  var rect: CellRect
  let target: String
  /// The text of the cells.
  var name: String
}

extension CellGrid {
  /// The encoded link of the whole grid; `nil` if it has none that is allowed.
  var wholeLink: String? { link.flatMap { HyperlinkTarget.encoded($0, allowing: linkSchemes) } }

  /// The encoded link of a cell; `nil` if it has none that is allowed.
  package func link(of cell: PackedCell) -> String? {
    cell.link == 0
      ? nil : HyperlinkTarget.encoded(links[Int(cell.link) - 1], allowing: linkSchemes)
  }

  /// The areas of cells with a link of their own: blanks do not divide one, and rows below each
  /// other with equal columns are one.
  var linkAreas: [LinkArea] {
    var areas: [LinkArea] = []
    for row in 0..<rows {
      for area in linkAreas(ofRow: row) {
        let upper = areas.lastIndex {
          $0.rect.endRow == row && $0.rect.column == area.rect.column
            && $0.rect.columns == area.rect.columns && $0.target == area.target
        }
        if let upper {
          areas[upper].rect.rows += 1
          areas[upper].name += " " + area.name
        } else {
          areas.append(area)
        }
      }
    }
    for index in areas.indices {
      let words = areas[index].name.split(separator: " ").joined(separator: " ")
      areas[index].name = words.isEmpty ? areas[index].target : words
    }
    return areas
  }

  private func linkAreas(ofRow row: Int) -> [LinkArea] {
    let line = cells[row * columns..<(row + 1) * columns]
    var areas: [LinkArea] = []
    var index = line.startIndex
    while index < line.endIndex {
      let start = index
      let link = line[start].link
      index = line[start...].firstIndex { $0.link != link } ?? line.endIndex
      guard let target = self.link(of: line[start]) else { continue }
      let name = line[start..<index].filter { $0.shape == nil }.map { resolved($0).glyph }.joined()
      let columns = start - line.startIndex..<index - line.startIndex
      if let last = areas.last, last.target == target,
        line[line.startIndex + last.rect.endColumn..<start].allSatisfy({ $0.glyph == .space })
      {
        areas[areas.count - 1].rect.columns = columns.upperBound - last.rect.column
        areas[areas.count - 1].name += " " + name
      } else {
        let rect = CellRect(
          column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
        areas.append(LinkArea(rect: rect, target: target, name: name))
      }
    }
    return areas
  }
}
