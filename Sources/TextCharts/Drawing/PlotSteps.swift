#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The marks of a chart as what is drawn, one after the other.
struct PlotSteps {
  private(set) var steps: [PlotStep] = []
  private let model: ChartModel
  private let geometry: PlotGeometry
  private let columns: Int
  private let rows: Int

  init(_ model: ChartModel, _ geometry: PlotGeometry) {
    self.model = model
    self.geometry = geometry
    columns = Int(geometry.size.width / CellMetrics.width)
    rows = Int(geometry.size.height / CellMetrics.height)
    if columns == 0 || rows == 0 { return }
    addMarks()
    addGrid()
  }

  private var whole: CGRect { CGRect(origin: .zero, size: geometry.size) }

  private mutating func addMarks() {
    var isJoined: Set<SeriesKey> = []
    var sectors = Sectors(model.marks)
    let isStacked = model.marks.contains { mark in
      guard let foot = mark.foot, case .span(let start, _) = mark.y else { return false }
      return mark.form == .bar && start != foot
    }
    var bars: [(rect: CGRect, traits: Int)] = []
    var stacked: [(rect: CGRect, traits: Int)] = []
    for (index, mark) in model.marks.enumerated() {
      if mark.form != .bar { addBars(&stacked, &bars) }
      switch mark.form {
      case .line, .area:
        let key = SeriesKey(mark.form, model.looks.series[mark.traits])
        if isJoined.contains(key) { continue }
        let keys = mark.form == .area && mark.foot != nil ? stackedAreas : [key]
        for key in keys where isJoined.insert(key).inserted {
          addSeries(key, from: keys.count > 1 ? 0 : index)
        }
      case .bar:
        guard let rect = geometry.rect(of: mark, model.traits[mark.traits]) else { continue }
        if geometry.isThin(rect, mark, model.traits[mark.traits]) {
          steps.append(
            .thinBar(
              rect, model.looks.paints[mark.traits], texture: model.looks.textures[mark.traits]))
        } else if geometry.isCrowded && geometry.isUpright(mark) && !isStacked {
          bars.append((extended(mark, rect) ?? rect, mark.traits))
        } else if let foot = extended(mark, rect) {
          stacked.append((foot, mark.traits))
        } else {
          addRectangle(rect, mark.traits)
        }
      case .rectangle:
        guard let rect = geometry.rect(of: mark, model.traits[mark.traits]) else { continue }
        addRectangle(rect, mark.traits)
      case .rule:
        guard let rect = geometry.rect(of: mark, model.traits[mark.traits]) else { continue }
        addRule(rect, mark.traits)
      case .point: break
      case .sector:
        if let sector = sectors.next(mark) { addSector(sector, mark.traits) }
      }
    }
    addBars(&stacked, &bars)
    addPoints()
  }

  /// Adds the bars that have waited for others beside them.
  private mutating func addBars(
    _ stacked: inout [(rect: CGRect, traits: Int)], _ crowded: inout [(rect: CGRect, traits: Int)]
  ) {
    // The end of a stack is drawn first, as long as the whole: what lies before it ends in eighths
    // on its colour.
    for bar in stacked.reversed() { addRectangle(bar.rect, bar.traits) }
    // Of bars in the same column the highest is drawn last.
    for bar in crowded.sorted(by: { $0.rect.height < $1.rect.height }) {
      addRectangle(bar.rect, bar.traits)
    }
    stacked = []
    crowded = []
  }

  /// The series of areas that stand on each other, the uppermost first.
  private var stackedAreas: [SeriesKey] {
    var keys: [SeriesKey] = []
    for mark in model.marks where mark.form == .area && mark.foot != nil {
      let key = SeriesKey(.area, model.looks.series[mark.traits])
      if !keys.contains(key) { keys.append(key) }
    }
    return keys.reversed()
  }

  /// The rectangle of a part of a stack from the foot of the stack on; `nil` of others, and of one
  /// that would shine through.
  private func extended(_ mark: Mark, _ rect: CGRect) -> CGRect? {
    guard let foot = mark.foot, model.looks.paints[mark.traits].strongestOpacity >= 1 else {
      return nil
    }
    let isUpright = geometry.isUpright(mark)
    guard let place = geometry.place(foot, along: isUpright ? .vertical : .horizontal) else {
      return nil
    }
    let (start, end) = isUpright ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let (low, high) = (min(start, place), max(end, place))
    return isUpright
      ? CGRect(x: rect.minX, y: low, width: rect.width, height: high - low)
      : CGRect(x: low, y: rect.minY, width: high - low, height: rect.height)
  }

  private struct SeriesKey: Hashable {
    let form: Mark.Form
    let series: Int

    init(_ form: Mark.Form, _ series: Int) {
      self.form = form
      self.series = series
    }
  }

