public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice; there is none of any language.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  public init?(language languageCode: String?) { nil }
  public init?(identifier: String) { nil }
  public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  public class func currentLanguageCode() -> String { "en-US" }
}

/// What is to be said.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) { speechString = string }
}

public enum AVSpeechBoundary: Int, Hashable, Sendable { case immediate, word }

/// Says something; nothing is heard here.
open class AVSpeechSynthesizer: NSObject {
  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func continueSpeaking() -> Bool { false }
}

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let audio = AVMediaType(rawValue: "soun")
  public static let video = AVMediaType(rawValue: "vide")
}

public enum AVAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone; there is none, and asking is denied.
open class AVCaptureDevice: NSObject {
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  @preconcurrency
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}

/// A moment or a length of what is played.
public struct CMTime: Hashable, Sendable {
  public var value: Int64
  public var timescale: Int32

  public init(value: Int64, timescale: Int32) {
    (self.value, self.timescale) = (value, timescale)
  }
  public init(seconds: Double, preferredTimescale: Int32) {
    let count = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: Int64(exactly: count) ?? 0, timescale: preferredTimescale)
  }
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }

  public static let zero = CMTime(value: 0, timescale: 1)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

extension AVPlayer {
  public func currentTime() -> CMTime { .zero }
  public func seek(to time: CMTime) {}
  /// Goes nowhere, and says so.
  @preconcurrency
  public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    completionHandler(false)
  }
}

extension AVAudioSession {
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}
