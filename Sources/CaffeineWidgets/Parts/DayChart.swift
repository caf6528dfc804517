import CaffeineDomain
import TextCharts
import TextUI
import TextWidgetKit

/// What was drunk in each two hours of the day, a bar each; every sixth hour stands below.
///
///           ▅▅       ██
///           ██       ██
///     04:00    10:00    16:00    22:00
struct DayChart: View {
  let entry: CaffeineEntry

  var body: some View {
    Chart(bars, id: \.start) { bar in
      BarMark(
        x: .value("Time", bar.start + Self.step / 2),
        y: .value("Caffeine", bar.amount.value)
      )
      .foregroundStyle(Color.amber)
      .accented()
    }
    .chartYScale(domain: 0...max(bars.map(\.amount.value).max() ?? 0, 1))
    .chartYAxis(.hidden)
    .chartXAxis {
      AxisMarks(values: stride(from: 0, to: bars.count, by: 3).map { bars[$0].start }) { time in
        AxisValueLabel { time.as(Date.self).map { Text($0, style: .time) } }
      }
    }
    .accessibilityHidden(true)
  }

  private static let step: TimeInterval = 2 * 3600

  private struct Bar {
    let start: Date
    var amount = Milligrams.zero
  }

  /// The amount of each two hours; a day that is longer than 24 hours ends in its last bar.
  private var bars: [Bar] {
    var bars = (0..<12).map { Bar(start: entry.forecast.dayStart + Double($0) * Self.step) }
    for drink in entry.day.drinks {
      let index = Int(drink.start.timeIntervalSince(entry.forecast.dayStart) / Self.step)
      bars[min(max(index, 0), 11)].amount += drink.amount
    }
    return bars
  }
}