  /// Adds a line or an area through all marks of a series.
  private mutating func addSeries(_ key: SeriesKey, from start: Int) {
    let marks = model.marks[start...].filter {
      $0.form == key.form && model.looks.series[$0.traits] == key.series
    }
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
        guard case .span(let foot, let end) = mark.y,
          let low = geometry.point(mark.x.middle, mark.foot ?? foot),
          let high = geometry.point(mark.x.middle, end)
        else { continue }
        lows.append(moved(low))
        highs.append(moved(high))
      }
      var extremes = ColumnExtremes(columns: columns, width: CellMetrics.width)
      extremes.add(Curve.points(lows, method))
      extremes.add(Curve.points(highs, method))
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
      let outline = Path { path in
        path.addLines(lefts + rights.reversed())
        path.closeSubpath()
      }
      steps.append(.fill(outline, in: whole, paint, texture: model.looks.textures[first.traits]))
    }
  }

  /// Adds an area as steps a column wide, each from the lowest to the highest of what is in it.
  private mutating func addArea(_ extremes: ColumnExtremes, _ paint: Paint, _ traits: Int) {
    var runs: [Range<Int>] = []
    for column in 0..<columns where extremes.isCovered(column) {
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

  private mutating func addLine(
    _ points: [CGPoint], _ curve: [CGPoint], _ paint: Paint, _ traits: Int
  ) {
    let line = Self.thinned(curve, dots: columns * 2)
    let style = model.looks.lines[traits]
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

  /// Of more points than can be told apart the first, the lowest, the highest and the last of each
  /// column of dots: the line through them covers the same dots.
  static func thinned(_ points: [CGPoint], dots: Int) -> [CGPoint] {
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
      for place in [start, min(low, high), max(low, high), index - 1] where place > last {
        result.append(points[place])
        last = place
      }
    }
    return result
  }

  /// Adds a bar or a rectangle; what has a length is at least an eighth of a cell long.
  private mutating func addRectangle(_ rect: CGRect, _ traits: Int) {
    let left = min(max(rect.minX, 0), whole.width)
    let top = min(max(rect.minY, 0), whole.height)
    let right = min(max(rect.maxX, 0), whole.width)
    let bottom = min(max(rect.maxY, 0), whole.height)
    guard rect.width > 0, rect.height > 0, left < right || top < bottom else { return }
    var bar = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    if bar.height < 2 { (bar.origin.y, bar.size.height) = (max(bar.maxY - 2, 0), 2) }
    if bar.width < 1 { bar.size.width = 1 }
    let radius = model.traits[traits].cornerRadius ?? 0
    let isLarge = bar.width >= 4 * CellMetrics.width && bar.height >= 2 * CellMetrics.height
    let isPlotWide = model.traits[traits].isStyledByPlot
    let area = isPlotWide ? whole : bar
    let local = bar.offsetBy(dx: -area.minX, dy: -area.minY)
    let path =
      isLarge && radius > 0 ? Path(roundedRect: local, cornerRadius: radius) : Path(local)
    steps.append(
      .fill(
        path, in: area, model.looks.paints[traits], texture: model.looks.textures[traits]))
  }

  private mutating func addRule(_ rect: CGRect, _ traits: Int) {
    func within(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
      place >= -0.01 && place <= length + 0.01 ? min(max(place, 2), length - 2) : place
    }
    let size = geometry.size
    let start = CGPoint(
      x: rect.width == 0 ? within(rect.minX, size.width) : rect.minX,
      y: rect.height == 0 ? within(rect.minY, size.height) : rect.minY)
    let end = CGPoint(
      x: rect.width == 0 ? start.x : rect.maxX, y: rect.height == 0 ? start.y : rect.maxY)
    let isInside = [start.x, start.y, end.x, end.y].allSatisfy { abs($0) < 1e5 }
    if !isInside { return }
    // Dots through bars of a row each would look like a letter between them.
    let isThin =
      rect.width == 0
      && model.marks.contains { mark in
        let traits = model.traits[mark.traits]
        return mark.form == .bar
          && geometry.rect(of: mark, traits).map { geometry.isThin($0, mark, traits) } ?? false
      }
    steps.append(
      .rule(
        [start, end], model.looks.paints[traits], model.looks.lines[traits],
        glyph: isThin ? (model.environment.glyphSet == .unicode ? "╎" : "|") : nil))
  }

  private mutating func addPoints() {
    var groups: [Int: [CGPoint]] = [:]
    var order: [Int] = []
    var count = 0
    for mark in model.marks {
      let traits = model.traits[mark.traits]
      let hasSymbol =
        mark.form == .point
        || mark.form == .line && (traits.symbol != nil || traits.value(.symbol) != nil)
      guard hasSymbol, !traits.hasOwnSymbol, let point = place(of: mark, traits) else {
        continue
      }
      if groups[mark.traits] == nil { order.append(mark.traits) }
      groups[mark.traits, default: []].append(point)
      count += 1
    }
    // Where symbols would lie on each other dots tell more; what tells series apart stays.
    let isDense = count > columns * rows / 3 && model.looks.legend.count < 2
    for traits in order {
      guard let points = groups[traits] else { continue }
      let paint = model.looks.paints[traits]
      if isDense {
        steps.append(.dots(points, paint))
        continue
      }
      let isSmall = model.traits[traits].symbolArea.map { $0 < 30 } ?? isSmall(traits)
      steps.append(
        .symbols(
          points,
          model.looks.symbols[traits].glyph(in: model.environment.glyphSet, isSmall: isSmall), paint
        ))
    }
  }

  /// Whether the value by which a symbol has its size is in the lower half.
  private func isSmall(_ traits: Int) -> Bool {
    guard let size = model.traits[traits].value(.symbolSize)?.coordinate else { return false }
    let sizes = model.traits.compactMap { $0.value(.symbolSize)?.coordinate }.filter(\.isFinite)
    guard let low = sizes.min(), let high = sizes.max(), size.isFinite else { return false }
    return size < low / 2 + high / 2
  }

  private func place(of mark: Mark, _ traits: MarkTraits) -> CGPoint? {
    func place(_ place: Place, along axis: Axis, _ length: CGFloat) -> CGFloat? {
      switch place {
      case .whole: return length / 2
      case .points(let start, _): return start ?? length / 2
      case .at, .span, .bin:
        return place.middle.flatMap { geometry.place($0, along: axis) }
          .map { PlotGeometry.within($0, length) }
      }
    }
    guard let x = place(mark.x, along: .horizontal, geometry.size.width),
      let y = place(mark.y, along: .vertical, geometry.size.height)
    else { return nil }
    return CGPoint(x: x + traits.offset.width, y: y + traits.offset.height)
  }

  /// The parts of a circle in turn.
  private struct Sectors {
    private let total: Double
    private var end = 0.0

    init(_ marks: [Mark]) {
      total = marks.lazy.filter { $0.form == .sector }.compactMap(\.x.middle)
        .reduce(0) { $0 + Swift.max($1, 0) }
    }

    /// From and to which part of the circle a sector reaches.
    mutating func next(_ mark: Mark) -> ClosedRange<Double>? {
      guard case .at(let value) = mark.x, value > 0, total > 0, total.isFinite else { return nil }
      let start = end
      end = Swift.min(end + value / total, 1)
      return start...Swift.max(start, end)
    }
  }

  private mutating func addSector(_ sector: ClosedRange<Double>, _ traits: Int) {
    let (center, most) = (
      CGPoint(x: whole.midX, y: whole.midY), min(whole.width, whole.height) / 2
    )
    func radius(_ dimension: MarkDimension, automatic: CGFloat) -> CGFloat {
      min(dimension.length(of: most, automatic: automatic), most)
    }
    let outer = radius(model.traits[traits].height, automatic: 1)
    let inner = min(radius(model.traits[traits].width, automatic: 0), outer)
    let steps = max(2, Int((sector.upperBound - sector.lowerBound) * 180))
    func point(_ step: Int, _ radius: CGFloat) -> CGPoint {
      let share =
        sector.lowerBound
        + (sector.upperBound - sector.lowerBound) * Double(step) / Double(steps)
      let angle = (share - 0.25) * 2 * Double.pi
      return CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    var points = (0...steps).map { point($0, outer) }
    points += inner > 0 ? (0...steps).reversed().map { point($0, inner) } : [center]
    let outline = Path { path in
      path.addLines(points)
      path.closeSubpath()
    }
    self.steps.append(
      .fill(
        outline, in: whole, model.looks.paints[traits], texture: model.looks.textures[traits]))
  }

  /// Adds the lines of the grid, which are drawn where no mark is.
  private mutating func addGrid() {
    guard rows >= 4 else { return }
    for (axis, plan) in [(Axis.vertical, geometry.y), (.horizontal, geometry.x)] {
      let length = axis == .vertical ? geometry.size.height : geometry.size.width
      for item in plan.items {
        for part in item.parts {
          var isTick = false
          switch part.kind {
          case .grid: break
          case .tick: isTick = true
          case .label: continue
          }
          var coordinate = item.coordinate
          if part.isCentered == true { coordinate = (coordinate + item.end) / 2 }
          guard let place = geometry.place(coordinate, along: axis) else { continue }
          let paint = (part.style ?? AnyShapeStyle(.tertiary)).paint(in: model.environment)
          steps.append(.grid(axis, PlotGeometry.within(place, length), paint, isTick: isTick))
        }
      }
    }
  }
}
