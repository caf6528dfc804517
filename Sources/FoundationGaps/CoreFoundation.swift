// Core Foundation's types, which convert to Swift's and back by being them: `[…] as CFDictionary`.
public typealias CFString = String
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFArray = [Any]
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFTypeRef = AnyObject
public typealias CFBoolean = Bool
public typealias CFTimeInterval = Double
public typealias CFIndex = Int
public typealias CFError = NSError
public let kCFBooleanTrue: CFBoolean? = true
public let kCFBooleanFalse: CFBoolean? = false

// What a bundle says of itself is found by.
public let kCFBundleIdentifierKey: CFString = "CFBundleIdentifier"
public let kCFBundleNameKey: CFString = "CFBundleName"
public let kCFBundleVersionKey: CFString = "CFBundleVersion"
public let kCFBundleExecutableKey: CFString = "CFBundleExecutable"

/// Seconds since 2001 began.
public typealias CFAbsoluteTime = Double
/// Seconds since 2001 began, now.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
/// Seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
/// Nothing, as an object.
public var kCFNull: NSNull { NSNull() }

extension CGFloat {
  public init(truncating number: NSNumber) {
    self.init(number.doubleValue)
  }

  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
