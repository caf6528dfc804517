/// A chart in a size: where the plot is, and what stands around it.
///
/// Room goes to the plot first: labels below it want 4 rows, those beside it 12 columns, a legend 6
/// rows, or 3 where it was asked for. With less the chart is a sparkline.
@MainActor
struct ChartFrame {
  let columns: Int
  let rows: Int
  /// What labels, legend and titles leave.
  var plot: CellRect
  /// The columns in which labels and titles may stand: those without a legend beside the plot.
  var room: Range<Int>
  var geometry: PlotGeometry
  /// Labels, legend and titles of axes, in cells of the chart.
  var texts: [Placed] = []
  var annotations: [Placed] = []

  /// A view in cells of the chart.
  struct Placed {
    let cells: CellRect
    let content: Content

    enum Content {
      case label(AxisWording)
      case entry(MarkLooks.LegendEntry)
      case view(AnyView)
      /// How many there was no room for.
      case more(String)
    }
  }

  let model: ChartModel
  let measure: ViewMeasure

  init(_ model: ChartModel, columns: Int, rows: Int) {
    self.model = model
    self.columns = columns
    self.rows = rows
    measure = ViewMeasure(environment: model.environment, columns: columns, rows: rows)
    plot = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    room = 0..<columns
    // Planned before the room is known: a label wants eight columns and a height two rows, at least.
    var x = PlannedAxis(model, measure, along: .horizontal, count: max(2, min(7, columns / 8)))
    var y = PlannedAxis(model, measure, along: .vertical, count: max(1, min(5, (rows - 1) / 2)))
    let wantsLabels = columns >= 12 && rows >= 4
    // Only to ask how deep labels are; it is made again once they have taken their room.
    geometry = Self.geometry(model, plot, x, y)
    addLegend()
    addTitles()
    followPlotStyle()
    // The depth of labels does not depend on how many there are by much: those of the first plan.
    let names = wantsLabels ? x.labels(in: geometry) : []
    let above = names.filter { $0.position.kind == .top }.map(\.depth).max() ?? 0
    let below = names.filter { $0.position.kind != .top }.map(\.depth).max() ?? 0
    // At least two rows are left for marks, or the labels go.
    let hasLabels = !names.isEmpty && plot.rows - above - below >= 2
    if hasLabels {
      plot.row += above
      plot.rows -= above + below
    }
    let toldRows = shareRows(&y)
    var besides = wantsLabels ? makeColumns(&y, beside: x) : []
    // Without names bars share columns, which show the highest: nobody could say what is left out.
    let hidden = hasLabels ? share(&plot.columns, among: &x, along: .horizontal) : 0
    let bottom = plot.endRow + toldRows
    let labelRow = below > 0 ? bottom : plot.row - above
    let end = hidden > 0 ? tell(hidden, row: labelRow, isBelowNames: false) + 1 : 0
    placeNames(&x, beside: y, hasLabels: hasLabels, end: end, bottom: bottom)
    let cells = plot
    addAnnotations { Self.geometry(model, cells, x, y, insets: $0) }
    // Annotations have taken room, so the values stand at other rows by now.
    if geometry.insets != Self.padding(model) && !besides.isEmpty {
      besides = AxisLabels(y.labels(in: geometry), in: 0..<plot.rows, gap: 0).chosen
    }
    place(besides)
  }

  /// What the plan of one axis needs of the other is only the room that its labels take.
  private static func geometry(
    _ model: ChartModel, _ plot: CellRect, _ x: PlannedAxis, _ y: PlannedAxis,
    insets: EdgeInsets? = nil
  ) -> PlotGeometry {
    PlotGeometry(
      size: CellMetrics.size(columns: plot.columns, rows: plot.rows),
      insets: insets ?? padding(model), x: x.plan, y: y.plan, positions: model.positions)
  }

  /// Lets the plot be smaller where its style asks for that; it gets no more than there is.
  private mutating func followPlotStyle() {
    guard let style = model.settings.plotStyle else { return }
    let size = measure.size(of: style(ChartPlotContent(steps: [], size: geometry.size)))
    plot.rows = max(1, min(plot.rows, size.rows))
    plot.columns = max(1, min(plot.columns, size.columns))
  }

  /// Gives each category of a vertical axis as many rows; returns how many rows tell what is hidden.
  private mutating func shareRows(_ y: inout PlannedAxis) -> Int {
    let rows = plot.rows
    let hidden = share(&plot.rows, among: &y, along: .vertical)
    guard hidden > 0 else {
      // What equal steps leave over is above and below: twelve rows are too many for seven names, and
      // four that stay blank at the foot read as names without bars.
      plot.row += (rows - plot.rows) / 2
      return 0
    }
    if plot.rows < rows {
      tell(hidden, row: plot.endRow, isBelowNames: true)
      return 1
    }
    if plot.columns > 5 { plot.columns -= tell(hidden, row: plot.row, isBelowNames: false) + 1 }
    return 0
  }

