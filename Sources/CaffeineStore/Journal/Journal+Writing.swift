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

  /// Runs `body` under the lock, with this device's name.
  func locked<Result>(_ body: (String) throws(StoreError) -> Result) throws(StoreError) -> Result {
    try container.locked(fileSystem) { () throws(StoreError) in try body(try deviceName()) }
  }

  /// Appends the draft of `body` to the file of this device; the caller holds the lock.
  func append<Result>(
    to device: String, at now: Date, _ body: (inout Draft) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let name = "\(device).jsonl"
    // A synchronisation program replaces the file once; three times means that it never stops.
    for _ in 0..<3 {
      guard let file = try ownFile(path(of: name)) else { break }
      var draft = Draft(device: device, after: file.last, offset: file.end, at: now)
      let result = try body(&draft)
      // Without a change the file stays untouched, as other programs watch its date.
      guard let firstID = draft.firstID else { return result }
      // Before the first line: a synced line in a file whose name gets lost is a lost line.
      if file.size == 0 { try makeDurable() }
      let bytes = draft.writer.bytes
      if try file.append(bytes, firstID: firstID) {
        note(bytes.count, addedTo: name, of: file.end, device: device)
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
}
