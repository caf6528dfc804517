public import CaffeineDomain

extension Journal {
  /// Takes back the last command of this device, whole: drinks that were logged, edited or removed
  /// together, or an import; a second call takes back the one before.
  ///
  /// Of the drinks it restores those whose winning record is of that command: by an `edit` or `del`
  /// that names the command. The others were changed by another device since and stay. Commands of
  /// the last weeks are found at the ends of the files. Throws `StoreError.nothingToUndo`, and
  /// `StoreError.oldChange` for a command before `earliest`; with an `agreed` change, for any other.
  @discardableResult
  public func undo(
    at now: Date, since earliest: Date = .distantPast, agreed: UndoneChange? = nil
  ) throws(StoreError) -> UndoneChange {
    try locked { device throws(StoreError) in
      let (command, imported) = (try lastCommand(of: device, at: now), try lastImport(of: device))
      /// Before any line is written, so that the error can describe the change.
      func accept(_ change: UndoneChange, madeAt stamp: Stamp) throws(StoreError) {
        let date = Date(timeIntervalSince1970: Double(stamp.milliseconds) / 1000)
        let isAgreed = agreed.map { $0 == change } ?? (date >= earliest)
        guard isAgreed else { throw .oldChange(change, madeAt: date) }
      }
      if let imported, command.map({ imported.header.moment.after >= $0.last }) ?? true {
        let (spent, remaining) = try others(of: imported.segment, device)
        let change = UndoneChange.imported(count: imported.header.count, remaining: remaining)
        try accept(change, madeAt: imported.header.moment.stamp)
        try append(to: device, at: now) { draft throws(StoreError) in
          for record in spent { try draft.append(.undo(record.id, of: record.stamp)) }
        }
        // A mark instead of a removal: another device may have the file and would synchronise it
        // back.
        try fileSystem.replace(
          LogFile.undoneMark(of: imported.segment), in: container.log, with: [])
        return change
      }
      guard let command else { throw .nothingToUndo }
      let drinks = try drinks(of: command, device)
      let change = UndoneChange.drinks(drinks.map(\.undone))
      try accept(change, madeAt: command.last)
      try append(to: device, at: now) { draft throws(StoreError) in
        for drink in drinks {
          for (change, stamp) in drink.lines {
            try draft.append(change, replacing: drink.newest, takingBack: stamp)
          }
        }
      }
      return change
    }
  }

  /// A command of this device, by the stamp of its first line.
  private struct Command {
    let stamp: Stamp
    /// The stamp of its last line.
    let last: Stamp
    /// Where the ends of the files hold the command and all after it; `nil` for the whole files.
    let cut: Int64?
  }

  /// The last command of `device` that is not taken back, looked for further and further back.
  private func lastCommand(of device: String, at now: Date) throws(StoreError) -> Command? {
    for days in [40, 320, 2_560, nil] as [Int64?] {
      let cut = days.map { Self.seconds(now) - $0 * 86_400 }
      var lines: [(stamp: Stamp, command: Stamp, takesBack: Stamp?)] = []
      var undone: Set<Stamp> = []
      try forEachFile(of: device) { file throws(SystemError) in
        var ignored = DamageReport()
        try file.read(since: cut, blockSize: blockSize, &ignored) { record, _ in
          if let stamp = record.undone {
            undone.insert(stamp)
          } else if record.stamp > .none, !record.isRatedNight {
            lines.append((record.stamp, record.command, record.takesBack))
          }
        }
      }
      lines.removeAll { undone.contains($0.stamp) }
      let takenBack = Set(lines.compactMap(\.takesBack))
      let last = lines.lazy.filter { $0.takesBack == nil && !takenBack.contains($0.command) }
        .max { $0.stamp < $1.stamp }.map { (command: $0.command, stamp: $0.stamp) }
      // Whatever is later than the cut has been read, its undo too.
      guard let last else { continue }
      let earliest = cut.map { $0 * 1000 - Stamp.longestPlan } ?? 0
      if last.command.milliseconds >= earliest {
        return Command(stamp: last.command, last: last.stamp, cut: cut)
      }
    }
    return nil
  }

