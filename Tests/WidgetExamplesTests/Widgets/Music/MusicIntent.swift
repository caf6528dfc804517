import AppIntents
import SwiftUI

/// What a person sets: which music, and what stands below it.
struct MusicIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Daily Music"
  static let description = IntentDescription("Shows songs with their covers.")

  @Parameter(title: "Server", description: "Where the music is. Without one you see samples.")
  var server: URL?
  @Parameter(title: "Show", default: .daily) var choice: MusicChoice
  @Parameter(title: "Playlist", optionsProvider: PlaylistOptions()) var playlist: String?
  @Parameter(title: "First song", optionsProvider: SongOptions()) var song: String?
  @Parameter(
    title: "Shortcuts", default: [.search, .library, .radio, .history],
    size: [.systemSmall: 0, .systemMedium: 2, .systemLarge: 4])
  var shortcuts: [MusicShortcut]

  static var parameterSummary: some ParameterSummary {
    When(\.$choice, .equalTo, .playlist) {
      Summary {
        \.$server
        \.$choice
        \.$playlist
        \.$song
        \.$shortcuts
      }
    } otherwise: {
      Summary {
        \.$server
        \.$choice
        \.$shortcuts
      }
    }
  }
}

/// What the widget plays when it is tapped.
enum MusicChoice: String, AppEnum {
  case daily, playlist

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Music"
  static let caseDisplayRepresentations: [MusicChoice: DisplayRepresentation] = [
    .daily: "Songs of the day", .playlist: "A playlist",
  ]
}

/// A part of the app that a link leads to.
enum MusicShortcut: String, AppEnum {
  case search, library, radio, history

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shortcut"
  static let caseDisplayRepresentations: [MusicShortcut: DisplayRepresentation] = [
    .search: "Search", .library: "Library", .radio: "Radio", .history: "History",
  ]

  var name: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .search: "magnifyingglass"
    case .library: "books.vertical"
    case .radio: "dot.radiowaves.left.and.right"
    case .history: "clock.arrow.circlepath"
    }
  }

  var url: URL? { URL(string: "music://\(rawValue)") }
}

/// The playlists that the server has.
struct PlaylistOptions: DynamicOptionsProvider {
  @IntentParameterDependency<MusicIntent>(\.$server) var intent

  func results() async throws -> [String] {
    try await MusicService(server: intent?.server, download: Download(patience: .seconds(5)))
      .playlists()
  }
}

/// The songs of the playlist that was chosen.
struct SongOptions: DynamicOptionsProvider {
  @IntentParameterDependency<MusicIntent>(\.$server, \.$playlist) var intent

  func results() async throws -> [String] {
    try await MusicService(server: intent?.server, download: Download(patience: .seconds(5)))
      .songs(of: intent?.playlist).map(\.title)
  }
}
