/// Nothing takes it up here.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var expirationDate: Date?
  open var persistentIdentifier: String?
  open var isEligibleForPrediction = false
  /// What modules above keep with it, by name.
  package var further: [String: Any] = [:]

  /// Takes any text; it need not stand in an Info.plist.
  public init(activityType: String) { self.activityType = activityType }
}

/// Keeps its values while the program runs, and shares them with no device.
///
/// Unchecked, because the values are only read and changed under the lock.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  private static let shared = NSUbiquitousKeyValueStore()
  open class var `default`: NSUbiquitousKeyValueStore { shared }

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  /// `false` where there is no number.
  open func bool(forKey key: String) -> Bool { number(forKey: key)?.boolValue ?? false }
  /// 0 where there is no number.
  open func double(forKey key: String) -> Double { number(forKey: key)?.doubleValue ?? 0 }
  /// 0 where there is no number; fractions are cut off.
  open func longLong(forKey key: String) -> Int64 { number(forKey: key)?.int64Value ?? 0 }
  private func number(forKey key: String) -> NSNumber? { object(forKey: key) as? NSNumber }

  open func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
  open func removeObject(forKey key: String) { set(nil, forKey: key) }
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// Always `false`: nothing reaches a disk or another device.
  @discardableResult open func synchronize() -> Bool { false }
}

extension Notification.Name {
  /// Never posted here.
  public static let NSSystemClockDidChange = Notification.Name(
    "NSSystemClockDidChangeNotification")
}

extension NotificationCenter {
  /// Listens from this call on, before the first one is awaited.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> AsyncStream<Notification> {
    AsyncStream { continuation in
      // It is used once more, where nobody listens any longer.
      nonisolated(unsafe) let observer = addObserver(forName: name, object: object, queue: nil) {
        nonisolated(unsafe) let notification = $0
        continuation.yield(notification)
      }
      continuation.onTermination = { _ in self.removeObserver(observer) }
    }
  }
}
