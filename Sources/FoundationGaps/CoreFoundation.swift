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

/// Where programs of one device tell each other that something has happened; here a program tells
/// itself alone.
///
/// Unchecked, because the list is only read and changed under the lock.
public final class CFNotificationCenter: @unchecked Sendable {
  fileprivate static let darwin = CFNotificationCenter()

  fileprivate struct Observer {
    let identity: UnsafeRawPointer?
    let name: String?
    let told: CFNotificationCallback
  }
  private let lock = NSLock()
  private var observers: [Observer] = []

  fileprivate func add(_ observer: Observer) { lock.withLock { observers.append(observer) } }
  fileprivate func remove(_ identity: UnsafeRawPointer?, name: String?) {
    lock.withLock {
      observers.removeAll { $0.identity == identity && (name == nil || $0.name == name) }
    }
  }
  fileprivate func post(_ name: CFNotificationName) {
    let told = lock.withLock { observers.filter { $0.name == nil || $0.name == name.rawValue } }
    for observer in told {
      observer.told(self, UnsafeMutableRawPointer(mutating: observer.identity), name, nil, nil)
    }
  }
}

/// What is told.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  public init(rawValue: CFString) { self.rawValue = rawValue }
}

/// Who is told.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

public enum CFNotificationSuspensionBehavior: Int, Hashable, Sendable {
  case drop = 1
  case coalesce, hold, deliverImmediately
}

public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter? { .darwin }
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?,
  _ callBack: @escaping CFNotificationCallback, _ name: CFString?, _ object: UnsafeRawPointer?,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) { center?.add(CFNotificationCenter.Observer(identity: observer, name: name, told: callBack)) }
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) { center?.remove(observer, name: name?.rawValue) }
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?
) { center?.remove(observer, name: nil) }
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) {
  if let name { center?.post(name) }
}
