public import CaffeineDomain
import CaffeineJSON

extension Journal {
  /// Saves new intakes, all or none; returns once they are on the device.
  ///
  /// Takes the same time for any length of the journal. `now` orders the change among others, and
  /// must be at most 48 hours before the start of each intake. Ids have to be new: an intake with the
  /// id of another replaces it, which ``addOnce(_:at:)`` refuses at the cost of a search.
  public func add(_ intakes: [Intake], at now: Date) throws(StoreError) {
    try write(at: now) { draft throws(StoreError) in
      for intake in intakes { try draft.append(.add(intake)) }
    }
  }

  /// Saves an intake unless its id exists; returns the existing one, or `nil` if it was saved.
  ///
  /// Writes and confirms an existing intake again, since an earlier call may have failed to confirm
  /// it. Its start may differ, as a repeat is typed later. Throws `StoreError.idTaken` if anything
  /// else differs. O(size of the journal), at the speed of a byte search.
  public func addOnce(_ intake: Intake, at now: Date) throws(StoreError) -> Intake? {
    try write(at: now) { draft throws(StoreError) in
      let current = try winner(of: intake.id)
      // A removed drink may be logged again under its id, after the removal.
      guard let current, let state = current.state else {
        try draft.append(.add(intake), replacing: current?.stamp ?? .none)
        return nil
      }
      guard !current.isNewer else { throw .newerVersion(what: "the drink \(intake.id)") }
      // Time passes between two tries, so the first one's times count.
      var repeated = intake
      repeated.start = state.start
      repeated.timeZoneIdentifier = state.timeZoneIdentifier
      repeated.secondsFromGMT = state.secondsFromGMT
      guard repeated == state else { throw .idTaken(id: intake.id) }
      try draft.append(again: current)
      return state
    }
  }

  /// Replaces the drink with the same id; returns the former one.
  ///
  /// `start` is where the drink stands, or earlier, so that the ends of the files tell of it;
  /// without it O(size of the journal), at the speed of a byte search. Throws
  /// `StoreError.noSuchIntake` if there is none.
  @discardableResult
  public func edit(
    _ intake: Intake, since start: Date? = nil, at now: Date
  ) throws(StoreError) -> Intake {
    try replace([.edit(intake)], since: start, at: now).first ?? intake
  }

  /// Removes drinks, all or none, and returns them; their lines stay in the files.
  ///
  /// Like `edit(_:since:at:)`.
  @discardableResult
  public func remove(
    _ ids: [IntakeID], since start: Date? = nil, at now: Date
  ) throws(StoreError) -> [Intake] {
    try replace(ids.map { .remove($0) }, since: start, at: now)
  }

  /// Changes drinks that are there, all or none, and returns the former ones.
  private func replace(
    _ changes: [Record.Change], since start: Date?, at now: Date
  ) throws(StoreError) -> [Intake] {
    try write(at: now) { draft throws(StoreError) in
      var former: [Intake] = []
      for change in changes {
        guard let current = try winner(of: change.id, since: start), let state = current.state
        else { throw .noSuchIntake(id: change.id) }
        guard !current.isNewer else { throw .newerVersion(what: "the drink \(change.id)") }
        try draft.append(change, replacing: current.stamp)
        former.append(state)
      }
      return former
    }
  }

  /// Appends the draft of `body` to this device's file, under the lock.
  func write<Result>(
    at now: Date, _ body: (inout Draft) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try locked { device throws(StoreError) in try append(to: device, at: now, body) }
  }

  /// Runs `body` under the lock, with this device.
  func locked<Result>(_ body: (Device) throws(StoreError) -> Result) throws(StoreError) -> Result {
    try container.locked(fileSystem) { () throws(StoreError) in try body(try ownDevice()) }
  }