  /// A drink of a command, and the lines that take the command back.
  private struct CommandDrink {
    let undone: UndoneDrink
    /// The changes, each with the command that it takes back.
    let lines: [(change: Record.Change, takesBack: Stamp?)]
    /// The stamp that the lines have to follow.
    let newest: Stamp
  }

  private func drinks(
    of command: Command, _ device: String
  ) throws(StoreError) -> [CommandDrink] {
    var made: [Record] = []
    try forEachFile(of: device) { file throws(SystemError) in
      var ignored = DamageReport()
      try file.read(since: command.cut, blockSize: blockSize, &ignored) { record, _ in
        let isOfCommand =
          record.command == command.stamp && record.takesBack == nil && record.undone == nil
        if isOfCommand, !made.contains(where: { $0.id == record.id }) { made.append(copy record) }
      }
    }
    made.sort { $0.stamp < $1.stamp }
    let ids = Set(made.map(\.id))
    var records = try records(of: ids, since: command.cut)
    // Nothing is before a log under a new id; for the rest the record before has to be known.
    if let earliest = command.cut.map({ $0 * 1000 - Stamp.longestPlan }) {
      let isKnown = made.allSatisfy { record in
        if case .add = record.change, let time = record.id.creation, time >= earliest {
          return true
        }
        let before = records.filter { $0.id == record.id }.standing(before: record)
        return before.map { $0.stamp.milliseconds >= earliest } ?? false
      }
      if !isKnown { records = try self.records(of: ids) }
    }
    var drinks: [CommandDrink] = []
    for record in made { drinks.append(try drink(of: record, among: records)) }
    return drinks
  }

  private func drink(
    of record: Record, among records: [Record]
  ) throws(StoreError) -> CommandDrink {
    let all = records.filter { $0.id == record.id }
    let newest = all.winner
    if all.contains(where: { $0.isNewer && $0.stamp >= record.stamp }) {
      throw .newerVersion(what: "the drink \(record.id)")
    }
    let former = all.standing(before: record)
    // The records of the command: a log may have been repeated.
    let same = all.filter {
      $0.isSameCommand(as: record) && $0.takesBack == nil && $0.undone == nil
    }
    if let other = all.standing.flatMap({ $0.isSameCommand(as: record) ? nil : $0 })
      ?? record.drinkOfAnother(former)
    {
      // The other device's record decides: the lines only say that the command is taken back.
      let lines = Set(same.map(\.stamp)).sorted().map {
        (Record.Change.undo(record.id, of: $0), Stamp?.none)
      }
      return CommandDrink(
        undone: UndoneDrink(
          id: record.id, undone: record.state, restored: newest?.state, changedBy: other.device),
        lines: lines, newest: .none)
    }
    // `addOnce` of an older version confirmed a drink by a command of its own.
    let commands = Set(same.map(\.command)).union([record.command])
    let restored = former?.state
    return CommandDrink(
      undone: UndoneDrink(
        id: record.id, undone: record.state, restored: restored, changedBy: nil),
      lines: commands.sorted().map { (restored.map { .edit($0) } ?? .remove(record.id), $0) },
      newest: newest?.stamp ?? .none)
  }

  /// The last import of a device that is not taken back.
  func lastImport(
    of device: String
  ) throws(StoreError) -> (segment: String, header: SealedHeader)? {
    var last: (segment: String, header: SealedHeader)?
    try forEachFile(of: device, areImports: true) { file throws(SystemError) in
      guard let header = try file.sealedHeader(), let segment = LogFile.segment(of: file.name),
        // Without a stamp it has no place in the order of changes.
        header.moment.stamp > .none, last.map({ $0.header.moment < header.moment }) ?? true
      else { return }
      last = (segment, header)
    }
    return last
  }

