import CivilTime
import TestSupport
import Testing

@testable import TextCharts

/// What charts add up, count, join and thin out, against the slowest way to find the same.
@MainActor
@Suite struct BruteForceTests {
  private func model(
    _ settings: ChartSettings = ChartSettings(),
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> ChartModel {
    var marks = MarkCollector(clock: .utc) { 1 }
    content().collect(into: &marks)
    return ChartModel(
      marks, settings: settings, environment: EnvironmentValues(now: .saturday(15)))
  }

  // MARK: Stacks

  @Test(
    .tags(.long),
    arguments: [MarkStackingMethod.standard, .normalized, .center, .unstacked], [true, false])
  func aPartStandsOnTheSumOfThoseBeforeIt(method: MarkStackingMethod, isUpright: Bool) throws {
    var random = SplitMix64(seed: isUpright ? 1 : 2)
    for _ in 0..<Trials.count(60, oneIn: 4) {
      let parts = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        (
          place: Int.random(in: 0...4, using: &random),
          value: Int.random(in: -9...20, using: &random)
        )
      }
      let model = model {
        ForEach(parts.indices, id: \.self) { index in
          if isUpright {
            BarMark(
              x: .value("Place", "\(parts[index].place)"), y: .value("Value", parts[index].value),
              stacking: method)
          } else {
            BarMark(
              x: .value("Value", parts[index].value), y: .value("Place", "\(parts[index].place)"),
              stacking: method)
          }
        }
      }
      for (index, part) in parts.enumerated() {
        let peers = parts.filter { $0.place == part.place }
        let before = parts[..<index].filter {
          $0.place == part.place && ($0.value < 0) == (part.value < 0)
        }
        let total = peers.reduce(0) { $0 + abs($1.value) }
        var start = Double(method == .unstacked ? 0 : before.reduce(0) { $0 + $1.value })
        var end = start + Double(part.value)
        if method == .center { (start, end) = (start - Double(total) / 2, end - Double(total) / 2) }
        if method == .normalized, total > 0 {
          (start, end) = (start / Double(total), end / Double(total))
        }
        let place = isUpright ? model.marks[index].y : model.marks[index].x
        guard case .span(let from, let to) = place else {
          Issue.record("\(part) has no length")
          continue
        }
        #expect(abs(from - start) < 1e-12 && abs(to - end) < 1e-12, "\(part) \(from) \(to)")
      }
    }
  }

  /// Sectors follow each other around the whole circle, each as large as its share.
  @Test(arguments: 1...12) func sectorsShareTheCircle(count: Int) throws {
    var random = SplitMix64(seed: UInt64(count))
    let values = (0..<count).map { _ in Int.random(in: -3...40, using: &random) }
    let model = model {
      ForEach(values, id: \.self) { SectorMark(angle: .value("Share", $0)) }
    }
    let total = values.reduce(0) { $0 + max($1, 0) }
    var sum = 0
    for (mark, value) in zip(model.marks, values) {
      #expect((mark.circlePart == nil) == (value <= 0))
      guard let sector = mark.circlePart else { continue }
      #expect(abs(sector.lowerBound - Double(sum) / Double(total)) < 1e-12)
      sum += value
      #expect(abs(sector.upperBound - Double(sum) / Double(total)) < 1e-12)
    }
  }

  // MARK: Curves

  private func points(_ random: inout SplitMix64) -> [CGPoint] {
    var x = 0.0
    return (0..<Int.random(in: 2...12, using: &random)).map { _ in
      x += Double(Int.random(in: 1...40, using: &random))
      return CGPoint(x: x, y: Double(Int.random(in: 0...64, using: &random)))
    }
  }

