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
    replay.begin(file: file.name)
    try file.forEachLine(&damage) { line, offset in
      guard case .record(let record) = line.content else { return }
      report.recordCount += 1
      replay.merge(record)
      if line.seal == .absent {
        note(Finding(.handWritten(id: record.id), file: name, offset: offset))
      }
      if record.stamp < highest, line.seal == .valid { falls += 1 }
      highest = max(highest, record.stamp)
      isAhead = isAhead || record.stamp > latest
    }
    for place in damage.first {
      note(Finding(.damage(place.kind), file: name, offset: place.offset))
    }
    report.omittedCount += damage.count - damage.first.count
    if falls > 0 { note(Finding(.outOfOrder(count: falls), file: name)) }
    if isAhead {
      note(Finding(.clockAhead(device: LogFile.device(of: file.name)), file: name))
    }
    if !LogFile.isOwnName(file.name) { note(Finding(.copy, file: name)) }
  }

  /// Counts what stands when all files were examined.
  mutating func finish() {
    report.intakeCount = replay.winners { _, _ in false }.count
  }
}
