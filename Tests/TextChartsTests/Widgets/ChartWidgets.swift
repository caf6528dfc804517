// Charts as one writes them for the widgets of an iPhone: nothing in this file knows of Linux or of
// cells.
import TextCharts
import TextUI

private let midnight = Date(timeIntervalSince1970: 1_795_219_200)

// 1. Steps of a week, the best day in a colour of its own.
struct StepCount: Identifiable {
  let id = UUID()
  let weekday: Date
  let steps: Int
}

struct StepsChart: View {
  let data = [7212, 9400, 3100, 12844, 8120, 10050, 4300].enumerated().map { day, steps in
    StepCount(weekday: midnight.addingTimeInterval(Double(day - 6) * 86_400), steps: steps)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Steps").font(.headline)
      Chart(data) { item in
        BarMark(
          x: .value("Day", item.weekday, unit: .day),
          y: .value("Steps", item.steps)
        )
        .foregroundStyle(item.steps > 10_000 ? Color.green.gradient : Color.gray.gradient)
        .cornerRadius(4)
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
        }
      }
      .chartYAxis(.hidden)
    }
  }
}

// 2. A stock's day as an area under a line, with a rule at the close of the day before.
struct StockChart: View {
  struct Quote: Identifiable {
    let id: Int
    let time: Date
    let price: Double
  }

  let quotes: [Quote] = (0..<78).map { index in
    let noise = Double(index * 37 % 11) / 4
    let time = midnight.addingTimeInterval(34_200 + Double(index) * 300)
    return Quote(id: index, time: time, price: 181 + noise + Double(index) / 20)
  }
  let previousClose = 182.3

  var body: some View {
    Chart {
      ForEach(quotes) { quote in
        AreaMark(
          x: .value("Time", quote.time), yStart: .value("Low", 180),
          yEnd: .value("Price", quote.price)
        )
        .foregroundStyle(
          LinearGradient(
            colors: [.green.opacity(0.5), .green.opacity(0.05)], startPoint: .top,
            endPoint: .bottom))
        LineMark(x: .value("Time", quote.time), y: .value("Price", quote.price))
          .foregroundStyle(.green)
          .interpolationMethod(.catmullRom)
          .lineStyle(StrokeStyle(lineWidth: 2, lineCap: .round))
      }
      RuleMark(y: .value("Previous close", previousClose))
        .lineStyle(.init(lineWidth: 1, dash: [2, 3]))
        .foregroundStyle(.secondary)
    }
    .chartYScale(domain: 180...190)
    .chartXAxis {
      AxisMarks(preset: .aligned, values: .stride(by: .hour, count: 2)) { value in
        if let date = value.as(Date.self) {
          AxisGridLine()
          AxisTick(length: 4)
          AxisValueLabel { Text(date, format: .dateTime.hour()) }
        }
      }
    }
    .chartYAxis {
      AxisMarks(position: .trailing, values: .automatic(desiredCount: 3))
    }
    .chartLegend(.hidden)
  }
}

// 3. Two cities' temperatures, told apart by colour and symbol.
struct CitiesChart: View {
  struct Reading: Identifiable {
    var id: String { city + "\(month)" }
    let city: String
    let month: Int
    let degrees: Double
  }

  let readings: [Reading] = readings(of: "Oslo", least: -4) + readings(of: "Rome", least: 8)

  static func readings(of city: String, least: Double) -> [Reading] {
    (1...12).map { month in
      let distance = Double(abs(7 - month))
      return Reading(city: city, month: month, degrees: least + 3.6 * (6 - distance))
    }
  }

  var body: some View {
    Chart(readings) {
      LineMark(x: .value("Month", $0.month), y: .value("Temperature", $0.degrees))
        .foregroundStyle(by: .value("City", $0.city))
        .symbol(by: .value("City", $0.city))
    }
    .chartForegroundStyleScale(["Oslo": .blue, "Rome": .orange])
    .chartXScale(domain: 1...12)
    .chartYAxisLabel("°C")
    .chartLegend(position: .top, alignment: .leading)
  }
}

// 4. Storage as one bar of parts.
struct StorageChart: View {
  enum Category: String, CaseIterable, Plottable {
    case apps = "Apps"
    case photos = "Photos"
    case other = "Other"
  }

  let sizes: [(Category, Double)] = [(.apps, 41), (.photos, 72), (.other, 15)]

  var body: some View {
    VStack(alignment: .leading) {
      Text("128 of 256 GB used").font(.caption)
      Chart(sizes, id: \.0) { category, size in
        BarMark(x: .value("Size", size))
          .foregroundStyle(by: .value("Category", category))
      }
      .chartXScale(domain: 0...256)
      .chartXAxis(.hidden)
      .chartPlotStyle { plotArea in
        plotArea.background(Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255).opacity(0.2))
          .frame(height: 16)
      }
    }
  }
}

// 5. Sleep as lying bars from one time to another.
struct SleepChart: View {
  struct Stage: Identifiable {
    let id: Int
    let name: String
    let start: Date
    let end: Date
  }

  let stages: [Stage] = {
    let names = ["Awake", "Core", "Deep", "Core", "REM", "Core", "Awake"]
    let hours: [Double] = [0, 0.3, 2, 3.2, 5, 6, 7.5, 7.8]
    return names.indices.map {
      Stage(
        id: $0, name: names[$0], start: midnight + hours[$0] * 3600,
        end: midnight + hours[$0 + 1] * 3600)
    }
  }()

