public import CaffeineDomain
import CaffeineJSON
public import CivilTime

extension Journal {
  /// Reads a file and plans its import without writing anything; O(size of the journal).
  ///
  /// Times without a zone use `clock`, or that of their row, which `zone` finds by its name. Drinks
  /// that start more than 48 h after `now` are skipped. A row of a file without amounts gets the one
  /// that `drinks` has for its name; `progress` runs after every thousand drinks.
  ///
  /// Throws `StoreError.unknownFormat`, `StoreError.unfitTable`, `StoreError.malformedImport` and
  /// `StoreError.endsWithinRow`.
  public func plan(
    importing source: ImportSource, as layout: ImportLayout = ImportLayout(), clock: WallClock,
    zone: @escaping (String) -> WallClock? = { _ in nil }, at now: Date,
    drinks: DrinkCatalogue = .builtIn, progress: @escaping (Int) -> Void = { _ in }
  ) throws(StoreError) -> ImportPlan {
    let rules = ImportRules(
      clock: clock, zone: zone, latest: now.addingTimeInterval(Double(Stamp.longestPlan) / 1000),
      layout: layout, drinks: drinks, progress: progress)
    let (format, imported) = try read(source, rules)
    // One reading: what stands at the seconds of the file, and all that is said of its drinks.
    var (replay, number, there) = (Replay(), 0 as UInt32, [UInt32: Intake]())
    var records: [IntakeID: [Record]] = [:]
    let seconds = Set(imported.entries.map(\.start))
    _ = try read(since: nil, into: &replay) { record, _ in
      if imported.hasOwnID[record.id] != nil {
        records[record.id, default: []].append(copy record)
      } else if let intake = record.state, seconds.contains(intake.start) {
        there[number] = intake
      }
      number += 1
    }
    let others = Dictionary(
      grouping: replay.drinks().compactMap { there[$0] }, by: \.start)
    var (used, sameSecondCount, takenBack) = (Set<IntakeID>(), 0, [IntakeID: Stamp]())
    let additions = imported.entries.filter { intake in
      if let records = records[intake.id], let winner = records.winner {
        // Removed ones too are there, or a second import would bring them back; not what an undo
        // took back.
        if winner.state != nil || records.standing(without: { _ in false }) != nil { return false }
        takenBack[intake.id] = winner.stamp
      }
      let others = others[intake.start] ?? []
      if imported.hasOwnID[intake.id] == false,
        let twin = others.first(where: { !used.contains($0.id) && $0.isSame(as: intake) })
      {
        // Each is one row of the file, so two equal drinks stay two.
        used.insert(twin.id)
        return false
      }
      if others.contains(where: { $0.micrograms != intake.micrograms }) { sameSecondCount += 1 }
      return true
    }
    return ImportPlan(
      format: format, additions: additions.sorted { $0.start < $1.start },
      presentCount: imported.entries.count - additions.count, sameSecondCount: sameSecondCount,
      skips: imported.skips, untakenColumns: imported.untakenColumns, takenBack: takenBack)
  }

  /// Saves the additions of a plan in a sealed file of their own, all or none.
  ///
  /// Returns once they are on the device. Without additions it only confirms the existing ones,
  /// since an earlier call may have been interrupted after the rename.
  public func commit(_ plan: ImportPlan, at now: Date) throws(StoreError) {
    let additions = plan.additions
    guard let first = additions.first, let last = additions.last else {
      return plan.presentCount > 0 ? try confirmNames() : ()
    }
    try locked { own throws(StoreError) in
      let device = own.name
      let former = try lastImport(of: device)?.header
      let change = try OwnFile(path: path(of: "\(device).jsonl"), fileSystem: fileSystem)?.last
      try makeDurable()
      let names: [String]
      do throws(SystemError) { names = try fileSystem.names(in: container.log) } catch {
        throw .reading(container.log, error)
      }
      func next(after stamp: Stamp) throws(StoreError) -> Stamp {
        try Stamp.next(of: device, wallClock: Stamp.wallClock(now), after: stamp)
      }
      // An undone import leaves a mark. A second one of the same moment would get its name and stay
      // hidden.
      var stamp = former?.stamp ?? .none
      var segment: String
      repeat {
        stamp = try next(after: stamp)
        let digits = UInt32(truncatingIfNeeded: stamp.milliseconds).padded(to: 8, radix: 16)
        segment = "\(device).import-\(digits)"
      } while names.contains { LogFile.segment(of: $0) == segment }
      let header = SealedHeader(
        after: max(change ?? .none, former?.after ?? .none), stamp: stamp, count: additions.count)
      var writer = JSONWriter()
      header.appendLine(of: first.start...last.start, to: &writer)
      for entry in additions {
        // Any change by hand wins over it, even one that another device made before this import, but
        // not the record that took the drink back.
        let takenBack = plan.takenBack[entry.id]
        let stamp = try takenBack == nil ? Stamp.imported(entry) : next(after: takenBack ?? .none)
        Record(.add(entry), stamp: stamp, device: device)
          .appendLine(to: &writer, at: writer.bytes.count)
      }
      // One draft a device, whatever the import: the next one replaces what a killed one left.
      let file = "\(segment).jsonl"
      try fileSystem.replace(file, in: container.log, with: writer.bytes, draft: device)
      note(writer.bytes.count, addedTo: file, of: 0, by: own)
    }
  }

  private func read(
    _ source: ImportSource, _ rules: ImportRules
  ) throws(StoreError) -> (ImportFormat, EntryReader) {
    var stream = try ByteStream(source, fileSystem: fileSystem)
    let format = try ImportFormat.sniffed(from: stream.peek(4_096))
    if format == .appleHealth || format == .jsonLines, rules.layout != ImportLayout() {
      throw .unfitTable(UnfitTable(fault: .namesItself, headers: []))
    }
    if format == .appleHealth {
      return (format, try AppleHealthImport.intakes(in: &stream, rules: rules))
    }
    let contents = try stream.readAll()
    let imported = try contents.withUnsafeBufferPointer { bytes throws(StoreError) in
      let bytes = UnsafeRawBufferPointer(bytes)
      return switch format {
      case .csv: try CSVImport.intakes(in: bytes, rules: rules)
      case .json: try JSONImport.intakes(in: bytes, rules: rules)
      case .appleHealth, .jsonLines: JSONLinesImport.intakes(in: bytes, rules: rules)
      }
    }
    return (format, imported)
  }
}

extension Intake {
  /// The amount as files of every unit have it.
  fileprivate var micrograms: Double { (amount.value * 1000).rounded() }

  /// Whether another drink of the same second is this one: the same amount, and the same drink by
  /// its id where both have one, else by name.
  fileprivate func isSame(as other: Intake) -> Bool {
    guard micrograms == other.micrograms else { return false }
    guard let drink, let otherDrink = other.drink else {
      return name.lowercased() == other.name.lowercased()
    }
    return drink == otherDrink
  }
}