  /// The moment of a next import of this device.
  func nextMoment(of device: String, at now: Date) throws(StoreError) -> Moment {
    let last = try lastImport(of: device)?.header.moment
    var after = last?.after ?? .none
    try forEachFile(of: device) { file throws(SystemError) in
      var ignored = DamageReport()
      try file.readBackwards(&ignored) { line, _ in
        if line.seal == .valid { after = Swift.max(after, line.stamp) }
        return true
      }
    }
    let stamp = Stamp.next(wallClock: Stamp.wallClock(now), after: last?.stamp ?? .none)
    return Moment(after: after, stamp: stamp ?? .latest)
  }

  /// Of the drinks of an import: the records of `device` that were taken back, with the lines that
  /// did it, and the number of those that are there without the import and these.
  private func others(
    of segment: String, _ device: String
  ) throws(StoreError) -> (spent: [Record], remaining: Int) {
    var (ids, ignored) = (Set<IntakeID>(), DamageReport())
    try forEachFile(&ignored, where: { LogFile.segment(of: $0) == segment }) {
      file, ignored throws(SystemError) in
      try file.read(since: nil, blockSize: blockSize, &ignored) { record, _ in
        ids.insert(record.id)
      }
    }
    var others: [IntakeID: [Record]] = [:]
    try forEachFile(&ignored, where: { LogFile.segment(of: $0) != segment }) {
      file, ignored throws(SystemError) in
      try file.read(since: nil, blockSize: blockSize, &ignored) { record, _ in
        if ids.contains(record.id) { others[record.id, default: []].append(copy record) }
      }
    }
    var (spent, remaining) = ([Record](), 0)
    for records in others.values {
      // Where nothing of them stands, all were taken back: they must not outlive the import.
      let isSpent: (Record) -> Bool = { record in
        record.undone == nil && Device.isSame(record.device, device)
          && !records.contains {
            $0.undone == record.stamp && Device.isSame($0.device, record.device)
          }
      }
      let own = records.standing == nil ? Set(records.filter(isSpent)) : []
      spent += own
      if records.filter({ !own.contains($0) }).winner?.state != nil { remaining += 1 }
    }
    return (spent.sorted { $0.stamp < $1.stamp }, remaining)
  }
}

extension Record {
  /// Whether it is of one command with `other`, a record of the same drink, or a repeated log.
  fileprivate func isSameCommand(as other: Record) -> Bool {
    guard Device.isSame(device, other.device) else { return false }
    if case .add = change, change == other.change { return true }
    return command == other.command
  }

  /// Of a log under an id that another device had used: `former`, the drink there.
  fileprivate func drinkOfAnother(_ former: Record?) -> Record? {
    guard case .add = change, let former, former.state != nil,
      !Device.isSame(device, former.device)
    else { return nil }
    return former
  }
}

extension [Record] {
  /// The record that stands among these of one drink once commands that were taken back are left
  /// out with the lines that did it.
  fileprivate var standing: Record? { standing(before: nil) }

  /// The same without the command of `record`.
  fileprivate func standing(before record: Record?) -> Record? {
    let undos = filter { $0.takesBack != nil }
    return filter { other in
      other.takesBack == nil && record.map(other.isSameCommand) != true
        && !undos.contains { undo in
          undo.takesBack == other.command && Device.isSame(undo.device, other.device)
        }
    }.winner
  }
}

/// What an undo took back.
public enum UndoneChange: Hashable, Sendable {
  /// The drinks of a command, in the order of its lines.
  case drinks([UndoneDrink])

  /// An import of `count` drinks.
  ///
  /// Drinks that were changed since, or also came from elsewhere, remain.
  case imported(count: Int, remaining: Int)
}

/// A drink of a command that was taken back.
public struct UndoneDrink: Hashable, Sendable {
  /// The id of the drink.
  public let id: IntakeID
  /// The drink after the command; `nil` for a removal.
  public let undone: Intake?
  /// The drink now; `nil` if it is not there.
  public let restored: Intake?
  /// The device that has changed the drink since, or logged it too, so that it stays; `nil` for one
  /// restored.
  public let changedBy: String?

  package init(id: IntakeID, undone: Intake?, restored: Intake?, changedBy: String?) {
    (self.id, self.undone, self.restored, self.changedBy) = (id, undone, restored, changedBy)
  }
}
