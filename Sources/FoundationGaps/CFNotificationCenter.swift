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
