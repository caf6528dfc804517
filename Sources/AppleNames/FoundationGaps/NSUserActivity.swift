/// What a person does in an app, so that other parts of the system can take it up; nobody does here.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var webpageURL: URL?
  open var expirationDate: Date?
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?
  open var isEligibleForSearch = false
  open var isEligibleForHandoff = true
  open var isEligibleForPrediction = false
  open var isEligibleForPublicIndexing = false
  open var needsSave = false
  open var supportsContinuationStreams = false
  open var referrerURL: URL?
  open var contextIdentifierPath: [String]?
  open weak var delegate: (any NSUserActivityDelegate)?
  /// What modules above keep with it, by name.
  package var further: [String: Any] = [:]

  public init(activityType: String) {
    self.activityType = activityType
  }

  open func addUserInfoEntries(from others: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(others) { $1 }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

/// Who is asked for what an activity is about; nobody asks.
public protocol NSUserActivityDelegate: AnyObject {}

/// The type of what comes from a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Why shared values have changed, and which; they do not.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// Values that a person's devices share; there is one device, and it keeps nothing.
open class NSUbiquitousKeyValueStore: NSObject {
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  open class var `default`: NSUbiquitousKeyValueStore { NSUbiquitousKeyValueStore() }

  open func object(forKey key: String) -> Any? { nil }
  open func string(forKey key: String) -> String? { nil }
  open func data(forKey key: String) -> Data? { nil }
  open func array(forKey key: String) -> [Any]? { nil }
  open func dictionary(forKey key: String) -> [String: Any]? { nil }
  open func bool(forKey key: String) -> Bool { false }
  open func double(forKey key: String) -> Double { 0 }
  open func longLong(forKey key: String) -> Int64 { 0 }
  open func set(_ value: Any?, forKey key: String) {}
  open func removeObject(forKey key: String) {}
  open var dictionaryRepresentation: [String: Any] { [:] }
  /// Nothing could be shared.
  @discardableResult open func synchronize() -> Bool { false }
}

extension Notification.Name {
  public static let NSSystemClockDidChange = Notification.Name(
    "NSSystemClockDidChangeNotification")
}

extension NotificationCenter {
  /// What is posted under a name from now on.
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
