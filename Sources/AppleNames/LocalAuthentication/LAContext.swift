// Nobody can show who they are: there is neither a face nor a finger to look at, and no passcode.
@_exported public import Foundation

public enum LAPolicy: Int, Hashable, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

public enum LABiometryType: Int, Hashable, Sendable {
  case none, touchID, faceID
  case opticID = 4
}

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why nobody is recognised.
public struct LAError: Error, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004

    /// So that it can be caught by its code.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool {
      (error as? LAError)?.code == code
    }
  }

  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let systemCancel = Code.systemCancel
  public static let passcodeNotSet = Code.passcodeNotSet
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout

  public let code: Code

  public init(_ code: Code) { self.code = code }

  init(for policy: LAPolicy) {
    switch policy {
    case .deviceOwnerAuthentication: code = .passcodeNotSet
    case .deviceOwnerAuthenticationWithBiometrics: code = .biometryNotAvailable
    }
  }

  public var errorDescription: String? { "Nobody can show here who they are." }
}

/// Asks a person to show who they are; nobody can.
open class LAContext: NSObject {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var biometryType: LABiometryType { .none }

  /// False, and says why.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = NSError(domain: LAErrorDomain, code: LAError(for: policy).code.rawValue)
    return false
  }
  @preconcurrency
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(for: policy)) }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(for: policy)
  }
  open func invalidate() {}
}
