import CaffeineDomain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CaffeineStore

/// A file that this device has written and that is gone, empty or shorter is damage, not a day
/// without drinks.
@Suite struct LossTests {
  private let folder: TemporaryFolder
  private let journal: Journal

  init() throws {
    folder = try TemporaryFolder()
    journal = Journal(in: folder.container)
    try journal.add([intake("one")], at: morning)
    try journal.add([intake("two", hours: 1)], at: morning)
    // Something that is there in every case.
    try folder.write("", to: "log/phone.jsonl")
  }

  private var ownName: String {
    get throws { "\(try #require(try journal.knownDeviceName())).jsonl" }
  }

  private func expectLoss(of name: String, _ size: Int) throws {
    let loss = [Damage(file: name, offset: size, kind: .cutShort)]
    let start = morning - 86_400
    #expect(try journal.intakes().damage.first == loss)
    #expect(try journal.intakes(since: start).damage.first == loss)
    #expect(try journal.entries().damage.first == loss)
    let report = try journal.examine()
    #expect(report.findings == [Finding(.damage(.cutShort), file: "log/\(name)")])
    #expect(!report.isSound)
  }

  private func expectWhole() throws {
    #expect(try journal.intakes().damage.isEmpty)
    #expect(try journal.examine().findings.isEmpty)
  }

  /// The first line is half of the file.
  @Test(arguments: [nil, 0, 1]) func aShorterFileIsDamageUntilItIsAccepted(_ lines: Int?) throws {
    try expectWhole()
    let name = try ownName
    let text = try folder.text("log/\(name)")
    let kept = text.split(separator: "\n").prefix(lines ?? 0).map { "\($0)\n" }.joined()
    if lines == nil {
      folder.remove("log/\(name)")
    } else {
      try folder.write(kept, to: "log/\(name)")
    }
    try expectLoss(of: name, kept.utf8.count)
    // A restored file is whole again.
    try folder.write(text, to: "log/\(name)")
    try expectWhole()
    if lines == nil {
      folder.remove("log/\(name)")
    } else {
      try folder.write(kept, to: "log/\(name)")
    }
    // Changes go on, and hide nothing of it, however many.
    for hour in 2...9 { try journal.add([intake("\(hour)", hours: Double(hour))], at: morning) }
    let size = try folder.text("log/\(name)").utf8.count
    try expectLoss(of: name, size)
    #expect(try journal.undo(at: morning) == undone(intake("9", hours: 9), nil))
    #expect(try !journal.accept("log/phone.jsonl"))
    #expect(try !journal.accept("other.jsonl"))
    try expectLoss(of: name, try folder.text("log/\(name)").utf8.count)
    #expect(try journal.accept("log/\(name)"))
    try expectWhole()
    try folder.write("", to: "log/\(name)")
    try expectLoss(of: name, 0)
  }

  @Test(arguments: [true, false]) func anImportIsMissed(isEmptied: Bool) throws {
    let plan = try journal.plan(
      importing: .bytes(json(of: [intake("import", hours: 2)])), clock: .utc, at: morning)
    try journal.commit(plan, at: morning)
    try expectWhole()
    let name = try #require(try folder.logNames().first { $0.contains(".import-") })
    let text = try folder.text("log/\(name)")
    if isEmptied { try folder.write("", to: "log/\(name)") } else { folder.remove("log/\(name)") }
    try expectLoss(of: name, 0)
    try folder.write(text, to: "log/\(name)")
    try expectWhole()
    // One that was undone may go.
    try journal.undo(at: morning)
    folder.remove("log/\(name)")
    try expectWhole()
  }

  /// A device that has only imported, and whose import was undone, has a journal.
  @Test func anUndoneImportIsNoMissingJournal() throws {
    let other = try TemporaryFolder()
    let journal = Journal(in: other.container)
    let plan = try journal.plan(
      importing: .bytes(json(of: [intake("import")])), clock: .utc, at: morning)
    try journal.commit(plan, at: morning)
    try journal.undo(at: morning)
    #expect(try journal.intakes() == IntakeReading(intakes: []))
    for name in try other.logNames() { other.remove("log/\(name)") }
    #expect(throws: StoreError.journalMissing(path: "\(other.path)/log")) {
      try journal.intakes()
    }
  }

  /// What a power cut leaves of a note that nobody waited for.
  @Test(arguments: ["", "0000", "000000000999 ", "\0\0\0\0", "nonsense\n"])
  func aTornNoteIsNoDamage(_ rest: String) throws {
    let name = try ownName
    try folder.write("000000000020 \(name)\n\(rest)", to: folder.container.deviceFile)
    #expect(try journal.intakes().damage.isEmpty)
    try journal.add([intake("three", hours: 2)], at: morning)
    #expect(try journal.intakes().intakes.count == 3)
    try folder.write("", to: "log/\(name)")
    try expectLoss(of: name, 0)
  }

  /// Whatever call is the last of a change: the next reading finds no loss where there is none.
  @Test func aKillBetweenTheLineAndItsNoteIsNoDamage() throws {
    for isImport in [false, true] {
      var call = 1
      var saved: Set<Int> = []
      while true {
        let folder = try TemporaryFolder()
        try Journal(in: folder.container).add([intake("old")], at: morning)
        let files = FaultyFileSystem(.inputOutput, at: call...Int.max)
        let journal = Journal(in: folder.container, fileSystem: files)
        if isImport {
          let plan = try Journal(in: folder.container).plan(
            importing: .bytes(json(of: [intake("new")])), clock: .utc, at: morning)
          try? journal.commit(plan, at: morning)
        } else {
          try? journal.add([intake("new")], at: morning)
        }
        let healthy = Journal(in: folder.container)
        let reading = try healthy.intakes()
        #expect(!reading.damage.first.contains { $0.kind == .cutShort }, "call \(call)")
        saved.insert(reading.intakes.count)
        // Nor does it hide a later one.
        try healthy.add([intake("next")], at: morning)
        let name = "log/\(try #require(try healthy.knownDeviceName())).jsonl"
        try folder.write("", to: name)
        #expect(try healthy.intakes().damage.first.contains { $0.kind == .cutShort })
        if files.count < call { break }
        call += 1
      }
      #expect(saved == [1, 2])
    }
  }

  /// Ten digits of a note are written, and two are those of before.
  @Test func aNoteThatIsBeingWrittenIsReadAgain() throws {
    let path = folder.container.device
    let whole = try String(contentsOfFile: path, encoding: .utf8)
    let looks = Mutex(0)
    let files = FaultyFileSystem(beforeRead: { read in
      guard read == path else { return }
      let isFirst = looks.withLock { count in
        count += 1
        return count == 1
      }
      let text = isFirst ? "0000000009" + whole.dropFirst(10) : whole
      try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
    })
    #expect(try Journal(in: folder.container, fileSystem: files).intakes().damage.isEmpty)
    #expect(looks.withLock { $0 } == 2)
  }

  @Test func aLengthIsNotedWithoutASync() throws {
    let files = FaultyFileSystem()
    try Journal(in: folder.container, fileSystem: files).add([intake("three")], at: morning)
    #expect(files.synchronized == ["\(folder.path)/log/\(try ownName)"])
  }
}
