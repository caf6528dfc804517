public import CaffeineDomain

/// What an undo took back.
public enum UndoneChange: Hashable, Sendable {
  /// A change to one entry: as the change had left it, `nil` when it had removed it, and as it is
  /// now, `nil` when it is not there. A newer change, of another device, may have superseded it.
  case entry(
    IntakeID, undone: JournalEntry?, current: JournalEntry?, isSuperseded: Bool)

  /// An import of so many drinks. Those that were changed since, or came from elsewhere too,
  /// remain.
  case imported(count: Int, remaining: Int)

  /// A setting, by its suite and key: as the change had left it and as it is now; `nil` where it
  /// is not set. It may have been changed since, in an editor or on another device.
  case setting(suite: String, key: String, undone: String?, current: String?, isSuperseded: Bool)
}
