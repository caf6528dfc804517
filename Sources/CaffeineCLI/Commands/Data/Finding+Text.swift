import CaffeineDomain
import CaffeineStore

extension Finding {
  /// An instruction for removing an entry that starts too late, on the device that can do so.
  static func removal(of id: IntakeID, on device: String?) -> Message {
    device.map { "On the device \($0), run `caffeine remove \(id)`" }
      ?? "Run `caffeine remove \(id)`, or `caffeine edit \(id) --at WHEN`"
  }

  var text: (problem: Message, remedy: Message) {
    switch problem {
    case .damage(.notPlainFile) where !file.hasPrefix("log/"):
      (Damage.Kind.notPlainFile.problem, "Put a regular file in its place, or remove it.")
    case .damage(let kind): (kind.problem, kind.remedy)
    case .handWritten(let id):
      (
        "the line of \(id) has no checksum, so it was written by hand; it is used",
        "If a widget does not show it, change its note: `caffeine edit \(id) --note TEXT` saves it"
          + " again."
      )
    case .outOfOrder(let count):
      (
        count == 1
          ? "1 line is dated before the line above, as can happen after a Git merge"
          : "\(count) lines are dated before the line above, as can happen after a Git merge",
        "Nothing to do: they all count. Such a file is read whole, which takes longer."
      )
    case .clockAhead(let device):
      (
        "the clock of device \(device) was more than 24 hours ahead, first in the line there",
        "Set that device's clock. These entries can be changed on that device alone until that time"
          + " has come. If the line is damaged, correct its `hlc` and remove its `crc`."
      )
    case .clockBehind(let count):
      (
        count == 1
          ? "an entry was logged before 2026 by a clock that was not set"
          : "\(count) entries were logged before 2026 by a clock that was not set",
        "Set the clock. `caffeine list --since 1970-01-01` shows them; correct each with"
          + " `caffeine edit ID --at WHEN`, or remove it."
      )
    case .startsTooLate(let id, let device):
      (
        "\(id) starts more than 48 hours from now, so it does not count: a clock was wrong",
        "\(Self.removal(of: id, on: device))."
      )
    case .noLaterDate:
      (
        "it ends with the last date that a line can have, so nothing can be added to it",
        "Remove the files `device…` in the folder State of `caffeine where`: the next change starts"
          + " a new file, and this one is still read."
      )
    case .copy:
      (
        "a copy made by a sync program; it is read",
        "Nothing to do. You can delete it once its lines are in the device's own file."
      )
    case .copyOfDrinks:
      (
        "a copy of your own drinks made by a sync program; it is not read",
        "Copy the lines that you miss to the file `drinks`, and delete it."
      )
    case .missing:
      (
        "it is missing, empty or a link to nothing, but this device has written a journal",
        "Connect its disk or put the folder back. To begin a new journal, run"
          + " `caffeine doctor --accept log`."
      )
    case .unreadable(let reason):
      ("cannot be read: \(reason)", "Check its owner, its permissions and the disk.")
    case .writableByOthers: ("other users can write to this folder", "Run chmod 700 on it.")
    case .notPrivate(let isOwn):
      (
        isOwn ? "other users can write to this file" : "the file belongs to another user",
        isOwn
          ? "Look at what is in it, then run chmod go-w on it."
          : "Look at what is in it, then put a copy of your own in its place."
      )
    case .foreignFolder:
      ("the folder belongs to another user", "Move what is yours to a folder of your own.")
    case .laterVersion:
      (
        "a later version of caffeine wrote it and forbids every change by this one",
        "Update caffeine, or write the line `caffeine-journal 1` to it if nothing else did."
      )
    case .noVersion:
      ("does not name a journal version", "Write the line `caffeine-journal 1` to it.")
    case .noDeviceName:
      (
        "contains no device name",
        "Nothing to do: the next change gives this device a new name and file."
      )
    case .otherMachine:
      (
        "another machine uses this folder too, or it is a copy from there",
        "Nothing to do: each machine writes files of its own. You can delete it if that machine is"
          + " gone."
      )
    }
  }
}

extension Damage.Kind {
  /// Continues a sentence about the line.
  fileprivate var problem: Message {
    switch self {
    case .unreadable: "an incomplete line, or not JSON; it is skipped"
    case .controlBytes: "NUL or control bytes in the line, probably from a power cut"
    case .tooLong: "a line of more than 64 KiB; it is skipped"
    case .badValue: "a field is missing or out of range; the line is skipped"
    case .checksum: "the checksum does not match: edited by hand or damaged; the line is used"
    case .lostNewline: "two lines without a newline between them; both are used"
    case .unknownOperation: "a change of a kind this version does not know; it is skipped"
    case .notPlainFile: "not a regular file (a symbolic link, a folder or a pipe); it is not read"
    case .unreadableName: "its name is not text in UTF-8; it is not read"
    case .cutShort: "missing, or shorter than this device wrote it: drinks may be lost"
    }
  }

  fileprivate var remedy: Message {
    switch self {
    case .unreadable, .controlBytes, .tooLong:
      "Look at the file there, log what is missing again, and delete the line in an editor. Later"
        + " lines are not affected."
    case .badValue: "Correct the line in an editor and remove its `crc` field, or log it again."
    case .checksum: "If the line is right, remove its `crc`; if not, correct it in an editor."
    case .lostNewline: "Nothing to do, or put a newline before the second `{\"v\":` in an editor."
    case .unknownOperation: "Update caffeine."
    case .notPlainFile:
      "Move it out of the folder log. To keep the journal elsewhere, link the folder instead, or set"
        + " CAFFEINE_HOME."
    case .unreadableName: "Rename it, so that it ends in .jsonl and has no letters but ASCII ones."
    case .cutShort:
      "Put it back from a backup or another device, or take it as it is:"
        + " `caffeine doctor --accept FILE`."
    }
  }
}
