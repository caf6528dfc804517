// There is no watch and no phone beside it: sessions are not supported, and whatever is sent fails.
@_exported public import Foundation

/// Why nothing was sent.
public struct WCError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case genericError = 7001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
    case watchAppNotInstalled, notReachable
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

extension WCError: LocalizedError {
  public var errorDescription: String? { "There is no other device." }
}

public enum WCSessionActivationState: Int, Hashable, Sendable {
  case notActivated, inactive, activated
}

/// Who is told of the other device.
public protocol WCSessionDelegate: AnyObject {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// Talks to the other device, of which there is none.
public final class WCSession: NSObject, Sendable {
  private static let only = WCSession()

  public static var `default`: WCSession { only }
  public static func isSupported() -> Bool { false }

  /// Nobody is told.
  public var delegate: (any WCSessionDelegate)? {
    get { nil }
    set {}
  }
  public var activationState: WCSessionActivationState { .notActivated }
  public var isPaired: Bool { false }
  public var isWatchAppInstalled: Bool { false }
  public var isCompanionAppInstalled: Bool { false }
  public var isComplicationEnabled: Bool { false }
  public var isReachable: Bool { false }
  public var remainingComplicationUserInfoTransfers: Int { 0 }
  public var applicationContext: [String: Any] { [:] }
  public var receivedApplicationContext: [String: Any] { [:] }

  public func activate() {}
  public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.sessionNotSupported)) }
  public func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.sessionNotSupported)) }
  @discardableResult
  public func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer()
  }
  @discardableResult
  public func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer() }
}

/// Something that was to be sent.
public final class WCSessionUserInfoTransfer: NSObject, Sendable {
  public var isTransferring: Bool { false }
  public func cancel() {}
}
