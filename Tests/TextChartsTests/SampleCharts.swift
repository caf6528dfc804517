import TestSupport
import TextCharts

struct DayTotal: Identifiable {
  let id: Int
  let name: String
  let amount: Double
  let kind: String
  var date: Date { .saturday(Double(id - 6) * 24) }
}

/// Charts of each kind, as widgets have them.
@MainActor
enum SampleCharts {
  static let week = zip(
    ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], [136.0, 123, 0, 40, 424, 178, 171]
  ).enumerated().map { DayTotal(id: $0, name: $1.0, amount: $1.1, kind: "Coffee") }

  static let hours: [(hour: Double, level: Double)] = stride(from: 0, through: 24, by: 0.5).map {
    ($0, dose(95, $0 - 8) + dose(75, $0 - 14.5))
  }

  /// What is left of a dose after some hours: it rises for one and then loses 13% an hour.
  private static func dose(_ amount: Double, _ hours: Double) -> Double {
    if hours <= 0 { return 0 }
    if hours < 1 { return amount * hours }
    return amount * (1...Int(hours * 2)).reduce(1.07) { left, _ in left * 0.933 }
  }

  static var bars: some View {
    Chart(week) { BarMark(x: .value("Day", $0.name), y: .value("Caffeine", $0.amount)) }
  }

  static var limitedBars: some View {
    Chart {
      ForEach(week) { day in
        BarMark(x: .value("Day", day.date, unit: .day), y: .value("Caffeine", day.amount))
          .foregroundStyle(day.amount > 400 ? .red : .brown)
      }
      RuleMark(y: .value("Limit", 400)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
        .foregroundStyle(.red)
    }
  }

  static var lyingBars: some View {
    Chart(week) { day in
      BarMark(x: .value("Caffeine", day.amount), y: .value("Day", day.name))
        .annotation(position: .trailing) { Text("\(Int(day.amount))") }
    }
    .chartXAxis(.hidden)
  }

  static var stacked: some View {
    Chart {
      ForEach(week) { day in
        BarMark(x: .value("Day", day.name), y: .value("Cups", day.amount / 3))
          .foregroundStyle(by: .value("Drink", "Coffee"))
        BarMark(x: .value("Day", day.name), y: .value("Cups", 200 - day.amount / 4))
          .foregroundStyle(by: .value("Drink", "Tea"))
      }
    }
  }

  static var grouped: some View {
    Chart {
      ForEach(week) { day in
        BarMark(x: .value("Day", day.name), y: .value("Cups", day.amount / 3))
          .foregroundStyle(by: .value("Drink", "Coffee"))
          .position(by: .value("Drink", "Coffee"))
        BarMark(x: .value("Day", day.name), y: .value("Cups", 200 - day.amount / 4))
          .foregroundStyle(by: .value("Drink", "Tea"))
          .position(by: .value("Drink", "Tea"))
      }
    }
  }

  static var lines: some View {
    Chart {
      ForEach(hours, id: \.hour) { point in
        LineMark(x: .value("Hour", point.hour), y: .value("Level", point.level))
          .foregroundStyle(by: .value("Person", "Ada"))
        LineMark(x: .value("Hour", point.hour), y: .value("Level", 60 - point.level / 3))
          .foregroundStyle(by: .value("Person", "Bob"))
      }
    }
  }

  static var level: some View {
    Chart {
      ForEach(hours, id: \.hour) { point in
        AreaMark(
          x: .value("Time", Date.saturday(point.hour)), y: .value("Level", point.level))
      }
      .foregroundStyle(
        LinearGradient(colors: [.orange, .brown], startPoint: .top, endPoint: .bottom))
      RuleMark(y: .value("Limit", 50)).lineStyle(StrokeStyle(lineWidth: 1, dash: [8, 4]))
      RuleMark(x: .value("Now", Date.saturday(15)))
        .annotation(position: .top) { Text("now").bold() }
    }
  }

  static var points: some View {
    Chart(week) { day in
      PointMark(x: .value("Day", day.id), y: .value("Caffeine", day.amount))
        .symbol(by: .value("Kind", day.id % 2 == 0 ? "even" : "odd"))
    }
  }

  static var heat: some View {
    Chart {
      ForEach(0..<7) { day in
        ForEach(0..<12) { month in
          RectangleMark(x: .value("Month", "\(month + 1)"), y: .value("Day", week[day].name))
            .foregroundStyle(by: .value("Count", (day * month) % 11))
        }
      }
    }
  }

  static var pie: some View {
    Chart {
      SectorMark(angle: .value("Amount", 50), innerRadius: .ratio(0.6))
        .foregroundStyle(by: .value("Drink", "Coffee"))
      SectorMark(angle: .value("Amount", 30), innerRadius: .ratio(0.6))
        .foregroundStyle(by: .value("Drink", "Tea"))
      SectorMark(angle: .value("Amount", 20), innerRadius: .ratio(0.6))
        .foregroundStyle(by: .value("Drink", "Cola"))
    }
  }

  static var band: some View {
    Chart(hours, id: \.hour) { point in
      AreaMark(
        x: .value("Hour", point.hour), yStart: .value("Least", point.level * 0.7),
        yEnd: .value("Most", point.level * 1.3)
      )
      .opacity(0.5)
      LineMark(x: .value("Hour", point.hour), y: .value("Level", point.level))
    }
  }

  static var months: some View {
    Chart(0..<12, id: \.self) { month in
      LineMark(
        x: .value("Month", Date.saturday(Double(month) * 730), unit: .month),
        y: .value("Rain", [70, 60, 65, 50, 55, 80, 90, 85, 60, 75, 80, 78][month])
      )
      .interpolationMethod(.monotone)
      .symbol(.circle)
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 3)) { _ in
        AxisGridLine()
        AxisValueLabel()
      }
    }
  }

  static var all: [(name: String, view: AnyView)] {
    [
      ("bars", AnyView(bars)), ("limited-bars", AnyView(limitedBars)),
      ("lying-bars", AnyView(lyingBars)), ("stacked", AnyView(stacked)),
      ("grouped", AnyView(grouped)), ("lines", AnyView(lines)), ("level", AnyView(level)),
      ("points", AnyView(points)), ("heat", AnyView(heat)), ("pie", AnyView(pie)),
      ("band", AnyView(band)), ("months", AnyView(months)),
    ]
  }
}
