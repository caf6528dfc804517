import SwiftUI

/// A song, as the server tells of it.
struct Song: Codable, Hashable, Sendable {
  let title: String
  let artist: String
  /// Where its cover is, from the server's address on.
  let cover: String

  /// Where a tap leads.
  var url: URL? {
    title.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
      .flatMap { URL(string: "music://song/\($0)") }
  }
}

/// Asks the server for music; without a server it has samples.
struct MusicService: Sendable {
  let server: URL?
  let download: Download

  func playlists() async throws -> [String] {
    guard let server else { return SampleMusic.playlists.keys.sorted() }
    return try await download.value(
      [String].self, at: server.appendingPathComponent("playlists.json"))
  }

  /// The songs of a playlist; `nil` means those of the day.
  func songs(of playlist: String?) async throws -> [Song] {
    guard let server else {
      return playlist.map { SampleMusic.playlists[$0] ?? [] } ?? SampleMusic.daily
    }
    let path = playlist.map { "playlists/\($0).json" } ?? "daily.json"
    return try await download.value([Song].self, at: server.appendingPathComponent(path))
  }
}

/// What is shown without a server.
enum SampleMusic {
  static let daily = [
    Song(title: "Coffee Cantata", artist: "J. S. Bach", cover: "covers/dawn.png"),
    Song(title: "Clair de lune", artist: "C. Debussy", cover: "covers/night.png"),
    Song(title: "Morning Mood", artist: "E. Grieg", cover: "covers/dawn.png"),
  ]

  static let playlists = [
    "Morning": [daily[2], daily[0]],
    "Late at night": [
      daily[1], Song(title: "Nocturne", artist: "C. Field", cover: "covers/night.png"),
    ],
  ]
}
