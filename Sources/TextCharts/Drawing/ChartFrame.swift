/// The layout of a chart: the plot and everything around it.
///
/// Space goes to the plot first. Labels below it need 4 rows, labels beside it 12 columns, a legend
/// 6 rows, or 3 if requested. With less the chart is a sparkline.
@MainActor
struct ChartFrame {
  let columns: Int
  let rows: Int
  /// The cells that labels, legend and titles leave.
  var plot: CellRect
  /// The columns for labels and titles, without a legend beside the plot.
  var room: Range<Int>
  var geometry: PlotGeometry
  /// Labels, legend and titles, in cells of the chart.
  var texts: [Placed] = []
  var annotations: [Placed] = []

  struct Placed {
    let cells: CellRect
    let content: Content

    enum Content {
      case label(AxisWording)
      case entry(MarkLooks.LegendEntry)
      case view(AnyView)
      /// The number of hidden entries, in words.
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
    // Planned before the space is known: a label needs at least eight columns or two rows.
    var x = PlannedAxis(model, measure, along: .horizontal, count: max(2, min(7, columns / 8)))
    var y = PlannedAxis(model, measure, along: .vertical, count: max(1, min(5, (rows - 1) / 2)))
    let wantsLabels = columns >= 12 && rows >= 4
    // Only for the depth of labels; made again once they have their space.
    geometry = Self.geometry(model, plot, x, y)
    addLegend()
    addTitles()
    followPlotStyle()
    // The depth of labels hardly depends on their number, so the first plan suffices.
    let names = wantsLabels ? x.labels(in: geometry) : []
    let above = names.filter { $0.position.kind == .top }.map(\.depth).max() ?? 0
    let below = names.filter { $0.position.kind != .top }.map(\.depth).max() ?? 0
    // Drops the labels if they leave fewer than two rows for marks.
    let hasLabels = !names.isEmpty && plot.rows - above - below >= 2
    if hasLabels {
      plot.row += above
      plot.rows -= above + below
    }
    let toldRows = shareRows(&y)
    var besides = wantsLabels ? makeColumns(&y, beside: x) : []
    // Without names bars share columns, each of which shows the highest bar: a count of hidden bars
    // would have no place.
    let hidden = hasLabels ? share(&plot.columns, among: &x, along: .horizontal) : 0
    let bottom = plot.endRow + toldRows
    let labelRow = below > 0 ? bottom : plot.row - above
    let end = hidden > 0 ? tell(hidden, row: labelRow, isBelowNames: false) + 1 : 0
    placeNames(&x, beside: y, hasLabels: hasLabels, end: end, bottom: bottom)
    let cells = plot
    addAnnotations { Self.geometry(model, cells, x, y, insets: $0) }
    // The inset for annotations moved the values to other rows.
    if geometry.insets != Self.padding(model) && !besides.isEmpty {
      besides = labels(beside: &y).chosen
    }
    place(besides)
  }

  /// Each axis depends on the other only by the space for its labels.
  private static func geometry(
    _ model: ChartModel, _ plot: CellRect, _ x: PlannedAxis, _ y: PlannedAxis,
    insets: EdgeInsets? = nil
  ) -> PlotGeometry {
    PlotGeometry(
      size: CellMetrics.size(columns: plot.columns, rows: plot.rows),
      insets: insets ?? padding(model), x: x.plan, y: y.plan, positions: model.positions)
  }

  /// Shrinks the plot if its style asks for it; never enlarges it.
  private mutating func followPlotStyle() {
    guard let style = model.settings.plotStyle else { return }
    let size = measure.size(of: style(ChartPlotContent(steps: [], size: geometry.size)))
    plot.rows = max(1, min(plot.rows, size.rows))
    plot.columns = max(1, min(plot.columns, size.columns))
  }

