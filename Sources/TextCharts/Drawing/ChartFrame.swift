/// A chart in a size: where the plot is, and what stands around it.
///
/// Room goes to the plot first: labels below it want 4 rows, those beside it 12 columns, a legend 6
/// rows. With less the chart is a sparkline.
@MainActor
struct ChartFrame {
  let columns: Int
  let rows: Int
  /// The cells of the plot.
  private(set) var plot: CellRect
  private(set) var geometry: PlotGeometry
  /// Labels, legend and titles of axes, in cells of the chart.
  private(set) var texts: [Placed] = []
  private(set) var annotations: [Placed] = []

  /// A view in cells of the chart.
  struct Placed {
    let cells: CellRect
    let content: Content

    enum Content {
      case label(AxisPart.LabelContent, String, AxisPart)
      case entry(MarkLooks.LegendEntry)
      case view(AnyView)
      case more(Int)
    }
  }

  private let model: ChartModel
  private let measure: ViewMeasure

  init(_ model: ChartModel, columns: Int, rows: Int) {
    self.model = model
    self.columns = columns
    self.rows = rows
    measure = ViewMeasure(environment: model.environment, columns: columns, rows: rows)
    plot = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    let positions = model.traits.reduce(into: [PlottedValue]()) { values, traits in
      if let value = traits.value(.position), !values.contains(value) { values.append(value) }
    }
    let bands = (
      x: Self.barBand(model, along: .horizontal), y: Self.barBand(model, along: .vertical)
    )
    // What the plan of one axis needs of the other is only the room that its labels take.
    func geometry(_ plot: CellRect, _ x: AxisPlan, _ y: AxisPlan, _ insets: EdgeInsets)
      -> PlotGeometry
    {
      PlotGeometry(
        size: CellMetrics.size(columns: plot.columns, rows: plot.rows), insets: insets, x: x, y: y,
        positions: positions)
    }
    let padding = Self.padding(model)
    let wantsLabels = columns >= 12 && rows >= 4
    var x = AxisPlan(
      model, along: .horizontal, count: max(2, min(7, columns / 8)), barBand: bands.x)
    var y = AxisPlan(
      model, along: .vertical, count: max(1, min(5, (rows - 1) / 2)), barBand: bands.y)
    self.geometry = geometry(plot, x, y, padding)
    addLegend()
    addTitles()
    if let style = model.settings.plotStyle {
      let size = measure.size(of: style(ChartPlotContent(steps: [], size: self.geometry.size)))
      plot.rows = max(1, min(plot.rows, size.rows))
      plot.columns = max(1, min(plot.columns, size.columns))
    }

    // The depth of labels does not depend on how many there are by much: those of the first plan.
    var besides: [AxisLabels.Label] = []
    let belows = wantsLabels ? labels(of: x, along: .horizontal) : []
    let above = belows.filter { $0.position.kind == .top }.map(\.depth).max() ?? 0
    let below = belows.filter { $0.position.kind != .top }.map(\.depth).max() ?? 0
    let hasLabels = !belows.isEmpty && plot.rows - above - below >= 2
    if hasLabels {
      plot.row += above
      plot.rows -= above + below
    }
    plot.rows = whole(plot.rows, along: .vertical)
    if wantsLabels {
      for count in stride(from: max(1, min(5, plot.rows / 2)), through: 1, by: -1) {
        y = AxisPlan(model, along: .vertical, count: count, barBand: bands.y)
        self.geometry = geometry(plot, x, y, padding)
        let all = labels(of: y, along: .vertical)
        let chosen = AxisLabels(all, in: 0..<plot.rows, gap: 0)
        besides = chosen.chosen
        if !chosen.areFewer || !y.isAutomatic(in: model, along: .vertical) { break }
      }
      let isCategory = model.y.kind == .category
      let lefts = besides.filter { $0.isLeading(isCategory) }.map(\.depth).max() ?? 0
      let rights = besides.filter { !$0.isLeading(isCategory) }.map(\.depth).max() ?? 0
      let left = lefts > 0 ? lefts + 1 : 0
      let right = rights > 0 ? rights + 1 : 0
      if plot.columns - left - right >= min(10, columns / 2) {
        plot.column += left
        plot.columns -= left + right
      } else {
        besides = []
      }
    }
    plot.columns = whole(plot.columns, along: .horizontal)
    for count in stride(from: max(2, min(7, plot.columns / 6)), through: 1, by: -1) {
      x = AxisPlan(model, along: .horizontal, count: count, barBand: bands.x)
      self.geometry = geometry(plot, x, y, padding)
      guard hasLabels else { break }
      let all = labels(of: x, along: .horizontal)
      let chosen = AxisLabels(all, in: -plot.column..<columns - plot.column, gap: 1)
      if chosen.areFewer, count > 1, x.isAutomatic(in: model, along: .horizontal) { continue }
      place(chosen.chosen, below: below, above: above)
      break
    }
    let cells = plot
    addAnnotations { geometry(cells, x, y, $0) }
    if self.geometry.insets != padding && !besides.isEmpty {
      besides = AxisLabels(labels(of: y, along: .vertical), in: 0..<plot.rows, gap: 0).chosen
    }
    place(besides)
  }

