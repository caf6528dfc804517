import AVFoundation
import AppIntents
import CoreSpotlight
import MusicKit
import SwiftUI
import WidgetKit

// What somebody listened to, with a button that plays a sound.

struct PlayChime: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play Chime"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let session = AVAudioSession.sharedInstance()
    try? session.setCategory(.playback, mode: .default, options: [.mixWithOthers])
    guard let url = Bundle.main.url(forResource: "chime", withExtension: "m4a"),
      let player = try? AVAudioPlayer(contentsOf: url)
    else { return .result(dialog: "There is no chime.") }
    player.prepareToPlay()
    player.play()
    return .result(dialog: "Ding")
  }
}

struct ListeningEntry: TimelineEntry {
  let date: Date
  var songs: [Song] = []
}

struct ListeningProvider: TimelineProvider {
  func placeholder(in context: Context) -> ListeningEntry { ListeningEntry(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping (ListeningEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ListeningEntry>) -> Void) {
    nonisolated(unsafe) let completion = completion
    Task {
      var entry = ListeningEntry(date: Date())
      if await MusicAuthorization.request() == .authorized {
        var request = MusicRecentlyPlayedRequest<Song>()
        request.limit = 4
        entry.songs = (try? await Array(request.response().items)) ?? []
      }
      completion(Timeline(entries: [entry], policy: .atEnd))
    }
  }
}

struct ListeningView: View {
  let entry: ListeningEntry

  var body: some View {
    VStack {
      ForEach(entry.songs) { song in
        HStack {
          if let artwork = song.artwork { ArtworkImage(artwork, width: 40, height: 40) }
          Text(song.title)
          Text(song.artistName).foregroundStyle(.secondary)
        }
      }
      if entry.songs.isEmpty { Text("Quiet") }
      Button(intent: PlayChime()) { Image(systemName: "bell") }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct ListeningWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Listening", provider: ListeningProvider()) {
      ListeningView(entry: $0)
    }
  }
}

func index(_ title: String) async throws {
  let attributes = CSSearchableItemAttributeSet(contentType: .audio)
  attributes.title = title
  let item = CSSearchableItem(
    uniqueIdentifier: title, domainIdentifier: "songs", attributeSet: attributes)
  try await CSSearchableIndex.default().indexSearchableItems([item])
}
