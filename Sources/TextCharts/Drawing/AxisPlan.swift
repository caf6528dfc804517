import CStandardLibrary

/// The plan of one axis: its scale, and the parts at each value.
struct AxisPlan {
  let scale: ChartScale
  let items: [Item]

  struct Item {
    let coordinate: Double
    /// The end of the value's interval: the next value.
    let end: Double
    /// The end of the data's own unit, such as the day of a date; `nil` without a unit.
    let binEnd: Double?
    let parts: [AxisPart]
    /// The text of an automatic label.
    let text: () -> String
    let group: Int
    let position: AxisMarkPosition
  }

  /// The smallest distance between bars, in coordinates.
  let band: Double?
}

extension AxisPlan {
  /// Plans an axis with at most `count` automatic marks; one of categories shows only the first
  /// `categories`.
  @MainActor
  init(
    _ model: ChartModel, along axis: Axis, count: Int, barBand: Double?, categories: Int = .max
  ) {
    let data = model.data(along: axis)
    let settings = model.settings(along: axis)
    let isBare = model.isPie || settings.isHidden
    let groups = isBare ? [] : settings.groups ?? AxisGroup.usual
    band = data.kind == .category ? 1 : barBand
    switch data.kind {
    case .category:
      let isUpright = axis == .vertical
      scale = ChartScale(
        categoryCount: min(data.categories.count, categories),
        isReversed: isUpright != settings.domain.isReversed)
    case .number, .date, nil:
      scale = ChartScale(
        Self.domain(model, along: axis, groups: groups, count: count, band: barBand),
        type: data.kind == .number ? settings.type.kind : .linear,
        isReversed: settings.domain.isReversed)
    }
    let isAutomatic = settings.groups == nil
    var items: [Item] = []
    for (number, group) in groups.enumerated() {
      let ticks = Self.ticks(of: group, on: scale, data, count: count)
      let values = ticks.values
      for (index, coordinate) in values.enumerated() {
        let plotted = data.plotted(coordinate)
        let value = AxisValue(plotted: plotted, index: index, count: values.count)
        var parts = group.content(value).all
        // There are no values between categories, and columns are too few for vertical lines.
        if isAutomatic && (data.kind == .category || axis == .horizontal) {
          parts.removeAll { if case .grid = $0.kind { true } else { false } }
        }
        let environment = model.environment
        items.append(
          Item(
            coordinate: coordinate, end: ticks.end(after: index),
            binEnd: data.binEnd(at: coordinate),
            parts: parts,
            text: { ticks.text(of: plotted, environment) }, group: number,
            position: group.position))
      }
    }
    self.items = items
  }

  fileprivate struct Ticks {
    var values: [Double]
    var stride: CalendarStride?
    /// Whether each value ends the calendar step that begins at the one before.
    var areSteps = false
    var step = 0.0
    var calendar: ChartCalendar

    func end(after index: Int) -> Double {
      if areSteps, index + 1 < values.count { return values[index + 1] }
      if let stride {
        return calendar.next(stride, after: Date(timeIntervalSinceReferenceDate: values[index]))
          .timeIntervalSinceReferenceDate
      }
      return index + 1 < values.count ? values[index + 1] : values[index]
    }

    func text(of value: PlottedValue, _ environment: EnvironmentValues) -> String {
      switch value {
      case .number(let number): NumberText(environment, step: step).string(number)
      case .date(let date): DateLabel(environment, stride: stride).string(date)
      case .category(let name): name
      }
    }
  }