  /// The distance of bars on an axis of numbers or moments; `nil` where none stand on it.
  private static func barBand(_ model: ChartModel, along axis: Axis) -> Double? {
    guard model.data(along: axis).kind != .category else { return nil }
    var places: [Double] = []
    for mark in model.marks where mark.form == .bar || mark.form == .rectangle {
      if case .at(let value) = axis == .horizontal ? mark.x : mark.y { places.append(value) }
    }
    if places.isEmpty { return nil }
    return AxisPlan.smallestGap(of: places) ?? (model.data(along: axis).kind == .date ? 3600 : 1)
  }

  /// So many cells or a few less, of which each category of a map has as many as others; all where
  /// that would take more than a third.
  private func whole(_ cells: Int, along axis: Axis) -> Int {
    let count = model.data(along: axis).categories.count
    guard count > 0, model.marks.contains(where: { $0.form == .rectangle }) else { return cells }
    let rest = cells % count
    return count <= cells && rest * 3 <= cells ? cells - rest : cells
  }

  private static func padding(_ model: ChartModel) -> EdgeInsets {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 0), 1e5) : 0 }
    let (x, y) = (model.settings.x, model.settings.y)
    return EdgeInsets(
      top: length(y.endPadding), leading: length(x.startPadding), bottom: length(y.startPadding),
      trailing: length(x.endPadding))
  }

  private func labels(of plan: AxisPlan, along axis: Axis) -> [AxisLabels.Label] {
    plan.items.flatMap { item in
      item.parts.compactMap {
        measure.label(
          of: item, $0, along: axis, plan: plan, geometry: geometry,
          data: model.data(along: axis))
      }
    }
  }

  private mutating func place(_ labels: [AxisLabels.Label], below: Int, above: Int) {
    for label in labels {
      let row = label.position.kind == .top ? plot.row - label.depth : plot.endRow
      texts.append(
        Placed(
          cells: CellRect(
            column: plot.column + label.start, row: row, columns: label.length, rows: label.depth),
          content: .label(label.content, label.text, label.part)))
    }
  }

  private mutating func place(_ labels: [AxisLabels.Label]) {
    let isCategory = model.y.kind == .category
    let widest = labels.filter { !$0.isLeading(isCategory) }.map(\.depth).max() ?? 0
    for label in labels {
      // Numbers end together, so that their digits stand below each other.
      let column =
        label.isLeading(isCategory)
        ? plot.column - 1 - label.depth : plot.endColumn + 1 + widest - label.depth
      texts.append(
        Placed(
          cells: CellRect(
            column: column, row: plot.row + label.start, columns: label.depth, rows: label.length),
          content: .label(label.content, label.text, label.part)))
    }
  }
}

