import CaffeineStore

extension Finding {
  /// What was found, and what can be done about it.
  var text: (problem: String, remedy: String) {
    switch problem {
    case .damage(let kind): (kind.problem, kind.remedy)
    case .handWritten(let id):
      (
        "the line of \(id) has no checksum, so it was written by hand; it is used",
        "`caffeine edit \(id)` saves it again, so that widgets are sure to see it."
      )
    case .outOfOrder(let count):
      (
        "\(count) lines are dated before the line above them, as can happen after a Git merge",
        "`caffeine list` shows them all; edit any entry that a widget does not show."
      )
    case .clockAhead(let device):
      (
        "the clock of device \(device) was more than 24 hours ahead",
        "Set that device's clock; the entries are correct; reading is a little slower."
      )
    case .copy:
      (
        "a copy made by a sync program; it is read",
        "Nothing to do. You can delete it once its lines are in the device's own file."
      )
    case .notPlainFile:
      ("not a regular file; it is not read", "Move it out of the folder log.")
    case .symbolicLink:
      (
        "a symbolic link; it is not followed", "Link the folder instead, or set CAFFEINE_HOME."
      )
    case .unreadable(let reason):
      ("cannot be read: \(reason)", "Check its owner, its permissions and the disk.")
    case .writableByOthers: ("other users can write to this folder", "Run chmod 700 on it.")
    case .noVersion:
      ("does not name a journal version", "Write the line `caffeine-journal 1` to it.")
    case .noDeviceName:
      (
        "contains no device name",
        "Nothing to do: the next change gives this device a new name and file."
      )
    }
  }
}

extension Damage.Kind {
  /// What is wrong, as part of a sentence about the line.
  fileprivate var problem: String {
    switch self {
    case .unreadable: "an incomplete line, or not JSON; it is skipped"
    case .controlBytes: "NUL or control bytes in the line, probably from a power cut"
    case .tooLong: "a line of more than 64 KiB; it is skipped"
    case .badValue: "a field is missing or out of range; the line is skipped"
    case .checksum: "the checksum does not match: edited by hand or damaged; the line is used"
    case .unknownOperation: "a change of a kind this version does not know; it is skipped"
    }
  }

  /// What can be done.
  fileprivate var remedy: String {
    switch self {
    case .unreadable, .controlBytes, .tooLong:
      "Look at the file there, and log what is missing again. Later lines are not affected."
    case .badValue: "Correct the line in an editor and remove its `crc` field, or log it again."
    case .checksum: "If the line is right, run `caffeine edit` with its id to save it again."
    case .unknownOperation: "Update caffeine."
    }
  }
}
