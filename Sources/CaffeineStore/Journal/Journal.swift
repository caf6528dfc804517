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
  /// The folders and files it reads and writes.
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
  /// The drinks and nights that start at or after `start`, from the ends of the files.
  ///
  /// O(what was recorded since 48 h before `start`). The same intakes as those of
  /// `allIntakes()`, as long as every line was written by this program.
  public func intakes(since start: Date) throws(StoreError) -> IntakeReading {
    try reading(since: Self.seconds(start))
  }

  /// All drinks and nights, from all lines of all files.
  ///
  /// O(everything ever recorded), 200 bytes an intake and more; `listing(since:)` holds 44.
  public func allIntakes() throws(StoreError) -> IntakeReading { try reading(since: nil) }

  private func reading(since cut: Int64?) throws(StoreError) -> IntakeReading {
    var replay = Replay()
    var states: [JournalEntry?] = []
    let damage = try read(since: cut, into: &replay) { record, _ in states.append(record.state) }
    return IntakeReading(replay.entries(since: cut, states), damage: damage)
  }

  /// Hands over start, offset of the clock where that is known, amount, and number of cups of the
  /// drinks that `intakes(since:)` lists, in no particular order; returns the damage.
  ///
  /// For totals over many years: holds 52 bytes an intake, and takes two thirds of the time.
  public func forEachAmount(
    since start: Date, _ body: (_ start: Date, _ offset: Int?, Milligrams, _ cups: Int) -> Void
  ) throws(StoreError) -> DamageReport {
    let cut = Self.seconds(start)
    var replay = Replay()
    var amounts: [(amount: Milligrams, offset: Int32?, cups: UInt8)] = []
    let damage = try read(since: cut, into: &replay) { record, _ in
      let intake = record.state?.intake
      amounts.append(
        (
          intake?.amount ?? 0, intake?.knownOffset.map { Int32($0) },
          UInt8(clamping: intake?.cups ?? 1)
        ))
    }
    // As in `JournalEntry.outranks(_:)` as far as the amount; what comes after it changes no total.
    let numbers = replay.winners(since: cut) { amounts[Int($0)].amount > amounts[Int($1)].amount }
    for number in numbers where replay[number].effect == .stands {
      let (amount, offset, cups) = amounts[Int(number)]
      body(
        Date(timeIntervalSince1970: Double(replay[number].start)), offset.map(Int.init), amount,
        Int(cups))
    }
    return damage
  }

  /// The first whole second at or after `date`, within some three thousand years.
  static func seconds(_ date: Date) -> Int64 {
    let limit = 1e11
    let seconds = date.timeIntervalSince1970.rounded(.up)
    // Bounded first: `Int64` traps on a `Double` that it cannot hold.
    return Int64(min(max(seconds.isNaN ? -limit : seconds, -limit), limit))
  }

  /// Merges the records of all files into `replay`, those that matter for intakes since `cut` where
  /// that is given, and hands each over with its offset; returns the damage.
  func read(
    since cut: Int64?, into replay: inout Replay, _ body: (borrowing Record, Int) -> Void
  ) throws(StoreError) -> DamageReport {
    var damage = DamageReport()
    try forEachFile(&damage) { file, damage throws(SystemError) in
      replay.begin(file: file.name)
      if let cut {
        try file.readTail(since: cut, blockSize: blockSize, into: &replay, &damage, body)
      } else {
        try file.readAll(into: &replay, &damage, body)
      }
    }
    return damage
  }

  /// Opens the files of the folder one after another, in the order of their names, those whose
  /// name `isWanted`; none when no journal was begun.
  ///
  /// A file that is no plain one, or whose name is no text, is noted as damage.
  func forEachFile(
    _ damage: inout DamageReport, where isWanted: (String) -> Bool = { _ in true },
    _ body: (borrowing LogFile, inout DamageReport) throws(SystemError) -> Void
  ) throws(StoreError) {
    guard let (folder, names) = try openLog() else { return }
    defer { try? fileSystem.close(folder) }
    for name in names where isWanted(name) {
      do throws(SystemError) {
        guard let file = try LogFile(name, in: folder, fileSystem: fileSystem) else { continue }
        try body(file, &damage)
      } catch {
        guard let kind = Damage.Kind(error) else {
          throw .reading("\(container.log)/\(name)", error)
        }
        damage.append(Damage(file: name, offset: 0, kind: kind))
      }
    }
  }

  /// Opens the folder `log` and gives the names of its files in order; `nil` when no journal was
  /// begun.
  ///
  /// Throws `StoreError.journalMissing` when one was: it is not taken for empty.
  func openLog() throws(StoreError) -> (folder: FileDescriptor, names: [String])? {
    let folder: FileDescriptor
    do throws(SystemError) {
      folder = try fileSystem.open(container.log, in: nil, for: .folder)
    } catch {
      guard error == .notFound else { throw .reading(container.log, error) }
      let isLink = isThere { () throws(SystemError) in
        _ = try fileSystem.destination(ofLink: container.log)
      }
      // A link to nothing is a drive that is not mounted, most of the time.
      if isLink || hasWritten {
        throw .journalMissing(path: container.log, device: container.device)
      }
      return nil
    }
    do throws(SystemError) {
      let names = LogFile.names(among: try fileSystem.names(in: folder)).sorted()
      // Empty although this device has written: not mounted, or not synchronised yet.
      if !names.isEmpty || !hasWritten { return (folder, names) }
    } catch {
      try? fileSystem.close(folder)
      throw .reading(container.log, error)
    }
    try? fileSystem.close(folder)
    throw .journalMissing(path: container.log, device: container.device)
  }

  /// Whether this device has a name, and so a file.
  private var hasWritten: Bool {
    isThere { () throws(SystemError) in
      try fileSystem.close(fileSystem.open(container.device, in: nil, for: .reading))
    }
  }

  private func isThere(_ look: () throws(SystemError) -> Void) -> Bool {
    do throws(SystemError) {
      try look()
      return true
    } catch {
      // What cannot be looked at counts as there: a second journal beside it would hide the first.
      return error != .notFound
    }
  }
}

