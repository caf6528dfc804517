// There are no photos of anybody: access to them is denied and nothing is found.
@_exported public import SwiftUI

/// Whether a program may see photos.
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What a program wants to do with photos.
public enum PHAccessLevel: Int, Hashable, Sendable {
  case addOnly = 1
  case readWrite
}

/// Why nothing was changed.
public struct PHPhotosError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case accessRestricted = 3310
    case accessUserDenied
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

extension PHPhotosError: LocalizedError {
  public var errorDescription: String? { "There are no photos." }
}

/// The photos of a person.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let only = PHPhotoLibrary()
  public class func shared() -> PHPhotoLibrary { only }

  public class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  public class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
  @preconcurrency
  public class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  @preconcurrency
  public class func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  public class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
    .denied
  }
  public func performChanges(_ changes: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
}
