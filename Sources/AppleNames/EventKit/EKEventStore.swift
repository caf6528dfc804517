/// What a calendar keeps.
public enum EKEntityType: UInt, Hashable, Sendable {
  case event, reminder
}

/// Whether a program may see the calendar.
public enum EKAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly

  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Which of a repeating event's dates are meant.
public enum EKSpan: Int, Hashable, Sendable {
  case thisEvent, futureEvents
}

/// Why nothing was kept.
public struct EKError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case eventNotMutable, noCalendar
    case eventStoreNotAuthorized = 29
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

extension EKError: LocalizedError {
  public var errorDescription: String? { "There is no calendar." }
}

extension Notification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// Events and reminders: access to them is denied, and there are none.
open class EKEventStore: NSObject {
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }

  @preconcurrency
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  @preconcurrency
  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  open func requestFullAccessToEvents() async throws -> Bool { false }
  @preconcurrency
  open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  open func requestFullAccessToReminders() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }

  open var sources: [EKSource] { [] }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

  open func predicateForEvents(
    withStart start: Date, end: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func predicateForIncompleteReminders(
    withDueDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForCompletedReminders(
    withCompletionDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Answers at once, with none.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return predicate
  }
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}
  open func refreshSourcesIfNecessary() {}
  open func reset() {}

  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { try denied() }
  open func save(_ reminder: EKReminder, commit: Bool) throws { try denied() }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { try denied() }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { try denied() }
  open func commit() throws { try denied() }

  private func denied() throws { throw EKError(.eventStoreNotAuthorized) }
}
