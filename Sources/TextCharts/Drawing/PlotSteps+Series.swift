extension PlotSteps {
  struct SeriesKey: Hashable {
    let form: Mark.Form
    let series: Int
  }

  func key(of mark: Mark) -> SeriesKey {
    SeriesKey(form: mark.form, series: model.looks.series[mark.traits])
  }

  /// The series of a mark, or all areas stacked with it, in drawing order.
  func series(drawnWith mark: Mark) -> [SeriesKey] {
    mark.form == .area && mark.foot != nil ? stackedAreas : [key(of: mark)]
  }

  /// The series of stacked areas, the top one first.
  private var stackedAreas: [SeriesKey] {
    var keys: [SeriesKey] = []
    for mark in model.marks where mark.form == .area && mark.foot != nil {
      let key = key(of: mark)
      if !keys.contains(key) { keys.append(key) }
    }
    // Each reaches down to the foot of the stack, and the lower ones cover it.
    return keys.reversed()
  }

  /// Draws a line or an area through all marks of a series.
  mutating func addSeries(_ key: SeriesKey, from start: Int) {
    let marks = model.marks[start...].filter { self.key(of: $0) == key }
    guard let first = marks.first else { return }
    let traits = model.traits[first.traits]
    let method = traits.interpolation ?? .linear
    let paint = model.looks.paints[first.traits]
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + traits.offset.width, y: point.y + traits.offset.height)
    }
    if key.form == .line {
      let points = marks.compactMap { geometry.point($0.x.middle, $0.y.middle).map(moved) }
      addLine(points, Curve.points(points, method), paint, first.traits)
    } else if case .span = first.y {
      var (lows, highs): ([CGPoint], [CGPoint]) = ([], [])
      for mark in marks {
        // From the foot of the stack, not of the area: between two areas that only meet, cells of
        // the background would show.
        guard case .span(let foot, let end) = mark.y,
          let low = geometry.point(mark.x.middle, mark.foot ?? foot),
          let high = geometry.point(mark.x.middle, end)
        else { continue }
        lows.append(moved(low))
        highs.append(moved(high))
      }
      var extremes = ColumnExtremes(columns: columns, width: CellMetrics.width)
      extremes.add(Curve.points(lows, method))
      var edge = ColumnExtremes(columns: columns, width: CellMetrics.width)
      edge.add(Curve.points(highs, method))
      // A line along the edge keeps every peak; an area above that line would look like more.
      extremes.add(isLined(marks) ? edge.middles : edge)
      addArea(extremes, paint, first.traits)
    } else {
      var (lefts, rights): ([CGPoint], [CGPoint]) = ([], [])
      for mark in marks {
        guard case .span(let from, let to) = mark.x,
          let left = geometry.point(from, mark.y.middle),
          let right = geometry.point(to, mark.y.middle)
        else { continue }
        lefts.append(moved(left))
        rights.append(moved(right))
      }
      // Vertical bands are drawn as outlines: a column may have two heights.
      let outline = Path { path in
        path.addLines(lefts + rights.reversed())
        path.closeSubpath()
      }
      steps.append(.fill(outline, in: whole, paint, texture: model.looks.textures[first.traits]))
    }
  }

  /// Whether a line begins and ends on the upper edge of an area.
  private func isLined(_ area: [Mark]) -> Bool {
    [area.first, area.last].allSatisfy { end in
      model.marks.contains { end?.isEdged(by: $0) ?? false }
    }
  }

  /// Draws an area in steps of one column, each from its lowest to its highest value.
  mutating func addArea(_ extremes: ColumnExtremes, _ paint: Paint, _ traits: Int) {
    var runs: [Range<Int>] = []
    for column in 0..<columns where extremes.isCovered(column) {
      // Splits at missing data: one path would fill the gap.
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    guard let from = runs.first?.lowerBound, let to = runs.last?.upperBound else { return }
    let height = geometry.size.height
    func within(_ y: CGFloat) -> CGFloat { min(max(y, 0), height) }
    let columns = from..<to
    let top = runs.joined().map { within(extremes.low[$0]) }.min() ?? 0
    let bottom = runs.joined().map { within(extremes.high[$0]) }.max() ?? height
    let width = CellMetrics.width
    let isPlotWide = model.traits[traits].isStyledByPlot
    let area =
      isPlotWide
      ? whole
      : CGRect(
        x: CGFloat(columns.lowerBound) * width, y: top, width: CGFloat(columns.count) * width,
        height: bottom - top)
    var points: [CGPoint] = []
    points.reserveCapacity(columns.count * 4)
    let path = Path { path in
      for run in runs {
        points.removeAll(keepingCapacity: true)
        for column in run {
          let y = within(extremes.low[column]) - area.minY
          points.append(CGPoint(x: CGFloat(column) * width - area.minX, y: y))
          points.append(CGPoint(x: CGFloat(column + 1) * width - area.minX, y: y))
        }
        for column in run.reversed() {
          let y = within(extremes.high[column]) - area.minY
          points.append(CGPoint(x: CGFloat(column + 1) * width - area.minX, y: y))
          points.append(CGPoint(x: CGFloat(column) * width - area.minX, y: y))
        }
        path.addLines(points)
        path.closeSubpath()
      }
    }
    steps.append(.fill(path, in: area, paint, texture: model.looks.textures[traits]))
  }

  mutating func addLine(_ points: [CGPoint], _ curve: [CGPoint], _ paint: Paint, _ traits: Int) {
    let line = Self.thinned(curve, dots: columns * 2)
    var style = model.looks.lines[traits]
    // One dot equals Apple's default of 2 points; a wider line gets more.
    if style.lineWidth >= 3 { style.lineWidth = max(style.lineWidth, 6) }
    let isThinned = line.count < curve.count
    // The line misses the dot of a steep peak, but not that of a bend.
    var peaks = isThinned || points.count < 3 ? line : []
    if !isThinned {
      for index in points.indices.dropFirst().dropLast() {
        let (before, here, after) = (points[index - 1].y, points[index].y, points[index + 1].y)
        if (here - before) * (after - here) <= 0, before != after || here != before {
          peaks.append(points[index])
        }
      }
    }
    steps.append(
      .line(
        line, peaks: peaks, paint, style,
        glyph: model.looks.lineGlyph(traits, in: model.environment.glyphSet)))
  }

  /// Reduces dense points to the first, lowest, highest and last of each column of dots: the line
  /// through them covers the same dots.
  static func thinned(_ points: [CGPoint], dots: Int) -> [CGPoint] {
    // Keeps up to four per column, so fewer points are not reduced.
    guard points.count > dots * 4 else { return points }
    var result: [CGPoint] = []
    var index = 0
    while index < points.count {
      let dot = (points[index].x / CGFloat(DotRaster.pitch)).rounded(.down)
      let start = index
      var (low, high) = (index, index)
      while index < points.count,
        (points[index].x / CGFloat(DotRaster.pitch)).rounded(.down) == dot
      {
        if points[index].y < points[low].y { low = index }
        if points[index].y > points[high].y { high = index }
        index += 1
      }
      var last = -1
      // In order, so that the line continues where it was.
      for place in [start, min(low, high), max(low, high), index - 1] where place > last {
        result.append(points[place])
        last = place
      }
    }
    return result
  }
}

extension Mark {
  /// Whether the upper edge of an area passes through a line's point.
  func isEdged(by line: Mark) -> Bool {
    guard form == .area, line.form == .line, case .span(_, let height) = y else { return false }
    return line.x == x && line.y == .at(height)
  }
}
