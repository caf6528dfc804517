import CaffeineDomain
import TextUI
import TextWidgetKit

import struct Foundation.CGFloat

/// The level as a share of the largest single dose that is thought safe, which stands at its end.
struct LevelGauge: View {
  let entry: CaffeineEntry

  var body: some View {
    HStack(spacing: 8) {
      Gauge(value: entry.share) { EmptyView() }
        .gaugeStyle(.accessoryLinearCapacity)
        .tint(.brown)
        .widgetAccentable()
      Text(verbatim: String(limit)).foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(percent) % of the \(limit) milligrams of a single dose")
  }

  private var limit: Int { entry.forecast.profile.singleLimit.wholeMilligrams }

  private var percent: Int { Int((entry.share * 100).rounded()) }
}