  /// Gives each category the same number of rows; returns the rows that report hidden ones.
  private mutating func shareRows(_ y: inout PlannedAxis) -> Int {
    let rows = plot.rows
    let hidden = share(&plot.rows, among: &y, along: .vertical)
    guard hidden > 0 else {
      // Splits leftover rows above and below: with twelve rows for seven names, blank rows at the
      // foot would read as names without bars.
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

  /// Makes space beside the plot for the labels of a vertical axis, and returns them.
  private mutating func makeColumns(
    _ y: inout PlannedAxis, beside x: PlannedAxis
  ) -> [AxisLabels.Label] {
    var labels: [AxisLabels.Label] = []
    // Tries fewer and fewer labels until all fit, since gaps in a column of ticks read as missing
    // data.
    for count in stride(from: max(1, min(5, plot.rows / 2)), through: 1, by: -1) {
      y.plan(count: count)
      geometry = Self.geometry(model, plot, x, y)
      let (chosen, areFewer) = self.labels(beside: &y)
      labels = chosen
      if !areFewer || !y.isAutomatic { break }
    }
    let isCategory = model.y.kind == .category
    let lefts = labels.filter { $0.isLeading(isCategory) }.map(\.depth).max() ?? 0
    let rights = labels.filter { !$0.isLeading(isCategory) }.map(\.depth).max() ?? 0
    let right = rights > 0 ? rights + 1 : 0
    // In a narrow chart the shape matters more than figures beside it; of a long name four letters
    // are enough.
    let most = plot.columns - right - min(10, columns / 2)
    let left = min(lefts > 0 ? lefts + 1 : 0, isCategory ? max(most, 6) : .max)
    guard left <= most else { return [] }
    plot.column += left
    plot.columns -= left + right
    return labels
  }

  /// The labels that fit beside the plot; those of one side leave the other side's rows free.
  private func labels(beside y: inout PlannedAxis) -> (chosen: [AxisLabels.Label], areFewer: Bool) {
    let labels = y.labels(in: geometry)
    let isCategory = model.y.kind == .category
    let (left, right) = (
      AxisLabels(labels.filter { $0.isLeading(isCategory) }, in: 0..<plot.rows, gap: 0),
      AxisLabels(labels.filter { !$0.isLeading(isCategory) }, in: 0..<plot.rows, gap: 0)
    )
    return (left.chosen + right.chosen, left.areFewer || right.areFewer)
  }

  /// Plans the horizontal axis for the remaining columns and places its labels at or above row
  /// `bottom`, except in the last columns, which report hidden categories.
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
      // Names shortened to three letters tell bars apart better than some of them whole.
      let longest = Int(geometry.band(along: .horizontal) / CellMetrics.width) - 1
      if chosen.areFewer, model.x.kind == .category, longest > 3 {
        let short = AxisLabels(x.labels(in: geometry, longest: longest), in: labelRoom, gap: 1)
        return place(short.chosen, below: bottom)
      }
      return place(chosen.chosen, below: bottom)
    }
  }

  /// Trims an axis of bars or map cells, so that all categories get the same number of cells, and
  /// hides categories that do not fit; returns how many are hidden.
  ///
  /// Rows of names leave one row to report them; columns use the label row.
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
    // Names below columns without a gap could belong to either neighbour.
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

  /// Reports the number of hidden categories at the end of a row, or in place of a name; returns
  /// the columns it takes.
  @discardableResult
  private mutating func tell(_ hidden: Int, row: Int, isBelowNames: Bool) -> Int {
    let words = "+\(hidden) more"
    let free = isBelowNames ? room.count : room.count / 2
    let text = words.utf8.count <= free ? words : String(words.prefix { $0 != " " })
    let columns = min(text.utf8.count, room.count)
    let column = isBelowNames ? room.lowerBound : room.upperBound - columns
    texts.append(Placed(.more(text), column: column, row: row, columns: columns))
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
          .label(label.wording), column: plot.column + label.start, row: row,
          columns: label.length, rows: label.depth))
    }
  }

  private mutating func place(_ labels: [AxisLabels.Label]) {
    let isCategory = model.y.kind == .category
    let widest = labels.filter { !$0.isLeading(isCategory) }.map(\.depth).max() ?? 0
    for label in labels {
      let isLeading = label.isLeading(isCategory)
      let columns = isLeading ? min(label.depth, plot.column - 1 - room.lowerBound) : label.depth
      // Aligns numbers at their last digits.
      let column = isLeading ? plot.column - 1 - columns : plot.endColumn + 1 + widest - columns
      texts.append(
        Placed(
          .label(label.wording), column: column, row: plot.row + label.start,
          columns: columns, rows: label.length))
    }
  }
}

extension ChartFrame.Placed {
  init(_ content: Content, column: Int, row: Int, columns: Int, rows: Int = 1) {
    self.init(
      cells: CellRect(column: column, row: row, columns: columns, rows: rows), content: content)
  }
}

extension AxisLabels.Label {
  /// Whether the label is left of the plot: by default names are, and numbers are right of it.
  fileprivate func isLeading(_ isCategory: Bool) -> Bool {
    position.kind == .leading || position.kind != .trailing && isCategory
  }
}