extension AxisLabels.Label {
  /// Whether it stands before the plot: of a vertical axis names do, and numbers behind it.
  fileprivate func isLeading(_ isCategory: Bool) -> Bool {
    position.kind == .leading || position.kind != .trailing && isCategory
  }
}

extension AxisPlan {
  /// Whether fewer marks are made where there is less room.
  @MainActor
  fileprivate func isAutomatic(in model: ChartModel, along axis: Axis) -> Bool {
    if scale.categoryCount != nil { return false }
    return (model.settings(along: axis).groups ?? [AxisGroup.usual]).contains {
      if case .automatic = $0.values.kind { true } else { false }
    }
  }
}

extension ChartFrame {
  /// Puts the legend below the plot, or above it.
  private mutating func addLegend() {
    let settings = model.settings.legend
    if settings.isHidden || rows < 6 || columns < 12 { return }
    let isAbove = settings.position.y < 0 && !settings.position.isAutomatic
    var placed: [Placed] = []
    var height = 0
    if let content = settings.content {
      let size = measure.size(of: content)
      if size.rows > rows / 2 || size.columns > columns { return }
      height = size.rows
      let shift =
        settings.alignment?.horizontal == .trailing
        ? columns - size.columns
        : settings.alignment?.horizontal == .center ? (columns - size.columns) / 2 : 0
      placed.append(
        Placed(
          cells: CellRect(column: shift, row: 0, columns: size.columns, rows: size.rows),
          content: .view(content)))
    } else {
      let most = max(1, rows / 5)
      var (column, row) = (0, 0)
      for (index, entry) in model.looks.legend.enumerated() {
        let width = TextWidth.columns(of: entry.name) + 2
        let left = model.looks.legend.count - index
        if column > 0, column + width > columns { (column, row) = (0, row + 1) }
        // Those that have no room are counted.
        let more = left > 1 ? 5 : 0
        let isLast = row == most - 1
        if row >= most || width > columns || isLast && column + width + more > columns && left > 1 {
          if row < most, column + 3 <= columns {
            placed.append(
              Placed(
                cells: CellRect(
                  column: column, row: row, columns: min(4, columns - column), rows: 1),
                content: .more(left)))
          }
          break
        }
        placed.append(
          Placed(
            cells: CellRect(column: column, row: row, columns: width, rows: 1),
            content: .entry(entry)))
        column += width + 2
      }
      height = (placed.last?.cells.row ?? -1) + 1
    }
    if height == 0 { return }
    let top = isAbove ? 0 : rows - height
    texts += placed.map { placed in
      var cells = placed.cells
      cells.row += top
      return Placed(cells: cells, content: placed.content)
    }
    if isAbove { plot.row += height }
    plot.rows -= height
  }

  /// Puts what the axes show above and below the plot.
  private mutating func addTitles() {
    for (axis, title) in [
      (Axis.vertical, model.settings.y.label), (.horizontal, model.settings.x.label),
    ] {
      guard let title, rows >= 7, plot.rows >= 5 else { continue }
      let size = measure.size(of: title.content)
      guard size.columns <= columns, size.rows > 0, size.rows <= rows / 4 else { continue }
      let isAbove = axis == .vertical ? title.position.y <= 0 : title.position == .top
      let isRight =
        title.alignment.map { $0.horizontal == .trailing }
        ?? (axis == .vertical && title.position.x >= 0 && model.y.kind != .category)
      let isMiddle = title.alignment?.horizontal == .center
      let column = isMiddle ? (columns - size.columns) / 2 : isRight ? columns - size.columns : 0
      let row = isAbove ? plot.row : plot.endRow - size.rows
      texts.append(
        Placed(
          cells: CellRect(column: column, row: row, columns: size.columns, rows: size.rows),
          content: .view(title.content)))
      if isAbove { plot.row += size.rows }
      plot.rows -= size.rows
    }
  }

