// Nothing is felt here: the device has no engine for it.
@_exported public import Foundation

/// Why nothing is felt.
public struct CHHapticError: Error, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case engineNotRunning = -4805
    case notSupported = -4809
    case invalidEngineParameter = -4820
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorDescription: String? { "Nothing can be felt here." }
}

/// What a device can let a person feel.
public protocol CHHapticDeviceCapability: Sendable {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

/// One thing to be felt.
public final class CHHapticEvent: NSObject {
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
  }
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
  }

  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  public var relativeTime: TimeInterval
  public var duration: TimeInterval

  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}

/// How it is felt.
public final class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  public var value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// How that changes.
public final class CHHapticDynamicParameter: NSObject {}

/// Several things to be felt.
public final class CHHapticPattern: NSObject {
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}

/// Plays a pattern; nobody makes one here.
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

public let CHHapticTimeImmediate: TimeInterval = 0

/// Lets a person feel something: it cannot be made, as on a device without one.
public final class CHHapticEngine {
  public enum StoppedReason: Int, Hashable, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished
    case systemError = -1
  }

  private struct Nothing: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
  }

  public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }

  public var resetHandler: () -> Void = {}
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  public var playsHapticsOnly = false
  public var isAutoShutdownEnabled = false

  public init() throws { throw CHHapticError(.notSupported) }
  public func start() throws { throw CHHapticError(.notSupported) }
  public func start() async throws { throw CHHapticError(.notSupported) }
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}