  var body: some View {
    Chart(stages) { stage in
      BarMark(
        xStart: .value("Start", stage.start), xEnd: .value("End", stage.end),
        y: .value("Stage", stage.name)
      )
      .foregroundStyle(by: .value("Stage", stage.name))
    }
    .chartLegend(.hidden)
    .chartYScale(domain: ["Awake", "REM", "Core", "Deep"])
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 2)) { _ in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
        AxisValueLabel(format: .dateTime.hour(.defaultDigits(amPM: .omitted)))
      }
    }
  }
}

// 6. A pie of expenses with a number in its hole.
@available(iOS 17.0, macOS 14.0, *)
struct ExpensesChart: View {
  let expenses = [("Rent", 900.0), ("Food", 400), ("Fun", 200)]

  var body: some View {
    Chart(expenses, id: \.0) { name, amount in
      SectorMark(angle: .value("Amount", amount), innerRadius: .ratio(0.618), angularInset: 1.5)
        .cornerRadius(3)
        .foregroundStyle(by: .value("Category", name))
    }
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let plotFrame = proxy.plotFrame {
          let frame = geometry[plotFrame]
          Text("1,500").bold().position(x: frame.midX, y: frame.midY)
        }
      }
    }
    .chartLegend(position: .bottom, spacing: 8)
  }
}

// 7. Heart rate as ranges with the mean, by hours.
struct HeartChart: View {
  let ranges = (0..<12).map { hour in
    (hour: hour, low: 55 + (hour * 7) % 13, high: 80 + (hour * 11) % 45)
  }

  var body: some View {
    Chart {
      ForEach(ranges, id: \.hour) { range in
        BarMark(
          x: .value("Hour", midnight.addingTimeInterval(Double(range.hour) * 3600), unit: .hour),
          yStart: .value("Low", range.low), yEnd: .value("High", range.high), width: .fixed(6)
        )
        .clipShape(Capsule())
        .foregroundStyle(.red.gradient)
      }
      RuleMark(y: .value("Resting", 62))
        .foregroundStyle(.pink)
        .annotation(position: .top, alignment: .leading) {
          Text("resting 62").font(.caption2).foregroundStyle(.pink)
        }
    }
    .chartYScale(domain: .automatic(includesZero: false))
  }
}

// 8. Commits as a heat map.
struct CommitsChart: View {
  let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  // Not in the chart, where the compiler tries types for seconds.
  private func commits(_ week: Int, _ day: Int) -> Int { (week * 5 + day * 3) % 9 }

  var body: some View {
    Chart {
      ForEach(0..<8, id: \.self) { week in
        ForEach(Array(weekdays.enumerated()), id: \.offset) { day, name in
          RectangleMark(
            x: .value("Week", "W\(week + 1)"), y: .value("Day", name), width: .ratio(0.9),
            height: .ratio(0.9)
          )
          .foregroundStyle(by: .value("Commits", commits(week, day)))
        }
      }
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.gray.opacity(0.2), .green]))
    .chartYAxis {
      AxisMarks(position: .leading) { _ in AxisValueLabel() }
    }
    .chartLegend(.hidden)
  }
}

// 9. A scatter plot with a threshold.
struct ScatterChart: View {
  struct Flower: Identifiable {
    let id: Int
    var width: Double { 2 + Double(id % 7) / 3 }
    var length: Double { 4 + Double(id * 5 % 13) / 3 }
    var kind: String { id % 2 == 0 ? "setosa" : "virginica" }
  }

  let flowers = (0..<24).map(Flower.init)

  var body: some View {
    Chart(flowers) { flower in
      PointMark(x: .value("Width", flower.width), y: .value("Length", flower.length))
        .foregroundStyle(by: .value("Kind", flower.kind))
        .symbolSize(40)
    }
    .chartXScale(domain: .automatic(includesZero: false))
    .chartYScale(domain: .automatic(includesZero: false))
    .chartXAxisLabel("Sepal width", alignment: .center)
    .chartXAxis { AxisMarks(values: .automatic(desiredCount: 4)) }
  }
}

// 10. A day's drinks in two groups beside each other, with content of one's own and an overlay.
struct Threshold: ChartContent {
  let value: Double
  @ChartContentBuilder var body: some ChartContent {
    RuleMark(y: .value("Goal", value))
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
    if value > 5 { RuleMark(y: .value("Most", value * 1.5)).opacity(0.5) }
  }
}

struct DrinksChart: View {
  let cups = [("Coffee", "Mon", 3), ("Tea", "Mon", 2), ("Coffee", "Tue", 1), ("Tea", "Tue", 5)]
  var isCompact = false

  var body: some View {
    Chart {
      ForEach(cups.indices, id: \.self) { index in
        let (drink, day, count) = cups[index]
        BarMark(x: .value("Day", day), y: .value("Cups", count))
          .position(by: .value("Drink", drink), axis: .horizontal)
          .foregroundStyle(by: .value("Drink", drink))
          .annotation(position: .top, alignment: .center, spacing: 2) {
            Text("\(count)").font(.caption2)
          }
      }
      if !isCompact { Threshold(value: 4) }
    }
    .chartOverlay { proxy in
      if let y = proxy.position(forY: 4.0) { Color.clear.frame(height: y) }
    }
    .chartYAxis {
      AxisMarks(values: [0, 2, 4, 6]) { value in
        AxisGridLine()
        AxisValueLabel("\(value.as(Int.self) ?? 0)")
      }
    }
  }
}