  @Test(arguments: [
    InterpolationMethod.linear, .monotone, .cardinal, .catmullRom, .stepStart, .stepCenter,
    .stepEnd,
  ])
  func aCurvePassesItsPointsInOrder(method: InterpolationMethod) {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let points = points(&random)
      let curve = Curve.points(points, method)
      var rest = curve[...]
      for point in points {
        guard let place = rest.firstIndex(of: point) else {
          Issue.record("\(point) is left out")
          return
        }
        rest = rest[place...]
      }
      #expect(zip(curve, curve.dropFirst()).allSatisfy { $0.x <= $1.x })
      if method == .cardinal || method == .catmullRom { continue }
      // Between two points no higher and no lower than they are.
      for (start, end) in zip(points, points.dropFirst()) {
        for point in curve where start.x < point.x && point.x < end.x {
          #expect(min(start.y, end.y) - 1e-9 <= point.y && point.y <= max(start.y, end.y) + 1e-9)
        }
      }
    }
  }

  /// Every column against a thousand places on the line.
  @Test(.tags(.long)) func theExtremesOfAColumnAreThoseOfTheLineInIt() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<Trials.count(60) {
      let points = points(&random)
      var extremes = ColumnExtremes(columns: 40, width: 8)
      extremes.add(points)
      for column in 0..<40 {
        var seen: [CGFloat] = []
        for (start, end) in zip(points, points.dropFirst()) {
          for part in 0...1000 {
            let share = CGFloat(part) / 1000
            let x = start.x + (end.x - start.x) * share
            // A line that ends where a column begins has no part in it.
            if x > CGFloat(column) * 8 + 1e-6, x < CGFloat(column + 1) * 8 - 1e-6 {
              seen.append(start.y + (end.y - start.y) * share)
            }
          }
        }
        #expect(extremes.isCovered(column) == !seen.isEmpty, "\(column) of \(points)")
        guard let low = seen.min(), let high = seen.max() else { continue }
        // A place in a thousand is at most 0.04 columns, and the steepest line 64 a point.
        #expect(extremes.low[column] <= low && low <= extremes.low[column] + 3)
        #expect(extremes.high[column] >= high && high >= extremes.high[column] - 3)
      }
    }
  }

  @Test func aThinnedLineCoversTheSameDots() {
    var random = SplitMix64(seed: 7)
    let points = (0..<20_000).map {
      CGPoint(x: Double($0) * 0.016, y: Double.random(in: 0...64, using: &random))
    }
    let line = PlotSteps.thinned(points, dots: 80)
    #expect(line.count <= 4 * 81 && line.first == points.first && line.last == points.last)
    let heights = { (points: [CGPoint]) in
      Dictionary(grouping: points) { Int($0.x / 4) }.mapValues { column in
        [column.map(\.y).min(), column.map(\.y).max()]
      }
    }
    #expect(heights(line) == heights(points))
  }

  // MARK: Bars

  /// Of any number of bars in any room: each on whole columns, none on another, all as wide.
  @Test(.tags(.long), arguments: 1...14) func barsShareTheWidthEvenly(count: Int) throws {
    let model = model {
      ForEach(0..<count, id: \.self) {
        BarMark(x: .value("Name", "\($0)"), y: .value("Value", $0 + 1))
      }
    }
    for columns in Trials.sample(Array(max(count, 4)...80), oneIn: 7, case: count) {
      let frame = ChartFrame(model, columns: columns, rows: 8)
      // With less than two columns each, some are counted instead (CategoryTests).
      guard frame.geometry.size.width >= 16 * Double(count) else { continue }
      let bars = try model.marks.map { mark in
        try #require(frame.geometry.rect(of: mark, model.traits[mark.traits]))
      }
      for (bar, next) in zip(bars, bars.dropFirst()) {
        #expect(bar.maxX <= next.minX, "\(count) bars in \(columns)")
      }
      #expect(bars.allSatisfy { ($0.minX / 8).rounded() * 8 == $0.minX })
      #expect(Set(bars.map(\.width)).count == 1 && bars[0].width >= 8)
      #expect(bars[0].minX >= 0 && bars[count - 1].maxX <= frame.geometry.size.width)
      // The value decides the height: bar by bar the same step, to the rounding of a Double.
      let steps = zip(bars, bars.dropFirst()).map { $1.height - $0.height }
      #expect(steps.allSatisfy { abs($0 - steps[0]) < 1e-9 })
    }
  }
}