  /// Makes room beside the plot for the labels of a vertical axis, and returns those.
  private mutating func makeColumns(
    _ y: inout PlannedAxis, beside x: PlannedAxis
  ) -> [AxisLabels.Label] {
    var labels: [AxisLabels.Label] = []
    // From many down: the first count of which every label has room, since gaps in a row of ticks
    // read as missing data.
    for count in stride(from: max(1, min(5, plot.rows / 2)), through: 1, by: -1) {
      y.plan(count: count)
      geometry = Self.geometry(model, plot, x, y)
      let chosen = AxisLabels(y.labels(in: geometry), in: 0..<plot.rows, gap: 0)
      labels = chosen.chosen
      if !chosen.areFewer || !y.isAutomatic { break }
    }
    let isCategory = model.y.kind == .category
    let lefts = labels.filter { $0.isLeading(isCategory) }.map(\.depth).max() ?? 0
    let rights = labels.filter { !$0.isLeading(isCategory) }.map(\.depth).max() ?? 0
    let left = lefts > 0 ? lefts + 1 : 0
    let right = rights > 0 ? rights + 1 : 0
    // In a narrow chart the shape says more than the figures beside it.
    guard plot.columns - left - right >= min(10, columns / 2) else { return [] }
    plot.column += left
    plot.columns -= left + right
    return labels
  }

  /// Plans the horizontal axis for the columns that are left, and places its labels at or above the row
  /// `bottom`, the last columns excepted, which tell what is hidden.
  private mutating func placeNames(
    _ x: inout PlannedAxis, beside y: PlannedAxis, hasLabels: Bool, end: Int, bottom: Int
  ) {
    let start = room.lowerBound - plot.column
    let labelRoom = start..<max(room.upperBound - plot.column - end, start)
    for count in stride(from: max(2, min(7, plot.columns / 6)), through: 1, by: -1) {
      x.plan(count: count)
      geometry = Self.geometry(model, plot, x, y)
      guard hasLabels else { return }
      let chosen = AxisLabels(x.labels(in: geometry), in: labelRoom, gap: 1)
      if chosen.areFewer, count > 1, x.isAutomatic { continue }
      return place(chosen.chosen, below: bottom)
    }
  }

  /// Leaves an axis of bars, or of the cells of a map, so many cells that each category has as many as
  /// any other, and shows only the first of more categories than have room; returns how many are hidden.
  ///
  /// Rows of names leave one to tell them in; columns have that of their labels.
  private func share(
    _ cells: inout Int, among planned: inout PlannedAxis, along axis: Axis
  ) -> Int {
    let count = model.data(along: axis).categories.count
    guard count > 0 else { return 0 }
    let forms = model.marks.lazy.filter { mark in
      if case .at = axis == .horizontal ? mark.x : mark.y { true } else { false }
    }.map(\.form)
    let hasBars = forms.contains(.bar)
    guard hasBars || forms.contains(.rectangle) else { return 0 }
    // Names below columns without a gap could be those of either neighbour.
    let least = hasBars ? max(model.positions.count, 1) + (axis == .horizontal ? 1 : 0) : 1
    let insets = Self.padding(model)
    let padding =
      axis == .horizontal
      ? (insets.leading + insets.trailing) / CellMetrics.width
      : (insets.top + insets.bottom) / CellMetrics.height
    let around = Int(padding.rounded(.up))
    let free = cells - around
    if count * least <= free {
      cells -= free % count
      return 0
    }
    let shown = max((axis == .vertical ? free - 1 : free) / least, 1)
    if shown >= count { return 0 }
    planned.show(categories: shown)
    cells = max(min(cells, around + shown * least), 1)
    return count - shown
  }

  /// Says at the end of a row, or in the place of a name, how many categories are hidden; returns the
  /// columns that it takes.
  @discardableResult
  private mutating func tell(_ hidden: Int, row: Int, isBelowNames: Bool) -> Int {
    let words = "+\(hidden) more"
    let free = isBelowNames ? room.count : room.count / 2
    let text = words.utf8.count <= free ? words : String(words.prefix { $0 != " " })
    let columns = min(text.utf8.count, room.count)
    let column = isBelowNames ? room.lowerBound : room.upperBound - columns
    texts.append(
      Placed(
        cells: CellRect(column: column, row: row, columns: columns, rows: 1),
        content: .more(text)))
    return columns
  }

  private static func padding(_ model: ChartModel) -> EdgeInsets {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 0), 1e5) : 0 }
    let (x, y) = (model.settings.x, model.settings.y)
    return EdgeInsets(
      top: length(y.endPadding), leading: length(x.startPadding), bottom: length(y.startPadding),
      trailing: length(x.endPadding))
  }

  private mutating func place(_ labels: [AxisLabels.Label], below bottom: Int) {
    for label in labels {
      let row = label.position.kind == .top ? plot.row - label.depth : bottom
      texts.append(
        Placed(
          cells: CellRect(
            column: plot.column + label.start, row: row, columns: label.length, rows: label.depth),
          content: .label(label.wording)))
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
          content: .label(label.wording)))
    }
  }
}

extension AxisLabels.Label {
  /// Whether it stands before the plot: of a vertical axis names do, and numbers behind it.
  fileprivate func isLeading(_ isCategory: Bool) -> Bool {
    position.kind == .leading || position.kind != .trailing && isCategory
  }
}
