// Core Foundation's types, which convert to Swift's and back by being them: `[…] as CFDictionary`.
/// Converts to `String` without a cast, as it is one; so `as String` is allowed and does nothing.
public typealias CFString = String
/// Keys may be of any hashable type, as those of Security's queries are.
public typealias CFDictionary = [AnyHashable: Any]
/// Holds anything: the elements' type is lost, so cast them one by one.
public typealias CFArray = [Any]
/// Swift's value: a copy is its own, where Apple's is shared by reference.
public typealias CFData = Data
/// A URL of files and of the network alike.
public typealias CFURL = URL
/// Seconds.
public typealias CFTimeInterval = Double

/// Looks up the build's number in a bundle's Info.plist, not the version that people see.
public let kCFBundleVersionKey: CFString = "CFBundleVersion"

/// Seconds since 2001 began.
public typealias CFAbsoluteTime = Double
/// Seconds since 2001 began, now.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
/// Seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

extension CGFloat {
  /// Goes by way of `Double`, and rounds where a number has more digits than that.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// `nil` where a `Double` cannot hold the number exactly.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
