import CivilTime
import TestSupport
import Testing

@testable import TextCharts

/// Properties of charts of any content in any size.
@MainActor
@Suite struct ChartLayoutTests {
  private func frame(
    of chart: some ChartContent, columns: Int, rows: Int, settings: ChartSettings = ChartSettings()
  ) -> (frame: ChartFrame, model: ChartModel) {
    let environment = EnvironmentValues(now: .saturday(15))
    var marks = MarkCollector(clock: .utc) { 1 }
    chart.collect(into: &marks)
    let model = ChartModel(marks, settings: settings, environment: environment)
    return (ChartFrame(model, columns: columns, rows: rows), model)
  }

  @Test func aLogarithmicAxisWithANoughtHasLabels() {
    var settings = ChartSettings()
    settings.y.type = .log
    let chart = ForEach([0.0, 10, 1000], id: \.self) { value in
      PointMark(x: .value("Name", "a"), y: .value("Number", value))
    }
    let frame = frame(of: chart, columns: 30, rows: 12, settings: settings).frame
    #expect(frame.geometry.y.items.map(\.coordinate).contains(1000))
    #expect(frame.geometry.y.items.count > 1)
  }

  /// Only positive numbers have logarithms, so bars begin at the power of ten below the least.
  @Test func aLogarithmicDomainFromNoughtBeginsBelowTheLeastMark() {
    let chart = ForEach([10.0, 1000], id: \.self) { value in
      BarMark(x: .value("Name", "\(value)"), y: .value("Number", value))
    }
    let scales = [0.0, 1].map { low in
      var settings = ChartSettings()
      settings.y.type = .log
      settings.y.domain = (low...1000).scaleValues.settings
      return frame(of: chart, columns: 30, rows: 12, settings: settings).frame.geometry.y.scale
        .domain
    }
    #expect(scales == [1...1000, 1...1000])
  }

  /// A label is never rounded to another number than its mark's.
  @Test(arguments: [
    [0.0, 1, 2.5], [0.125], [0, 0.7], [0.7], [0, 500, 1000], [600000.25, 600000.75], [65000.05],
  ])
  func chosenValuesAreToldExactly(values: [Double]) {
    var settings = ChartSettings()
    settings.y.groups = AxisMarks(values: values).groups.all
    let chart = BarMark(x: .value("Name", "a"), y: .value("Number", values[values.count - 1]))
    let items = frame(of: chart, columns: 30, rows: 4, settings: settings).frame.geometry.y.items
    #expect(items.map { Double($0.text().replacing(",", with: "")) } == values)
  }

  /// Rounded to its step, the domain may be too long for two marks of the step that then fits.
  @Test(arguments: 4...12, [(3.0, -3.0), (30, -25), (113, 97)])
  func anAxisOfNumbersShowsItsScale(rows: Int, ends: (Double, Double)) {
    var settings = ChartSettings()
    settings.y.domain.includesZero = false
    let chart = ForEach([ends.0, ends.1], id: \.self) { value in
      BarMark(x: .value("Name", "\(value)"), y: .value("Number", value))
    }
    let frame = frame(of: chart, columns: 24, rows: rows, settings: settings).frame
    #expect((2...5).contains(frame.geometry.y.items.count), "\(frame.geometry.y.items)")
  }

  /// A line along the lowest of areas that stand on each other draws none of them too early.
  @Test func areasOnEachOtherKeepTheirOrderBelowALine() throws {
    let chart = ForEach(["a", "b"], id: \.self) { name in
      ForEach(0..<4, id: \.self) { place in
        LineMark(x: .value("X", place), y: .value("Y", place + 2))
          .foregroundStyle(by: .value("Series", name))
        AreaMark(x: .value("X", place), y: .value("Y", place + 2))
          .foregroundStyle(by: .value("Series", name))
      }
    }
    let (frame, model) = frame(of: chart, columns: 30, rows: 12)
    let fills = PlotSteps(model, frame.geometry).steps.compactMap { step in
      if case .fill(let path, _, _, _) = step { path.boundingRect.height } else { nil }
    }
    // The uppermost is drawn first, from the foot of all on.
    #expect(fills.count == 2)
    #expect(try #require(fills.first) > #require(fills.last))
  }

