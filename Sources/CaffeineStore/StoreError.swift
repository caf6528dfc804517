/// What the store could not do.
///
/// `description` says what, where and how to put it right.
public enum StoreError: Error, Hashable, Sendable {
  /// Neither `CAFFEINE_HOME` nor `HOME` says where the files are to be.
  case noHome
  /// Another process, if known by its number, kept the lock for five seconds.
  case locked(path: String, holder: Int32?)
  /// Nothing was saved; `lines` are what was to be appended, as they can be pasted into the file.
  case notSaved(path: String, reason: SystemError, lines: String?)
  /// The line was written but the device did not confirm it. Saving under the same id again is
  /// harmless.
  case notKnownToBeSaved(path: String, reason: SystemError, id: String?)
  /// A file or folder could not be made.
  case cannotCreate(path: String, reason: SystemError)
  /// A file or folder may not be used.
  case notPermitted(path: String, reason: SystemError)
  /// There is no file to import at `path`.
  case noSuchFile(path: String)
  /// A file could not be read.
  case unreadable(path: String, reason: SystemError)
  /// A symbolic link, a folder or a file with a second name stands where a plain file must be.
  case notPlainFile(path: String)
  /// A later version of the program wrote this; `what` is an id or the folder.
  case newerVersion(what: String)
  /// Another intake has the id that a new one was to have.
  case idTaken(id: String)
  /// An intake has a value that no journal keeps.
  case invalid(id: String, reason: String)
  /// The intake starts more than 48 hours after now.
  case plannedTooFarAhead(id: String)
  /// No intake has this id.
  case noSuchIntake(id: String)
  /// This device has recorded nothing that could be taken back.
  case nothingToUndo
  /// A setting's key or suite is not spelt as one.
  case invalidKey(String)
  /// A file to import is of no known kind; `detail` says what was found.
  case unknownFormat(detail: String)
  /// A file to import breaks off or is not what it says; `offset` in bytes from its start.
  case malformedImport(detail: String, offset: Int)
}

extension StoreError: CustomStringConvertible {
  /// What happened, where, and how to put it right.
  public var description: String {
    switch self {
    case .noHome:
      "No place for the journal: set CAFFEINE_HOME or HOME to the full path of a folder."
    case .locked(let path, let holder):
      "Not saved: \(holder.map { "process \($0)" } ?? "another process") has held the lock"
        + " \(path) for 5 seconds. Try again; nothing was changed."
    case .notSaved(let path, let reason, let lines):
      "Not saved: \(path): \(reason). Nothing was changed. Free some space or repair the disk, and"
        + " try again"
        + (lines.map { ", or keep this and add it to the file later:\n\($0)" } ?? ".")
    case .notKnownToBeSaved(let path, let reason, let id):
      "Possibly not saved: \(path): \(reason). Once the disk works again, repeat the command"
        + (id.map { " with --id \($0); that cannot log it twice." } ?? "; that is safe.")
    case .invalid(let id, let reason): "Drink \(id) was not saved: \(reason)."
    case .idTaken(let id):
      "Not saved: the id \(id) belongs to another drink. Nothing was changed; `caffeine edit \(id)`"
        + " changes that drink, and without an id a new one gets its own."
    case .plannedTooFarAhead(let id):
      "Drink \(id) was not saved: it starts more than 48 hours from now. Log it closer to that time."
    case .noSuchIntake(let id): "No drink has the id \(id). `caffeine list` shows the ids."
    case .nothingToUndo: "Nothing to undo: this device has recorded no change."
    case .newerVersion(let what):
      "A later version of caffeine wrote \(what); this one leaves it alone. Update caffeine."
    default: fileDescription
    }
  }

  private var fileDescription: String {
    switch self {
    case .cannotCreate(let path, let reason):
      "Cannot create \(path): \(reason). Set CAFFEINE_HOME to a folder you can write to."
    case .notPermitted(let path, let reason):
      "No permission for \(path): \(reason). Check its owner and permissions, or set CAFFEINE_HOME to"
        + " a folder of your own."
    case .unreadable(let path, .isFolder):
      "\(path) is a folder. Name a file in it, or move it out of the way."
    case .unreadable(let path, .notFolder):
      "Cannot read \(path): there is a file where a folder is needed. Move that file, or set"
        + " CAFFEINE_HOME to a folder."
    case .unreadable(let path, .notText):
      "Cannot read \(path): it is not text in UTF-8. Correct it in an editor, or move it away."
    case .unreadable(let path, let reason):
      "Cannot read \(path): \(reason). Nothing was changed; `caffeine doctor` says more."
    case .noSuchFile(let path):
      "There is no file \(path). Check its name and folder."
    case .notPlainFile(let path):
      "\(path) is not a regular file with one name (a symbolic or hard link?). To keep the journal"
        + " elsewhere, link its folder or set CAFFEINE_HOME."
    case .invalidKey(let key):
      "\"\(key)\" cannot be the name of a setting: use letters, digits, dots and hyphens."
    case .unknownFormat(let detail):
      "Cannot tell what kind of file this is: \(detail). Supported are Apple Health's export.xml, CSV"
        + " with a header line, JSON and JSON lines."
    case .malformedImport(let detail, let offset):
      "The file cannot be imported: \(detail), at byte \(offset). Nothing was imported."
    default: ""
    }
  }
}

extension StoreError {
  /// The exit status that tells other programs what happened, after sysexits(3).
  public var exitCode: Int32 {
    switch self {
    case .unreadable, .notPlainFile, .newerVersion, .idTaken, .invalid, .plannedTooFarAhead,
      .unknownFormat, .malformedImport:
      65
    case .invalidKey: 64
    case .noSuchFile, .noSuchIntake, .nothingToUndo: 66
    case .noHome, .cannotCreate: 73
    case .notSaved, .notKnownToBeSaved: 74
    case .locked: 75
    case .notPermitted: 77
    }
  }

  /// The error of a call to make `path`: a matter of permission or not.
  static func creating(_ path: String, _ reason: SystemError) -> StoreError {
    reason.isPermission
      ? .notPermitted(path: path, reason: reason) : .cannotCreate(path: path, reason: reason)
  }

  /// The error of a call to read `path`.
  static func reading(_ path: String, _ reason: SystemError) -> StoreError {
    if reason == .symbolicLink { return .notPlainFile(path: path) }
    return reason.isPermission
      ? .notPermitted(path: path, reason: reason) : .unreadable(path: path, reason: reason)
  }
}

extension SystemError {
  /// Whether the user may not do it, however well the disk is.
  fileprivate var isPermission: Bool { self == .accessDenied || self == .notPermitted }
}
