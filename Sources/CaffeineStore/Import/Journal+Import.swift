public import CaffeineDomain
import CaffeineJSON
public import CivilTime

extension Journal {
  /// Reads a file and plans its import without writing anything; O(size of the journal).
  ///
  /// Times without a zone use `clock`, or that of their row, which `zone` finds by its name. Drinks
  /// that start more than 48 h after `now` are skipped. A row of a file without amounts gets the one
  /// that `drinks` has for its name; `progress` runs after every thousand rows.
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
    var entries = try entries()
    // Including removed ones, or a second import would bring them back.
    let known = entries.knownIDs
    var there: [Date: [Intake]] = [:]
    for intake in imported.entries { there[intake.start] = [] }
    while let intake = try entries.next() {
      // Those of the file itself are known by their ids.
      if !imported.ids.contains(intake.id) { there[intake.start]?.append(intake) }
    }
    var (used, sameSecondCount) = (Set<IntakeID>(), 0)
    let additions = imported.entries.filter { intake in
      if known.contains(intake.id) { return false }
      let others = there[intake.start] ?? []
      if imported.foreign.contains(intake.id),
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
      format: format, additions: additions.inOrder(),
      presentCount: imported.entries.count - additions.count, sameSecondCount: sameSecondCount,
      skips: imported.skips, untakenColumns: imported.untakenColumns)
  }

  /// Saves the additions of a plan in a sealed file of their own, all or none.
  ///
  /// Returns once they are on the device. Without additions it only confirms the existing ones,
  /// since an earlier call may have been interrupted after the rename.
  public func commit(_ plan: ImportPlan, at now: Date) throws(StoreError) {
    guard !plan.additions.isEmpty else { return plan.presentCount > 0 ? try confirmNames() : () }
    try locked { device throws(StoreError) in try save(plan.additions, of: device, at: now) }
  }

  /// Writes entries to a sealed file; the caller holds the lock.
  func save(_ entries: [Intake], of device: String, at now: Date) throws(StoreError) {
    let additions = entries.inOrder()
    guard let first = additions.first, let last = additions.last else { return }
    var moment = try nextMoment(of: device, at: now)
    let ids: [UInt8] = additions.flatMap { Array("\n\($0.id)".utf8) }
    let taken = try segments()
    func segment() -> String {
      "\(device).import-\(Self.digits(of: Array("\(moment.stamp.milliseconds)".utf8) + ids))"
    }
    // An undone import leaves a mark. The same plan within the same millisecond would get its name
    // and stay hidden.
    while taken.contains(segment()) {
      guard let next = Stamp.next(wallClock: 0, after: moment.stamp) else {
        throw .noLaterDate(device: device)
      }
      moment.stamp = next
    }
    var draft = Draft(device: device, after: .none, offset: 0, at: now)
    draft.begin(
      SealedHeader(
        moment: moment, count: additions.count,
        range: Int64(first.start.timeIntervalSince1970)...Int64(last.start.timeIntervalSince1970)))
    for entry in additions { try draft.append(imported: entry) }
    // `replace` syncs the name in `log` last, but not the name of `log` itself.
    try makeDurable()
    // One draft a device, whatever the import: the next one replaces what a killed one left.
    let (file, bytes) = ("\(segment()).jsonl", draft.writer.bytes)
    try fileSystem.replace(file, in: container.log, with: bytes, draft: device)
    note(bytes.count, addedTo: file, of: 0, device: device)
  }

  /// The name prefixes of all imports, including undone ones.
  private func segments() throws(StoreError) -> Set<String> {
    guard let (folder, _) = try openLog() else { return [] }
    defer { try? fileSystem.close(folder) }
    do throws(SystemError) {
      return Set(try fileSystem.names(in: folder).compactMap(LogFile.segment(of:)))
    } catch {
      throw .reading(container.log, error)
    }
  }

  /// The first eight hexadecimal digits of a SHA-256.
  private static func digits(of bytes: [UInt8]) -> String {
    SHA256.digest(of: bytes)[0].padded(to: 8, radix: 16)
  }

  private func read(
    _ source: ImportSource, _ rules: ImportRules
  ) throws(StoreError) -> (ImportFormat, ImportedIntakes) {
    var stream = try ByteStream(source, fileSystem: fileSystem)
    let format = try stream.peek(4_096).withUnsafeBufferPointer { head throws(StoreError) in
      try ImportFormat.sniffed(from: UnsafeRawBufferPointer(head))
    }
    if format == .appleHealth || format == .jsonLines, rules.layout != ImportLayout() {
      throw .unfitTable(UnfitTable(fault: .namesItself, headers: []))
    }
    if format == .appleHealth {
      return (format, try AppleHealthImport.intakes(in: stream, rules: rules))
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
