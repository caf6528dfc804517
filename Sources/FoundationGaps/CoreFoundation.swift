// Core Foundation's types, which convert to Swift's and back by being them: `[…] as CFDictionary`.
/// Converts to `String` without a cast, as it is one; so `as String` is allowed and does nothing.
public typealias CFString = String
/// Keys may be of any hashable type, as those of Security's queries are.
public typealias CFDictionary = [AnyHashable: Any]
/// Holds anything: the elements' type is lost, so cast them one by one.
public typealias CFArray = [Any]
/// Swift's value: a copy is its own, where Apple's is shared by reference.
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFTimeInterval = Double

public let kCFBundleVersionKey: CFString = "CFBundleVersion"

public typealias CFAbsoluteTime = Double
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

extension CGFloat {
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
