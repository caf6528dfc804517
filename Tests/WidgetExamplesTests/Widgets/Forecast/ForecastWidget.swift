import AppIntents
import SwiftUI
import WidgetKit

/// An hour, as the server tells of it.
struct ForecastHour: Codable, Hashable, Sendable {
  let degrees: Int
  let sky: String
  /// Where its picture is, from the server's address on.
  let picture: String
}

/// Whom a person wants to ask.
struct ForecastIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Forecast"

  @Parameter(title: "Server", description: "Where the forecast is.") var server: URL?
}

struct ForecastEntry: TimelineEntry {
  let date: Date
  /// `nil` where no server has ever answered.
  var hour: ForecastHour?
  var picture: Data?
  /// Whether the server did not answer this time, so that the forecast is the last one.
  var isOld = false
}

/// Makes five entries, an hour apart, of one answer.
struct ForecastProvider: AppIntentTimelineProvider {
  static let file = "forecast.json"

  let device: Device

  func placeholder(in context: Context) -> ForecastEntry {
    ForecastEntry(
      date: device.now(), hour: ForecastHour(degrees: 9, sky: "Sunny spells", picture: ""))
  }

  func snapshot(for configuration: ForecastIntent, in context: Context) async -> ForecastEntry {
    if context.isPreview { return placeholder(in: context) }
    return await timeline(for: configuration, in: context).entries.first ?? placeholder(in: context)
  }

  func timeline(
    for configuration: ForecastIntent, in context: Context
  ) async -> Timeline<ForecastEntry> {
    let start = device.now()
    let download = Download(patience: device.patience)
    guard let server = configuration.server else {
      return Timeline(entries: [ForecastEntry(date: start)], policy: .never)
    }
    let answer = try? await download.value(
      [ForecastHour].self, at: server.appendingPathComponent("forecast.json"))
    if let answer { try? device.folder.keep(answer, as: Self.file) }
    let hours = answer ?? (try? device.folder.value([ForecastHour].self, of: Self.file)) ?? []
    let addresses = hours.prefix(5).map { server.appendingPathComponent($0.picture) }
    let pictures = await PictureStore(folder: device.folder, download: download)
      .pictures(at: addresses)
    let entries = addresses.indices.map { index in
      ForecastEntry(
        date: start + Double(index) * 3600, hour: hours[index], picture: pictures[addresses[index]],
        isOld: answer == nil)
    }
    return Timeline(
      entries: entries.isEmpty ? [ForecastEntry(date: start)] : entries,
      policy: answer == nil ? .after(start + 900) : .atEnd)
  }
}

/// The weather of this hour, from a server.
struct ForecastWidget: Widget {
  var device = Device()

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: WidgetKind.forecast, intent: ForecastIntent.self,
      provider: ForecastProvider(device: device)
    ) { entry in
      ForecastView(entry: entry)
    }
    .configurationDisplayName("Forecast")
    .description("The weather of this hour.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryInline])
  }
}
