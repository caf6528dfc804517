import CaffeineDomain
import TextUI
import TextWidgetKit

/// A ring that fills with the level, around the amount.
struct CircularView: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry

  private var unit: String {
    if entry.emergency != nil { return "!! mg" }
    return (entry.share > 1 || entry.forecast.isOverDailyLimit ? glyphSet.overMark + " " : "")
      + "mg"
  }

  private var spoken: Text {
    let level = Text("\(entry.spokenAmount) \(entry.spokenShare)")
    return entry.emergency.map { Text("\(Text(translating: $0)) \(level)") } ?? level
  }

  var body: some View {
    Gauge(value: min(entry.share, 1)) {
      EmptyView()
    } currentValueLabel: {
      VStack(spacing: 0) {
        AmountText(entry: entry, showsUnit: false).bold()
        if Density(typeSize) < .spare { Text(verbatim: unit).foregroundStyle(.secondary) }
      }
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(entry.tint)
    .widgetAccentable()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spoken)
  }
}