  /// Appends the draft of `body` to the file of this device; the caller holds the lock.
  func append<Result>(
    to device: Device, at now: Date, _ body: (inout Draft) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let name = "\(device.name).jsonl"
    // A synchronisation program replaces the file once; three times means that it never stops.
    for _ in 0..<3 {
      guard let file = try ownFile(path(of: name)) else { break }
      var draft = Draft(device: device.name, after: file.last, offset: file.end, at: now)
      let result = try body(&draft)
      // Without a change the file stays untouched, as other programs watch its date.
      guard let firstID = draft.firstID else { return result }
      // Before the first line: a synced line in a file whose name gets lost is a lost line.
      if file.size == 0 { try makeDurable() }
      let bytes = draft.writer.bytes
      if try file.append(bytes, firstID: firstID) {
        note(bytes.count, addedTo: name, of: file.end, by: device)
        return result
      }
    }
    throw .notSaved(path: path(of: name), reason: .stale, lines: nil)
  }

  /// Opens this device's file, or creates it unless the whole journal is missing.
  private func ownFile(_ path: String) throws(StoreError) -> OwnFile? {
    if let file = try OwnFile(path: path, fileSystem: fileSystem) { return file }
    // Throws if the whole journal is missing, for example on an unmounted drive: a new file would
    // hide the old entries once the drive is back.
    _ = try logNames()
    return try OwnFile(path: path, making: true, fileSystem: fileSystem)
  }

  /// Makes the names in `log` durable again; the contents already were.
  func confirmNames() throws(StoreError) {
    do throws(SystemError) {
      try fileSystem.synchronizeFolders(upFrom: container.log)
    } catch {
      throw .notKnownToBeSaved(path: container.log, reason: error, id: nil)
    }
  }

  /// Makes the names of a new file and its folders durable before its first line, so that a file
  /// with a line keeps its name.
  func makeDurable() throws(StoreError) {
    // Only if missing: replacing a later version's would let old programs write there.
    if try fileSystem.smallFile(container.format, for: .reading) == nil {
      try fileSystem.replace(
        "FORMAT", in: container.data, with: Array(SharedContainer.version.utf8))
    }
    do throws(SystemError) {
      try fileSystem.makeDurableFolder(container.log)
    } catch {
      throw .cannotCreate(path: container.log, reason: error)
    }
  }
}

/// Records to append to this device's file, as lines.
struct Draft {
  /// The lines so far.
  private(set) var writer = JSONWriter(capacity: 256)
  private(set) var firstID: IntakeID?

  let device: String
  private let wallClock: Int64
  private var last: Stamp
  /// The stamp of the first line: all lines of a draft are one command.
  private var command: Stamp?
  private let offset: Int

  /// Follows a line with the stamp `last`, at `offset` in the file.
  init(device: String, after last: Stamp, offset: Int, at now: Date) {
    self.device = device
    self.last = last
    self.offset = offset
    wallClock = Stamp.wallClock(now)
  }

  /// Adds a line.
  ///
  /// Its stamp is later than all before it in the file, and than `replaced`, the superseded record,
  /// whose device may have a fast clock. Throws `StoreError.clockAhead` for a record more than 24 h
  /// ahead, since following a clock that is years off would spread the error to every device for
  /// good. Throws `StoreError.plannedTooFarAhead` or `StoreError.invalid` for a record that no
  /// reader would find.
  mutating func append(
    _ change: Record.Change, replacing replaced: Stamp = .none, takingBack takesBack: Stamp? = nil
  ) throws(StoreError) {
    try check(replaced, of: change.id)
    let stamp = try Stamp.next(of: device, wallClock: wallClock, after: max(last, replaced))
    var record = Record(change, stamp: stamp, device: device)
    record.command = command ?? stamp
    record.takesBack = takesBack
    try append(record)
  }

  /// Adds `record` again: with its own stamp, so that what another device changed since still wins,
  /// unless the file has a later stamp; as a part of the same command, so that an undo takes both
  /// back.
  mutating func append(again record: Record) throws(StoreError) {
    try check(record.stamp, of: record.id)
    var record = record
    if record.stamp < last {
      record.stamp = try Stamp.next(of: device, wallClock: wallClock, after: last)
    }
    try append(record)
  }

  private func check(_ replaced: Stamp, of id: IntakeID) throws(StoreError) {
    // The file's own stamps may be followed: that clock is wrong already.
    guard replaced.milliseconds <= max(last.milliseconds, wallClock + Stamp.largestLead) else {
      throw .clockAhead(id: id)
    }
  }

