/// The readable part of the journal.
///
/// In all states but `whole` drinks may be missing, so derived values never look reassuring.
public enum JournalState: String, CaseIterable, Hashable, Sendable {
  /// Everything.
  case whole
  /// All but some lines or files.
  case damaged
  /// Nothing: the journal is not in its place.
  case missing
  /// Nothing: reading failed, as from a broken disk.
  case unreadable
  /// Nothing: this user has no permission.
  case notPermitted = "no-permission"
  /// Nothing: the environment names no place for it.
  case noPlace = "no-place"

  /// The problem at the start of a line, in at most 18 columns; empty for `whole`.
  package var words: String { texts.words }
  /// The problem within a shorter line.
  package var name: String { texts.name }
  /// The problem in at most ten columns.
  var shortName: String { self == .notPermitted ? "no access" : name }
  /// The problem as a spoken sentence.
  var spoken: String { texts.spoken }

  private var texts: (words: String, name: String, spoken: String) {
    switch self {
    case .whole: ("", "", "")
    case .damaged: ("Journal damaged", "damaged", "Some of the journal is damaged.")
    case .missing: ("Journal missing", "missing", "The journal is missing.")
    case .unreadable: ("Journal unreadable", "unreadable", "The journal is unreadable.")
    case .notPermitted:
      ("No permission", "no permission", "You have no permission to read the journal.")
    case .noPlace: ("No place is set", "no place", "There is no place for the journal.")
    }
  }

  /// Whether all drinks are unknown.
  package var isUnknown: Bool { self != .whole && self != .damaged }
}
