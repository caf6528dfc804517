import Synchronization

/// The first moment at which a picture changes by itself, found out while it is drawn.
///
/// Who needs to know it puts one into the environment; without one nothing is worked out.
package final class TextChanges: Sendable {
  private let earliest = Mutex<Date?>(nil)

  package init() {}

  /// The first moment that was noted; `nil` means that nothing changes.
  package var next: Date? { earliest.withLock { $0 } }

  package func note(_ date: Date?) {
    guard let date else { return }
    earliest.withLock { $0 = min($0 ?? date, date) }
  }
}

extension EnvironmentValues {
  /// Where views that show how far away a date is note when that changes (default: nowhere).
  package var textChanges: TextChanges? {
    get { shared.textChanges }
    set { shared.textChanges = newValue }
  }
}
