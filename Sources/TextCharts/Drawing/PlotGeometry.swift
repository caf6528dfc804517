/// Where values lie in a plot of a size, in points from its upper left corner.
struct PlotGeometry {
  let size: CGSize
  /// The room inside the plot that no scale takes.
  let insets: EdgeInsets
  let x: AxisPlan
  let y: AxisPlan
  /// The values by which bars stand beside each other.
  let positions: [PlottedValue]

  private var width: CGFloat { max(size.width - insets.leading - insets.trailing, 0) }
  private var height: CGFloat { max(size.height - insets.top - insets.bottom, 0) }

  /// Where a coordinate lies along an axis; `nil` where it has no place.
  func place(_ coordinate: Double, along axis: Axis) -> CGFloat? {
    let place: CGFloat? =
      switch axis {
      case .horizontal:
        x.scale.fraction(coordinate).map { insets.leading + CGFloat($0) * width }
      case .vertical:
        // Rows count downwards and values up.
        y.scale.fraction(coordinate).map { insets.top + (1 - CGFloat($0)) * height }
      }
    // As far as a path may reach.
    return place.map { min(max($0, -90_000), 90_000) }
  }

  func coordinate(at place: CGFloat, along axis: Axis) -> Double {
    switch axis {
    case .horizontal:
      return x.scale.coordinate(at: width > 0 ? Double((place - insets.leading) / width) : 0)
    case .vertical:
      let fraction = height > 0 ? 1 - Double((place - insets.top) / height) : 0
      return y.scale.coordinate(at: fraction)
    }
  }

  /// A point that lies in the picture even where it is at the very end of a scale.
  func point(_ x: Double?, _ y: Double?) -> CGPoint? {
    guard let x, let y, let left = place(x, along: .horizontal),
      let top = place(y, along: .vertical)
    else { return nil }
    return CGPoint(
      x: Self.within(left, size.width), y: Self.within(top, size.height))
  }

  /// The end of a scale belongs to the last dot.
  static func within(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
    place >= length && place < length + 0.01
      ? length - 0.01 : place < 0 && place > -0.01 ? 0 : place
  }

  /// The room of a coordinate along an axis: a category's part, or the distance to the next bar.
  func band(along axis: Axis) -> CGFloat {
    let plan = axis == .horizontal ? x : y
    let length = axis == .horizontal ? width : height
    // Without bars a mark takes the cell that it stands in.
    guard let band = plan.band else { return axis == .horizontal ? 8 : 16 }
    let domain = plan.scale.domain
    let whole = domain.upperBound - domain.lowerBound
    return whole > 0 ? CGFloat(band / whole) * length : length
  }

  /// The stretch that something takes along an axis, before it is made narrower.
  private func room(_ place: Place, along axis: Axis) -> ClosedRange<CGFloat>? {
    let length = axis == .horizontal ? size.width : size.height
    switch place {
    case .whole: return 0...length
    case .points(let start, let end):
      let (start, end) = (start ?? 0, end ?? length)
      return min(start, end)...max(start, end)
    case .at(let value):
      let half = band(along: axis) / 2
      return self.place(value, along: axis).map { $0 - half...$0 + half }
    case .span(let first, let last), .bin(let first, let last):
      guard let first = self.place(first, along: axis), let last = self.place(last, along: axis)
      else { return nil }
      return min(first, last)...max(first, last)
    }
  }

  /// Whether a mark with a foot stands on it, or lies along the width.
  func isUpright(_ mark: Mark) -> Bool {
    // `Stacking` has made a span of the axis that has the values; of two spans the upright one counts.
    if case .span = mark.y { return true }
    if case .span = mark.x { return false }
    // Neither has a foot: one that fills the height lies.
    return mark.y == .whole ? false : true
  }

