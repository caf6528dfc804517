// Nothing plays, and there is no library of anybody's music.
@_exported public import SwiftUI

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// What plays, for others to show; nobody looks.
public final class MPNowPlayingInfoCenter: NSObject {
  public class func `default`() -> MPNowPlayingInfoCenter { MPNowPlayingInfoCenter() }

  public var nowPlayingInfo: [String: Any]? {
    get { nil }
    set {}
  }
}

public enum MPMediaLibraryAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// A person's music: access is denied.
public final class MPMediaLibrary: NSObject, Sendable {
  public class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  @preconcurrency
  public class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) { handler(.denied) }
}

/// A piece of music; nobody makes one here.
public final class MPMediaItem: NSObject, Sendable {
  public let title, artist, albumTitle: String?
  public let playbackDuration: TimeInterval

  private init?(nobody: Never) { nil }

  /// None.
  public var artwork: MPMediaItemArtwork? { nil }
}

/// A picture of music.
public final class MPMediaItemArtwork: NSObject, Sendable {
  private init?(nobody: Never) { nil }

  public func image(at size: CGSize) -> UIImage? { nil }
}

public enum MPMusicPlaybackState: Int, Hashable, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// The music player of a device: it is stopped.
public final class MPMusicPlayerController: NSObject, Sendable {
  public static let systemMusicPlayer = MPMusicPlayerController()
  public static let applicationMusicPlayer = MPMusicPlayerController()

  public var nowPlayingItem: MPMediaItem? { nil }
  public var playbackState: MPMusicPlaybackState { .stopped }
  public var currentPlaybackTime: TimeInterval { 0 }
  public func play() {}
  public func pause() {}
  public func stop() {}
  public func skipToNextItem() {}
  public func skipToPreviousItem() {}
}
