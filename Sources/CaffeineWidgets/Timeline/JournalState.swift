/// What could be read of the journal that a source is made from.
///
/// In all states but `whole` drinks may be missing, and nothing that follows from them looks calm.
public enum JournalState: String, CaseIterable, Hashable, Sendable {
  /// All of it.
  case whole
  /// All but some lines or files.
  case damaged
  /// Nothing: it is not where it was.
  case missing
  /// Nothing, as of a broken disk.
  case unreadable
  /// Nothing, since this user may not.
  case notPermitted = "no-permission"
  /// Nothing: nobody says where it is.
  case noPlace = "no-place"

  /// What is wrong with it, at the beginning of a line and within 18 columns; empty of a whole one.
  package var words: String {
    switch self {
    case .whole: ""
    case .damaged: "Journal damaged"
    case .missing: "Journal missing"
    case .unreadable: "Journal unreadable"
    case .notPermitted: "No permission"
    case .noPlace: "No place is set"
    }
  }

  /// The same after other words.
  var wordsInside: String {
    switch self {
    case .whole: ""
    case .damaged: "journal damaged"
    case .missing: "journal missing"
    case .unreadable: "journal unreadable"
    case .notPermitted: "no permission"
    case .noPlace: "no place is set"
    }
  }

  /// The same after other words, where there is less room.
  package var name: String {
    switch self {
    case .whole: ""
    case .damaged: "damaged"
    case .missing: "missing"
    case .unreadable: "unreadable"
    case .notPermitted: "no permission"
    case .noPlace: "no place"
    }
  }

  /// The same within ten columns.
  var shortName: String { self == .notPermitted ? "no access" : name }

  /// The same as a sentence.
  var spoken: String {
    switch self {
    case .whole: ""
    case .damaged: "Some of the journal is damaged."
    case .missing: "The journal is missing."
    case .unreadable: "The journal is unreadable."
    case .notPermitted: "You have no permission to read the journal."
    case .noPlace: "There is no place for the journal."
    }
  }

  /// Whether nothing is known of what was drunk.
  package var isUnknown: Bool {
    switch self {
    case .whole, .damaged: false
    case .missing, .unreadable, .notPermitted, .noPlace: true
    }
  }
}
