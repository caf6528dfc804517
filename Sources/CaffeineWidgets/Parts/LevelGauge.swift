import CaffeineDomain
import TextUI
import TextWidgetKit

/// The level as a share of the largest single dose that is thought safe, which stands at its
/// end.
struct LevelGauge: View {
  let entry: CaffeineEntry
  var showsLimit = true

  var body: some View {
    HStack(spacing: 8) {
      Gauge(value: entry.share) { EmptyView() }
        .gaugeStyle(.accessoryLinearCapacity)
        .tint(.brown)
        .widgetAccentable()
      // Of a fixed size: large figures are for the amount.
      if showsLimit {
        Text(verbatim: String(limit)).font(.system(size: 12)).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(entry.spokenShare)
  }

  private var limit: Int { entry.forecast.profile.singleLimit.wholeMilligrams }
}

extension CaffeineEntry {
  /// What gauges show, as a sentence.
  var spokenShare: String {
    let percent = Int((share * 100).rounded())
    return "That is \(percent)% of your limit of "
      + forecast.profile.singleLimit.spokenMilligrams + " at once."
  }
}