  private func content(_ index: Int, _ generator: inout SplitMix64) -> AnyChartContent {
    let count = Int.random(in: 0...40, using: &generator)
    let values = (0..<count).map { _ in Double.random(in: -300...4000, using: &generator) }
    switch index % 4 {
    case 0:
      return AnyChartContent(
        ForEach(values.indices, id: \.self) { index in
          BarMark(x: .value("Name", "Name \(index * index)"), y: .value("Number", values[index]))
            .annotation { Text("\(Int(values[index]))") }
        })
    case 1:
      return AnyChartContent(
        ForEach(values.indices, id: \.self) { index in
          LineMark(
            x: .value("Time", Date.saturday(values[index] / 9)), y: .value("Number", Double(index))
          )
          .foregroundStyle(by: .value("Series", "Series \(index % 5)"))
        })
    case 2:
      return AnyChartContent(
        ForEach(values.indices, id: \.self) { index in
          BarMark(x: .value("Number", values[index]), y: .value("Name", "Nr. \(index)"))
            .annotation(position: .trailing) { Text("\(Int(values[index])) mg") }
        })
    default:
      return AnyChartContent(
        ForEach(values.indices, id: \.self) { index in
          PointMark(x: .value("X", values[index]), y: .value("Y", values[(index * 7) % count]))
        })
    }
  }

  @Test func labelsNeverTouchNorCoverThePlot() {
    var generator = SplitMix64(seed: 7)
    for round in 0..<80 {
      let columns = Int.random(in: 1...70, using: &generator)
      let rows = Int.random(in: 1...24, using: &generator)
      let (frame, _) = frame(of: content(round, &generator), columns: columns, rows: rows)
      let whole = CellRect(column: 0, row: 0, columns: columns, rows: rows)
      #expect(whole.intersection(frame.plot) == frame.plot)
      #expect(frame.plot.columns > 0 && frame.plot.rows > 0)
      let texts = frame.texts.map(\.cells)
      for (index, text) in texts.enumerated() {
        #expect(whole.intersection(text) == text, "\(text) of \(columns) × \(rows)")
        #expect(frame.plot.intersection(text).isEmpty, "\(text) on \(frame.plot)")
        for other in texts[(index + 1)...] {
          // A label's own column and one between two of them.
          let around = CellRect(
            column: other.column - 1, row: other.row, columns: other.columns + 2, rows: other.rows)
          #expect(text.intersection(around).isEmpty, "\(text) beside \(other)")
        }
      }
    }
  }

  /// Lines with symbols are told by them.
  @Test func aLegendShowsTheSymbolsOfLines() {
    let chart = Chart(0..<6, id: \.self) { index in
      LineMark(x: .value("X", index / 2), y: .value("Y", index % 4))
        .foregroundStyle(by: .value("City", index.isMultiple(of: 2) ? "Rome" : "Oslo"))
        .symbol(by: .value("City", index.isMultiple(of: 2) ? "Rome" : "Oslo"))
    }
    let picture = CellRenderer(
      content: chart, columns: 40, rows: 12, environment: EnvironmentValues()
    ).render().grid.plain()
    #expect(picture.contains("● Rome  ■ Oslo"))
  }

