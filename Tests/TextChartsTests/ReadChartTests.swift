import TestSupport
import Testing
import TextCharts

/// What a reader takes from a chart's axes, legend and speech.
@MainActor
@Suite struct ReadChartTests {
  private func draw(_ view: some View, _ columns: Int = 40, _ rows: Int = 14) -> Rendering {
    CellRenderer(
      content: view, columns: columns, rows: rows,
      environment: EnvironmentValues(now: .saturday(15))
    ).render()
  }

  private func picture(_ view: some View) -> String { draw(view).grid.plain() }

  /// The number of rows with a block in each part of a chart's width, from the left.
  private func heights(_ view: some View, parts: Int) -> [Int] {
    let lines = picture(view.chartYAxis(.hidden).chartXAxis(.hidden)).split(separator: "\n")
    return (0..<parts).map { part in
      lines.count { line in
        let place = (part * 2 + 1) * 40 / (parts * 2)
        return line.count > place && "▁▂▃▄▅▆▇█▒".contains(Array(line)[place])
      }
    }
  }

  private func bars(_ values: [Double]) -> some View {
    Chart(values, id: \.self) { BarMark(x: .value("Name", "\($0)"), y: .value("Number", $0)) }
  }

  @Test func aLogarithmicBarStandsOnTheLowerEnd() {
    let sizes = heights(
      bars([20, 300, 5000]).chartYScale(domain: 1...10_000, type: .log), parts: 3)
    // 1.3, 2.5 and 3.7 of four powers of ten.
    #expect(sizes == [5, 9, 13])
    let areas = Chart(0..<2, id: \.self) {
      AreaMark(x: .value("X", $0), y: .value("Number", 100))
    }
    .chartYScale(domain: 1...10_000, type: .log)
    #expect(heights(areas, parts: 4) == [7, 7, 7, 7])
    let lying = Chart([10.0, 1000], id: \.self) {
      BarMark(x: .value("Number", $0), y: .value("Name", "\($0)"))
    }
    .chartXScale(domain: 1...1000, type: .log)
    #expect(picture(lying).contains("█"))
  }

  @Test func eachPartOfALogarithmicStackIsDrawn() {
    let stack = Chart(["a", "b"], id: \.self) {
      BarMark(x: .value("X", "x"), y: .value("Number", 50)).foregroundStyle(by: .value("Name", $0))
    }
    .chartLegend(.hidden)
    let text = picture(stack.chartYScale(domain: 1...100, type: .log))
    #expect(text.contains("█") && text.contains("▒"))
  }

  /// A number without a logarithm is below the axis, and not at its lower end.
  @Test func aPointAtNoughtIsOffALogarithmicAxis() {
    let points = Chart([0.0, 10, 1000], id: \.self) {
      PointMark(x: .value("X", $0), y: .value("Number", $0))
    }
    for chart in [
      AnyView(points.chartYScale(type: .log)),
      AnyView(points.chartYScale(domain: 1...1000, type: .log)),
    ] {
      #expect(picture(chart).count { $0 == "●" } == 2)
    }
  }

  @Test func aLogarithmicAxisBeginsBelowTheSmallestNumber() {
    let low = picture(bars([10, 100, 1000]).chartYScale(type: .log))
    #expect(low.contains(" 1\n") && low.contains("1,000") && !low.contains(" 0\n"))
    #expect(heights(bars([10, 100, 1000]).chartYScale(type: .log), parts: 3) == [5, 10, 14])
    let high = picture(bars([20, 300, 5000]).chartYScale(type: .log))
    #expect(high.contains(" 10\n") && high.contains("10,000") && !high.contains(" 1\n"))
  }

  @Test func aPowerOfTenHasItsDigits() {
    let points = Chart([0.001, 1, 1000], id: \.self) {
      PointMark(x: .value("X", $0), y: .value("Number", $0))
    }
    let text = picture(points.chartYScale(type: .log))
    #expect(text.contains(" 0.001\n") && text.contains(" 0.1\n") && text.contains("1,000\n"))
    let tiny = Chart([1e-9, 1e-7], id: \.self) {
      PointMark(x: .value("X", $0), y: .value("Number", $0))
    }
    #expect(picture(tiny.chartYScale(type: .log)).contains(" 0.00000001\n"))
  }

  @Test func anAxisReachesToItsMarks() {
    let charge = Chart(0..<5, id: \.self) {
      BarMark(x: .value("Hour", $0), y: .value("Charge", 40 + $0))
    }
    func marked(_ view: some View) -> some View {
      view.chartYAxis {
        AxisMarks(values: [0, 50, 100]) { value in
          AxisGridLine()
          AxisValueLabel("\(value.as(Int.self) ?? 0)%")
        }
      }
    }
    let text = picture(marked(charge))
    #expect(text.contains("100%") && text.contains("50%") && text.contains(" 0%"))
    // A domain of one's own stays.
    let half = picture(marked(charge.chartYScale(domain: 0...60)))
    #expect(!half.contains("100%") && half.contains("50%"))
    // One that only changes the inferred one does not.
    let changed = marked(
      charge.chartYScale(domain: .automatic(dataType: Double.self) { $0 = [0, 60] }))
    #expect(picture(changed).contains("100%"))
    let hours = charge.chartXAxis { AxisMarks(values: [0, 12, 24]) }
    #expect(picture(hours).contains("12") && picture(hours).contains(" 24"))
  }

