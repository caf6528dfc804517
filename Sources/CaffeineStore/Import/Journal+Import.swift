import CaffeineDomain
public import CivilTime
import JSONValues

extension Journal {
  /// Reads a file and plans its import without writing anything.
  ///
  /// A `nil` format is detected. Times without a zone use `clock`. Intakes that start more than 48
  /// h after `now` become problems. An entry without an amount gets the one that `named` finds for
  /// its name; `progress` runs after every thousand entries.
  ///
  /// All dates like `3/4/2026` have the same order: `dateOrder`, or else the one that a date
  /// proves, or else `localeOrder`, the importer's locale. Throws `StoreError.unknownFormat`,
  /// `StoreError.malformedImport`, `StoreError.endsWithinRow` and `StoreError.unclearDateOrder`.
  public func plan(
    importing source: ImportSource, as format: ImportFormat? = nil, dateOrder: DateOrder? = nil,
    localeOrder: DateOrder? = nil, clock: WallClock, at now: Date,
    named: @escaping (String) -> NamedIntake? = { _ in nil },
    progress: @escaping (Int) -> Void = { _ in }
  ) throws(StoreError) -> ImportPlan {
    let rules = ImportRules(
      clock: clock, latest: now.addingTimeInterval(Double(Stamp.longestPlan) / 1000),
      dateOrder: dateOrder, localeOrder: localeOrder, named: named, progress: progress)
    let (format, imported) = try read(source, as: format, rules)
    var entries = try entries()
    // Including removed ones, or a second import would bring them back.
    let known = entries.knownIDs
    let twins = try ids(of: Set(imported.contents.values), among: &entries)
    var spare = twins.mapValues { $0.count { known.contains($0) && !imported.ids.contains($0) } }
    let additions = imported.entries.filter { entry in
      if known.contains(entry.id) { return false }
      guard let content = imported.contents[entry.id], let count = spare[content], count > 0 else {
        return true
      }
      // Each is one entry of the file, so two equal drinks stay two.
      spare[content] = count - 1
      return false
    }
    return ImportPlan(
      format: format, additions: additions.inOrder(),
      presentCount: imported.entries.count - additions.count,
      problems: imported.problems, dateOrder: imported.dateOrder,
      ignoredColumns: imported.ignoredColumns)
  }

  /// The ids that have one of the contents, or had it in an import; O(size of the journal).
  ///
  /// A drink logged by hand and since moved or removed is no entry of a file.
  private func ids(
    of contents: Set<IntakeContent>, among entries: inout JournalEntries
  ) throws(StoreError) -> [IntakeContent: Set<IntakeID>] {
    var ids: [IntakeContent: Set<IntakeID>] = [:]
    if contents.isEmpty { return ids }
    func note(_ intake: Intake) {
      let content = IntakeContent(intake)
      if contents.contains(content) { ids[content, default: []].insert(intake.id) }
    }
    var ignored = DamageReport()
    let isImport: (String) -> Bool = { LogFile.segment(of: $0) != nil }
    try forEachFile(&ignored, where: isImport) { file, ignored throws(SystemError) in
      try file.forEachLine(&ignored) { line, _ in
        if case .record(let record) = line.content, let intake = record.state { note(intake) }
      }
    }
    while let intake = try entries.next() { note(intake) }
    return ids
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

  private static func format(
    of stream: inout ByteStream, named format: ImportFormat?
  ) throws(StoreError) -> ImportFormat {
    try stream.peek(4_096).withUnsafeBufferPointer { bytes throws(StoreError) in
      try ImportFormat.checkEncoding(of: bytes)
      return if let format { format } else { try ImportFormat.sniffed(from: bytes) }
    }
  }

  /// The first eight hexadecimal digits of a SHA-256.
  private static func digits(of bytes: [UInt8]) -> String {
    SHA256.digest(of: bytes)[0].padded(to: 8, radix: 16)
  }

  private func read(
    _ source: ImportSource, as format: ImportFormat?, _ rules: ImportRules
  ) throws(StoreError) -> (ImportFormat, ImportedIntakes) {
    var stream = try ByteStream(source, fileSystem: fileSystem)
    let format = try Self.format(of: &stream, named: format)
    if format == .appleHealth {
      return (format, try AppleHealthImport.intakes(in: stream, rules: rules))
    }
    let contents = try stream.readAll()
    let imported = try contents.withUnsafeBufferPointer { bytes throws(StoreError) in
      let bytes = UnsafeRawBufferPointer(bytes)
      switch format {
      case .csv: return try CSVImport.intakes(in: bytes, rules: rules)
      case .json: return try JSONImport.intakes(in: bytes, rules: rules)
      case .appleHealth, .jsonLines: return JSONLinesImport.intakes(in: bytes, rules: rules)
      }
    }
    return (format, imported)
  }
}
