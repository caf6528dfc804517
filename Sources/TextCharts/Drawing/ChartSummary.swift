/// A chart in words: its content, the start, end and extremes of each series, and its crossings of
/// rules.
struct ChartSummary {
  let model: ChartModel
  let environment: EnvironmentValues

  /// The coordinates of a value; for a bar between two values `from` is the first, for a field of
  /// a map `y` its number and `row` its height.
  private struct Point {
    let x: Double
    let y: Double
    var from: Double?
    var row: Double?
  }

  private struct Series {
    var name: String
    var points: [Point] = []
    /// The axis of the values; `nil` for colours.
    var axis: Axis?
    /// Whether the values are separate, as those of bars are, without a line between them.
    var isStepped = false
  }

  var text: String {
    if model.isPie { return sectors }
    let series = series.filter { !$0.points.isEmpty }
    if model.marks.isEmpty { return "A chart without data." }
    let isLying = !series.isEmpty && series.allSatisfy { $0.axis == .horizontal }
    let value = label(isLying ? model.x : model.y)
    let place = label(isLying ? model.y : model.x)
    var sentences = ["A chart of \(value) by \(place)."]
    for series in series {
      let start = series.name.isEmpty ? "" : series.name + ": "
      sentences.append(start + (few(series) ?? extremes(series)))
      sentences += crossings(series).map { (series.name.isEmpty ? "" : series.name + " ") + $0 }
    }
    return sentences.joined(separator: " ")
  }

  private func label(_ data: AxisData) -> String {
    data.label?.spokenText(in: environment) ?? "value"
  }

  private var sectors: String {
    let parts = model.marks.filter { $0.form == .sector && model.traits[$0.traits].isSpoken }
    // A negative value has no sector and no share.
    let total = parts.compactMap(\.x.middle).reduce(0) { $0 + max($1, 0) }
    let shares = parts.compactMap { mark -> String? in
      guard let value = mark.x.middle, total > 0, total.isFinite else { return nil }
      let percent = Int((max(value, 0) / total * 100).rounded())
      let name = model.traits[mark.traits].value(.color)?.name ?? number(value)
      return "\(name) \(percent)%"
    }
    return "A chart of \(label(model.x)). " + shares.joined(separator: ", ") + "."
  }

  private var series: [Series] {
    var series: [Series] = []
    var numbers: [String: Int] = [:]
    let hasLines = model.marks.contains { $0.form == .line && model.traits[$0.traits].isSpoken }
    for mark in model.marks where model.traits[mark.traits].isSpoken {
      var (x, y) = (mark.x.spoken, mark.y.spoken)
      var (from, row): (Double?, Double?)
      var axis: Axis? = .vertical
      // A bar without a foot lies between two values.
      func foot(_ start: Double) -> Double? {
        mark.form == .bar && mark.foot == nil && start != 0 ? start : nil
      }
      switch mark.form {
      case .line, .point: break
      // An area below a line repeats its values.
      case .area where hasLines: continue
      case .area, .bar:
        // A stacked mark counts by its own length, a band by its upper edge.
        if case .span(let start, let end) = mark.y {
          (y, from) = (mark.foot == nil ? end : end - start, foot(start))
        }
        if mark.y.extent == nil || mark.form == .bar, case .span(let start, let end) = mark.x,
          model.x.kind == .number || foot(start) != nil
        {
          (x, from, axis) = (foot(start) == nil ? end - start : end, foot(start), .horizontal)
        }
      case .rectangle:
        guard case .number(let number) = model.traits[mark.traits].value(.color) else { continue }
        (y, row, axis) = (number, y, nil)
      // Rules appear as crossings.
      case .rule, .sector: continue
      }
      let name = model.traits[mark.traits].seriesValues.first?.name ?? ""
      let number = numbers[name] ?? series.count
      if number == series.count {
        series.append(Series(name: name, axis: axis, isStepped: mark.form == .bar))
      }
      numbers[name] = number
      let place = axis == .horizontal ? y : x
      guard let value = axis == .horizontal ? x : y else { continue }
      series[number].points.append(Point(x: place ?? 0, y: value, from: from, row: row))
    }
    return series
  }

