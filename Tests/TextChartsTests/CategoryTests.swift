import TestSupport
import Testing
import TextCharts

/// What a reader takes from the drawing of categories alone: each name stands at its own bar, and what
/// has no bar is counted.
@MainActor
@Suite struct CategoryTests {
  /// A chart of bars whose first value is that of the whole scale.
  @MainActor private struct Sample {
    let names: [String]
    let values: [Double]

    init(count: Int, _ generator: inout SplitMix64) {
      // Names of one to nine letters, all different and in no order.
      names = (0..<count).map { index in
        let letters = "abcdefgh"
        let tail = letters.prefix(Int.random(in: 0...8, using: &generator))
        return String(Unicode.Scalar(UInt8(65 + index))) + tail
      }
      values =
        [100] + (1..<max(count, 1)).map { _ in Double.random(in: 20...100, using: &generator) }
    }

    func lying(_ columns: Int, _ rows: Int) -> String {
      let names = names, values = values
      return CategoryTests.draw(
        Chart(names.indices, id: \.self) { index in
          BarMark(x: .value("Value", values[index]), y: .value("Name", names[index]))
        }
        .chartXScale(domain: 0...100).chartXAxis(.hidden), columns, rows)
    }

    func upright(_ columns: Int, _ rows: Int) -> String {
      let names = names, values = values
      return CategoryTests.draw(
        Chart(names.indices, id: \.self) { index in
          BarMark(x: .value("Name", names[index]), y: .value("Value", values[index]))
        }
        .chartYScale(domain: 0...100).chartYAxis(.hidden), columns, rows)
    }
  }

  private static func draw(_ view: some View, _ columns: Int, _ rows: Int) -> String {
    CellRenderer(
      content: view, columns: columns, rows: rows,
      environment: EnvironmentValues(now: .saturday(15))
    ).render().grid.plain()
  }

  /// How many a drawing says that it leaves out.
  private func told(_ text: String) -> Int {
    text.firstMatch(of: /\+(\d+)/).flatMap { Int($0.1) } ?? 0
  }

  @Test func longNamesBelowBarsAreShortened() {
    let chart = Chart(["Cappuccino", "Espresso", "Green Tea", "Mate"], id: \.self) { name in
      BarMark(x: .value("Drink", name), y: .value("Cups", 2))
    }
    .chartYAxis(.hidden)
    #expect(Self.draw(chart, 28, 6).hasSuffix("\nCappu… Espre… Green…  Mate"))
    #expect(Self.draw(chart, 20, 6).hasSuffix("\nCap… Esp… Gre… Mate"))
    #expect(!Self.draw(chart, 16, 6).contains("…"))
  }

  @Test(.tags(.long)) func lyingBarsAreReadBack() throws {
    var generator = SplitMix64(seed: 31)
    for _ in 0..<Trials.count(200, oneIn: 5) {
      let count = Int.random(in: 1...14, using: &generator)
      let sample = Sample(count: count, &generator)
      let (columns, rows) = (
        Int.random(in: 24...60, using: &generator), Int.random(in: 4...20, using: &generator)
      )
      let text = sample.lying(columns, rows)
      var starts: [Int] = []
      var whole = 0.0
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (row, line) in lines.enumerated() {
        let word = String(line.drop { $0 == " " }.prefix { $0 != " " })
        guard let index = sample.names.firstIndex(of: word) else { continue }
        let length = line.reduce(0.0) {
          $0 + ($1 == "━" || $1 == "█" ? 1 : $1 == "╸" ? 0.5 : "▏▎▍▌▋▊▉".contains($1) ? 0.5 : 0)
        }
        if index == 0 { whole = length }
        starts.append(row)
        try #require(whole > 0, "\(text)")
        #expect(abs(length / whole * 100 - sample.values[index]) <= 110 / whole, "\(word)\n\(text)")
      }
      #expect(starts.count + told(text) == count, "\(columns) × \(rows)\n\(text)")
      let steps = Set(zip(starts, starts.dropFirst()).map { $1 - $0 })
      #expect(steps.count <= 1, "\(columns) × \(rows)\n\(text)")
    }
  }