  private static func ticks(
    of group: AxisGroup, on scale: ChartScale, _ data: AxisData, count: Int
  ) -> Ticks {
    let domain = scale.domain
    let count = group.values.count(atMost: count)
    var ticks = Ticks(values: [], calendar: data.calendar)
    let tolerance = domain.length * 1e-9
    switch (group.values.kind, data.kind) {
    case (.values(let values), _):
      var data = data
      ticks.values = values.compactMap { data.coordinate($0) }
      ticks.stride = data.kind == .date ? usualStride(of: ticks.values) : nil
      ticks.step = decimalStep(of: ticks.values) ?? smallestGap(of: ticks.values) ?? 0
      ticks.values.removeAll {
        $0 < domain.lowerBound - tolerance || $0 > domain.upperBound + tolerance
      }
    case (_, .category?):
      ticks.values = (0..<(scale.categoryCount ?? 0)).map(Double.init)
    case (.automatic, .number?) where scale.type == .log:
      ticks.values = NiceNumbers.powers(in: domain, count: count)
    case (.automatic(let least, _), .number?):
      // A single mark does not show the scale: a step may be too long for two in the domain.
      for count in count...max(count, 100) where ticks.values.count < 2 {
        ticks.step = max(NiceNumbers.step(of: domain.length, count: count), least ?? 0)
        ticks.values = NiceNumbers.multiples(of: ticks.step, in: domain)
      }
    case (.stride(let step), .number?):
      ticks.step = step
      ticks.values = NiceNumbers.multiples(of: step, in: domain)
    case (.automatic, .date?):
      var stride = CalendarStride.step(of: domain.length, count: count)
      // A bar per month has no days between.
      if let unit = data.unit, unit.seconds > stride.seconds { stride = unit }
      ticks.add(stride, in: domain)
    case (.calendar(let stride?, let own), .date?):
      if let own { ticks.calendar = ChartCalendar(calendar: own) }
      ticks.add(stride, in: domain)
    case (.calendar, _), (.stride, _), (.automatic, nil): break
    }
    return ticks
  }

  /// The unit for writing dates: days if all are midnights.
  private static func usualStride(of values: [Double]) -> CalendarStride? {
    guard let gap = smallestGap(of: values) else { return nil }
    return CalendarStride.usual.last { $0.seconds <= gap * 1.2 }
  }

  /// The power of ten, from 1 to a millionth, of which all values are multiples.
  private static func decimalStep(of values: [Double]) -> Double? {
    (0...6).lazy.map { pow(10, -Double($0)) }.first { step in
      values.allSatisfy {
        abs($0 / step - ($0 / step).rounded()) < 1e-9 * max(($0 / step).magnitude, 1)
      }
    }
  }

  static func smallestGap(of values: [Double]) -> Double? {
    let sorted = values.sorted()
    return zip(sorted, sorted.dropFirst()).lazy.map { $1 - $0 }.filter { $0 > 0 }.min()
  }

  private static func domain(
    _ model: ChartModel, along axis: Axis, groups: [AxisGroup], count: Int, band: Double?
  ) -> ClosedRange<Double> {
    let settings = model.settings(along: axis).domain
    var data = model.data(along: axis)
    let isLog = data.kind == .number && model.settings(along: axis).type.kind == .log
    if let ends = settings.values?.compactMap({ data.coordinate($0) }).closedRange {
      guard isLog, ends.lowerBound <= 0, ends.upperBound > 0 else {
        return widened(ends, data.kind)
      }
      // Only positive numbers have logarithms: it begins below the least of the marks.
      let own = inferredDomain(model, along: axis, groups: groups, count: count, band: band)
      let low = own.lowerBound > 0 ? own.lowerBound : ends.upperBound / 1000
      return min(low, ends.upperBound / 10)...ends.upperBound
    }
    var domain = inferredDomain(model, along: axis, groups: groups, count: count, band: band)
    if let change = settings.change {
      let ends = change([data.plotted(domain.lowerBound), data.plotted(domain.upperBound)])
        .compactMap { data.coordinate($0) }
      domain = ends.closedRange.map { widened($0, data.kind) } ?? domain
    }
    // Where Apple's axes have marks, they reach.
    for case .values(let values) in groups.map(\.values.kind) where data.kind != nil {
      for value in values.compactMap({ data.coordinate($0) }) where value > 0 || !isLog {
        domain = domain.joined(with: value)
      }
    }
    return domain
  }

