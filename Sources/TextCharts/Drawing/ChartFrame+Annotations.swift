extension ChartFrame {
  /// Places annotations beside their marks and insets the plot for those at its edges.
  mutating func addAnnotations(_ inset: (EdgeInsets) -> PlotGeometry) {
    let annotated = model.annotatedMarks
    if annotated.isEmpty { return }
    // Measures each view once, although many marks may share it.
    var sizes: [Int: [(columns: Int, rows: Int)]] = [:]
    for mark in annotated where sizes[mark.traits] == nil {
      sizes[mark.traits] = model.traits[mark.traits].annotations.map {
        let size = measure.size(of: $0.content(size(of: mark)))
        // A dot of 7 points is less than a cell.
        return $0.isSymbol ? (max(size.columns, 1), max(size.rows, 1)) : size
      }
    }
    standAnnotations(at: makeRoom(for: annotated, sizes, inset))
  }

  /// A mark, the index of its annotation, and the preferred cells.
  private typealias Wish = (mark: Mark, index: Int, cells: CellRect)

  /// Insets the plot for annotations that stick out, and returns their preferred cells.
  private mutating func makeRoom(
    for annotated: [Mark], _ sizes: [Int: [(columns: Int, rows: Int)]],
    _ inset: (EdgeInsets) -> PlotGeometry
  ) -> [Wish] {
    var insets = geometry.insets
    var wishes: [Wish] = []
    // Exactly twice: a smaller plot moves the marks and their annotations, and a third pass could
    // undo the second.
    for pass in 0..<2 {
      wishes = []
      var excess = (top: 0, left: 0, bottom: 0, right: 0)
      for mark in annotated {
        for (index, annotation) in model.traits[mark.traits].annotations.enumerated() {
          guard let size = sizes[mark.traits]?[index], size.columns > 0, size.rows > 0,
            let cells = cells(of: annotation, size, at: mark)
          else { continue }
          wishes.append((mark, index, cells))
          if annotation.isSymbol { continue }
          excess.top = max(excess.top, -cells.row)
          excess.bottom = max(excess.bottom, cells.endRow - plot.rows)
          let side = self.position(of: annotation, at: mark).x
          // Only for annotations at a side: one above a wide bar moves inside instead.
          if side < 0 { excess.left = max(excess.left, -cells.column) }
          if side > 0 { excess.right = max(excess.right, cells.endColumn - plot.columns) }
        }
      }
      // The plot keeps at least two rows and four columns.
      if pass == 1 || excess == (0, 0, 0, 0) { break }
      let (height, width) = (plot.rows - 2, plot.columns - 4)
      if excess.top + excess.bottom <= height {
        insets.top += CGFloat(excess.top) * CellMetrics.height
        insets.bottom += CGFloat(excess.bottom) * CellMetrics.height
      }
      if excess.left + excess.right <= width {
        insets.leading += CGFloat(excess.left) * CellMetrics.width
        insets.trailing += CGFloat(excess.right) * CellMetrics.width
      }
      geometry = inset(insets)
    }
    return wishes
  }

  /// Places annotations at their preferred cells or nearby, where no bar or other annotation is.
  private mutating func standAnnotations(at wishes: [Wish]) {
    var bodies: [CellRect] = []
    for mark in model.marks where mark.form == .bar {
      guard let rect = geometry.rect(of: mark, model.traits[mark.traits]) else { continue }
      bodies.append(Self.cells(touching: rect))
    }
    var taken: [CellRect] = []
    // A rule inside a loop over bars exists once per bar, all at the same place.
    var levels: [(cells: CellRect, index: Int)] = []
    func meets(_ others: [CellRect], _ cells: CellRect) -> Bool {
      others.contains { !$0.intersection(cells).isEmpty }
    }
    func isFree(_ cells: CellRect) -> Bool { !meets(bodies, cells) && !meets(taken, cells) }
    for (mark, index, wished) in wishes {
      let annotation = model.traits[mark.traits].annotations[index]
      if mark.form == .rule {
        if levels.contains(where: { $0 == (wished, index) }) { continue }
        levels.append((wished, index))
      }
      var cells = wished
      if cells.rows > plot.rows || cells.columns > plot.columns { continue }
      // Labels are outside of the plot.
      cells.column = max(min(cells.column, plot.columns - cells.columns), 0)
      cells.row = max(min(cells.row, plot.rows - cells.rows), 0)
      let isOverlay = annotation.position.x == 0 && annotation.position.y == 0
      if !isOverlay, !isFree(cells) {
        guard mark.form == .rule, let rect = geometry.rect(of: mark, model.traits[mark.traits])
        else { continue }
        let isAbove = annotation.position.y < 0
        // A level has the same height everywhere, so its name may move along it; the name of a bar
        // may not.
        if rect.height == 0,
          let free = placesAlong(cells, isAbove: isAbove).first(where: isFree)
        {
          cells = free
        } else if cells.columns * 3 > plot.columns {
          continue
        }
        // Otherwise it covers bars: the meaning of a level must appear somewhere.
      }
      if meets(taken, cells) { continue }
      taken.append(cells)
      var placed = cells
      placed.column += plot.column
      placed.row += plot.row
      annotations.append(Placed(cells: placed, content: .view(annotation.content(size(of: mark)))))
    }
  }

  /// The places along a level, nearest first, then those on its other side.
  private func placesAlong(_ cells: CellRect, isAbove: Bool) -> [CellRect] {
    // Skips the row of the line itself.
    let otherRow = cells.row + (isAbove ? 1 : -1) * (cells.rows + 1)
    let last = plot.columns - cells.columns
    let columns = (0...max(last, 0)).sorted { abs($0 - cells.column) < abs($1 - cells.column) }
    return [cells.row, otherRow].filter { $0 >= 0 && $0 + cells.rows <= plot.rows }
      .flatMap { row in
        columns.map {
          CellRect(column: $0, row: row, columns: cells.columns, rows: cells.rows)
        }
      }
  }

  /// The size of a mark in points; zero without a place.
  private func size(of mark: Mark) -> CGSize {
    geometry.rect(of: mark, model.traits[mark.traits])?.size ?? .zero
  }

  /// The side of the mark for an annotation.
  private func position(of annotation: MarkAnnotation, at mark: Mark) -> AnnotationPosition {
    annotation.position.isAutomatic && mark.form == .bar && !geometry.isUpright(mark)
      ? .trailing : annotation.position
  }

  /// The cells that a rectangle in the plot touches.
  private static func cells(touching rect: CGRect) -> CellRect {
    func cell(_ place: CGFloat) -> Int { Int(min(max(place, -1e5), 1e5)) }
    // A bar that ends on a boundary does not touch the next cell, however the sum was rounded.
    let left = cell((rect.minX / CellMetrics.width + 1e-6).rounded(.down))
    let top = cell((rect.minY / CellMetrics.height + 1e-6).rounded(.down))
    return CellRect(
      column: left, row: top,
      columns: cell((rect.maxX / CellMetrics.width - 1e-6).rounded(.up)) - left,
      rows: cell((rect.maxY / CellMetrics.height - 1e-6).rounded(.up)) - top)
  }

  /// The preferred cells of an annotation, in the plot.
  private func cells(
    of annotation: MarkAnnotation, _ size: (columns: Int, rows: Int), at mark: Mark
  ) -> CellRect? {
    guard let rect = geometry.rect(of: mark, model.traits[mark.traits]),
      rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite
    else { return nil }
    let position = self.position(of: annotation, at: mark)
    let body = CGRect(
      // A mark far outside of the axis has coordinates beyond `Int`.
      x: min(max(rect.minX, -1e4), 1e5), y: min(max(rect.minY, -1e4), 1e5),
      width: min(rect.width, 1e5), height: min(rect.height, 1e5))
    let touched = Self.cells(touching: body)
    let (left, right) = (touched.column, touched.endColumn)
    let (top, bottom) = (touched.row, touched.endRow)
    let column: Int
    switch position.x {
    case ..<0: column = left - size.columns
    case 1...: column = max(right, left + 1)
    default:
      switch annotation.alignment.horizontal {
      case .leading: column = left
      case .trailing: column = right - size.columns
      default:
        let middle = (body.minX + body.maxX) / 2 / CellMetrics.width
        column = Int((middle - CGFloat(size.columns) / 2 - 1e-6).rounded())
      }
    }
    let row: Int
    switch position.y {
    case ..<0: row = top - size.rows
    case 1...: row = max(bottom, top + 1)
    default:
      let middle = (body.minY + body.maxY) / 2 / CellMetrics.height
      row =
        rect.height == 0
        ? Int(middle.rounded(.down)) : Int((middle - CGFloat(size.rows) / 2 - 1e-6).rounded())
    }
    return CellRect(column: column, row: row, columns: size.columns, rows: size.rows)
  }
}
