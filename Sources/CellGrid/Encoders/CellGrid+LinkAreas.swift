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

  /// The stretches of cells with a link of their own, those of neighbouring rows as one.
  var linkAreas: [LinkArea] {
    var areas: [LinkArea] = []
    for row in 0..<rows {
      var column = 0
      while column < columns {
        let start = column
        let link = cells[row * columns + start].link
        while column < columns, cells[row * columns + column].link == link { column += 1 }
        guard let target = self.link(of: cells[row * columns + start]) else { continue }
        let name = cells[row * columns + start..<row * columns + column]
          .filter { $0.shape == nil }.map { resolved($0).glyph }.joined()
        let upper = areas.lastIndex {
          $0.rect.endRow == row && $0.rect.column == start && $0.rect.endColumn == column
            && $0.target == target
        }
        if let upper {
          areas[upper].rect.rows += 1
          areas[upper].name += " " + name
        } else {
          let rect = CellRect(column: start, row: row, columns: column - start, rows: 1)
          areas.append(LinkArea(rect: rect, target: target, name: name))
        }
      }
    }
    for index in areas.indices {
      let words = areas[index].name.split(separator: " ").joined(separator: " ")
      areas[index].name = words.isEmpty ? areas[index].target : words
    }
    return areas
  }
}