  @Test func anAxisOfDatesReachesToItsMarks() {
    let chart = Chart(0..<9, id: \.self) {
      LineMark(x: .value("Time", Date.saturday(Double($0))), y: .value("Level", $0))
    }
    .chartXAxis { AxisMarks(values: [Date.saturday(0), .saturday(12), .saturday(20)]) }
    #expect(picture(chart).contains("12 AM") && picture(chart).contains("8 PM"))
  }

  @Test func aNoughtMarksNoLogarithmicAxis() {
    let chart = bars([10, 100, 1000]).chartYScale(type: .log)
      .chartYAxis { AxisMarks(values: [0, 1, 1000, 100_000]) }
    let text = picture(chart)
    #expect(text.contains("100,000") && text.contains(" 1\n") && !text.contains(" 0\n"))
  }

  @Test func aLegendNamesAllValuesOfItsScale() {
    let chart = Chart(["A", "B"], id: \.self) {
      BarMark(x: .value("X", $0), y: .value("Y", 3)).foregroundStyle(by: .value("Name", $0))
    }
    .chartForegroundStyleScale(domain: ["A", "C", "B"], range: [Color.red, .green, .blue])
    #expect(picture(chart).contains("■ A  ░ C  ▒ B"))
  }

  /// Marks with colours of their own, named by a scale: each name looks like the marks of its colour.
  @Test func aLegendOfOnesOwnNamesColours() {
    let chart = Chart {
      ForEach(0..<3) { BarMark(x: .value("X", $0), y: .value("Y", $0)).foregroundStyle(.green) }
      RuleMark(y: .value("Limit", 2)).foregroundStyle(.red)
    }
    let named = chart.chartForegroundStyleScale(["Most": Color.red, "Cups": .green, "Tea": .blue])
    #expect(picture(named).contains("━ Most  ■ Cups  ░ Tea"))
    #expect(!picture(chart).contains("Cups"))
  }

  /// Weekdays are those of one week.
  @Test(arguments: [
    (0.25, "12:00 AM 0, 6:00 AM 1"), (2, "Sat 12:00 AM 0, Mon 12:00 AM 1"),
    (30, "Nov 21, 2026 0, Dec 21, 2026 1"), (400, "Nov 21, 2026 0, Dec 26, 2027 1"),
  ])
  func aDateIsSaidAsItsSpanNeeds(days: Double, words: String) {
    for isLying in [false, true] {
      let chart = Chart(0..<2, id: \.self) { index in
        let date = PlottableValue.value("Day", Date.saturday(Double(index) * days * 24))
        if isLying {
          BarMark(x: .value("Cups", index), y: date)
        } else {
          BarMark(x: date, y: .value("Cups", index))
        }
      }
      #expect(draw(chart).accessibilityLabel.hasSuffix(" \(words)."))
    }
  }

  @Test func anHourOfAWeekIsSaidWithItsDate() {
    let chart = Chart(0..<2, id: \.self) {
      BarMark(
        x: .value("Hour", Date.saturday(Double($0) * 201), unit: .hour), y: .value("Cups", $0))
    }
    #expect(
      draw(chart).accessibilityLabel.hasSuffix("Nov 21, 2026 12:00 AM 0, Nov 29, 2026 9:00 AM 1."))
  }

  @Test func aMapIsReadAloud() {
    func map(_ count: Int) -> String {
      draw(
        Chart(0..<count, id: \.self) {
          RectangleMark(x: .value("Day", "d\($0)"), y: .value("Hour", "h"))
            .foregroundStyle(by: .value("Cups", $0 * 3 % 10))
        }
      ).accessibilityLabel
    }
    #expect(map(2) == "A chart of Hour by Day. d0 h 0, d1 h 3.")
    #expect(
      map(9)
        == "A chart of Hour by Day. From 0 at d0 h to 4 at d8 h, highest 9 at d3 h, lowest 0 at d0 h."
    )
  }

  /// As of two scales over each other: the labels of one side leave the other's rows free.
  @Test func eachSideHasItsLabels() {
    let numbers = [0, 10, 20, 30]
    let chart = bars([30, 10]).chartYAxis {
      AxisMarks(position: .leading, values: numbers) { _ in AxisValueLabel() }
      AxisMarks(position: .trailing, values: numbers) { AxisValueLabel("\($0.index) m") }
    }
    let lines = picture(chart).split(separator: "\n")
    for (index, number) in numbers.enumerated() {
      let line = lines.first { $0.split(separator: " ").first == "\(number)" }
      #expect(line?.hasSuffix("\(index) m") == true, "\(picture(chart))")
    }
  }
}
