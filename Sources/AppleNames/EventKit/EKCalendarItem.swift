// Apple's properties are unwrapped where they are used, and sources count on it.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// Who keeps calendars.
open class EKSource: NSObject {
  public let sourceIdentifier = ""
  public let title = ""
}

/// A calendar or a list of reminders.
open class EKCalendar: NSObject {
  public let calendarIdentifier = UUID().uuidString
  open var title = ""
  open var cgColor: CGColor! = UIColor.gray.cgColor
  open var source: EKSource!
  public let allowsContentModifications = false
  public let isSubscribed = false
  public let isImmutable = true
  public let type = EKCalendarType.local

  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}

/// Where a calendar is from.
public enum EKCalendarType: Int, Hashable, Sendable {
  case local, calDAV, exchange, subscription, birthday
}

/// An event or a reminder.
open class EKCalendarItem: NSObject {
  public let calendarItemIdentifier = UUID().uuidString
  open var calendar: EKCalendar!
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  public let creationDate: Date? = nil
  public let attendees: [EKParticipant]? = nil
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  public var hasAlarms: Bool { alarms?.isEmpty == false }
  public var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  public var hasNotes: Bool { notes != nil }
  public var hasAttendees: Bool { attendees != nil }
}

/// Something at a time.
open class EKEvent: EKCalendarItem {
  public var eventIdentifier: String! { calendarItemIdentifier }
  open var isAllDay = false
  open var startDate: Date! = .distantPast
  open var endDate: Date! = .distantPast
  open var availability = EKEventAvailability.busy
  public var occurrenceDate: Date! { startDate }
  public let status = EKEventStatus.none
  public let organizer: EKParticipant? = nil
  public let isDetached = false
  public let birthdayContactIdentifier: String? = nil

  public convenience init(eventStore: EKEventStore) { self.init() }

  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    startDate.compare(other.startDate)
  }
}

/// Something to do.
open class EKReminder: EKCalendarItem {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var completionDate: Date?
  open var isCompleted = false
  /// 1 is most, 9 least, 0 none.
  open var priority = 0

  public convenience init(eventStore: EKEventStore) { self.init() }
}

public enum EKEventStatus: Int, Hashable, Sendable {
  case none, confirmed, tentative, canceled
}

public enum EKEventAvailability: Int, Hashable, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}

/// When somebody is told of an event.
open class EKAlarm: NSObject {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?

  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
}

public enum EKRecurrenceFrequency: Int, Hashable, Sendable {
  case daily, weekly, monthly, yearly
}

/// When an event repeats.
open class EKRecurrenceRule: NSObject {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public let recurrenceEnd: EKRecurrenceEnd?

  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = interval
    recurrenceEnd = end
  }
}

/// When it repeats no more.
open class EKRecurrenceEnd: NSObject {
  public let endDate: Date?
  public let occurrenceCount: Int

  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
  }
  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
  }
}

/// Somebody who takes part.
open class EKParticipant: NSObject {
  public let name: String? = nil
  public let isCurrentUser = false
  public let participantStatus = EKParticipantStatus.unknown
}

public enum EKParticipantStatus: Int, Hashable, Sendable {
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}
