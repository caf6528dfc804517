import Synchronization

/// The first moment at which a picture changes by itself, found while drawing.
///
/// Put one into the environment to find it; otherwise nothing is computed.
package final class TextChanges: Sendable {
  private let earliest = Mutex<Date?>(nil)

  package init() {}

  /// The first noted moment; `nil` if the picture does not change.
  package var next: Date? { earliest.withLock { $0 } }

  package func note(_ date: Date?) {
    guard let date else { return }
    earliest.withLock { $0 = min($0 ?? date, date) }
  }
}

extension EnvironmentValues {
  /// The collector of changes from views that show a distance to a date; none by default.
  package var textChanges: TextChanges? {
    get { shared.textChanges }
    set { shared.textChanges = newValue }
  }
}