  @Test(.tags(.long)) func uprightBarsAreReadBack() throws {
    var generator = SplitMix64(seed: 32)
    for _ in 0..<Trials.count(200, oneIn: 5) {
      let count = Int.random(in: 1...26, using: &generator)
      let sample = Sample(count: count, &generator)
      let (columns, rows) = (
        Int.random(in: 12...60, using: &generator), Int.random(in: 5...16, using: &generator)
      )
      let text = sample.upright(columns, rows)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
      guard let labels = lines.last else { continue }
      // The height of the plot in each column, in cells.
      let heights = (0..<columns).map { column in
        lines.dropLast().reduce(0.0) { sum, line in
          guard column < line.count else { return sum }
          let eighths = Array(" ▁▂▃▄▅▆▇█").firstIndex(of: line[column]) ?? 0
          return sum + Double(eighths) / 8
        }
      }
      // Bars are runs of columns of one height, which are those of the names in their order.
      var column = 0
      while column < labels.count {
        let word = String(labels[column...].prefix { $0 != " " })
        if let index = sample.names.firstIndex(of: word) {
          let middle = Double(column) + Double(word.count - 1) / 2
          let nearest = heights.indices.filter { heights[$0] > 0 }
            .min { abs(Double($0) - middle) < abs(Double($1) - middle) }
          let height = heights[try #require(nearest)]
          let whole = Double(lines.count - 1)
          #expect(
            abs(height / whole * 100 - sample.values[index]) <= 100 / whole / 8 + 0.1,
            "\(word): \(sample.values[index]) in \(columns) × \(rows)\n\(text)")
        }
        column += max(word.count, 1)
      }
      let bars = Set(heights.indices.filter { heights[$0] > 0 })
      let runs = bars.filter { !bars.contains($0 - 1) }.count
      #expect(runs + told(text) == count, "\(columns) × \(rows)\n\(text)")
    }
  }

  /// What equal steps leave over is above and below: seven names in twelve rows and none for the axis.
  @Test func rowsLeftOverAreOnBothSides() {
    var generator = SplitMix64(seed: 33)
    let lines = Sample(count: 7, &generator).lying(30, 12).split(
      separator: "\n", omittingEmptySubsequences: false)
    let inked = lines.indices.filter { !lines[$0].allSatisfy { $0 == " " } }
    #expect(inked == Array(2...8))
  }

  /// Apple's standard is a line of 2 points: who asks for 4 sees more ink.
  @Test func aWiderLineIsWider() {
    func ink(_ width: CGFloat) -> Int {
      Self.draw(
        Chart(0..<9, id: \.self) { index in
          LineMark(x: .value("x", index), y: .value("y", index * index % 7))
            .lineStyle(StrokeStyle(lineWidth: width))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden), 24, 6
      ).unicodeScalars.filter { 0x2800...0x28FF ~= $0.value }
        .reduce(0) { $0 + ($1.value - 0x2800).nonzeroBitCount }
    }
    #expect(ink(1) == ink(2) && ink(2) * 3 / 2 < ink(4) && ink(4) < ink(12))
  }

  /// The cells of a map are categories too.
  @Test(arguments: [(24, 6), (24, 12), (40, 9), (30, 20)])
  func rowsOfAMapAreEqualOrTold(columns: Int, rows: Int) {
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let text = Self.draw(
      Chart(days, id: \.self) { day in
        RectangleMark(x: .value("Month", "Jan"), y: .value("Day", day))
          .foregroundStyle(by: .value("Day", day))
      }
      .chartLegend(.hidden), columns, rows)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = days.compactMap { day in lines.firstIndex { $0.hasPrefix(day) } }
    #expect(starts.count + told(text) == 7, "\(text)")
    #expect(Set(zip(starts, starts.dropFirst()).map { $1 - $0 }).count <= 1, "\(text)")
  }

  /// A date is read as the name of the bar that it begins with.
  @Test func aDateBeginsAtItsBar() throws {
    let values = [136.0, 123, 10, 40, 424, 178, 171]
    for columns in 12...44 {
      let chart = Chart(values.indices, id: \.self) { index in
        BarMark(
          x: .value("Day", Date.saturday(Double(index - 6) * 24), unit: .day),
          y: .value("Caffeine", values[index]))
      }
      .chartYAxis(.hidden)
      let lines = Self.draw(chart, columns, 9).split(separator: "\n").map(Array.init)
      let labels = String(try #require(lines.last))
      for match in labels.matches(of: /Nov (\d+)/) {
        let day = try #require(Int(match.1)) - 15
        let start = labels.distance(from: labels.startIndex, to: match.range.lowerBound)
        let bin = Double(columns) / 7
        #expect(abs(Double(start) - Double(day) * bin) <= max(1, (bin - 6) / 2 + 1), "\(labels)")
      }
    }
  }
}
