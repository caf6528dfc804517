/// Stacks bars and areas at the same place, and sectors around the circle.
struct Stacking {
  private(set) var marks: [Mark]
  private let traits: [MarkTraits]

  /// Marks with the same key form a stack.
  private struct Key: Hashable {
    let form: Mark.Form
    let isUpright: Bool
    let place: Double?
    let position: PlottedValue?
  }

  fileprivate struct Sums {
    var above = 0.0
    var below = 0.0
    var total: Double { above - below }
  }

  init(_ collected: MarkCollector, x: AxisData, y: AxisData) {
    marks = collected.marks
    traits = collected.traits
    shareCircle()
    // A single series is no stack: two of its points at the same time would be stacked.
    let hasSeveralAreas =
      marks.contains { $0.form == .area && $0.stacking != .unstacked }
      && Self.hasSeveralAreas(marks, traits)
    var totals: [Key: Sums] = [:]
    var sums: [Key: Sums] = [:]
    let needsTotals = marks.contains {
      $0.stacking == .normalized || $0.stacking == .center
    }
    if needsTotals {
      for mark in marks {
        guard let (isUpright, value) = Self.value(of: mark, x, y) else { continue }
        totals[key(of: mark, isUpright), default: Sums()].add(value)
      }
    }
    for index in marks.indices {
      guard let (isUpright, value) = Self.value(of: marks[index], x, y) else { continue }
      let stacking = marks[index].stacking
      let stands = stacking != .unstacked && (marks[index].form == .bar || hasSeveralAreas)
      var (start, end, foot) = (0.0, value, 0.0)
      if stands {
        let key = key(of: marks[index], isUpright)
        var sum = sums[key] ?? Sums()
        // Negative values have their own sum, down from 0; with a common one they would hang from
        // the top of the positive ones.
        start = value < 0 ? sum.below : sum.above
        end = start + value
        sum.add(value)
        sums[key] = sum
      }
      if needsTotals, let total = totals[key(of: marks[index], isUpright)]?.total {
        // A total of 0 has no shares and is not divided.
        if stacking == .normalized, total > 0 { (start, end) = (start / total, end / total) }
        if stacking == .center {
          foot = -total / 2
          (start, end) = (start + foot, end + foot)
        }
      }
      if stands { marks[index].foot = foot }
      if isUpright {
        marks[index].y = .span(start, end)
      } else {
        marks[index].x = .span(start, end)
      }
    }
  }

  /// Assigns each sector its part of the circle, in order.
  private mutating func shareCircle() {
    let sectors = marks.indices.filter { marks[$0].form == .sector }
    let total = sectors.compactMap { marks[$0].x.middle }.reduce(0) { $0 + max($1, 0) }
    var end = 0.0
    for index in sectors {
      guard let value = marks[index].x.middle, value > 0, total.isFinite else { continue }
      let start = end
      // The shares may add up to slightly more than 1.
      end = min(end + value / total, 1)
      marks[index].y = .span(start, end)
    }
  }

  private static func hasSeveralAreas(_ marks: [Mark], _ traits: [MarkTraits]) -> Bool {
    let areas = Set(marks.lazy.filter { $0.form == .area }.map(\.traits))
    return Set(areas.map { traits[$0].seriesValues }).count > 1
  }

  /// The value of a mark with a foot, and whether the mark is upright.
  private static func value(
    of mark: Mark, _ x: AxisData, _ y: AxisData
  ) -> (isUpright: Bool, value: Double)? {
    guard mark.form == .bar || mark.form == .area else { return nil }
    // A mark with two ends has no foot.
    for place in [mark.x, mark.y] { if case .span = place { return nil } }
    if y.kind == .number, case .at(let value) = mark.y { return (true, value) }
    // Bars are horizontal only if the horizontal axis has numbers.
    if x.kind == .number, case .at(let value) = mark.x { return (false, value) }
    return nil
  }

  private func key(of mark: Mark, _ isUpright: Bool) -> Key {
    Key(
      form: mark.form, isUpright: isUpright, place: (isUpright ? mark.x : mark.y).middle,
      position: mark.form == .bar ? traits[mark.traits].value(.position) : nil)
  }
}

extension Stacking.Sums {
  fileprivate mutating func add(_ value: Double) {
    if value < 0 { below += value } else { above += value }
  }
}
