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
        Gauge(value: share) {
          Text("Water")
        } currentValueLabel: {
          Text("\(entry.count)")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(tint)
        .widgetAccentable()
      }
    case .accessoryCorner:
      Text("\(entry.count)").font(.title2).bold().widgetAccentable().widgetLabel {
        bar
      }
    default:
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Label("Water", systemImage: "drop.fill").font(.headline).widgetAccentable()
          Spacer(minLength: 0)
          Text("\(entry.count)/\(entry.goal)").bold()
        }
        bar
        Text(advice).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }

  private var bar: some View {
    ProgressView(value: share).tint(tint).widgetAccentable().accessibilityHidden(true)
  }

  private var share: Double { min(Double(entry.count) / Double(entry.goal), 1) }

  /// A colour of one's own only where colours are kept.
  private var tint: Color? { renderingMode == .fullColor ? Color("Water") : nil }

  private var advice: String {
    switch entry.goal - entry.count {
    case ...0: "Done for today"
    case 1: "One more glass"
    case let rest: "\(rest) more glasses"
    }
  }
}
