public import CoreLocation

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  open var title = ""
  open var subtitle = ""
  open var body = ""
  open var badge: NSNumber?
  open var sound: UNNotificationSound?
  open var attachments: [UNNotificationAttachment] = []
  open var userInfo: [AnyHashable: Any] = [:]
  open var categoryIdentifier = ""
  open var threadIdentifier = ""
  open var targetContentIdentifier: String?
  open var summaryArgument = ""
  open var summaryArgumentCount = 0
  open var launchImageName = ""
  open var filterCriteria: String?
  open var interruptionLevel = UNNotificationInterruptionLevel.active
  open var relevanceScore = 0.0

  open func copy(with zone: NSZone? = nil) -> Any { filled(UNNotificationContent()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UNMutableNotificationContent()) }

  private func filled(_ content: UNNotificationContent) -> UNNotificationContent {
    (content.title, content.subtitle, content.body) = (title, subtitle, body)
    (content.badge, content.sound, content.attachments) = (badge, sound, attachments)
    (content.userInfo, content.categoryIdentifier) = (userInfo, categoryIdentifier)
    content.threadIdentifier = threadIdentifier
    content.targetContentIdentifier = targetContentIdentifier
    (content.summaryArgument, content.summaryArgumentCount) = (
      summaryArgument, summaryArgumentCount
    )
    (content.launchImageName, content.filterCriteria) = (launchImageName, filterCriteria)
    (content.interruptionLevel, content.relevanceScore) = (interruptionLevel, relevanceScore)
    return content
  }
}

/// What a notification will say.
open class UNMutableNotificationContent: UNNotificationContent {}

/// A file that is shown with a notification.
public final class UNNotificationAttachment: NSObject {
  public let identifier: String
  public let url: URL

  /// Throws where there is no such file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier
    self.url = url
  }
}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable {
  case passive, active, timeSensitive, critical
}

/// What is heard of a notification.
public final class UNNotificationSound: Sendable {
  public static let `default` = UNNotificationSound()
  public static let defaultCritical = UNNotificationSound()
  public static let defaultRingtone = UNNotificationSound()

  private init() {}
  /// A sound by its file; nothing is heard.
  public init(named name: UNNotificationSoundName) {}
}

/// The file of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension NSString {
  /// The text of a key; no tables are read, so it is the key.
  public class func localizedUserNotificationString(
    forKey key: String, arguments: [Any]?
  ) -> String { key }
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject {
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }
}

/// After so many seconds.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  /// Never, as nothing is scheduled.
  public func nextTriggerDate() -> Date? { nil }
}

/// When somebody comes to a place or leaves it.
public final class UNLocationNotificationTrigger: UNNotificationTrigger {
  public let region: CLRegion

  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

/// When the calendar says so.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// Never, as nothing is scheduled.
  public func nextTriggerDate() -> Date? { nil }
}

/// What to say, and when.
public final class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// What was said.
public final class UNNotification: NSObject {
  public let date: Date
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, at date: Date) {
    self.request = request
    self.date = date
  }
}
