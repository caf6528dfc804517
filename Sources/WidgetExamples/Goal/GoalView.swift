import SwiftUI
import WidgetKit

struct GoalView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var renderingMode

  let entry: GoalEntry

  var body: some View {
    switch family {
    case .accessoryInline:
      ViewThatFits {
        Label("\(entry.count) of \(entry.goal) glasses", systemImage: "drop.fill")
        Text("\(entry.count)/\(entry.goal)")
      }
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        gauge.gaugeStyle(.accessoryCircularCapacity)
      }
    case .accessoryCorner:
      Text("\(entry.count)").font(.title2).bold().widgetAccentable().widgetLabel {
        gauge.gaugeStyle(.accessoryLinearCapacity)
      }
    default:
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Label("Water", systemImage: "drop.fill").font(.headline).widgetAccentable()
          Spacer(minLength: 0)
          Text("\(entry.count)/\(entry.goal)").bold()
        }
        gauge.gaugeStyle(.accessoryLinearCapacity).labelsHidden()
        Text(advice).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }

  private var gauge: some View {
    Gauge(value: Double(min(entry.count, entry.goal)), in: 0...Double(entry.goal)) {
      Text("Water")
    } currentValueLabel: {
      Text("\(entry.count)")
    }
    .tint(renderingMode == .fullColor ? Color("Water") : nil)
    .widgetAccentable()
  }

  private var advice: String {
    switch entry.goal - entry.count {
    case ...0: "Done for today"
    case 1: "One more glass"
    case let rest: "\(rest) more glasses"
    }
  }
}
