package import CaffeineDomain
import JSONValues

/// One line of a journal: a change to one entry.
package struct Record: Hashable, Sendable {
  /// What happened to the entry.
  package enum Change: Hashable, Sendable {
    /// It was logged.
    case add(JournalEntry)
    /// It became this; always the complete new state.
    case edit(JournalEntry)
    case remove(IntakeID)
    /// The change that the same device stamped so counts as never made.
    case undo(IntakeID, of: Stamp)

    /// The entry that was changed.
    package var id: IntakeID {
      switch self {
      case .add(let entry), .edit(let entry): entry.id
      case .remove(let id), .undo(let id, _): id
      }
    }
  }

  /// What happened.
  package var change: Change

  /// When, by the clock of the device that wrote it.
  package var stamp: Stamp

  /// The device whose file holds it.
  package var device: String

  /// Whether a later version of this program wrote it, with things in it we may not know.
  package var isNewer: Bool

  /// A record of these parts.
  package init(_ change: Change, stamp: Stamp, device: String, isNewer: Bool = false) {
    self.change = change
    self.stamp = stamp
    self.device = device
    self.isNewer = isNewer
  }

  /// The entry that was changed.
  package var id: IntakeID { change.id }

  /// The entry as this record leaves it, `nil` when it leaves none or is an undo.
  package var state: JournalEntry? {
    switch change {
    case .add(let entry), .edit(let entry): entry
    case .remove, .undo: nil
    }
  }

  /// The stamp of the change that this record takes back, `nil` when it is no undo.
  var undone: Stamp? { if case .undo(_, let stamp) = change { stamp } else { nil } }

  /// Whether this record wins over `other`, which has the same id; `Precedence` has the rule.
  package func wins(over other: Record) -> Bool {
    let (precedence, otherPrecedence) = (precedence, other.precedence)
    guard precedence == otherPrecedence else { return precedence > otherPrecedence }
    guard let state, let otherState = other.state else { return false }
    return state.outranks(otherState)
  }

  private var precedence: Precedence {
    Precedence(
      stamp: stamp, device: device, effect: ReplayEntry.Effect(change),
      start: state.map { Journal.seconds($0.start) } ?? 0)
  }
}

extension [Record] {
  /// Those of one id that count, the winning one last: no undo and nothing undone; O(n log n).
  func withoutUndone() -> [Record] {
    let undoers = Dictionary(grouping: filter { $0.undone != nil }) { $0.undone }
      .mapValues { Undoers($0.map(\.device)) }
    return filter { $0.undone == nil && undoers[$0.stamp]?.contains($0.device) != true }
      .sorted { $1.wins(over: $0) }
  }
}

extension Record {
  /// The record as a line of JSON with its checksum and newline; UTF-8.
  ///
  /// Keys: `v` version, `op` change, `id`, `hlc` stamp in ms, `at` start in s, `tz` zone, `off`
  /// its offset in s, `drink`, `name`, `mg`, `given` 1 where someone said them, `ml`, `over` duration
  /// in s, `note`, `undo` the stamp taken back, `crc` CRC-32C of all bytes before `,"crc"`.
  package func line() -> [UInt8] {
    var writer = JSONWriter(capacity: 256)
    appendLine(to: &writer)
    return writer.bytes
  }

  /// Appends `line()` to what `writer` holds.
  func appendLine(to writer: inout JSONWriter) {
    let start = writer.bytes.count
    writer.literal("{\"v\":1,\"op\":\"")
    switch change {
    case .add(let entry): appendState(entry.line, as: "add", to: &writer)
    case .edit(let entry): appendState(entry.line, as: "edit", to: &writer)
    case .remove(let id): appendHead(id, as: "del", to: &writer)
    case .undo(let id, let stamp):
      appendHead(id, as: "undo", to: &writer)
      writer.member(",\"undo\":", stamp.milliseconds)
    }
    writer.seal(from: start)
  }

  private func appendHead(_ id: IntakeID, as operation: StaticString, to writer: inout JSONWriter) {
    writer.literal(operation)
    writer.member("\",\"id\":", id.description)
    writer.member(",\"hlc\":", stamp.milliseconds)
  }

  private func appendState(
    _ intake: Intake, as operation: StaticString, to writer: inout JSONWriter
  ) {
    appendHead(intake.id, as: operation, to: &writer)
    // Cannot trap: parser and `objection` let no start through that is outside 1900 to 2199.
    writer.member(",\"at\":", Int64(intake.start.timeIntervalSince1970))
    if let zone = intake.timeZoneIdentifier { writer.member(",\"tz\":", zone) }
    writer.member(",\"off\":", Int64(intake.secondsFromGMT))
    if let drink = intake.drink { writer.member(",\"drink\":", drink) }
    writer.member(",\"name\":", intake.name)
    writer.member(",\"mg\":", intake.amount.value)
    if intake.isGiven { writer.literal(",\"given\":1") }
    if let volume = intake.volume { writer.member(",\"ml\":", volume.value) }
    if intake.duration > 0 { writer.member(",\"over\":", intake.duration) }
    if let note = intake.note { writer.member(",\"note\":", note) }
  }
}

/// Reads single records of the folder `log`, in any order.
final class RecordReader {
  private final class Source {
    let file: LogFile
    var window: LineWindow

    init(_ file: consuming LogFile) {
      window = file.window()
      self.file = file
    }
  }

  /// How many files are open at most: a process may have 1,024, a journal more.
  private static let mostOpen = 64

  private let journal: Journal
  private var sources: [String: Source] = [:]

  /// A reader of `journal`; nothing is opened yet.
  init(of journal: Journal) { self.journal = journal }

  func path(of name: String) -> String { "\(journal.container.log)/\(name)" }

  /// The record of the line at `offset` of the file `name`, if there is one.
  func record(in name: String, at offset: Int) throws(StoreError) -> Record? {
    guard let source = try source(name) else { return nil }
    do throws(SystemError) {
      return try source.file.record(at: offset, in: &source.window)
    } catch {
      throw .reading(path(of: name), error)
    }
  }

  private func source(_ name: String) throws(StoreError) -> Source? {
    if let source = sources[name] { return source }
    guard let (folder, _) = try journal.openLog() else { return nil }
    defer { try? journal.fileSystem.close(folder) }
    do throws(SystemError) {
      guard let file = try LogFile(name, in: folder, fileSystem: journal.fileSystem) else {
        return nil
      }
      // All and not the oldest: a listing by start goes through the devices in turn, so the oldest
      // is as likely next as any.
      if sources.count == Self.mostOpen { sources = [:] }
      let source = Source(file)
      sources[name] = source
      return source
    } catch {
      throw .reading(path(of: name), error)
    }
  }
}