extension Journal {
  /// The name of this device, `nil` when it has none that can be read.
  func knownDeviceName() throws(StoreError) -> String? {
    do throws(SystemError) {
      return Device.name(in: try fileSystem.contents(of: container.device, for: .reading))
    } catch {
      guard error == .notFound else { throw .reading(container.device, error) }
      return nil
    }
  }

  /// The name of this device, made on the first call.
  func deviceName() throws(StoreError) -> String {
    if let name = try knownDeviceName() { return name }
    // A name that cannot be read is replaced: the file under the old name stays readable. The file
    // comes first: where there is a name, there was a journal.
    var generator = generator
    let name = Device.newName(using: &generator)
    try OwnFile(making: path(of: name), fileSystem: fileSystem).close()
    try makeDurable()
    try fileSystem.replace("device", in: container.state, with: Array("\(name)\n".utf8))
    return name
  }

  func path(of device: String) -> String { "\(container.log)/\(device).jsonl" }

  /// Makes the names in the folder `log` durable once more; their contents were before they got
  /// them.
  func confirmNames() throws(StoreError) {
    do throws(SystemError) {
      try fileSystem.synchronizeFolders(upFrom: container.log)
    } catch {
      throw .notKnownToBeSaved(path: container.log, reason: error, id: nil)
    }
  }

  /// Makes the names of a new file and of its folders durable, before the first line: a file
  /// that holds a line so has a name that lasts.
  func makeDurable() throws(StoreError) {
    do throws(SystemError) {
      // Only when it is missing: ours in place of a later version's would let old programs write there.
      try fileSystem.close(fileSystem.open(container.format, in: nil, for: .reading))
    } catch {
      guard error == .notFound else { throw .reading(container.format, error) }
      try fileSystem.replace(
        "FORMAT", in: container.data, with: Array(SharedContainer.version.utf8))
    }
    do throws(SystemError) {
      try fileSystem.makeDurableFolder(container.log)
    } catch {
      throw .cannotCreate(path: container.log, reason: error)
    }
  }
}