  private mutating func append(_ record: Record) throws(StoreError) {
    let stamp = record.stamp
    if let intake = record.state {
      if let reason = intake.objection { throw .invalid(id: record.id, reason: reason) }
      // By the stamp instead of the clock: readers stop at stamps.
      guard Journal.seconds(intake.start) * 1000 <= stamp.milliseconds + Stamp.longestPlan else {
        throw .plannedTooFarAhead(id: record.id)
      }
    }
    record.appendLine(to: &writer, at: offset + writer.bytes.count)
    last = stamp
    command = command ?? stamp
    firstID = firstID ?? record.id
  }
}

/// This device's file, open for appending by the process with the lock.
struct OwnFile {
  private let path: String
  private let file: OpenFile
  private let fileSystem: any FileSystem
  /// The size before anything is appended.
  let size: Int
  /// The offset of the next line.
  var end: Int { hasNewline ? size : size + 1 }
  private let hasNewline: Bool
  /// The highest stamp of an intact line; `Stamp.none` without one.
  let last: Stamp

  /// Opens the file `path`, or creates it and missing folders if asked to; `nil` if it is missing.
  init?(
    path: String, making makes: Bool = false, fileSystem: any FileSystem
  ) throws(StoreError) {
    self.path = path
    self.fileSystem = fileSystem
    do throws(SystemError) {
      file = try fileSystem.opened(
        path, for: makes ? .appendingToNew : .appending, makingFolders: makes)
    } catch {
      if error == .notFound, !makes { return nil }
      throw .creating(path, error)
    }
    do throws(SystemError) {
      let status = try fileSystem.status(of: file.descriptor)
      // With a second name somebody else could keep or read what is written here.
      guard status.isRegular, status.linkCount <= 1 else { throw .symbolicLink }
      guard status.isOwn else { throw .notPermitted }
      var log = try LogFile("", file, fileSystem: fileSystem)
      size = log.size
      (last, hasNewline) = try log.end()
    } catch {
      throw .reading(path, error)
    }
  }

  /// Appends complete lines, waits until they are on the device, and closes the file.
  ///
  /// Ends a torn last line with a newline and keeps it, as it may contain a readable entry. Returns
  /// false if another program replaced the file meanwhile, so that the lines have no name.
  func append(_ lines: [UInt8], firstID: IntakeID) throws(StoreError) -> Bool {
    do throws(SystemError) {
      try write(hasNewline ? lines : [FileLine.newline] + lines)
    } catch {
      // Half a line would be damage for all readers; truncated it never existed.
      guard (try? fileSystem.truncate(file.descriptor, to: size)) != nil else {
        throw .notKnownToBeSaved(path: path, reason: error, id: firstID)
      }
      let text = String(decoding: lines.prefix(LineParser.longestLine), as: UTF8.self)
      throw .notSaved(path: path, reason: error, lines: text)
    }
    do throws(SystemError) {
      // Only once: after an error the system may have dropped the data and report success next time.
      try fileSystem.synchronize(file.descriptor)
      // After the sync, to notice a name lost during it.
      let hasName = try fileSystem.status(of: file.descriptor).linkCount > 0
      try file.close()  // NFS reports a full disk here
      return hasName
    } catch {
      throw .notKnownToBeSaved(path: path, reason: error, id: firstID)
    }
  }

  /// Writes everything in one call; truncates and repeats an incomplete write, at most three times.
  private func write(_ bytes: [UInt8]) throws(SystemError) {
    for _ in 0..<3 {
      // In one call: readers take no lock, and between two calls they would find half a line.
      let count = try fileSystem.write(file.descriptor, bytes, at: nil)
      if count == bytes.count { return }
      // Writing the rest reveals the reason: a full disk, or a limit on file sizes.
      _ = try fileSystem.write(file.descriptor, Array(bytes[count...]), at: nil)
      try fileSystem.truncate(file.descriptor, to: size)
    }
    throw .noSpace
  }
}
