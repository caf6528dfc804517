// Text has one font here, so a font is registered without being read: all that can be wrong is that its
// file is not there.
@_exported public import SwiftUI

/// For whom a font is registered.
public enum CTFontManagerScope: UInt32, Hashable, Sendable {
  case none, process, persistent, session

  public static var user: CTFontManagerScope { .persistent }
}

public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Why a font is not registered.
public enum CTFontManagerError: CFIndex, Hashable, Sendable {
  case fileNotFound = 101
  case insufficientPermissions, unrecognizedFormat, invalidFontData
  case alreadyRegistered = 105
  case notRegistered = 201
}

@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard !FileManager.default.isReadableFile(atPath: fontURL.path) else { return true }
  let problem = NSError(
    domain: kCTFontManagerErrorDomain, code: CTFontManagerError.fileNotFound.rawValue,
    userInfo: [NSURLErrorKey: fontURL])
  error?.pointee = Unmanaged.passRetained(problem)
  return false
}
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let problems = fontURLs.compactMap { url -> CFError? in
    var error: Unmanaged<CFError>?
    if let url = url as? URL { CTFontManagerRegisterFontsForURL(url, scope, &error) }
    return error?.takeRetainedValue()
  }
  _ = registrationHandler?(problems, true)
}
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
/// None, as text has one font.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { [] }
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray { [] }

public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont.systemFont(ofSize: size) }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// The bytes of a file or of memory.
public final class CGDataProvider: Sendable {
  public let data: CFData?

  public init?(data: CFData) { self.data = data }
  /// `nil` where there is no such file.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
}

/// A font by its bytes, which are not read.
public final class CGFont: Sendable {
  public var postScriptName: CFString? { nil }
  public var fullName: CFString? { nil }

  /// `nil` where there are no bytes.
  public init?(_ provider: CGDataProvider) {
    if provider.data?.isEmpty != false { return nil }
  }
}
