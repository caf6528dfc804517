import CaffeineDomain
public import CivilTime

extension Journal {
  /// Reads a file and says what importing it would bring; writes nothing.
  ///
  /// `format` is found out when it is `nil`. Times without a zone are those of `clock`. Intakes
  /// that start more than 48 h after `now` are passed over as problems.
  /// Throws `StoreError.unknownFormat` and `StoreError.malformedImport`.
  public func plan(
    importing source: ImportSource, as format: ImportFormat? = nil, clock: WallClock, at now: Date
  ) throws(StoreError) -> ImportPlan {
    var (format, imported) = try read(source, as: format, clock)
    let known = try known(of: Set(imported.intakes.map(\.id)))
    let latest = now.addingTimeInterval(Double(Stamp.longestPlan) / 1000)
    var additions: [Intake] = []
    var ids: Set<IntakeID> = []
    for (index, intake) in imported.intakes.enumerated() where !known.contains(intake.id) {
      if intake.start > latest {
        imported.problems.append("it starts more than 48 hours from now", index + 1)
      } else if let objection = intake.objection {
        imported.problems.append(objection, index + 1)
      } else if ids.insert(intake.id).inserted {
        additions.append(intake)
      }
    }
    let presentCount = imported.intakes.count { known.contains($0.id) }
    return ImportPlan(
      format: format, additions: additions.inOrder(), presentCount: presentCount,
      problems: imported.problems)
  }

  /// Those of `ids` that the journal has or had.
  private func known(of ids: Set<IntakeID>) throws(StoreError) -> Set<IntakeID> {
    var known: Set<IntakeID> = []
    if ids.isEmpty { return known }
    var ignored = DamageReport()
    try forEachFile(&ignored) { file, ignored throws(SystemError) in
      try file.forEachLine(&ignored) { line, _ in
        if case .record(let record) = line.content, ids.contains(record.id) {
          known.insert(record.id)
        }
      }
    }
    return known
  }

  /// Saves the additions of a plan, all or none, in a sealed file of their own.
  ///
  /// Returns when that is on the device. Nothing is written when there are none, but what is there
  /// already is confirmed: an earlier call may have put it in place and not got as far.
  public func commit(_ plan: ImportPlan, at now: Date) throws(StoreError) {
    guard let first = plan.additions.first, let last = plan.additions.last else {
      return plan.presentCount > 0 ? try confirmNames() : ()
    }
    let lock = try FileLock(path: container.lock, fileSystem: fileSystem)
    try container.checkVersion(fileSystem)
    let device = try deviceName()
    var draft = Draft(device: device, after: .none, at: now)
    draft.begin(
      SealedHeader(
        count: plan.additions.count,
        range: Int64(first.start.timeIntervalSince1970)...Int64(last.start.timeIntervalSince1970),
        isOrdered: true))
    for intake in plan.additions { try draft.append(.add(intake)) }
    let ids = plan.additions.reduce(into: [UInt8]()) { $0 += $1.id.description.utf8 + [0x0A] }
    try makeDurable()
    let name = try freeName("\(device).import-\(Self.digits(of: ids))")
    try fileSystem.replace(name, in: container.log, with: draft.writer.bytes)
    lock.release()
  }

  /// The name of a file of the folder `log` that is not there yet: `start`, and a number where two
  /// imports have the same digits.
  private func freeName(_ start: String) throws(StoreError) -> String {
    var name = "\(start).jsonl"
    var number = 1
    do throws(SystemError) {
      while true {
        try fileSystem.close(
          fileSystem.open("\(container.log)/\(name)", in: nil, for: .reading))
        number += 1
        name = "\(start)-\(number).jsonl"
      }
    } catch {
      if error == .notFound { return name }
      throw .reading("\(container.log)/\(name)", error)
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

  /// The first eight hexadecimal digits of the SHA-256 of `bytes`.
  private static func digits(of bytes: [UInt8]) -> String {
    SHA256.digest(of: bytes)[0].padded(to: 8, radix: 16)
  }

  private func read(
    _ source: ImportSource, as format: ImportFormat?, _ clock: WallClock
  ) throws(StoreError) -> (ImportFormat, ImportedIntakes) {
    var stream = try ByteStream(source, fileSystem: fileSystem)
    let format = try Self.format(of: &stream, named: format)
    if format == .appleHealth {
      return (format, try AppleHealthImport.intakes(in: stream, clock: clock))
    }
    let contents = try stream.readAll()
    let imported = try contents.withUnsafeBufferPointer { bytes throws(StoreError) in
      let bytes = UnsafeRawBufferPointer(bytes)
      switch format {
      case .csv: return try CSVImport.intakes(in: bytes, clock: clock)
      case .json: return try JSONImport.intakes(in: bytes, clock: clock)
      default: return JSONLinesImport.intakes(in: bytes)
      }
    }
    return (format, imported)
  }
}
