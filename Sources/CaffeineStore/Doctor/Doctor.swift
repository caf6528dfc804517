/// Goes through the files one by one and writes the report.
struct Doctor {
  /// The report so far.
  var report = DoctorReport()

  private var replay = Replay()
  private let latest: Stamp
  private let ownName: String?

  /// A doctor at the time `now`: stamps over 24 h later come from clocks that were wrong.
  ///
  /// `ownName` is that of the file which this device writes.
  init(now: Date, ownName: String?) {
    self.ownName = ownName
    let milliseconds = now.timeIntervalSince1970 * 1000 + Double(Stamp.largestLead)
    let end = Double(Stamp.latest.milliseconds)
    latest = Stamp(milliseconds: Int64(min(max(milliseconds.isNaN ? end : milliseconds, 0), end)))
  }

  /// Adds a finding, or counts it when there are too many.
  mutating func note(_ finding: Finding) {
    if finding.severity == .loss { report.isSound = false }
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
    var ahead: Int?
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
      if ahead == nil, record.stamp > latest { ahead = offset }
    }
    for place in damage.first {
      note(Finding(.damage(place.kind), file: name, offset: place.offset))
    }
    report.omittedCount += damage.count - damage.first.count
    if damage.isAnyLost { report.isSound = false }
    if falls > 0 { note(Finding(.outOfOrder(count: falls), file: name)) }
    if let ahead {
      note(Finding(.clockAhead(device: LogFile.device(of: file.name)), file: name, offset: ahead))
    }
    if highest == .latest, file.name == ownName { note(Finding(.noLaterDate, file: name)) }
    if !LogFile.isOwnName(file.name) { note(Finding(.copy, file: name)) }
  }

  /// Counts what stands when all files were examined.
  mutating func finish() {
    let standing = replay.winners { _, _ in false }
    report.intakeCount = standing.count
    // An import has stamps of the past on purpose, a line by hand none.
    let early = standing.filter {
      let (stamp, start) = (replay[$0].stamp, replay[$0].start)
      return stamp > .none && stamp < .first && stamp != .imported(start: start)
    }
    for (file, numbers) in Dictionary(grouping: early, by: replay.file).sorted(by: {
      $0.key < $1.key
    }) {
      note(Finding(.clockBehind(count: numbers.count), file: "log/\(file)"))
    }
  }
}
