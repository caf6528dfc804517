// A widget as one writes it for an iPhone: nothing in this file knows of Linux or of cells.
import AppIntents
import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
  let date: Date
  let harbour: String
  let height: Double
  let nextHigh: Date
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry {
    TideEntry(date: .distantPast, harbour: "Harbour", height: 0.5, nextHigh: .distantPast)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (TideEntry) -> Void) {
    completion(entry(at: Date(timeIntervalSince1970: 1_795_262_400)))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<TideEntry>) -> Void
  ) {
    let start = Date(timeIntervalSince1970: 1_795_262_400)
    let entries = (0..<4).map { entry(at: start.addingTimeInterval(Double($0) * 900)) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }

  private func entry(at date: Date) -> TideEntry {
    TideEntry(
      date: date, harbour: "Büsum", height: 0.7, nextHigh: date.addingTimeInterval(5_400))
  }
}

struct TideCard: ViewModifier {
  @Environment(\.colorScheme) var colorScheme

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 8)
      .background(colorScheme == .dark ? Color.blue.opacity(0.3) : Color.cyan)
      .cornerRadius(8)
  }
}

struct TideEntryView: View {
  @Environment(\.widgetFamily) var family
  @Environment(\.widgetRenderingMode) var renderingMode

  var entry: TideEntry

  var body: some View {
    switch family {
    case .accessoryInline:
      Label("\(entry.height, specifier: "%.1f") m", systemImage: "water.waves")
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        Gauge(value: entry.height, in: 0...2) {
          Text("m")
        } currentValueLabel: {
          Text(entry.height, format: .number.precision(.fractionLength(1)))
        }
        .gaugeStyle(.accessoryCircular)
        .widgetAccentable()
      }
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        Text(entry.harbour).font(.headline).widgetAccentable()
        Text("High in \(entry.nextHigh, style: .timer)").monospacedDigit()
        ProgressView(value: entry.height, total: 2)
      }
    default:
      GeometryReader { proxy in
        VStack(alignment: .leading, spacing: 4) {
          HStack {
            Image(systemName: "water.waves").resizable().scaledToFit().frame(width: 16, height: 16)
            Text(entry.harbour)
              .font(.system(size: 13, weight: .semibold, design: .rounded))
              .lineLimit(1)
              .minimumScaleFactor(0.5)
            Spacer(minLength: 0)
          }
          Text(entry.height, format: .number)
            .font(.largeTitle.bold())
            .foregroundStyle(renderingMode == .fullColor ? Color.blue : Color.primary)
          Spacer()
          Text(entry.nextHigh, style: .relative)
            .font(.caption2)
            .foregroundColor(.secondary)
            .multilineTextAlignment(.leading)
            .frame(maxWidth: proxy.size.width, alignment: .leading)
        }
        .modifier(TideCard())
      }
      .containerBackground(for: .widget) {
        LinearGradient(
          gradient: Gradient(colors: [.blue, .black]), startPoint: .top, endPoint: .bottom)
      }
      .widgetURL(URL(string: "tides://busum"))
    }
  }
}

struct TideWidget: Widget {
  let kind = "TideWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: TideProvider()) { entry in
      TideEntryView(entry: entry)
    }
    .configurationDisplayName("Tides")
    .description("When the water comes.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
    .contentMarginsDisabled()
  }
}

struct HarbourIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Harbour"

  @Parameter(title: "Name", default: "Büsum") var name: String
}

struct HarbourProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideProvider().placeholder(in: context) }

  func snapshot(for configuration: HarbourIntent, in context: Context) async -> TideEntry {
    TideEntry(
      date: Date(timeIntervalSince1970: 0), harbour: configuration.name, height: 1,
      nextHigh: Date(timeIntervalSince1970: 60))
  }

  func timeline(
    for configuration: HarbourIntent, in context: Context
  ) async -> Timeline<TideEntry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

struct HarbourWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "HarbourWidget", intent: HarbourIntent.self, provider: HarbourProvider()
    ) { entry in
      TideEntryView(entry: entry)
    }
  }
}

struct TideBundle: WidgetBundle {
  var body: some Widget {
    TideWidget()
    HarbourWidget()
  }
}
