/// Puts bars and areas at the same place on each other.
struct Stacking {
  private(set) var marks: [Mark]
  private let traits: [MarkTraits]

  /// What is stacked on each other.
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
    let areas = Set(marks.lazy.filter { $0.form == .area }.map(\.traits))
    let seriesCount = Set(areas.map { collected.traits[$0].seriesValues }).count
    var totals: [Key: Sums] = [:]
    var sums: [Key: Sums] = [:]
    let needsTotals = marks.contains {
      $0.stacking == .normalized || $0.stacking == .center
    }
    if needsTotals {
      for mark in marks {
        guard let (key, value) = stacked(mark, x, y) else { continue }
        totals[key, default: Sums()].add(value)
      }
    }
    for index in marks.indices {
      guard let (key, value) = stacked(marks[index], x, y) else { continue }
      let stacking = marks[index].stacking
      let stands = stacking != .unstacked && (key.form == .bar || seriesCount > 1)
      var (start, end, foot) = (0.0, value, 0.0)
      if stands {
        var sum = sums[key] ?? Sums()
        start = value < 0 ? sum.below : sum.above
        end = start + value
        sum.add(value)
        sums[key] = sum
      }
      if needsTotals, let total = totals[key]?.total {
        if stacking == .normalized, total > 0 { (start, end) = (start / total, end / total) }
        if stacking == .center {
          foot = -total / 2
          (start, end) = (start + foot, end + foot)
        }
      }
      if stands { marks[index].foot = foot }
      if key.isUpright {
        marks[index].y = .span(start, end)
      } else {
        marks[index].x = .span(start, end)
      }
    }
  }

  /// The value of a mark that has a foot, and what it is stacked with.
  private func stacked(_ mark: Mark, _ x: AxisData, _ y: AxisData) -> (key: Key, value: Double)? {
    guard mark.form == .bar || mark.form == .area else { return nil }
    let position = mark.form == .bar ? traits[mark.traits].value(.position) : nil
    if y.kind == .number, case .at(let value) = mark.y {
      // Bars lie where there are numbers along the width only.
      return (
        Key(form: mark.form, isUpright: true, place: mark.x.middle, position: position), value
      )
    }
    if x.kind == .number, case .at(let value) = mark.x {
      return (
        Key(form: mark.form, isUpright: false, place: mark.y.middle, position: position), value
      )
    }
    return nil
  }
}

extension Stacking.Sums {
  fileprivate mutating func add(_ value: Double) {
    if value < 0 { below += value } else { above += value }
  }
}
