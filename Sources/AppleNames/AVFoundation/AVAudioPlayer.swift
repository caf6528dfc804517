// Nothing is heard or seen here: players have nothing to play, and a recording cannot be opened.
@_exported public import Foundation

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why nothing is heard.
public struct AVError: Error, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case unknown = -11800
    case fileFormatNotRecognized = -11828
    case operationNotSupportedForAsset = -11838
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorDescription: String? { "Nothing is heard here." }
}

/// How a program means to be heard.
public final class AVAudioSession: NSObject, Sendable {
  private static let only = AVAudioSession()
  public class func sharedInstance() -> AVAudioSession { only }

  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mixWithOthers = CategoryOptions(rawValue: 1 << 0)
    public static let duckOthers = CategoryOptions(rawValue: 1 << 1)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 1 << 3)
  }

  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1 << 0)
  }

  public var isOtherAudioPlaying: Bool { false }
  public var outputVolume: Float { 0 }

  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws { throw AVError(.unknown) }
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    throw AVError(.unknown)
  }
}

/// Plays a recording; none can be opened.
open class AVAudioPlayer: NSObject {
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }

  public init(contentsOf url: URL) throws { throw AVError(.fileFormatNotRecognized) }
  public init(data: Data) throws { throw AVError(.fileFormatNotRecognized) }

  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
}

/// Something to play, which is not read.
open class AVPlayerItem: NSObject {
  public enum Status: Int, Hashable, Sendable { case unknown, readyToPlay, failed }

  open var status: Status { .unknown }

  public init(url: URL) {}
}

/// Plays what it is given; it never does.
open class AVPlayer: NSObject {
  public enum TimeControlStatus: Int, Hashable, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float { 0 }
  open var volume: Float = 1
  open var timeControlStatus: TimeControlStatus { .paused }

  public override init() {}
  public init(url: URL) {
    currentItem = AVPlayerItem(url: url)
  }
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
  }

  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func play() {}
  open func pause() {}
}
