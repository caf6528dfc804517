// Nobody is followed: asking is denied.
@_exported public import Foundation

/// Asks whether a person may be followed from app to app: no.
open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Hashable, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  @preconcurrency
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) { completion(.denied) }
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
