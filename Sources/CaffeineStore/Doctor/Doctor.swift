public import CaffeineDomain

/// Examines a journal's files one by one and collects findings.
struct Doctor {
  var report = DoctorReport()

  private var replay = Replay()
  private let latest: Stamp
  private let latestStart: Int64
  /// Findings about records that may still lose to others, by record number.
  private var notes: [UInt32: [(file: String, offset: Int, isByHand: Bool)]] = [:]
  private let ownName: String?

  /// Stamps more than 24 h after `now` come from wrong clocks.
  ///
  /// `ownName` is the file that this device writes.
  init(now: Date, ownName: String?) {
    self.ownName = ownName
    latest = Stamp(clamping: Stamp.wallClock(now) + Stamp.largestLead)
    latestStart = Journal.seconds(now.addingTimeInterval(Intake.longestPlan))
  }

  /// Adds a finding, or only counts it above the capacity.
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
      // Reported only if the record wins in the end: an edited line no longer matters.
      if line.seal == .absent { notes[number, default: []].append((name, offset, true)) }
      if let state = record.state, Journal.seconds(state.start) > latestStart {
        notes[number, default: []].append((name, offset, false))
      }
      report.recordCount += 1
      replay.merge(record)
      // A typed line without a seal may have any stamp; only sealed ones reveal a merge.
      if record.stamp < highest, line.seal == .valid { falls += 1 }
      highest = max(highest, record.stamp)
      // Only the first: a device never goes back, so all later ones are ahead too.
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
    if !file.status.isPrivate { note(Finding(.notPrivate(isOwn: file.status.isOwn), file: name)) }
    if !LogFile.isOwnName(file.name) { note(Finding(.copy, file: name)) }
  }

  /// Counts the winning records once all files are examined.
  mutating func finish() {
    // A count needs no tie-breaker: any of the equals wins.
    let winners = replay.winners { _, _ in false }
    report.intakeCount = winners.count { replay[$0].effect == .stands }
    report.nightCount = winners.count { replay[$0].effect == .isRated }
    // In the order of file and line, as a reader finds them; `winners` is ordered by id.
    for number in winners.sorted() {
      let (id, device) = (replay[number].id, onlyDevice(thatChanges: number))
      // For a handwritten line that no command here can change, only its clock is reported.
      for (file, offset, isByHand) in notes[number] ?? [] where !isByHand || device == nil {
        let problem =
          isByHand
          ? Finding.Problem.handWritten(id: id) : .startsTooLate(id: id, onlyDevice: device)
        note(Finding(problem, file: file, offset: offset))
      }
    }
    // Imports have stamps of the past on purpose, handwritten lines none.
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

  /// The only device that can change a record; `nil` if this one can.
  private func onlyDevice(thatChanges number: UInt32) -> String? {
    let file = replay.file(of: number)
    return replay[number].stamp > latest && file != ownName ? LogFile.device(of: file) : nil
  }
}

/// A problem in the journal's folders.
public struct Finding: Hashable, Sendable {
  /// How serious a finding is.
  public enum Severity: Hashable, Sendable {
    /// A part is unreadable, so entries may be missing.
    case loss
    /// Everything is read, but the user should look at it.
    case notice
  }

  /// The kind of problem.
  public enum Problem: Hashable, Sendable {
    /// A line is damaged; it does not count.
    case damage(Damage.Kind)
    /// A line has no checksum, as it was typed; it counts.
    case handWritten(id: IntakeID)
    /// Lines are older than the line above, for example after a git merge.
    case outOfOrder(count: Int)
    /// The clock of a device was more than 24 hours ahead, first at this line.
    case clockAhead(device: String)
    /// Intakes were recorded with a date before this program existed, by an unset clock.
    case clockBehind(count: Int)
    /// The intake starts more than 48 hours from now and does not count.
    ///
    /// With `onlyDevice`, only that device can change it.
    case startsTooLate(id: IntakeID, onlyDevice: String?)
    /// A copy made by a synchronisation program; it is read.
    case copy
    /// This device's file ends with the last possible stamp: nothing can follow.
    case noLaterDate
    /// A copy of the own drinks made by a synchronisation program; it is ignored.
    case copyOfDrinks
    /// The journal's folder is missing, empty or a dead link, although this device has written to
    /// it.
    case missing
    /// A file cannot be read.
    case unreadable(SystemError)
    /// Others may write to the folder.
    case writableByOthers
    /// Others may have written the file; with `isOwn` it belongs to this user but is writable by
    /// others.
    case notPrivate(isOwn: Bool)
    /// The folder belongs to another user.
    case foreignFolder
    /// A later version of the format forbids changes.
    case laterVersion
    /// The file for the journal's version has no version.
    case noVersion
    /// The file for the device's name has no name.
    case noDeviceName
    /// The state file of another machine: the folder is a copy, or shared.
    case otherMachine
  }

  /// The kind of problem.
  public var problem: Problem
  /// The file relative to the data folder, or its full path outside of that.
  public var file: String
  /// The byte offset of the problem; `nil` for the file as a whole.
  public var offset: Int?

  /// Creates a finding.
  public init(_ problem: Problem, file: String, offset: Int? = nil) {
    self.problem = problem
    self.file = file
    self.offset = offset
  }

  /// How serious the finding is.
  public var severity: Severity {
    switch problem {
    case .unreadable, .missing, .laterVersion: .loss
    case .damage(let kind): kind.isUsed || kind == .unknownOperation ? .notice : .loss
    case .handWritten, .outOfOrder, .clockAhead, .clockBehind, .startsTooLate, .noLaterDate, .copy,
      .copyOfDrinks, .writableByOthers, .notPrivate, .foreignFolder, .noVersion, .noDeviceName,
      .otherMachine:
      .notice
    }
  }
}

extension Finding.Problem {
  /// Whether it concerns the permissions of a file, and not its content.
  var isAboutOwner: Bool { if case .notPrivate = self { true } else { false } }
}

/// The condition of a journal.
public struct DoctorReport: Hashable, Sendable {
  /// The most findings to list; `omittedCount` counts the rest.
  public static let capacity = 1_000

  /// The listed findings.
  public internal(set) var findings: [Finding] = []
  /// The number of findings beyond the capacity.
  public internal(set) var omittedCount = 0
  /// The number of files with records.
  public internal(set) var fileCount = 0
  /// The number of records in these files.
  public internal(set) var recordCount = 0
  /// The number of drinks that count.
  public internal(set) var intakeCount = 0
  /// The number of rated nights that count.
  public internal(set) var nightCount = 0

  /// Whether every line could be read.
  public internal(set) var isSound = true
}
