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
/// Holds objects of classes alone, no structs such as `String`.
public typealias CFTypeRef = AnyObject
/// `Bool` itself, not a pointer: compare with `==`, or use it in an `if`.
public typealias CFBoolean = Bool
/// Seconds.
public typealias CFTimeInterval = Double
/// Signed, as the indices of Swift's arrays are.
public typealias CFIndex = Int
/// Foundation's error object, so `localizedDescription` works on it.
public typealias CFError = NSError
/// Optional as at Apple's, where C hands it over, and never `nil`.
public let kCFBooleanTrue: CFBoolean? = true
/// Optional as at Apple's, where C hands it over, and never `nil`.
public let kCFBooleanFalse: CFBoolean? = false

/// Looks up text such as `com.example.log` in a bundle's Info.plist.
public let kCFBundleIdentifierKey: CFString = "CFBundleIdentifier"
/// Looks up the short name, which a menu shows, in a bundle's Info.plist.
public let kCFBundleNameKey: CFString = "CFBundleName"
/// Looks up the build's number in a bundle's Info.plist, not the version that people see.
public let kCFBundleVersionKey: CFString = "CFBundleVersion"
/// Looks up the name of the program's file in a bundle's Info.plist.
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
  /// Goes by way of `Double`, and rounds where a number has more digits than that.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// `nil` where a `Double` cannot hold the number exactly.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}

/// Where a device's programs tell each other of events; here a program tells itself alone.
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
  /// The text that observers are matched by.
  public let rawValue: CFString
  /// Any text is a name; two names of one text are equal.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  /// Any text is a name; it never fails.
  public init(rawValue: CFString) { self.rawValue = rawValue }
}

/// Who is told.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

/// What waits for a suspended program at Apple's; no choice makes a difference here.
public enum CFNotificationSuspensionBehavior: Int, Hashable, Sendable {
  case drop = 1
  case coalesce, hold, deliverImmediately
}

/// Never `nil`, and the same object each time.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter? { .darwin }
/// Calls `callBack` on the thread that posts; a name of `nil` hears all names.
///
/// The object and the suspension behaviour are ignored.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?,
  _ callBack: @escaping CFNotificationCallback, _ name: CFString?, _ object: UnsafeRawPointer?,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) { center?.add(CFNotificationCenter.Observer(identity: observer, name: name, told: callBack)) }
/// Forgets what was added with this pointer for this name; without a name, for all names.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) { center?.remove(observer, name: name?.rawValue) }
/// Forgets everything that was added with this pointer.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?
) { center?.remove(observer, name: nil) }
/// Calls the observers one by one before it returns, with neither object nor user info.
///
/// A name of `nil` tells nobody.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) { if let name { center?.post(name) } }
