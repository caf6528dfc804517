public import CaffeineDomain

/// The intakes on disk: one append-only file of JSON lines per device, and sealed imports.
///
///     let journal = Journal(in: try SharedContainer { environment[$0] })
///     try journal.add([intake], at: now)
///     let today = try journal.intakes(since: midnight)
///
/// Writing waits for the device; reading takes no lock and never writes. Merging two devices is
/// the union of their files. `Docs/Storage.md` has the format and the rules.
public struct Journal: Sendable {
  /// Where it is.
  public let container: SharedContainer

  let fileSystem: any FileSystem
  let generator: any RandomNumberGenerator & Sendable

  /// The first read from the end of a file, in bytes.
  var blockSize = 1 << 16

  /// The journal in `container`; nothing is opened or made yet.
  ///
  /// `generator` is asked once, for the name of a device that has none yet.
  public init(
    in container: SharedContainer, fileSystem: any FileSystem = .posix,
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) {
    self.container = container
    self.fileSystem = fileSystem
    self.generator = generator
  }
}

extension Journal {
  /// The intakes that start at or after `start`, from the ends of the files.
  ///
  /// O(what was recorded since 48 h before `start`). The same intakes as those of
  /// `allIntakes()`, as long as every line was written by this program.
  public func intakes(since start: Date) throws(StoreError) -> IntakeReading {
    let (replay, damage) = try replay(since: start)
    return IntakeReading(intakes: replay.intakes(since: start), damage: damage)
  }

  /// Hands over what `intakes(since:)` lists, in no particular order; returns the damage.
  ///
  /// For totals over many years it is faster than a list by a third.
  public func forEachIntake(
    since start: Date, _ body: (Intake) -> Void
  ) throws(StoreError) -> DamageReport {
    let (replay, damage) = try replay(since: start)
    replay.forEachIntake(since: start, body)
    return damage
  }

  private func replay(since start: Date) throws(StoreError) -> (Replay, DamageReport) {
    let limit = 1e11  // some three thousand years either way
    let seconds = start.timeIntervalSince1970.rounded(.down)
    let cut = Int64(min(max(seconds.isNaN ? -limit : seconds, -limit), limit))
    var replay = Replay()
    var damage = DamageReport()
    try forEachFile { file throws(SystemError) in
      try file.readTail(since: cut, blockSize: blockSize, into: &replay, &damage)
    }
    return (replay, damage)
  }

  /// All intakes, from all lines of all files; O(everything ever recorded).
  public func allIntakes() throws(StoreError) -> IntakeReading {
    let (replay, damage) = try replay()
    return IntakeReading(intakes: replay.intakes(), damage: damage)
  }

  /// All records that win, and the damage; O(everything).
  func replay() throws(StoreError) -> (Replay, DamageReport) {
    var replay = Replay()
    var damage = DamageReport()
    try forEachFile { file throws(SystemError) in
      try file.readAll(into: &replay, &damage)
    }
    return (replay, damage)
  }

  /// Opens the files of the folder one after another, in the order of their names; none when
  /// there is no folder yet.
  func forEachFile(
    _ body: (borrowing LogFile) throws(SystemError) -> Void
  ) throws(StoreError) {
    guard let folder = try openLog() else { return }
    defer { try? fileSystem.close(folder) }
    for name in try names(in: folder) where LogFile.isLog(name) {
      do throws(SystemError) {
        guard let file = try LogFile(name, in: folder, fileSystem: fileSystem) else { continue }
        try body(file)
      } catch {
        throw .reading("\(container.log)/\(name)", error)
      }
    }
  }

  /// The folder `log`, `nil` when there is none yet.
  func openLog() throws(StoreError) -> FileDescriptor? {
    do throws(SystemError) {
      return try fileSystem.open(container.log, in: nil, for: .folder)
    } catch {
      if error == .notFound { return nil }
      throw .reading(container.log, error)
    }
  }

  /// The names in the folder `log`, in order.
  func names(in folder: FileDescriptor) throws(StoreError) -> [String] {
    do throws(SystemError) {
      return try fileSystem.names(in: folder).sorted()
    } catch {
      throw .reading(container.log, error)
    }
  }
}