  /// Puts annotations beside their marks and makes room in the plot for those at its edges.
  private mutating func addAnnotations(_ inset: (EdgeInsets) -> PlotGeometry) {
    let annotated = model.marks.filter { !model.traits[$0.traits].annotations.isEmpty }
    if annotated.isEmpty { return }
    // A mark of many that have the same view asks for its size once.
    var sizes: [Int: [(columns: Int, rows: Int)]] = [:]
    for mark in annotated where sizes[mark.traits] == nil {
      sizes[mark.traits] = model.traits[mark.traits].annotations.map {
        measure.size(of: $0.content)
      }
    }
    var insets = geometry.insets
    var places: [(Mark, Int, CellRect)] = []
    for pass in 0..<2 {
      places = []
      var excess = (top: 0, left: 0, bottom: 0, right: 0)
      for mark in annotated {
        for (index, annotation) in model.traits[mark.traits].annotations.enumerated() {
          guard let size = sizes[mark.traits]?[index], size.columns > 0, size.rows > 0,
            let cells = cells(of: annotation, size, at: mark)
          else { continue }
          places.append((mark, index, cells))
          if annotation.isSymbol { continue }
          excess.top = max(excess.top, -cells.row)
          excess.bottom = max(excess.bottom, cells.endRow - plot.rows)
          let side = self.position(of: annotation, at: mark).x
          if side < 0 { excess.left = max(excess.left, -cells.column) }
          if side > 0 {
            excess.right = max(excess.right, cells.endColumn - plot.columns)
          }
        }
      }
      // A plot of two rows or columns is kept.
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
    let bodies = model.marks.filter { $0.form == .bar }
      .map { geometry.rect(of: $0, model.traits[$0.traits]).map(Self.cells(touching:)) }
    var taken: [CellRect] = []
    for (mark, index, place) in places {
      let annotation = model.traits[mark.traits].annotations[index]
      var cells = place
      if cells.rows > plot.rows || cells.columns > plot.columns { continue }
      // Outside of the plot are labels.
      cells.column = max(min(cells.column, plot.columns - cells.columns), 0)
      cells.row = max(min(cells.row, plot.rows - cells.rows), 0)
      let isOverlay = annotation.position.x == 0 && annotation.position.y == 0
      if !isOverlay, bodies.contains(where: { !($0?.intersection(cells).isEmpty ?? true) }) {
        continue
      }
      if taken.contains(where: { !$0.intersection(cells).isEmpty }) { continue }
      taken.append(cells)
      var placed = cells
      placed.column += plot.column
      placed.row += plot.row
      annotations.append(Placed(cells: placed, content: .view(annotation.content)))
    }
  }

  /// The side of the mark on which an annotation stands.
  private func position(of annotation: MarkAnnotation, at mark: Mark) -> AnnotationPosition {
    annotation.position.isAutomatic && mark.form == .bar && !geometry.isUpright(mark)
      ? .trailing : annotation.position
  }

  /// The cells that something in the plot touches.
  private static func cells(touching rect: CGRect) -> CellRect {
    func cell(_ place: CGFloat) -> Int { Int(min(max(place, -1e5), 1e5)) }
    let left = cell((rect.minX / CellMetrics.width + 1e-6).rounded(.down))
    let top = cell((rect.minY / CellMetrics.height + 1e-6).rounded(.down))
    return CellRect(
      column: left, row: top,
      columns: cell((rect.maxX / CellMetrics.width - 1e-6).rounded(.up)) - left,
      rows: cell((rect.maxY / CellMetrics.height - 1e-6).rounded(.up)) - top)
  }

  /// Where an annotation would stand, in cells of the plot.
  private func cells(
    of annotation: MarkAnnotation, _ size: (columns: Int, rows: Int), at mark: Mark
  ) -> CellRect? {
    guard let rect = geometry.rect(of: mark, model.traits[mark.traits]),
      rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite
    else { return nil }
    let position = self.position(of: annotation, at: mark)
    let body = CGRect(
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
