public import CaffeineDomain

extension Journal {
  /// Takes back the last command of this device, whole: drinks that were logged, edited or removed
  /// together, or an import; a second call takes back the one before.
  ///
  /// Each drink gets an `edit` or `del` that names the command: its state before, or its state now
  /// where another device has changed it since. Commands of the last weeks are found at the ends of
  /// the files. Throws `StoreError.nothingToUndo`, and `StoreError.oldChange` for a command before
  /// `earliest`; with an `agreed` change, for any other.
  @discardableResult
  public func undo(
    at now: Date, since earliest: Date = .distantPast, agreed: UndoneChange? = nil
  ) throws(StoreError) -> UndoneChange {
    try locked { device throws(StoreError) in
      let recent = try undo(by: device.name, since: Self.seconds(now) - 40 * 86_400)
      guard let undo = recent == nil ? try undo(by: device.name, since: nil) : recent else {
        throw .nothingToUndo
      }
      // Before any line is written, so that the error can describe the change.
      let date = Date(timeIntervalSince1970: Double(undo.madeAt.milliseconds) / 1000)
      guard agreed.map({ $0 == undo.change }) ?? (date >= earliest) else {
        throw .oldChange(undo.change, madeAt: date)
      }
      try append(to: device, at: now) { draft throws(StoreError) in
        for line in undo.lines {
          try draft.append(line.change, replacing: line.replaced, takingBack: line.command)
        }
      }
      // A mark instead of a removal: another device may have the file and would synchronise it back.
      if let segment = undo.segment {
        try fileSystem.replace(LogFile.undoneMark(of: segment), in: container.log, with: [])
      }
      return undo.change
    }
  }

  /// What takes back a command or an import.
  private struct Undo {
    let change: UndoneChange
    /// When the command was given.
    let madeAt: Stamp
    /// The lines, with the record that each has to win over and the command that it takes back.
    let lines: [(change: Record.Change, replaced: Stamp, command: Stamp)]
    /// The import to mark.
    var segment: String?
  }

  /// The stamp, in ms, from which the ends of the files that are read since `cut` hold everything.
  static func earliest(since cut: Int64?) -> Int64 {
    cut.map { $0 * 1000 - Stamp.longestPlan } ?? .min
  }

  /// What takes back the last command or import of `device` that is not taken back; `nil` without
  /// one, or if the ends of the files since `cut` do not hold it and all that it depends on.
  private func undo(by device: String, since cut: Int64?) throws(StoreError) -> Undo? {
    let earliest = Self.earliest(since: cut)
    let own = try records(since: cut, in: { LogFile.isOwn($0, of: device) }) {
      $0.stamp > .none && !$0.isRatedNight
    }.standing.sorted { $0.stamp < $1.stamp }
    // Whatever is later than the cut has been read, its undo too.
    guard own.last?.command.milliseconds ?? .min >= earliest else { return nil }
    if let imported = try lastImport(of: device),
      own.last.map({ imported.header.after >= $0.stamp }) ?? true
    {
      return try undo(of: imported.segment, imported.header)
    }
    guard let last = own.last else { return nil }
    let command = own.filter { $0.command == last.command }
    let records = Dictionary(
      grouping: try records(of: Set(command.map(\.id)), since: cut), by: \.id)
    var (drinks, lines) = ([UndoneDrink](), [(Record.Change, Stamp, Stamp)]())
    for record in command where !drinks.contains(where: { $0.id == record.id }) {
      let all = records[record.id] ?? []
      if all.contains(where: { $0.isNewer && $0.stamp >= record.stamp }) {
        throw .newerVersion(what: "the drink \(record.id)")
      }
      let isOfCommand: (Record) -> Bool = {
        $0.command == last.command && Device.isSame($0.device, device)
      }
      let former = all.standing(without: isOfCommand)
      // Nothing is before a log under a new id; for the rest the record before has to be known.
      if former?.stamp.milliseconds ?? record.id.creation ?? .min < earliest { return nil }
      // Another device has changed the drink since, or had logged it under the same id.
      var other = all.standing().flatMap { isOfCommand($0) ? nil : $0 }
      if case .add = record.change, let former, former.state != nil,
        !Device.isSame(former.device, device)
      {
        other = other ?? former
      }
      let newest = all.winner
      let state = other == nil ? former?.state : newest?.state
      drinks.append(
        UndoneDrink(
          id: record.id, undone: record.state, restored: state, changedBy: other?.device))
      // Where another device decides the line only says what is so, and need not win.
      let replaced = other == nil ? newest?.stamp ?? .none : .none
      lines.append((state.map { .edit($0) } ?? .remove(record.id), replaced, last.command))
    }
    return Undo(change: .drinks(drinks), madeAt: last.stamp, lines: lines)
  }

  /// The last import of a device that is not taken back.
  func lastImport(
    of device: String
  ) throws(StoreError) -> (segment: String, header: SealedHeader)? {
    var (imports, ignored) = ([(segment: String, header: SealedHeader)](), DamageReport())
    try forEachFile(&ignored, where: { LogFile.device(of: $0) == device }) {
      file, _ throws(SystemError) in
      if let segment = LogFile.segment(of: file.name), let header = try file.sealedHeader() {
        imports.append((segment, header))
      }
    }
    // Without a stamp it has no place in the order of changes.
    return imports.filter { $0.header.stamp > .none }.max {
      ($0.header.after, $0.header.stamp) < ($1.header.after, $1.header.stamp)
    }
  }

  /// The mark of an import takes its drinks away, but not what was restored of them since: a `del`
  /// does where nothing but the import stands.
  private func undo(of segment: String, _ header: SealedHeader) throws(StoreError) -> Undo {
    let isOfImport: (String) -> Bool = { LogFile.segment(of: $0) == segment }
    let ids = Set(try records(in: isOfImport) { _ in true }.map(\.id))
    let others = Dictionary(
      grouping: try records(in: { !isOfImport($0) }) { ids.contains($0.id) }, by: \.id)
    var (lines, remaining) = ([(Record.Change, Stamp, Stamp)](), 0)
    for (id, records) in others.sorted(by: { $0.key < $1.key }) {
      guard let winner = records.winner, winner.state != nil else { continue }
      if records.standing() == nil {
        lines.append((.remove(id), winner.stamp, winner.takesBack ?? winner.command))
      } else {
        remaining += 1
      }
    }
    return Undo(
      change: .imported(count: header.count, remaining: remaining), madeAt: header.stamp,
      lines: lines, segment: segment)
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
}
