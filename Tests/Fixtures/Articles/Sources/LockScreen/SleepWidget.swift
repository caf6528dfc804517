import SwiftUI
import WidgetKit

/// A form for each place.
struct SleepView: View {
  @Environment(\.widgetFamily) var family
  var entry: SleepProvider.Entry

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: entry.share) {
        Text(verbatim: "\(Int(entry.hours))h")
      }
      .gaugeStyle(.accessoryCircularCapacity)
    case .accessoryInline:
      Text(verbatim: "Slept \(Int(entry.hours)) of 8 hours")
    case .accessoryRectangular, .systemSmall:
      VStack {
        Text("Up since")
        Text(entry.date, format: .dateTime)
      }
    case .systemMedium, .systemLarge, .systemExtraLarge:
      VStack(alignment: .leading) {
        Text("Up since")
          .font(.headline)
        Text(entry.date, format: .dateTime)
        Gauge(value: entry.share) {
          Text(verbatim: "\(Int(entry.hours))h")
        }
      }
    default:
      Text("Sleep")
    }
  }
}

/// What the place does to colours.
struct ModeView: View {
  @Environment(\.widgetRenderingMode) var mode

  var body: some View {
    switch mode {
    case .fullColor:
      Text("Full colour")
        .foregroundColor(.orange)
    case .accented:
      HStack {
        Text("Accented")
          .widgetAccentable()
        Text("and not")
      }
    case .vibrant:
      Text("Vibrant")
        .opacity(0.8)
    default:
      Text("Unknown")
    }
  }
}

struct MoonriseView: View {
  var entry: SleepProvider.Entry

  var body: some View {
    HStack {
      Image(systemName: "moon")
        .widgetAccentable()
      Text(entry.date, style: .time)
    }
  }
}
