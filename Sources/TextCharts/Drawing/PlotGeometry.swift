import CStandardLibrary

/// Maps values to points of a plot, from its upper left corner.
struct PlotGeometry {
  let size: CGSize
  /// The space inside the plot outside of its scales.
  let insets: EdgeInsets
  let x: AxisPlan
  let y: AxisPlan
  /// The values by which bars stand beside each other.
  let positions: [PlottedValue]

  private var width: CGFloat { max(size.width - insets.leading - insets.trailing, 0) }
  private var height: CGFloat { max(size.height - insets.top - insets.bottom, 0) }

  /// The place of a coordinate along an axis in points; `nil` if the scale has none.
  func place(_ coordinate: Double, along axis: Axis) -> CGFloat? {
    let place: CGFloat? =
      switch axis {
      case .horizontal:
        x.scale.fraction(coordinate).map { insets.leading + CGFloat($0) * width }
      case .vertical:
        // Rows count down, values up.
        y.scale.fraction(coordinate).map { insets.top + (1 - CGFloat($0)) * height }
      }
    // Within the range of a path.
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

  /// A point inside the picture, even at the very end of a scale.
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

  /// The width of a coordinate along an axis: a category's part, or the distance to the next bar.
  func band(along axis: Axis) -> CGFloat {
    let plan = axis == .horizontal ? x : y
    let length = axis == .horizontal ? width : height
    // Without bars a mark takes one cell.
    guard let band = plan.band else { return axis == .horizontal ? 8 : 16 }
    let whole = plan.scale.domain.length
    return whole > 0 ? CGFloat(band / whole) * length : length
  }

  /// The interval of a mark along an axis, before it is narrowed.
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

  /// Whether a mark with a foot stands upright on it.
  func isUpright(_ mark: Mark) -> Bool {
    // `Stacking` made a span of the axis with the values; of two spans the vertical one counts.
    if case .span = mark.y { return true }
    if case .span = mark.x { return false }
    // Without a foot, a mark that fills the height is horizontal.
    return mark.y == .whole ? false : true
  }

  /// The rectangle of a bar, rectangle or rule in points; across its length it covers whole cells.
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
    case .sector:
      guard let part = mark.circlePart else { return nil }
      let (inner, outer) = radii(of: mark)
      let middle = point(atPart: part.lowerBound + part.length / 2, radius: (inner + outer) / 2)
      (left, right, top, bottom) = (middle.x, middle.x, middle.y, middle.y)
    case .line, .area, .point:
      (left, right) = xs.middle
      if case .at = mark.y { (top, bottom) = ys.middle }
    }
    return CGRect(
      x: left + traits.offset.width, y: top + traits.offset.height, width: right - left,
      height: bottom - top)
  }

  /// The radii of a sector, of which a ratio is relative to half of the plot.
  func radii(of mark: Mark) -> (inner: CGFloat, outer: CGFloat) {
    let most = min(size.width, size.height) / 2
    let outer = min(mark.height.length(of: most, automatic: 1), most)
    return (min(mark.width.length(of: most, automatic: 0), outer), outer)
  }

  /// A point at a fraction of the circle; a pie begins at the top, angles on the right.
  func point(atPart part: Double, radius: CGFloat) -> CGPoint {
    let angle = (part - 0.25) * 2 * Double.pi
    return CGPoint(
      x: size.width / 2 + radius * CGFloat(cos(angle)),
      y: size.height / 2 + radius * CGFloat(sin(angle)))
  }

  /// The edges of a bar across its length, beside the other bars of its group.
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
      // Leaves a gap of one cell, or of a fifth of many cells.
      length = max(1, min((cells - 1 + 1e-6).rounded(.down), (cells * 0.8).rounded()))
    case .fixed, .inset, .ratio:
      length = max(1, (dimension.length(of: cells * cell, automatic: 1) / cell).rounded())
    }
    // Breaks ties to the left: sums slightly below or above a half would otherwise make gaps of two
    // cells and of none.
    let start = (middle - length / 2 - 1e-6).rounded()
    guard positions.count > 1, let position = traits.value(.position),
      let index = positions.firstIndex(of: position)
    else { return (start * cell, (start + length) * cell) }
    // Bars side by side get a column each as long as their group has enough.
    let part = max(length, min(CGFloat(positions.count), cells)) / CGFloat(positions.count)
    let first = (start + CGFloat(index) * part).rounded()
    // Rounds both edges alike, so that a bar ends where the next begins.
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
    // A field narrower than a cell still shows.
    return (start * cell, max(end, start + 1) * cell)
  }

  /// Whether a horizontal bar is drawn as a line: if it and its neighbours have one row each, or if
  /// its height is fixed to half a row or less.
  func isThin(_ rect: CGRect, _ mark: Mark) -> Bool {
    guard case .at = mark.y else { return false }
    if case .fixed(let height) = mark.height.kind, height <= CellMetrics.height / 2 { return true }
    // With less than two rows per bar, blocks would touch and look like one.
    return band(along: .vertical) < 2 * CellMetrics.height && rect.height <= CellMetrics.height
      && (y.scale.categoryCount ?? 2) > 1
  }

  /// Whether vertical bars share columns.
  var isCrowded: Bool { band(along: .horizontal) < CellMetrics.width }
}

extension ClosedRange<CGFloat> {
  /// The middle, as both ends of an empty interval.
  fileprivate var middle: (CGFloat, CGFloat) {
    let middle = (lowerBound + upperBound) / 2
    return (middle, middle)
  }
}
