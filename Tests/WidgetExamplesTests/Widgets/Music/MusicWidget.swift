import AppIntents
import SwiftUI
import WidgetKit

struct MusicEntry: TimelineEntry {
  let date: Date
  let song: Song
  /// The file of the cover; without it the app's own is shown.
  var cover: Data?
  var shortcuts: [MusicShortcut] = []
}

struct MusicProvider: AppIntentTimelineProvider {
  let device: Device

  /// How long a song is shown, and how long until a server that did not answer is asked again.
  private static let (turn, retry) = (3600.0, 900.0)

  func placeholder(in context: Context) -> MusicEntry {
    MusicEntry(
      date: device.now(), song: SampleMusic.daily[0], shortcuts: MusicShortcut.allCases)
  }

  func snapshot(for configuration: MusicIntent, in context: Context) async -> MusicEntry {
    // People choose a widget by what it looks like, so the gallery never shows a skeleton.
    if context.isPreview { return placeholder(in: context) }
    return await timeline(for: configuration, in: context).entries.first ?? placeholder(in: context)
  }

  func timeline(for configuration: MusicIntent, in context: Context) async -> Timeline<MusicEntry> {
    let start = device.now()
    let download = Download(patience: device.patience)
    let playlist = configuration.choice == .playlist ? configuration.playlist : nil
    let file = "music-\(playlist ?? "of-the-day").json"
    var songs = try? await MusicService(server: configuration.server, download: download)
      .songs(of: playlist)
    let hasAnswer = songs?.isEmpty == false
    if let songs, hasAnswer { try? device.folder.keep(songs, as: file) }
    if !hasAnswer { songs = try? device.folder.value([Song].self, of: file) }

    let shown = sorted(songs ?? SampleMusic.daily, first: configuration.song)
    let addresses = shown.map { configuration.server?.appendingPathComponent($0.cover) }
    let covers = await PictureStore(folder: device.folder, download: download)
      .pictures(at: addresses.compactMap { $0 })
    let entries = shown.indices.map { index in
      MusicEntry(
        date: start + Double(index) * Self.turn, song: shown[index],
        cover: addresses[index].flatMap { covers[$0] }, shortcuts: configuration.shortcuts)
    }
    return Timeline(entries: entries, policy: hasAnswer ? .atEnd : .after(start + Self.retry))
  }

  private func sorted(_ songs: [Song], first title: String?) -> [Song] {
    let index = songs.firstIndex { $0.title == title } ?? 0
    return Array(songs[index...] + songs[..<index])
  }
}

/// A song with its cover, a new one each hour.
struct MusicWidget: Widget {
  var device = Device()

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: WidgetKind.music, intent: MusicIntent.self, provider: MusicProvider(device: device)
    ) { entry in
      MusicView(entry: entry)
    }
    .configurationDisplayName("Daily Music")
    .description("A song, its cover, and the ways into the app.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}
