/// Cells that lead somewhere.
struct LinkArea {
  var rect: CellRect
  let target: String
  /// What is written on them.
  var name: String
}

extension CellGrid {
  /// The harmless form of the link of the whole; `nil` if there is none.
  var wholeLink: String? {
    link.flatMap { HyperlinkTarget.encoded($0, allowing: linkSchemes) }
  }

  /// The harmless form of a cell's own link; `nil` if it has none.
  package func link(of cell: PackedCell) -> String? {
    cell.link == 0
      ? nil : HyperlinkTarget.encoded(links[Int(cell.link) - 1], allowing: linkSchemes)
  }

  /// The stretches of cells with a link of their own: one for what only blanks part, and for rows below
  /// each other that begin and end at the same columns.
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
