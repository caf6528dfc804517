import TextUI
import TextWidgetKit

/// The level as a share of the largest single dose that is thought safe.
struct LevelGauge: View {
  let entry: CaffeineEntry

  var body: some View {
    Gauge(value: entry.share) { EmptyView() }
      .gaugeStyle(.accessoryLinearCapacity)
      .tint(.brown)
      .widgetAccentable()
  }
}
