public import CaffeineDomain

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
    if !file.status.isPrivate { note(Finding(.notPrivate(isOwn: file.status.isOwn), file: name)) }
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

/// Something in the journal's folders that is not as it should be.
public struct Finding: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: Hashable, Sendable {
    /// Something could not be read: an entry may be missing.
    case loss
    /// All is read, but something should be looked at.
    case notice
  }

  /// What was found.
  public enum Problem: Hashable, Sendable {
    /// A line is damaged.
    case damage(Damage.Kind)
    /// The line of an intake has no checksum: it was written by hand, and counts.
    case handWritten(id: IntakeID)
    /// So many lines are dated before the line above them, such as after a merge by git.
    case outOfOrder(count: Int)
    /// The clock of a device was more than 24 hours ahead, first in the line there.
    case clockAhead(device: String)
    /// So many intakes were recorded before there was this program, by a clock that was not set.
    case clockBehind(count: Int)
    /// The intake in the line there starts more than 48 hours from now, so that it does not count; only
    /// the device can change it, where one is named.
    case startsTooLate(id: IntakeID, onlyDevice: String?)
    /// A copy made by a program that keeps folders in step; it is read.
    case copy
    /// The file of this device ends with the last date there is: nothing can follow it.
    case noLaterDate
    /// A copy of the user's own drinks made by such a program; it is not read.
    case copyOfDrinks
    /// The folder of the journal is gone, empty or a link to nothing, but this device has written.
    case missing
    /// A file that cannot be read.
    case unreadable(SystemError)
    /// People other than its owner may write the folder.
    case writableByOthers
    /// People other than this user can have written the file; `isOwn` where it is this user's, but
    /// writable by others.
    case notPrivate(isOwn: Bool)
    /// The folder belongs to another user.
    case foreignFolder
    /// A later version forbids every change.
    case laterVersion
    /// The file that should name the journal's version does not.
    case noVersion
    /// The file that should hold the name of this device does not.
    case noDeviceName
  }

  /// What was found.
  public var problem: Problem
  /// The file, seen from the container's folder of data, or its whole path when it is elsewhere.
  public var file: String
  /// The byte in the file where it begins, `nil` when it is about the file as a whole.
  public var offset: Int?

  /// A finding in a file.
  public init(_ problem: Problem, file: String, offset: Int? = nil) {
    self.problem = problem
    self.file = file
    self.offset = offset
  }

  /// How much it matters.
  public var severity: Severity {
    switch problem {
    case .unreadable, .missing, .laterVersion: .loss
    case .damage(let kind): kind.isUsed || kind == .unknownOperation ? .notice : .loss
    case .handWritten, .outOfOrder, .clockAhead, .clockBehind, .startsTooLate, .noLaterDate, .copy,
      .copyOfDrinks, .writableByOthers, .notPrivate, .foreignFolder, .noVersion, .noDeviceName:
      .notice
    }
  }
}

extension Finding.Problem {
  /// Whether it is about who can have written a file, and not about what is in it.
  var isAboutOwner: Bool { if case .notPrivate = self { true } else { false } }
}

/// The health of a journal.
public struct DoctorReport: Hashable, Sendable {
  /// How many findings of one file are named one by one; the rest are counted in `omittedCount`.
  public static let capacity = 1_000

  /// What was found.
  public internal(set) var findings: [Finding] = []
  /// How many more there are.
  public internal(set) var omittedCount = 0
  /// How many files hold records.
  public internal(set) var fileCount = 0
  /// How many records they hold.
  public internal(set) var recordCount = 0
  /// How many drinks stand.
  public internal(set) var intakeCount = 0
  /// How many rated nights do.
  public internal(set) var nightCount = 0

  /// Whether every line could be read.
  public internal(set) var isSound = true
}
