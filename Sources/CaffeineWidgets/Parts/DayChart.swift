import CaffeineDomain
import TextUI
import TextWidgetKit

/// What was drunk in each two hours of the day, a bar each, in 35 columns; some hours stand below.
///
///           ██       ▅▅
///           ██       ██
///     04:00    10:00    16:00    22:00
struct DayChart: View {
  let entry: CaffeineEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      GeometryReader { room in
        HStack(alignment: .bottom, spacing: CellMetrics.width) {
          ForEach(bars.indices, id: \.self) { index in
            Rectangle().fill(.brown)
              .frame(width: 2 * CellMetrics.width, height: room.size.height * bars[index] / scale)
          }
        }
        .frame(height: room.size.height, alignment: .bottom)
        .widgetAccentable()
      }
      HStack(spacing: 0) {
        ForEach([0, 3, 6, 9], id: \.self) { index in
          Text(entry.forecast.dayStart + Double(index) * Self.step, style: .time)
            .frame(width: 9 * CellMetrics.width, alignment: .leading)
        }
      }
      .lineLimit(1)
      .foregroundStyle(.secondary)
    }
    .accessibilityHidden(true)
  }

  private static let step: TimeInterval = 2 * 3600

  /// The milligrams of each two hours; a day that is longer than 24 hours ends in its last bar.
  private var bars: [Double] {
    var bars = Array(repeating: 0.0, count: 12)
    for drink in entry.day.drinks {
      let index = Int(drink.start.timeIntervalSince(entry.forecast.dayStart) / Self.step)
      bars[min(max(index, 0), 11)] += drink.amount.value
    }
    return bars
  }

  private var scale: Double { max(bars.max() ?? 0, 1) }
}
