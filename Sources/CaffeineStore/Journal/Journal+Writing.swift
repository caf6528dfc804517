public import CaffeineDomain
import JSONValues

extension Journal {
  /// Saves new intakes, all or none; returns when they are on the device.
  ///
  /// Independent of the length of the journal. `now` orders this change among others and must
  /// be at most 48 hours before the start of each intake.
  public func add(_ intakes: [Intake], at now: Date) throws(StoreError) {
    try write(at: now) { draft throws(StoreError) in
      for intake in intakes { try draft.append(.add(JournalEntry(line: intake))) }
    }
  }

  /// Saves an intake, unless one stands under its id already; returns that one, `nil` if none did.
  ///
  /// The one that stands is written and confirmed once more: it may be the one that an earlier
  /// call could not confirm. Its start may be another: a repeat is typed later.
  /// Throws `StoreError.idTaken` when anything else about it is.
  /// O(everything), at the speed at which bytes are searched.
  public func addOnce(_ intake: Intake, at now: Date) throws(StoreError) -> Intake? {
    try write(at: now) { draft throws(StoreError) in
      let current = try history(of: intake.id).last
      // Removed counts as not there: a drink may be logged again under its id, after the removal.
      guard let current, let entry = current.state else {
        try draft.append(.add(JournalEntry(line: intake)), replacing: current?.stamp ?? .none)
        return nil
      }
      guard let state = entry.intake else { throw .idTaken(id: intake.id.description) }
      guard !current.isNewer else { throw .newerVersion(what: "the drink \(intake.id)") }
      // The clock goes on between two tries, so the times of the first one count.
      var repeated = intake
      repeated.start = state.start
      repeated.timeZoneIdentifier = state.timeZoneIdentifier
      repeated.secondsFromGMT = state.secondsFromGMT
      guard repeated == state else { throw .idTaken(id: intake.id.description) }
      try draft.append(again: current)
      return state
    }
  }

  /// Saves a rated night, in place of the entry with its id if there is one.
  ///
  /// O(everything), at the speed at which bytes are searched.
  public func put(_ night: RatedNight, at now: Date) throws(StoreError) {
    try write(at: now) { draft throws(StoreError) in
      let current = try history(of: night.id).last
      if let current, current.isNewer { throw .newerVersion(what: "the night \(night.id)") }
      let isThere = current?.state != nil
      try draft.append(
        isThere ? .edit(.night(night)) : .add(.night(night)), replacing: current?.stamp ?? .none)
    }
  }

  /// Replaces the drink that has the same id by `intake`; returns what it was.
  ///
  /// Throws `StoreError.noSuchIntake` when there is none, a night of that id included.
  /// O(everything), at the speed at which bytes are searched.
  @discardableResult
  public func edit(_ intake: Intake, at now: Date) throws(StoreError) -> Intake {
    try write(at: now) { draft throws(StoreError) in
      let (current, entry) = try standing(intake.id)
      guard let state = entry.intake else { throw .noSuchIntake(id: intake.id.description) }
      try draft.append(.edit(JournalEntry(line: intake)), replacing: current.stamp)
      return state
    }
  }

  /// Removes an entry, whose lines stay in the files; returns what it was.
  ///
  /// Throws `StoreError.noSuchIntake` when there is none.
  /// O(everything), at the speed at which bytes are searched.
  @discardableResult
  public func remove(_ id: IntakeID, at now: Date) throws(StoreError) -> JournalEntry {
    try write(at: now) { draft throws(StoreError) in
      let (current, state) = try standing(id)
      try draft.append(.remove(id), replacing: current.stamp)
      return state
    }
  }

  /// The winning record of `id` and the entry it leaves.
  private func standing(_ id: IntakeID) throws(StoreError) -> (Record, JournalEntry) {
    guard let current = try history(of: id).last, let state = current.state else {
      throw .noSuchIntake(id: id.description)
    }
    guard !current.isNewer else { throw .newerVersion(what: "the drink \(id)") }
    return (current, state)
  }

  /// Appends what `body` drafts to this device's file, under the lock.
  func write<Result>(
    at now: Date, _ body: (inout Draft) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try locked { device throws(StoreError) in try append(to: device, at: now, body) }
  }

  /// Does what needs the lock, and this device's name.
  func locked<Result>(_ body: (String) throws(StoreError) -> Result) throws(StoreError) -> Result {
    let lock = try FileLock(path: container.lock, fileSystem: fileSystem)
    // Under the lock: a later version that takes the folder over does so under it, too.
    try container.checkVersion(fileSystem)
    let result = try body(try deviceName())
    lock.release()
    return result
  }

  /// Appends what `body` drafts to the file of `device`, this one; the lock is held.
  func append<Result>(
    to device: String, at now: Date, _ body: (inout Draft) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    // A synchronisation program that replaces the file does so once; three times is somebody who never stops.
    for _ in 0..<3 {
      let file = try ownFile(of: device)
      var draft = Draft(device: device, after: file.last, at: now)
      let result: Result
      do throws(StoreError) {
        result = try body(&draft)
        // Before the first line: a synced line in a file whose name is lost is a lost line.
        if file.size == 0 { try makeDurable() }
      } catch {
        file.close()
        throw error
      }
      // Nothing to change is no reason to touch the file, whose date other programs watch.
      guard let firstID = draft.firstID else {
        file.close()
        return result
      }
      if try file.append(draft.writer.bytes, firstID: firstID.description) { return result }
    }
    throw .notSaved(path: path(of: device), reason: .stale, lines: nil)
  }

  /// The file of this device, made where it is missing, unless the whole journal is.
  private func ownFile(of device: String) throws(StoreError) -> OwnFile {
    if let file = try OwnFile(path: path(of: device), fileSystem: fileSystem) { return file }
    // Throws where the whole journal is missing, a drive that is not mounted for one: a new file there would
    // hide the old entries once it is.
    if let (folder, _) = try openLog() { try? fileSystem.close(folder) }
    return try OwnFile(making: path(of: device), fileSystem: fileSystem)
  }
}
