// Nobody watches how a device is used: nothing can be watched, and reports are empty.
@_exported public import ManagedSettings
@_exported public import SwiftUI

/// What is watched.
public struct DeviceActivityName: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// When it is watched.
public struct DeviceActivitySchedule: Hashable, Sendable, Codable {
  public let intervalStart: DateComponents
  public let intervalEnd: DateComponents
  public let repeats: Bool
  public let warningTime: DateComponents?

  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    self.intervalStart = intervalStart
    self.intervalEnd = intervalEnd
    self.repeats = repeats
    self.warningTime = warningTime
  }
  /// None, as nothing is watched.
  public var nextInterval: DateInterval? { nil }
}

/// How much use there has to be for somebody to be told.
public struct DeviceActivityEvent: Hashable, Sendable, Codable {
  public struct Name: RawRepresentable, Hashable, Sendable, Codable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let applications: Set<ApplicationToken>
  public let categories: Set<ActivityCategoryToken>
  public let webDomains: Set<WebDomainToken>
  public let threshold: DateComponents

  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents
  ) {
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
    self.threshold = threshold
  }
}

/// Watches how a device is used: that is not allowed.
public final class DeviceActivityCenter: Sendable {
  public enum MonitoringError: Error, LocalizedError, Hashable, Sendable {
    case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents
    case unauthorized

    public var errorDescription: String? { "Screen Time is unavailable." }
  }

  public init() {}

  public var activities: [DeviceActivityName] { [] }
  public func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws { throw MonitoringError.unauthorized }
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
  public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
  public func events(
    for activity: DeviceActivityName
  ) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
}

/// Who is told of how a device is used; nobody is.
open class DeviceActivityMonitor {
  public init() {}
  open func intervalDidStart(for activity: DeviceActivityName) {}
  open func intervalDidEnd(for activity: DeviceActivityName) {}
  open func eventDidReachThreshold(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}
  open func intervalWillStartWarning(for activity: DeviceActivityName) {}
  open func intervalWillEndWarning(for activity: DeviceActivityName) {}
}

/// Whose use, and when, a report is of.
public struct DeviceActivityFilter: Hashable, Sendable {
  public enum SegmentInterval: Hashable, Sendable {
    case hourly(during: DateInterval)
    case daily(during: DateInterval)
    case weekly(during: DateInterval)
  }
  public struct User: Hashable, Sendable {
    public static let all = User()
    public static let children = User()
  }
  public struct Devices: Hashable, Sendable {
    public enum Model: Int, Hashable, Sendable { case iPhone, iPad, iPod, mac }

    public static let all = Devices()
    public init(_ models: Set<Model>) {}
    private init() {}
  }

  public init(
    segment: SegmentInterval, users: User? = nil, devices: Devices = .all,
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = []
  ) {}
}

/// What a report extension would draw of how a device is used; it draws nothing.
public struct DeviceActivityReport: View {
  public struct Context: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public init(
    _ context: Context,
    filter: DeviceActivityFilter = DeviceActivityFilter(
      segment: .daily(during: DateInterval(start: .distantPast, end: .distantFuture)))
  ) {}
  public var body: some View { Color.clear }
}
