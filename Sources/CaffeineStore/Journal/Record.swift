package import CaffeineDomain
import JSONValues

/// A line of a journal: a change to one entry.
package struct Record: Hashable, Sendable {
  /// The kind of change.
  package enum Change: Hashable, Sendable {
    /// The entry was logged.
    case add(JournalEntry)
    /// The entry got this complete new state.
    case edit(JournalEntry)
    case remove(IntakeID)
    /// The device's change with this stamp counts as never made.
    case undo(IntakeID, of: Stamp)

    package var id: IntakeID {
      switch self {
      case .add(let entry), .edit(let entry): entry.id
      case .remove(let id), .undo(let id, _): id
      }
    }
  }

  package var change: Change

  /// The time of the change by its device's clock.
  package var stamp: Stamp

  /// The device that owns the file.
  package var device: String

  /// Whether a later version wrote it, with fields that may be unknown here.
  package var isNewer: Bool

  package init(_ change: Change, stamp: Stamp, device: String, isNewer: Bool = false) {
    self.change = change
    self.stamp = stamp
    self.device = device
    self.isNewer = isNewer
  }

  package var id: IntakeID { change.id }

  /// The entry after this record; `nil` for a removal or an undo.
  package var state: JournalEntry? {
    switch change {
    case .add(let entry), .edit(let entry): entry
    case .remove, .undo: nil
    }
  }

  /// The stamp of the undone change; `nil` for other records.
  var undone: Stamp? { if case .undo(_, let stamp) = change { stamp } else { nil } }

  /// Whether this record wins over `other` with the same id; see `Precedence`.
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
  /// The records of one id that count, the winning one last, without undos and undone changes; O(n
  /// log n).
  func withoutUndone() -> [Record] {
    let undoers = Dictionary(grouping: filter { $0.undone != nil }) { $0.undone }
      .mapValues { Undoers($0.map(\.device)) }
    return filter { $0.undone == nil && undoers[$0.stamp]?.contains($0.device) != true }
      .sorted { $1.wins(over: $0) }
  }
}

extension Record {
  /// The record as a line of JSON with checksum and newline; UTF-8.
  ///
  /// Keys: `v` version, `op` change, `id`, `hlc` stamp in ms, `at` start in s, `tz` zone, `off` its
  /// offset in s, `drink`, `name`, `mg`, `given` 1 for a stated amount, `ml`, `over` duration in s,
  /// `note`, `undo` the undone stamp, `pos` the offset in a file of the journal, `crc` CRC-32C of
  /// all bytes before `,"crc"`.
  package func line(at place: Int? = nil) -> [UInt8] {
    var writer = JSONWriter(capacity: 256)
    appendLine(to: &writer, at: place)
    return writer.bytes
  }

  func appendLine(to writer: inout JSONWriter, at place: Int? = nil) {
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
    // A line that it would make too long for a reader goes without.
    if let place, writer.bytes.count - start < LineParser.longestLine - 64 {
      writer.member(",\"pos\":", Int64(place))
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
    // Cannot trap: parser and `objection` reject starts outside of 1900 to 2199.
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

  /// The most open files: a process may have 1,024, a journal more.
  private static let mostOpen = 64

  private let journal: Journal
  private var sources: [String: Source] = [:]

  init(of journal: Journal) { self.journal = journal }

  func path(of name: String) -> String { "\(journal.container.log)/\(name)" }

  /// The record at `offset` of a file; `nil` if there is none.
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
      // All instead of the oldest: a listing by start visits the devices in turn, so the oldest is
      // as likely next as any.
      if sources.count == Self.mostOpen { sources = [:] }
      let source = Source(file)
      sources[name] = source
      return source
    } catch {
      throw .reading(path(of: name), error)
    }
  }
}