  /// All values of a series with at most seven.
  private func few(_ series: Series) -> String? {
    guard series.points.count <= 7 else { return nil }
    return series.points.map { point in
      let place = place(point.x, series, row: point.row)
      let start = point.from.map { value($0, series) + " to " } ?? ""
      // A bar that is its own series would repeat its name.
      return (place.isEmpty || place == series.name ? "" : place + " ") + start
        + value(point.y, series)
    }.joined(separator: ", ") + "."
  }

  private func extremes(_ series: Series) -> String {
    let points = series.points
    guard let first = points.first, let last = points.last,
      let low = points.min(by: { $0.y < $1.y }), let high = points.max(by: { $0.y < $1.y })
    else { return "" }
    func said(_ point: Point) -> String {
      "\(value(point.y, series)) at \(place(point.x, series, row: point.row))"
    }
    return "From \(said(first)) to \(said(last)), highest \(said(high)), lowest \(said(low))."
  }

  /// Where a series rises above a rule or falls below it, for the first few times.
  private func crossings(_ series: Series) -> [String] {
    // Two values were just spoken, so it is clear which one is above.
    if series.axis != .vertical || series.points.count < 3 { return [] }
    var sentences: [String] = []
    for mark in model.marks where mark.form == .rule && model.traits[mark.traits].isSpoken {
      guard case .at(let limit) = mark.y else { continue }
      var times: [String] = []
      for (before, after) in zip(series.points, series.points.dropFirst())
      // On the rule counts as below: a touch from below is no crossing, one from above is.
      where (before.y > limit) != (after.y > limit) {
        // Between two bars nothing is crossed: the next one begins on the other side.
        let share = series.isStepped ? 1 : (limit - before.y) / (after.y - before.y)
        let word = after.y > limit ? "above" : "below"
        times.append("\(word) it at \(place(before.x + (after.x - before.x) * share, series))")
      }
      let rule = value(limit, series)
      guard !times.isEmpty else {
        let isAbove = series.points.contains { $0.y > limit }
        sentences.append("\(isAbove ? "Above" : "Never above") \(rule).")
        continue
      }
      let left = times.count - 3
      let more = left > 0 ? " and \(left) more time\(left == 1 ? "" : "s")" : ""
      sentences.append("Crosses \(rule): " + times.prefix(3).joined(separator: ", ") + more + ".")
    }
    return sentences
  }

  private func value(_ coordinate: Double, _ series: Series) -> String {
    series.axis.map { said(coordinate, along: $0) } ?? number(coordinate)
  }

  private func place(_ coordinate: Double, _ series: Series, row: Double? = nil) -> String {
    let axis: Axis = series.axis == .horizontal ? .vertical : .horizontal
    let place = model.data(along: axis).kind == nil ? "" : said(coordinate, along: axis)
    return place + (row.map { " " + said($0, along: .vertical) } ?? "")
  }

  private func said(_ coordinate: Double, along axis: Axis) -> String {
    let data = model.data(along: axis)
    switch data.plotted(data.kind == .category ? coordinate.rounded() : coordinate) {
    case .number(let number): return self.number(number)
    case .category(let name): return name
    case .date(let date):
      let ends = model.marks.lazy.compactMap { (axis == .horizontal ? $0.x : $0.y).extent }
        .flatMap { [$0.lowerBound, $0.upperBound] }
      return DateLabel(environment, stride: data.unit).sentence(
        date, over: ends.closedRange?.length ?? 0)
    }
  }

  private func number(_ number: Double) -> String { NumberText(environment).string(number) }
}

extension Place {
  /// The coordinate to speak: an interval such as a day by its start.
  fileprivate var spoken: Double? { if case .bin(let first, _) = self { first } else { middle } }
}
