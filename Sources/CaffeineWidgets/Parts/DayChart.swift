import CaffeineDomain
import TextCharts
import TextUI
import TextWidgetKit

/// The caffeine of each two hours of the day as a bar, with every sixth hour below.
///
///           ▅▅       ██
///           ██       ██
///     04:00    10:00    16:00    22:00
struct DayChart: View {
  let entry: CaffeineEntry

  var body: some View {
    let bars = bars
    Chart(bars, id: \.start) { bar in
      BarMark(
        x: .value("Time", bar.start + Self.step / 2),
        y: .value("Caffeine", bar.total.value)
      )
      .foregroundStyle(Color.amber)
    }
    .chartYScale(domain: 0...max(bars.reduce(0) { max($0, $1.total.value) }, 1))
    .chartYAxis(.hidden)
    .chartPlotStyle { $0.widgetAccentable() }
    .chartXAxis {
      AxisMarks(values: [bars[0].start, bars[3].start, bars[6].start, bars[9].start]) { time in
        AxisValueLabel { time.as(Date.self).map { Text($0, style: .time) } }
      }
    }
    .accessibilityHidden(true)
  }

  private static let step: TimeInterval = 2 * 3600

  /// The caffeine of two hours from `start` on.
  private struct Bar {
    let start: Date
    var total = Milligrams.zero
  }

  /// The totals of two hours each, by the clock where the drinks were logged; a day longer than 24
  /// hours ends in its last bar.
  private var bars: [Bar] {
    let (dayStart, calendar) = (entry.forecast.dayStart, entry.forecast.calendar)
    var bars = (0..<12).map { Bar(start: dayStart + Double($0) * Self.step) }
    for drink in entry.day.drinks {
      let here = Double(calendar.clock.secondsFromGMT(at: drink.start))
      let ahead = calendar.foreignOffset(of: drink).map { Double($0) - here } ?? 0
      let index = Int((drink.start.timeIntervalSince(dayStart) + ahead) / Self.step)
      bars[min(max(index, 0), 11)].total += drink.amount
    }
    return bars
  }
}