  /// The rectangle of a bar, a rectangle or a rule in points, on whole columns or rows across its
  /// length.
  func rect(of mark: Mark, _ traits: MarkTraits) -> CGRect? {
    guard let xs = room(mark.x, along: .horizontal), let ys = room(mark.y, along: .vertical) else {
      return nil
    }
    var (left, right) = (xs.lowerBound, xs.upperBound)
    var (top, bottom) = (ys.lowerBound, ys.upperBound)
    switch mark.form {
    case .bar:
      let isUpright = isUpright(mark)
      if isUpright || mark.width != .automatic {
        (left, right) = shared(
          xs, mark.x, traits, mark.width, along: .horizontal, isAcross: isUpright)
      }
      if !isUpright || mark.height != .automatic {
        (top, bottom) = shared(
          ys, mark.y, traits, mark.height, along: .vertical, isAcross: !isUpright)
      }
    case .rectangle:
      (left, right) = snapped(xs, mark.width, along: .horizontal)
      (top, bottom) = snapped(ys, mark.height, along: .vertical)
    case .rule:
      if case .at = mark.x { (left, right) = xs.middle }
      if case .at = mark.y { (top, bottom) = ys.middle }
    case .line, .area, .point, .sector:
      (left, right) = xs.middle
      if case .at = mark.y { (top, bottom) = ys.middle }
    }
    return CGRect(
      x: left + traits.offset.width, y: top + traits.offset.height, width: right - left,
      height: bottom - top)
  }

  /// The edges of a bar across its length.
  private func shared(
    _ room: ClosedRange<CGFloat>, _ place: Place, _ traits: MarkTraits,
    _ dimension: MarkDimension, along axis: Axis, isAcross: Bool
  ) -> (CGFloat, CGFloat) {
    if case .points = place { return (room.lowerBound, room.upperBound) }
    if case .whole = place { return (room.lowerBound, room.upperBound) }
    if case .span = place { return (room.lowerBound, room.upperBound) }
    let cell = axis == .horizontal ? CellMetrics.width : CellMetrics.height
    let cells = (room.upperBound - room.lowerBound) / cell
    let middle = (room.lowerBound + room.upperBound) / 2 / cell
    let length: CGFloat
    switch dimension.kind {
    case .automatic:
      // A gap of a cell, of many cells a fifth.
      length = max(1, min((cells - 1 + 1e-6).rounded(.down), (cells * 0.8).rounded()))
    case .fixed, .inset, .ratio:
      length = max(1, (dimension.length(of: cells * cell, automatic: 1) / cell).rounded())
    }
    // A bar of one cell around the middle of two goes to the left one each time: sums come out a
    // little more or less than a half, and there would be gaps of two cells and of none.
    let start = (middle - length / 2 - 1e-6).rounded()
    guard positions.count > 1, let position = traits.value(.position),
      let index = positions.firstIndex(of: position)
    else { return (start * cell, (start + length) * cell) }
    // Bars beside each other take a column each as long as the room of the group has as many.
    let part = max(length, min(CGFloat(positions.count), cells)) / CGFloat(positions.count)
    let first = (start + CGFloat(index) * part).rounded()
    // Both edges are rounded by the same rule, so one bar ends where the next begins.
    let last = max((start + CGFloat(index + 1) * part).rounded(), first + 1)
    return (first * cell, last * cell)
  }

  /// The edges of a rectangle on whole cells, so that neighbours meet.
  private func snapped(
    _ room: ClosedRange<CGFloat>, _ dimension: MarkDimension, along axis: Axis
  ) -> (CGFloat, CGFloat) {
    let cell = axis == .horizontal ? CellMetrics.width : CellMetrics.height
    let length = dimension.length(of: room.upperBound - room.lowerBound, automatic: 1)
    let middle = (room.lowerBound + room.upperBound) / 2
    let start = ((middle - length / 2) / cell - 1e-6).rounded()
    let end = ((middle + length / 2) / cell - 1e-6).rounded()
    // A field of a map that is narrower than a cell still shows.
    return (start * cell, max(end, start + 1) * cell)
  }

  /// Whether bars that lie along the width are lines: those of one row each side by side with
  /// others, and those that were asked to be half a row high at most.
  func isThin(_ rect: CGRect, _ mark: Mark) -> Bool {
    guard case .at = mark.y else { return false }
    if case .fixed(let height) = mark.height.kind, height <= CellMetrics.height / 2 { return true }
    // With less than two rows a bar, blocks would touch and two rows read as one.
    return band(along: .vertical) < 2 * CellMetrics.height && rect.height <= CellMetrics.height
      && (y.scale.categoryCount ?? 2) > 1
  }

  /// Whether upright bars share columns.
  var isCrowded: Bool { band(along: .horizontal) < CellMetrics.width }
}

extension ClosedRange<CGFloat> {
  /// The middle, as both ends of a stretch without length.
  fileprivate var middle: (CGFloat, CGFloat) {
    let middle = (lowerBound + upperBound) / 2
    return (middle, middle)
  }
}
