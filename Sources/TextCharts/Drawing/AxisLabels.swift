/// Chooses the labels of an axis that fit, and their cells.
struct AxisLabels {
  /// A label with its size in cells.
  struct Label {
    let wording: AxisWording
    /// The cells along the axis and across it.
    let length: Int
    let depth: Int
    /// The place of its mark along the axis in points.
    let place: CGFloat
    /// The preferred first cell along the axis.
    var start: Int
    /// The number of cells that the label may move and still belong to its mark.
    let reach: Int
    let group: Int
    let priority: Double
    let isGreedy: Bool
    let position: AxisMarkPosition
  }

  /// The labels that fit, in the order of the axis marks.
  let chosen: [Label]
  let areFewer: Bool

  /// Chooses labels within `room`, at least `gap` cells apart.
  init(_ labels: [Label], in room: Range<Int>, gap: Int) {
    var placed: [Label] = []
    var areFewer = false
    let last = labels.map(\.group).max() ?? 0
    let groups = (0...last).map { group in labels.filter { $0.group == group } }
      .filter { !$0.isEmpty }
      .sorted { ($1[0].priority, $0[0].group) < ($0[0].priority, $1[0].group) }
    for group in groups {
      let inside = group.compactMap { $0.moved(into: room) }
      areFewer = areFewer || inside.count < group.count
      var left = inside
      if !group[0].isGreedy {
        // Every second, every third and so on, until they fit.
        for every in 1...max(inside.count, 1) {
          left = inside.indices.filter { $0 % every == 0 }.map { inside[$0] }
          if zip(left, left.dropFirst()).allSatisfy({ !$0.touches($1, gap: gap) }) { break }
        }
      }
      areFewer = areFewer || left.count < inside.count
      for label in left {
        let reach = label.priority > 0 ? label.length + 2 : 0
        let place = (0...reach).lazy.flatMap { [label.start - $0, label.start + $0] }
          .map { label.starting(at: $0) }
          .first { label in
            label.fits(room)
              && placed.allSatisfy { !label.touches($0, gap: gap) && label.keepsOrder(with: $0) }
          }
        if let place { placed.append(place) } else { areFewer = true }
      }
    }
    chosen = placed
    self.areFewer = areFewer
  }
}

extension AxisLabels.Label {
  func starting(at start: Int) -> Self {
    var label = self
    label.start = start
    return label
  }

  func fits(_ room: Range<Int>) -> Bool {
    start >= room.lowerBound && start + length <= room.upperBound
  }

  /// Moves the label inside the room; `nil` if it is too long, or would move to another mark.
  fileprivate func moved(into room: Range<Int>) -> Self? {
    if length > room.count { return nil }
    let place = min(max(start, room.lowerBound), room.upperBound - length)
    return abs(place - start) <= reach ? starting(at: place) : nil
  }

  fileprivate func touches(_ other: Self, gap: Int) -> Bool {
    start < other.start + other.length + gap && other.start < start + length + gap
  }

  /// Whether the labels stand in the order of their marks.
  fileprivate func keepsOrder(with other: Self) -> Bool {
    place == other.place || (place < other.place) == (start < other.start)
  }
}

/// A label with its size in cells, before its place is known.
///
/// A class, since the search for places copies labels.
final class AxisWording {
  let item: AxisPlan.Item
  let part: AxisPart
  let content: AxisPart.LabelContent
  let text: String
  let columns: Int
  let rows: Int

  init(
    item: AxisPlan.Item, part: AxisPart, content: AxisPart.LabelContent, text: String,
    columns: Int, rows: Int
  ) {
    self.item = item
    self.part = part
    self.content = content
    self.text = text
    self.columns = columns
    self.rows = rows
  }
}

