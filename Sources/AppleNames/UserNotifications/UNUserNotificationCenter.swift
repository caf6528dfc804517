/// Whether a program may notify a person.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// How a program may notify a person.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// How a notification is shown while its program is in front.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// What a person has allowed: nothing.
public final class UNNotificationSettings: Sendable {
  public let authorizationStatus = UNAuthorizationStatus.denied
  public let alertSetting = UNNotificationSetting.disabled
  public let soundSetting = UNNotificationSetting.disabled
  public let badgeSetting = UNNotificationSetting.disabled
  public let lockScreenSetting = UNNotificationSetting.disabled
  public let notificationCenterSetting = UNNotificationSetting.disabled
  public let criticalAlertSetting = UNNotificationSetting.disabled
  public let timeSensitiveSetting = UNNotificationSetting.disabled
  public let scheduledDeliverySetting = UNNotificationSetting.disabled
}

/// Whether a way to notify is on.
public enum UNNotificationSetting: Int, Hashable, Sendable {
  case notSupported, disabled, enabled
}

/// Why nobody is notified.
public struct UNError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

extension UNError: LocalizedError {
  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed."
    case .attachmentInvalidURL: "There is no such file."
    }
  }
}

/// Notifies a person: that is denied, and nothing is kept.
public final class UNUserNotificationCenter: Sendable {
  private static let only = UNUserNotificationCenter()

  public static func current() -> UNUserNotificationCenter { only }

  private init() {}

  /// Nobody is told.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { nil }
    set {}
  }

  @preconcurrency
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  @preconcurrency
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  @preconcurrency
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(UNError(.notificationsNotAllowed)) }
  public func add(_ request: UNNotificationRequest) async throws {
    throw UNError(.notificationsNotAllowed)
  }

  @preconcurrency
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  @preconcurrency
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }
  public func deliveredNotifications() async -> [UNNotification] { [] }

  /// Nobody sees what could be done with a notification.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  @preconcurrency
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { completionHandler([]) }
  public func notificationCategories() async -> Set<UNNotificationCategory> { [] }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeAllPendingNotificationRequests() {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}
  public func setBadgeCount(
    _ count: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(UNError(.notificationsNotAllowed)) }
  public func setBadgeCount(_ count: Int) async throws {
    throw UNError(.notificationsNotAllowed)
  }
}