  private static func inferredDomain(
    _ model: ChartModel, along axis: Axis, groups: [AxisGroup], count: Int, band: Double?
  ) -> ClosedRange<Double> {
    let data = model.data(along: axis)
    let settings = model.settings(along: axis)
    let isLog = data.kind == .number && settings.type.kind == .log
    var extent: ClosedRange<Double>?
    for mark in model.marks where mark.form != .sector {
      guard var reach = (axis == .horizontal ? mark.x : mark.y).extent else { continue }
      if isLog, reach.lowerBound <= 0 {
        guard reach.upperBound > 0 else { continue }
        // The power of ten below a bar, even if it ends at one.
        reach = reach.upperBound * 0.9...reach.upperBound
      }
      extent = extent?.joined(with: reach.lowerBound).joined(with: reach.upperBound) ?? reach
    }
    guard var extent else { return 0...1 }
    if data.kind == .number, !isLog, settings.domain.includesZero ?? true, band == nil {
      extent = extent.joined(with: 0)
    }
    if let band { extent = extent.lowerBound - band / 2...extent.upperBound + band / 2 }
    extent = widened(extent, data.kind)
    guard data.kind == .number, band == nil else { return extent }
    if isLog { return ChartScale.wholePowers(around: extent) }
    guard settings.type.kind == .linear else { return extent }
    for group in groups {
      let step: Double
      switch group.values.kind {
      case .automatic(let least, _):
        let count = group.values.count(atMost: count)
        step = max(NiceNumbers.step(of: extent.length, count: count), least ?? 0)
      case .stride(let stride): step = stride
      case .calendar, .values: continue
      }
      guard step > 0, step.isFinite else { continue }
      let low = (extent.lowerBound / step + 1e-9).rounded(.down) * step
      let high = (extent.upperBound / step - 1e-9).rounded(.up) * step
      if group.values.roundsLowerBound ?? true, low.isFinite { extent = extent.joined(with: low) }
      if group.values.roundsUpperBound ?? true, high.isFinite { extent = extent.joined(with: high) }
    }
    return extent
  }

  /// Gives a single number a range: down to 0, or around it.
  private static func widened(
    _ range: ClosedRange<Double>, _ kind: AxisData.Kind?
  ) -> ClosedRange<Double> {
    if range.lowerBound < range.upperBound { return range }
    let value = range.lowerBound
    if kind == .date { return value - 1800...value + 1800 }
    let reach = max(value.magnitude / 2, value == 0 ? 1 : value.magnitude * 1e-9)
    return value == 0 ? 0...1 : value - reach...value + reach
  }
}

extension AxisPlan.Ticks {
  fileprivate mutating func add(_ stride: CalendarStride, in domain: ClosedRange<Double>) {
    self.stride = stride
    areSteps = true
    let range =
      Date(
        timeIntervalSinceReferenceDate: domain.lowerBound)...Date(
        timeIntervalSinceReferenceDate: domain.upperBound)
    values = calendar.moments(every: stride, in: range).map(\.timeIntervalSinceReferenceDate)
  }
}

extension AxisData {
  /// The end of the data's unit that begins at a coordinate.
  fileprivate func binEnd(at coordinate: Double) -> Double? {
    guard kind == .date, let unit else { return nil }
    return calendar.next(unit, after: Date(timeIntervalSinceReferenceDate: coordinate))
      .timeIntervalSinceReferenceDate
  }

  func plotted(_ coordinate: Double) -> PlottedValue {
    switch kind {
    case .number, nil: return .number(coordinate)
    case .date: return .date(Date(timeIntervalSinceReferenceDate: coordinate))
    case .category:
      let index = Int(min(max(coordinate, -1), 1e9))
      return .category(categories.indices.contains(index) ? categories[index] : "")
    }
  }
}