extension AxisWording {
  /// The label at its place; `nil` if the scale has none.
  func label(
    along axis: Axis, plan: AxisPlan, geometry: PlotGeometry, data: AxisData, longest: Int
  ) -> AxisLabels.Label? {
    guard case .label(_, let resolution, let anchor) = part.kind,
      let place = geometry.place(item.coordinate, along: axis)
    else { return nil }
    // Half a number is another one.
    let isName = !text.isEmpty && !text.contains(where: \.isNumber)
    let length = axis == .vertical ? rows : isName ? min(columns, longest) : columns
    let cell = axis == .horizontal ? CellMetrics.width : CellMetrics.height
    let isCategory = plan.scale.categoryCount != nil
    var middle: CGFloat? = isCategory ? place : nil
    // The length of a category's part of the axis.
    var partLength: CGFloat? = isCategory ? geometry.band(along: axis) : nil
    let end = part.isCentered == true ? item.end : item.binEnd
    if middle == nil, part.isCentered != false, let end, end > item.coordinate,
      let end = geometry.place(end, along: axis)
    {
      // An interval that begins at the end of the axis is invisible.
      if item.coordinate >= plan.scale.domain.upperBound { return nil }
      middle = (place + end) / 2
      partLength = abs(end - place)
    }
    let start: CGFloat
    if let middle {
      // Rounds like bars do, so that a label is centred under its bar. A date longer than its bar
      // starts with it; centred, a row of them would read as names of later bars.
      let own = CGFloat(length)
      let shown = isCategory ? own : min(own, max((partLength ?? own) / cell, 1))
      start = (middle / cell - shown / 2 - 1e-6).rounded()
    } else if axis == .vertical {
      start = (place / cell + 1e-6).rounded(.down) - CGFloat((length - 1) / 2)
    } else {
      // Numbers are centred at their place, times begin there.
      let usual: CGFloat = data.kind == .number ? 0.5 : 0
      start = (place / cell - (anchor?.x ?? usual) * CGFloat(length - 1) + 1e-6).rounded(.down)
    }
    let cells = Int(
      (axis == .horizontal ? part.offset.width / 8 : part.offset.height / 16).rounded().limited)
    return AxisLabels.Label(
      wording: self, length: length, depth: axis == .horizontal ? rows : columns,
      place: place, start: Int(start.limited) + cells,
      reach: reach(in: partLength.map { $0 / cell }, length: length, isCategory: isCategory),
      group: item.group, priority: resolution.priority, isGreedy: resolution.isGreedy,
      position: item.position)
  }
}

extension AxisWording {
  /// The number of cells a label may move: the middle of a name stays at its bar, and a date in its
  /// interval.
  fileprivate func reach(in part: CGFloat?, length: Int, isCategory: Bool) -> Int {
    guard let part else { return .max }
    let free: CGFloat = isCategory ? part - 1 : part - CGFloat(length)
    let half: CGFloat = free / 2
    return max(Int(half.limited), 0)
  }
}

extension ViewMeasure {
  func wordings(of plan: AxisPlan, data: AxisData) -> [AxisWording] {
    plan.items.flatMap { item in item.parts.compactMap { wording(of: item, $0, data) } }
  }

  private func wording(of item: AxisPlan.Item, _ part: AxisPart, _ data: AxisData) -> AxisWording? {
    guard case .label(var content, _, _) = part.kind else { return nil }
    var text = ""
    var size = (columns: 0, rows: 1)
    if case .formatted(let write) = content {
      guard let written = write(data.plotted(item.coordinate)) else { return nil }
      content = .text(written)
    }
    switch content {
    case .automatic, .formatted:
      text = item.text()
      size.columns = TextWidth.columns(of: text)
    case .text(let text): size = self.size(of: text.lineLimit(1))
    case .view(let view): size = self.size(of: view)
    }
    if size.columns <= 0 || size.rows <= 0 { return nil }
    return AxisWording(
      item: item, part: part, content: content, text: text, columns: size.columns, rows: size.rows)
  }
}

extension CGFloat {
  /// Limits the number to what can be counted in cells.
  fileprivate var limited: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}

/// Measures views with the environment of a chart.
@MainActor
struct ViewMeasure {
  let environment: EnvironmentValues
  let columns: Int
  let rows: Int

  /// The size of a view in cells.
  func size(of view: some View) -> (columns: Int, rows: Int) {
    CellRenderer(
      content: view.font(.system(size: 12)), columns: columns, rows: rows,
      environment: environment
    ).contentSize()
  }
}
