/// Goes through the files one by one and writes the report.
struct Doctor {
  /// The report so far.
  var report = DoctorReport()

  private var replay = Replay()
  private let latest: Stamp

  /// A doctor at the time `now`: stamps over 24 h later come from clocks that were wrong.
  init(now: Date) {
    let milliseconds = now.timeIntervalSince1970 * 1000 + 86_400_000
    let end = Double(Stamp.latest.milliseconds)
    latest = Stamp(milliseconds: Int64(min(max(milliseconds.isNaN ? end : milliseconds, 0), end)))
  }

  /// Adds a finding, or counts it when there are too many.
  mutating func note(_ finding: Finding) {
    if report.findings.count < DoctorReport.capacity {
      report.findings.append(finding)
    } else {
      report.omittedCount += 1
    }
  }

  /// Examines one file.
  mutating func examine(_ file: borrowing LogFile) throws(SystemError) {
    let name = "log/\(file.name)"
    var damage = DamageReport()
    var highest = Stamp.none
    var falls = 0
    var isAhead = false
    report.fileCount += 1
    try file.forEachLine(&damage) { line, offset in
      guard case .record(let record) = line.content else { return }
      report.recordCount += 1
      replay.merge(record)
      if line.seal == .absent { note(Self.handWritten(record, name, offset)) }
      if record.stamp < highest, line.seal == .valid { falls += 1 }
      highest = max(highest, record.stamp)
      isAhead = isAhead || record.stamp > latest
    }
    for place in damage.first { note(Self.finding(for: place, name)) }
    report.omittedCount += damage.count - damage.first.count
    if falls > 0 { note(Self.outOfOrder(name, falls)) }
    if isAhead { note(Self.ahead(name, LogFile.device(of: file.name))) }
    if !LogFile.isOwnName(file.name) { note(Self.copy(name)) }
  }

  /// Counts what stands when all files were examined.
  mutating func finish() {
    report.intakeCount = replay.intakes().count
  }
}

extension Doctor {
  private static func handWritten(_ record: Record, _ file: String, _ offset: Int) -> Finding {
    Finding(
      .notice, file: file, offset: offset,
      problem: "the line of \(record.id) has no checksum, so it was written by hand; it is used",
      remedy: "`caffeine edit \(record.id)` saves it again, so that widgets are sure to see it.")
  }

  private static func outOfOrder(_ file: String, _ count: Int) -> Finding {
    Finding(
      .notice, file: file,
      problem:
        "\(count) lines are dated before the line above them, as can happen after a Git merge",
      remedy: "`caffeine list` shows them all; edit any entry that a widget does not show.")
  }

  private static func ahead(_ file: String, _ device: String) -> Finding {
    Finding(
      .notice, file: file, problem: "the clock of device \(device) was more than 24 hours ahead",
      remedy: "Set that device's clock; the entries are correct; reading is a little slower.")
  }

  private static func copy(_ file: String) -> Finding {
    Finding(
      .notice, file: file, problem: "a copy made by a sync program; it is read",
      remedy: "Nothing to do. You can delete it once its lines are in the device's own file.")
  }

  private static func finding(for damage: Damage, _ file: String) -> Finding {
    Finding(
      damage.kind.isUsed || damage.kind == .unknownOperation ? .notice : .loss, file: file,
      offset: damage.offset, problem: damage.kind.problem, remedy: damage.kind.remedy)
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
