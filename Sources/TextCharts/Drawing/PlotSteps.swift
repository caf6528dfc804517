/// Turns the marks of a chart into drawing operations.
struct PlotSteps {
  var steps: [PlotStep] = []
  let model: ChartModel
  let geometry: PlotGeometry
  let columns: Int
  let rows: Int
  /// Dots across bars of one row would look like a letter between them.
  private lazy var hasThinBars = model.marks.contains { mark in
    mark.form == .bar
      && geometry.rect(of: mark, model.traits[mark.traits])
        .map { geometry.isThin($0, mark) } ?? false
  }

  init(_ model: ChartModel, _ geometry: PlotGeometry) {
    self.model = model
    self.geometry = geometry
    columns = Int(geometry.size.width / CellMetrics.width)
    rows = Int(geometry.size.height / CellMetrics.height)
    if columns == 0 || rows == 0 { return }
    addMarks()
    // After the marks, which cover grid lines.
    addGrid()
  }

  var whole: CGRect { CGRect(origin: .zero, size: geometry.size) }

  private mutating func addMarks() {
    var isJoined: Set<SeriesKey> = []
    // Parts of a stack keep their order: sorted by height, the lowest would cover those above it.
    let isStacked = model.marks.contains { mark in
      guard let foot = mark.foot, case .span(let start, _) = mark.y else { return false }
      return mark.form == .bar && start != foot
    }
    var bars: [(rect: CGRect, traits: Int)] = []
    var stacked: [(rect: CGRect, traits: Int)] = []
    for (index, mark) in model.marks.enumerated() {
      // Later marks stand on top of bars, so draws the pending bars first.
      if mark.form != .bar { addBars(&stacked, &bars) }
      switch mark.form {
      case .line, .area:
        if isJoined.contains(key(of: mark)) { continue }
        var keys = series(drawnWith: mark)
        // An area would cover a line on its edge, which a phone shows through.
        if let area = model.marks[index...].first(where: { $0.isEdged(by: mark) }) {
          keys = series(drawnWith: area) + keys
        }
        for key in keys where isJoined.insert(key).inserted {
          addSeries(key, from: keys.count > 1 ? 0 : index)
        }
      case .bar:
        guard let rect = geometry.rect(of: mark, model.traits[mark.traits]) else { continue }
        if geometry.isThin(rect, mark) {
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
        addSector(mark)
      }
    }
    addBars(&stacked, &bars)
    addPoints()
  }

  /// Draws the bars that waited for others beside them.
  private mutating func addBars(
    _ stacked: inout [(rect: CGRect, traits: Int)], _ crowded: inout [(rect: CGRect, traits: Int)]
  ) {
    // Draws the end of a stack first, as long as the whole: the parts before it end in eighths on
    // its colour.
    for bar in stacked.reversed() { addRectangle(bar.rect, bar.traits) }
    // Of bars in the same column draws the highest last.
    for bar in crowded.sorted(by: { $0.rect.height < $1.rect.height }) {
      addRectangle(bar.rect, bar.traits)
    }
    stacked = []
    crowded = []
  }

  /// The rectangle of a stack's part, extended to the foot of the stack; `nil` for other marks, and
  /// for translucent ones.
  private func extended(_ mark: Mark, _ rect: CGRect) -> CGRect? {
    // A translucent part would show the one below it twice.
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

  /// Draws a bar or rectangle at least an eighth of a cell long.
  private mutating func addRectangle(_ rect: CGRect, _ traits: Int) {
    let left = min(max(rect.minX, 0), whole.width)
    let top = min(max(rect.minY, 0), whole.height)
    let right = min(max(rect.maxX, 0), whole.width)
    let bottom = min(max(rect.maxY, 0), whole.height)
    guard rect.width > 0, rect.height > 0, left < right || top < bottom else { return }
    var bar = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    // An eighth of a row: a day with little differs from a day with none.
    if bar.height < 2 { (bar.origin.y, bar.size.height) = (max(bar.maxY - 2, 0), 2) }
    if bar.width < 1 { bar.size.width = 1 }
    let radius = model.traits[traits].cornerRadius ?? 0
    let isLarge = bar.width >= 4 * CellMetrics.width && bar.height >= 2 * CellMetrics.height
    let isPlotWide = model.traits[traits].isStyledByPlot
    let area = isPlotWide ? whole : bar
    let local = bar.offsetBy(dx: -area.minX, dy: -area.minY)
    let path =
      isLarge && radius >= CellMetrics.width
      ? Path(roundedRect: local, cornerRadius: radius) : Path(local)
    steps.append(
      .fill(
        path, in: area, model.looks.paints[traits], texture: model.looks.textures[traits]))
  }

  private mutating func addRule(_ rect: CGRect, _ traits: Int) {
    func within(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
      // On the very edge half of a rule's dots would be outside of the picture.
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
    let isThin = rect.width == 0 && hasThinBars
    steps.append(
      .rule(
        [start, end], model.looks.paints[traits], model.looks.lines[traits],
        glyph: isThin ? (model.environment.glyphSet == .unicode ? "╎" : "|") : nil))
  }

  /// Draws the grid lines, which marks cover.
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
