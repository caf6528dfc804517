public import CaffeineDomain

/// The intakes on disk: one append-only file of JSON lines per device, and sealed imports.
///
///     let journal = Journal(in: try SharedContainer { environment[$0] })
///     try journal.add([intake], at: now)
///     let today = try journal.intakes(since: midnight).intakes
///
/// Writing waits for the device; reading takes no lock and never writes. The union of two devices'
/// files merges them. `Docs/Storage.md` has the format and the rules.
public struct Journal: Sendable {
  /// The folders and files of the journal.
  public let container: SharedContainer

  let fileSystem: any FileSystem
  let generator: any RandomNumberGenerator & Sendable

  /// The size of the first read from a file's end, in bytes.
  var blockSize = 1 << 16

  /// The most records whose content a reader keeps, so that a small journal is read once.
  var mostKept = 4_096

  /// Creates a journal without opening a file.
  ///
  /// `generator` names a device that has no name yet.
  public init(
    in container: SharedContainer, fileSystem: any FileSystem = PosixFileSystem(),
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) {
    self.container = container
    self.fileSystem = fileSystem
    self.generator = generator
  }

  /// The first whole second at or after `date`, limited to some three thousand years.
  static func seconds(_ date: Date) -> Int64 {
    let limit = 1e11
    let seconds = date.timeIntervalSince1970.rounded(.up)
    // Limited first, as `Int64` traps on a `Double` beyond its range.
    return Int64(min(max(seconds.isNaN ? -limit : seconds, -limit), limit))
  }

  /// Merges the records of all files, or those relevant since `cut`, and passes each on with its
  /// offset; returns the damage.
  func read(
    since cut: Int64?, into replay: inout Replay, _ body: (borrowing Record, Int) -> Void
  ) throws(StoreError) -> DamageReport {
    var damage = DamageReport()
    for loss in losses() { damage.append(loss) }
    try forEachFile(&damage) { file, damage throws(SystemError) in
      replay.begin(file: file.name)
      try file.read(since: cut, &damage) { record, offset in
        replay.merge(record)
        body(record, offset)
      }
    }
    return damage
  }

  /// All records of some drinks from all devices, or those at the ends of the files that may be
  /// relevant since `cut`; ignores damage.
  ///
  /// Without a cut O(size of the journal), at the speed of a byte search: parses only lines with an
  /// id.
  func records(of ids: Set<IntakeID>, since cut: Int64? = nil) throws(StoreError) -> [Record] {
    let texts = cut == nil ? ids.map { Array($0.description.utf8) } : []
    return try records(since: cut, containing: texts) { ids.contains($0.id) }
  }

  /// The wanted records of some files, or of their ends; ignores damage.
  func records(
    since cut: Int64? = nil, in files: (String) -> Bool = { _ in true },
    containing texts: [[UInt8]] = [], where isWanted: (borrowing Record) -> Bool
  ) throws(StoreError) -> [Record] {
    var (records, ignored) = ([Record](), DamageReport())
    try forEachFile(&ignored, where: files) { file, ignored throws(SystemError) in
      try file.read(since: cut, containing: texts, &ignored) { record, _ in
        if isWanted(record) { records.append(copy record) }
      }
    }
    return records
  }

  /// The winning record of `id`; `nil` if there is none.
  ///
  /// `start` is where the drink stands, or earlier, and finds it at the ends of the files; without
  /// it O(size of the journal), at the speed of a byte search.
  package func winner(
    of id: IntakeID, since start: Date? = nil
  ) throws(StoreError) -> Record? {
    try records(of: [id], since: start.map(Self.seconds)).winner
  }

  /// The only device that can change an intake, because its clock was more than 24 hours ahead of
  /// `now`; `nil` if this device can.
  public func onlyDevice(thatChanges intake: Intake, at now: Date) throws(StoreError) -> String? {
    guard let last = try winner(of: intake.id, since: intake.start),
      last.stamp.milliseconds > Stamp.wallClock(now) + Stamp.largestLead
    else { return nil }
    return try last.device == knownDeviceName() ? nil : last.device
  }

  /// Opens the wanted files one by one in order of name; none if the journal does not exist yet.
  ///
  /// A special file, or a name outside of UTF-8, counts as damage.
  func forEachFile(
    _ damage: inout DamageReport, where isWanted: (String) -> Bool = { _ in true },
    _ body: (inout LogFile, inout DamageReport) throws(SystemError) -> Void
  ) throws(StoreError) {
    for name in try logNames() where isWanted(name) {
      do throws(SystemError) {
        guard var file = try logFile(name) else { continue }
        try body(&file, &damage)
      } catch {
        let kinds: [SystemError: Damage.Kind] = [
          .symbolicLink: .notPlainFile, .notText: .unreadableName,
        ]
        guard let kind = kinds[error] else { throw .reading(path(of: name), error) }
        damage.append(Damage(file: name, offset: 0, kind: kind))
      }
    }
  }

  /// Opens a file of the folder `log`; `nil` if it is gone.
  ///
  /// Throws `symbolicLink` for anything but a regular file, and `notText` for a name outside of
  /// UTF-8.
  func logFile(_ name: String) throws(SystemError) -> LogFile? {
    let file: OpenFile
    do throws(SystemError) {
      file = try fileSystem.opened(path(of: name), for: .reading)
    } catch {
      guard error == .notFound else { throw error }
      if name.unicodeScalars.contains("\u{FFFD}") { throw .notText }
      return nil
    }
    return try LogFile(name, file, fileSystem: fileSystem, blockSize: blockSize)
  }

  /// The names of the files in the folder `log` that count, in order; none if the journal does not
  /// exist yet.
  ///
  /// Throws `StoreError.journalMissing` if it existed before: it does not count as empty.
  func logNames() throws(StoreError) -> [String] {
    do throws(SystemError) {
      let names = try fileSystem.names(in: container.log)
      // Otherwise it is not mounted, or not synchronised yet.
      if names.contains(where: LogFile.isLog) || !hasWritten {
        return LogFile.names(among: names).sorted()
      }
    } catch {
      guard error == .notFound else { throw .reading(container.log, error) }
      // A dead link usually means an unmounted drive; a path that cannot be examined counts as
      // present, too: a second journal would hide the first.
      let link = Result { () throws(SystemError) in
        try fileSystem.destination(ofLink: container.log)
      }
      if link == .failure(.notFound), !hasWritten { return [] }
    }
    throw .journalMissing(path: container.log)
  }

  func path(of name: String) -> String { "\(container.log)/\(name)" }
}
