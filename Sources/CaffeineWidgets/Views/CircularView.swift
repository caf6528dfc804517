import TextUI
import TextWidgetKit

/// A ring that fills with the level, the amount inside.
struct CircularView: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let entry: CaffeineEntry

  var body: some View {
    Gauge(value: entry.share) {
      EmptyView()
    } currentValueLabel: {
      VStack(spacing: 0) {
        AmountText(entry: entry, showsUnit: false).bold()
        if Density(typeSize) < .spare {
          Text("mg").foregroundStyle(.secondary)
        }
      }
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(.brown)
    .widgetAccentable()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("\(entry.spokenAmount) \(entry.spokenShare)"))
  }
}