  /// Two labels beside each other are read as the order of their lines.
  @Test func movedLabelsKeepTheOrderOfTheirMarks() {
    for columns in 20...60 {
      let chart = Chart(0..<100, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0)) }
        .chartXAxis {
          AxisMarks(values: [70]) {
            AxisValueLabel(anchor: .top, collisionResolution: .greedy(priority: 2)) { Text("now") }
          }
          AxisMarks(values: [68]) {
            AxisValueLabel(collisionResolution: .greedy(priority: 1)) { Text("earlier") }
          }
        }
      let picture = CellRenderer(
        content: chart, columns: columns, rows: 8, environment: EnvironmentValues()
      ).render().grid.plain()
      #expect(picture.contains(/earlier +now/), "\(picture)")
    }
  }

  /// A long name is cut, and the others stay.
  @Test func aLongNameLeavesTheOthers() {
    let names = ["Pumpkin spice double oat", "Espresso", "Tea"]
    let chart = Chart(names.indices, id: \.self) {
      BarMark(x: .value("X", $0 + 1), y: .value("Name", names[$0]))
    }
    for columns in [18, 22, 30, 36] {
      let picture = CellRenderer(
        content: chart, columns: columns, rows: 7, environment: EnvironmentValues()
      ).render().grid.plain()
      for text in ["Pumpk", "Espres", " Tea"] { #expect(picture.contains(text), "\(picture)") }
    }
  }

  /// A legend of one's own is shown in a small chart too: who wrote it wants it.
  @Test func aLegendOfOnesOwnNeedsFewRows() {
    let chart = Chart(0..<6, id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", $0)) }
      .chartLegend(position: .top) { Text("mine") }
    for rows in 2...8 {
      let picture = CellRenderer(
        content: chart, columns: 24, rows: rows, environment: EnvironmentValues()
      ).render().grid.plain()
      #expect(picture.contains("mine") == (rows > 2), "\(rows)")
    }
  }

  /// A rule inside the loop over the bars is there as often as they are, and says its name once.
  @Test func aRuleForEachBarIsAnnotatedOnce() {
    let chart = Chart([1.0, 4, 2, 5, 3], id: \.self) { value in
      BarMark(x: .value("X", "\(value)"), y: .value("Y", value))
      RuleMark(y: .value("Goal", 3)).annotation { Text("Goal") }
    }
    let picture = CellRenderer(
      content: chart, columns: 40, rows: 16, environment: EnvironmentValues()
    ).render().grid.plain()
    #expect(picture.components(separatedBy: "Goal").count == 2)
  }

  @Test func annotationsCoverNoBarAndNoOther() {
    var generator = SplitMix64(seed: 11)
    for round in 0..<60 {
      let columns = Int.random(in: 1...70, using: &generator)
      let rows = Int.random(in: 1...24, using: &generator)
      let (frame, model) = frame(
        of: content(round * 2, &generator), columns: columns, rows: rows)
      let bars = model.marks.compactMap { mark -> CellRect? in
        guard let rect = frame.geometry.rect(of: mark, model.traits[mark.traits]) else {
          return nil
        }
        let (left, top) = (
          Int((rect.minX / 8 + 1e-6).rounded(.down)), Int((rect.minY / 16 + 1e-6).rounded(.down))
        )
        let (right, bottom) = (
          Int((rect.maxX / 8 - 1e-6).rounded(.up)), Int((rect.maxY / 16 - 1e-6).rounded(.up))
        )
        var cells = CellRect(column: left, row: top, columns: right - left, rows: bottom - top)
        cells.column += frame.plot.column
        cells.row += frame.plot.row
        return cells
      }
      let places = frame.annotations.map(\.cells)
      for (index, place) in places.enumerated() {
        #expect(place.column >= 0 && place.endColumn <= columns)
        #expect(place.row >= 0 && place.endRow <= rows)
        #expect(bars.allSatisfy { $0.intersection(place).isEmpty })
        #expect(places[(index + 1)...].allSatisfy { $0.intersection(place).isEmpty })
      }
    }
  }

  @Test func aSmallChartIsASparkline() {
    var generator = SplitMix64(seed: 3)
    for round in 0..<8 {
      let (frame, _) = frame(of: content(round, &generator), columns: 10, rows: 3)
      // Rows that are too few are said to be.
      let isTold = frame.texts.contains { if case .more = $0.content { true } else { false } }
      #expect(frame.texts.count == (isTold ? 1 : 0) && (!isTold || round % 4 == 2))
      // Names have as many rows each: of three rows two names leave one free.
      let isTwo = isTold || round % 4 == 2 && frame.plot.rows == 2
      #expect(frame.plot == CellRect(column: 0, row: 0, columns: 10, rows: isTwo ? 2 : 3))
    }
  }

  @Test(.tags(.long)) func noPeakIsLost() {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<Trials.count(20, oneIn: 4) {
      let count = Int.random(in: 2...3000, using: &generator)
      let values = (0..<count).map { _ in
        Int.random(in: 0..<20, using: &generator) == 0
          ? Double.random(in: 0...100, using: &generator) : 1
      }
      let columns = Int.random(in: 1...50, using: &generator)
      let rows = Int.random(in: 1...12, using: &generator)
      var settings = ChartSettings()
      settings.x.isHidden = true
      settings.y.isHidden = true
      let area = ForEach(values.indices, id: \.self) {
        AreaMark(x: .value("X", $0), y: .value("Y", values[$0]))
      }
      var (frame, model) = frame(
        of: area, columns: columns, rows: rows, settings: settings)
      var heights = [CGFloat](repeating: -1, count: columns)
      for case .fill(let path, let rect, _, _) in PlotSteps(model, frame.geometry).steps {
        // The upper edge of a column is a line of its width.
        var last = CGPoint.zero
        path.forEach { element in
          guard case .line(let end) = element else {
            if case .move(let start) = element { last = start }
            return
          }
          if end.y == last.y, end.x > last.x {
            let column = Int(((last.x + rect.minX) / 8).rounded())
            heights[column] = max(heights[column], CGFloat(rows * 16) - end.y - rect.minY)
          }
          last = end
        }
      }
      let most = values.max() ?? 1
      for (index, value) in values.enumerated() {
        let column = min(index * columns / (count - 1), columns - 1)
        let height = CGFloat(value / most) * CGFloat(rows * 16)
        #expect(heights[column] >= height - 0.02, "\(index) of \(count) in \(columns) columns")
      }

      let line = ForEach(values.indices, id: \.self) {
        LineMark(x: .value("X", $0), y: .value("Y", values[$0]))
      }
      (frame, model) = self.frame(of: line, columns: columns, rows: rows, settings: settings)
      let view = PlotPicture(steps: PlotSteps(model, frame.geometry).steps)
      let grid = CellRenderer(
        content: view, columns: columns, rows: rows,
        environment: EnvironmentValues(now: .saturday(15))
      ).render().grid
      for (index, value) in values.enumerated() where value == most {
        let x = min(
          Double(index) / Double(count - 1) * Double(columns * 2), Double(columns * 2) - 0.01)
        // Of two dots that meet at the point either will do.
        let isShown = [x - 1e-6, x + 1e-6].contains { x in
          let dot = Int(min(max(x, 0), Double(columns * 2) - 0.01))
          guard case .dots(let dots) = grid.content(column: dot / 2, row: 0, in: .unicode) else {
            return false
          }
          return dots.contains(DotPattern(rawValue: DotPattern.bit(x: dot % 2, y: 0)))
        }
        #expect(isShown, "\(index) of \(count) in \(columns) × \(rows)")
      }
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 1), (1, 5), (13, 4), (60, 20)])
  func noInputTraps(columns: Int, rows: Int) {
    let numbers: [Double] = [
      .nan, .infinity, -.infinity, 0, -0.0, 1e308, -1e308, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude, 42,
    ]
    let subsets = [[], [0.0], [42], [.nan], [-5, 5], numbers]
    for values in subsets {
      let charts: [AnyView] = [
        AnyView(
          Chart(values.indices, id: \.self) {
            LineMark(x: .value("X", values[$0]), y: .value("Y", values[values.count - 1 - $0]))
              .interpolationMethod(.monotone)
          }),
        AnyView(
          Chart(values.indices, id: \.self) {
            AreaMark(x: .value("X", Double($0)), y: .value("Y", values[$0]), stacking: .normalized)
              .foregroundStyle(by: .value("Z", values[$0]))
          }),
        AnyView(
          Chart(values.indices, id: \.self) {
            BarMark(
              x: .value("X", Date(timeIntervalSince1970: values[$0])), y: .value("Y", values[$0]),
              width: .fixed(CGFloat(values[$0])), stacking: .center)
          }
          .chartXAxis { AxisMarks(values: .stride(by: .day, count: 2)) }
          .chartYScale(type: .log)),
        AnyView(
          Chart(values.indices, id: \.self) {
            BarMark(x: .value("Y", values[$0]), y: .value("X", "\(values[$0])"))
              .annotation { Text("a long text beside a bar") }
              .offset(x: CGFloat(values[$0]))
          }
          .chartXScale(range: .plotDimension(padding: CGFloat(values.first ?? 3)))),
        AnyView(
          Chart(values.indices, id: \.self) {
            PointMark(x: .value("X", values[$0]), y: .value("Y", values[$0]))
              .symbolSize(by: .value("S", values[$0])).zIndex(values[$0])
            RuleMark(y: .value("Y", values[$0]))
            RectangleMark(x: .value("X", values[$0]), y: .value("Y", values[$0]))
          }
          .chartYAxis { AxisMarks(values: .stride(by: values.first ?? 0)) }),
        AnyView(
          Chart(values.indices, id: \.self) {
            SectorMark(
              angle: .value("X", values[$0]), innerRadius: .ratio(CGFloat(values[$0])),
              outerRadius: .inset(CGFloat(values[$0])))
          }),
      ]
      for chart in charts {
        let rendering = CellRenderer(
          content: chart, columns: columns, rows: rows,
          environment: EnvironmentValues(now: .saturday(15))
        ).render()
        #expect(rendering.grid.columns == columns)
        #expect(!rendering.accessibilityLabel.isEmpty || columns == 0)
      }
    }
  }

  @Test(.tags(.long)) func manyPointsAreDrawn() {
    let chart = Chart(0..<Trials.count(20_000, oneIn: 2), id: \.self) {
      LineMark(x: .value("X", $0), y: .value("Y", $0 == 7_777 ? 1000 : $0 % 100))
    }
    let grid = CellRenderer(
      content: chart, columns: 40, rows: 10, environment: EnvironmentValues(now: .saturday(15))
    ).render().grid
    #expect(grid.plain().contains("⣿"))
  }
}

private struct PlotPicture: DrawingView {
  let steps: [PlotStep]

  func drawing(in environment: EnvironmentValues) -> some Drawing {
    PlotDrawing(steps: steps, ground: RGBA(hex: 0))
  }
}
