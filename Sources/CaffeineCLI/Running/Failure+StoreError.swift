import CaffeineStore
import CommandArguments

extension Failure {
  /// An error of the store, with its remedy and exit code (sysexits(3)).
  init(_ error: StoreError) {
    switch error {
    case .noHome:
      self.init(
        .cannotCreate,
        "No place for the journal: CAFFEINE_HOME, or else HOME, has to be the full path of a folder,"
          + " in UTF-8.")
    case .locked(let path):
      self.init(
        .tryAgain,
        "Not saved: another process has held the lock \(path) for 5 seconds. Try again; nothing was changed."
      )
    case .notSaved(let path, let reason, let lines):
      self.init(
        .notSaved,
        "Not saved: \(path): \(reason). Nothing was changed.",
        advice: lines.map {
          "Free some space or repair the disk, and try again, or keep this and add it to the file later:\n\($0)"
        } ?? "Free some space or repair the disk, and try again.")
    case .notKnownToBeSaved(let path, let reason, _):
      // The remedy depends on the command; `Outcome` adds it.
      self.init(.notSaved, "Possibly not saved: \(path): \(reason).")
    case .cannotCreate(let path, let reason):
      self.init(
        .cannotCreate,
        "Cannot create \(path): \(reason). Set CAFFEINE_HOME to a folder you can write to.")
    case .notPermitted(let path, let reason):
      self.init(
        .notPermitted,
        "No permission for \(path): \(reason). Check its owner and permissions, or set CAFFEINE_HOME"
          + " to a folder of your own.")
    case .noSuchFile(let path):
      self.init(.noInput, "There is no file \(path). Check its name and folder.")
    case .unreadable(let path, let reason): self.init(unreadable: path, reason)
    case .changedWhileRead(let path):
      self.init(.tryAgain, "\(path) was changed while it was read. Try again.")
    case .notPlainFile(let path):
      self.init(
        .unreadableData,
        "\(path) is not a regular file with one name (a link, folder or pipe?). Put a regular file in"
          + " its place, or move it away.")
    case .notPrivate(let path, let isOwn):
      self.init(
        .notPermitted,
        isOwn
          ? "Not saved: \(path) can be written by other users."
          : "Not saved: \(path) belongs to another user.",
        advice: isOwn
          ? "Look at what is in it, then: chmod go-w \(path)"
          : "Look at what is in it, then put a copy of your own in its place.")
    case .journalMissing(let path):
      self.init(
        .unreadableData,
        "The journal is missing: there are no files in \(path), but this device has written some."
          + " Connect its disk or put the folder back. To begin a new journal, run"
          + " `caffeine doctor --accept log`.")
    case .clockAhead(let id):
      self.init(
        .unreadableData,
        "Not saved: drink \(id) was recorded by a clock more than 24 hours ahead of this one. Change it"
          + " on the device that recorded it; `caffeine doctor` shows the line.")
    case .noLaterDate(let device):
      self.init(
        .unreadableData,
        "Not saved: \(device).jsonl ends with the last date that a line can have. Remove the files"
          + " `device…` in the folder State of `caffeine where`, and try again: this device then"
          + " starts a new file, and the old one is still read.")
    case .newerVersion(let what):
      self.init(
        .unreadableData,
        "A later version of caffeine wrote \(what); this one leaves it alone. Update caffeine.")
    case .idTaken(let id):
      self.init(
        .wrongUse,
        "Not saved: the id \(id) belongs to another drink. Nothing was changed;"
          + " `caffeine edit \(id)` changes that drink, and without an id a new one gets its own.")
    case .invalid(let id, let reason):
      self.init(.unreadableData, "Drink \(id) was not saved: \(reason.sentence).")
    case .plannedTooFarAhead(let id):
      self.init(
        .wrongUse,
        "Drink \(id) was not saved: it starts more than 48 hours from now. Log it closer to that"
          + " time.")
    case .noSuchIntake(let id):
      self.init(.noInput, "No drink has the id \(id). `caffeine list` shows the ids.")
    case .nothingToUndo:
      self.init(.noInput, "Nothing to undo: no command of this device is left to take back.")
    case .oldChange:
      self.init(.unconfirmed, "The last command is too old to be taken back unasked.")
    case .invalidKey(let key):
      self.init(
        .wrongUse, "\"\(key)\" cannot be a name: use letters, digits, dots and hyphens.")
    case .unknownFormat(let format):
      self.init(
        .unreadableData,
        "Cannot tell what kind of file this is: \(format.sentence). Supported are Apple Health's export.xml,"
          + " CSV with a header line, JSON and JSON lines.")
    case .unfitTable(let table): self.init(table)
    case .endsWithinRow:
      self.init(
        .unreadableData, "The file ends within its last row. Nothing was imported.",
        advice: "Copy the file again, or complete the row: its columns, quotes and line end.")
    case .malformedImport(let detail, let offset):
      self.init(
        .unreadableData,
        "The file cannot be imported: \(detail), at byte \(offset). Nothing was imported.")
    }
    cause = error
  }

  /// An existing file or folder that cannot be read.
  private init(unreadable path: String, _ reason: SystemError) {
    let text: Message =
      switch reason {
      case .isFolder: "\(path) is a folder, not a file. Move it out of the way."
      case .notFolder:
        "Cannot read \(path): there is a file where a folder is needed. Move that file, or set"
          + " CAFFEINE_HOME to a folder."
      case .notText:
        "Cannot read \(path): it is not text in UTF-8. Correct it in an editor, or move it away."
      default: "Cannot read \(path): \(reason). `caffeine doctor` says more."
      }
    self.init(reason == .notFolder ? .cannotCreate : .unreadableData, text)
  }
}
