import CaffeineDomain
import CaffeineStore
import CommandArguments

extension DoctorCommand.Problem {
  init(_ finding: Finding) {
    self.init(
      file: finding.file, line: finding.line, text: finding.problem.text, isLoss: finding.isLoss)
  }
}

extension Finding.Problem {
  fileprivate var text: Message {
    switch self {
    case .damage(.unreadable): "an incomplete line, or not JSON; it is skipped"
    case .damage(.controlBytes): "NUL or control bytes in the line, probably from a power cut"
    case .damage(.tooLong): "a line of more than 64 KiB; it is skipped"
    case .damage(.badValue): "a field is missing or out of range; the line is skipped"
    case .damage(.checksum):
      "the checksum does not match: edited by hand or damaged; the line is used"
    case .damage(.lostNewline): "two lines without a newline between them; both are used"
    case .damage(.unknownOperation): "a change of a kind this version does not know; it is skipped"
    case .damage(.notPlainFile):
      "not a regular file (a symbolic link, a folder or a pipe); it is not read"
    case .damage(.unreadableName): "its name is not text in UTF-8; it is not read"
    case .damage(.cutShort):
      "missing, or shorter than this device wrote it: put it back, or take it as it is with"
        + " `caffeine doctor --accept FILE`"
    case .missing:
      "missing, empty or a link to nothing, but this device has written a journal: connect its disk,"
        + " or begin a new one with `caffeine doctor --accept log`"
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .laterVersion: "a later version of caffeine wrote it and forbids every change by this one"
    case .notPrivate(isOwn: true): "other users can write to it"
    case .notPrivate(isOwn: false): "belongs to another user"
    case .twins(let ids):
      "the same drink is there \(ids.count) times, from different files; if you had it once: "
        + "`caffeine remove \(ids.dropFirst().map(\.description).joined(separator: " "))`"
    }
  }
}
