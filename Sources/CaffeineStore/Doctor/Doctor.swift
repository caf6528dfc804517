import CaffeineDomain

/// Goes through the files one by one and writes the report.
struct Doctor {
  /// The report so far.
  var report = DoctorReport()

  private var replay = Replay()
  private let latest: Stamp
  private let latestStart: Int64
  /// What is to be told of records that stand, by their numbers, and where these are.
  private var notes: [UInt32: [(file: String, offset: Int, isByHand: Bool)]] = [:]
  private let ownName: String?

  /// A doctor at the time `now`: stamps over 24 h later come from clocks that were wrong.
  ///
  /// `ownName` is that of the file which this device writes.
  init(now: Date, ownName: String?) {
    self.ownName = ownName
    latest = Stamp(clamping: Stamp.wallClock(now) + Stamp.largestLead)
    latestStart = Journal.seconds(now.addingTimeInterval(Intake.longestPlan))
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
      let number = UInt32(report.recordCount)
      // Told only if it stands at the end: of a line that was edited since nobody need hear.
      if line.seal == .absent { notes[number, default: []].append((name, offset, true)) }
      if let state = record.state, Journal.seconds(state.start) > latestStart {
        notes[number, default: []].append((name, offset, false))
      }
      report.recordCount += 1
      replay.merge(record)
      // A line without a seal was typed, and may carry any stamp; only sealed ones tell of a merge.
      if record.stamp < highest, line.seal == .valid { falls += 1 }
      highest = max(highest, record.stamp)
      // The first only: a device never goes back, so all that follow it are ahead too.
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
    if !file.status.isPrivate {
      note(Finding(.notPrivate(isOwn: file.status.isOwn), file: name))
    }
    if !LogFile.isOwnName(file.name) { note(Finding(.copy, file: name)) }
  }

  /// Counts what stands when all files were examined.
  mutating func finish() {
    // A count needs no winner among equals: either of them stands.
    let winners = replay.winners { _, _ in false }
    report.intakeCount = winners.count { replay[$0].effect == .stands }
    report.nightCount = winners.count { replay[$0].effect == .isRated }
    // By number is by file and line, as a reader looks them up; `winners` has them by id.
    for number in winners.sorted() {
      let (id, device) = (replay[number].id, onlyDevice(thatChanges: number))
      // Of a line by hand that no command here can change, it is told that its clock is ahead.
      for (file, offset, isByHand) in notes[number] ?? [] where !isByHand || device == nil {
        let problem =
          isByHand
          ? Finding.Problem.handWritten(id: id) : .startsTooLate(id: id, onlyDevice: device)
        note(Finding(problem, file: file, offset: offset))
      }
    }
    // An import has stamps of the past on purpose, a line by hand none.
    let early = winners.filter {
      let (stamp, start) = (replay[$0].stamp, replay[$0].start)
      return stamp > .none && stamp < .first && stamp != .imported(start: start)
    }
    for (file, numbers) in Dictionary(grouping: early, by: replay.file).sorted(by: {
      $0.key < $1.key
    }) {
      note(Finding(.clockBehind(count: numbers.count), file: "log/\(file)"))
    }
  }

  /// The device that alone can change a record, `nil` when this one can.
  private func onlyDevice(thatChanges number: UInt32) -> String? {
    let file = replay.file(of: number)
    return replay[number].stamp > latest && file != ownName ? LogFile.device(of: file) : nil
  }
}
