import CaffeineDomain
import TextUI
import TextWidgetKit

import struct Foundation.CGFloat

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The level over time, from six hours ago until two hours past bedtime: what was as an area,
/// what will be as a line, the limit for bed as a dashed line, and the times below.
struct LevelChart: View {
  let entry: CaffeineEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      curves(LevelScale(entry: entry))
      HStack(spacing: 0) {
        Text(entry.chartStart, style: .time)
        Spacer(minLength: 8)
        Text(entry.chartEnd, style: .time)
      }
      .lineLimit(1)
      .foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Caffeine over time")
  }

  private func curves(_ scale: LevelScale) -> some View {
    ZStack {
      LevelCurve(points: scale.past, isArea: true)
        .fill(LinearGradient(colors: [.orange, .brown], startPoint: .top, endPoint: .bottom))
        .widgetAccentable()
      LevelCurve(points: scale.future, isArea: false)
        .stroke(.orange, lineWidth: 2)
        .widgetAccentable()
      LevelCurve(points: scale.limit, isArea: false)
        .stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
    }
  }
}

extension CaffeineEntry {
  fileprivate var chartStart: Date { date.addingTimeInterval(-6 * 3600) }
  fileprivate var chartEnd: Date { forecast.bedtime.addingTimeInterval(2 * 3600) }
}

/// The level and the limit in the unit square, y upwards.
private struct LevelScale {
  var past: [CGPoint] = []
  var future: [CGPoint] = []
  var limit: [CGPoint] = []

  /// Eighty points on either side of the present draw a smooth line in the widest family.
  init(entry: CaffeineEntry) {
    let (start, end) = (entry.chartStart, entry.chartEnd)
    func points(from: Date, through: Date) -> [Forecast.Point] {
      entry.forecast.points(
        from: from, through: through, every: through.timeIntervalSince(from) / 80)
    }
    let levels = (
      past: points(from: start, through: entry.date), future: points(from: entry.date, through: end)
    )
    let limit = entry.forecast.profile.bedtimeLimit.value
    // A little air above the highest point; the limit always shows.
    let top = 1.1 * (levels.past + levels.future).reduce(limit) { max($0, $1.level.value) }
    func place(_ point: Forecast.Point) -> CGPoint {
      CGPoint(
        x: point.date.timeIntervalSince(start) / end.timeIntervalSince(start),
        y: point.level.value / max(top, 1))
    }
    past = levels.past.map(place)
    future = levels.future.map(place)
    self.limit = [0, 1].map { CGPoint(x: $0, y: limit / max(top, 1)) }
  }
}
