// There is no music of anybody: access is denied, and searches and libraries fail.
@_exported public import SwiftUI

/// Whether a program may see music.
public struct MusicAuthorization: Sendable {
  public enum Status: String, Hashable, Sendable {
    case notDetermined, denied, restricted, authorized
  }

  public static var currentStatus: Status { .denied }
  public static func request() async -> Status { .denied }
}

/// Why there is no music.
public enum MusicTokenRequestError: Error, LocalizedError, Hashable, Sendable {
  case permissionDenied, unknown

  public var errorDescription: String? { "There is no music." }
}

/// What tells music apart.
public struct MusicItemID: RawRepresentable, Codable, Hashable, Sendable, ExpressibleByStringLiteral
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// Something of a catalogue; nobody makes one here.
public protocol MusicItem: Sendable {
  var id: MusicItemID { get }
}

public struct Song: MusicItem, Hashable, Identifiable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let albumTitle: String?
  public let artwork: Artwork?
  public let duration: TimeInterval?
  public let url: URL?

  private init?() { nil }
}

public struct Album: MusicItem, Hashable, Identifiable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let artwork: Artwork?
  public let releaseDate: Date?
  public let url: URL?

  private init?() { nil }
}

public struct Playlist: MusicItem, Hashable, Identifiable {
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let url: URL?

  private init?() { nil }
}

/// The picture of music; nobody makes one here.
public struct Artwork: Hashable, Sendable {
  public let maximumWidth: Int
  public let maximumHeight: Int

  private init?() { nil }

  public func url(width: Int, height: Int) -> URL? { nil }
}

/// Several of a kind.
public struct MusicItemCollection<Item: MusicItem>: RandomAccessCollection, Sendable {
  private let items: [Item]

  private init?() { nil }

  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }
  public subscript(position: Int) -> Item { items[position] }
}

/// Asks for the music that a person was given lately; it fails.
public struct MusicRecentlyPlayedRequest<Item: MusicItem>: Sendable {
  public var limit: Int?

  public init() {}

  public func response() async throws -> MusicRecentlyPlayedResponse<Item> {
    throw MusicTokenRequestError.permissionDenied
  }
}

public struct MusicRecentlyPlayedResponse<Item: MusicItem>: Sendable {
  public let items: MusicItemCollection<Item>

  private init?() { nil }
}

/// Asks for the music that a person keeps; it fails.
public struct MusicLibraryRequest<Item: MusicItem>: Sendable {
  public var limit = 0

  public init() {}

  public func response() async throws -> MusicLibraryResponse<Item> {
    throw MusicTokenRequestError.permissionDenied
  }
}

public struct MusicLibraryResponse<Item: MusicItem>: Sendable {
  public let items: MusicItemCollection<Item>

  private init?() { nil }
}

/// The picture of music in a view.
public struct ArtworkImage: View {
  public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {}
  public init(_ artwork: Artwork, width: CGFloat) {}
  public init(_ artwork: Artwork, height: CGFloat) {}

  /// Nothing, as there is no artwork to show.
  public var body: some View { EmptyView() }
}
