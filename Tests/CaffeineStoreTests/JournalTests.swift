import CaffeineDomain
import Foundation
import TestSupport
import Testing

@testable import CaffeineStore

@Suite struct JournalTests {
  private let folder: TemporaryFolder
  private let journal: Journal

  init() throws {
    folder = try TemporaryFolder()
    journal = Journal(in: folder.container)
  }

  @Test func anEmptyFolderHasNoIntakesAndStaysEmpty() throws {
    #expect(try journal.intakes(since: .distantPast).intakes.isEmpty)
    #expect(try journal.intakes().intakes.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func whatWasAddedIsRead() throws {
    let first = try intake("first")
    let second = try intake("second", hours: -3)
    try journal.add([first], at: morning)
    try journal.add([second], at: morning)
    #expect(try journal.intakes() == IntakeReading(intakes: [second, first]))
    #expect(try journal.intakes(since: morning) == IntakeReading(intakes: [first]))
  }

  @Test func everythingOfAnIntakeSurvives() throws {
    var full = try intake("full")
    full.name = "Grüße \"☕️\" \\ \n\u{1B}[31m 抹茶"
    full.volume = Milliliters(180.5)
    full.duration = 1200
    full.note = "\u{0}\t👩‍👩‍👧"
    full.drink = nil
    try journal.add([full], at: morning)
    #expect(try journal.intakes() == IntakeReading(intakes: [full]))
  }

  @Test func anEditReplacesAndARemovalRemoves() throws {
    let before = try intake("cup")
    let after = try intake("cup", hours: -1, milligrams: 40)
    try journal.add([before], at: morning)
    #expect(try journal.edit(after, at: morning) == before)
    #expect(try journal.intakes().intakes == [after])
    #expect(try journal.remove(after.id, at: morning) == after)
    #expect(try journal.intakes().intakes.isEmpty)
    #expect(throws: StoreError.noSuchIntake(id: after.id)) {
      try journal.remove(after.id, at: morning)
    }
  }

  @Test func undoStepsBackToTheBeginning() throws {
    let added = try intake("cup")
    let edited = try intake("cup", milligrams: 40)
    try journal.add([added], at: morning)
    try journal.edit(edited, at: morning)
    try journal.remove(edited.id, at: morning)
    #expect(try journal.undo(at: morning) == undone(nil, edited))
    #expect(try journal.undo(at: morning) == undone(edited, added))
    #expect(try journal.intakes().intakes == [added])
    #expect(try journal.undo(at: morning) == undone(added, nil))
    #expect(try journal.intakes().intakes.isEmpty)
    #expect(throws: StoreError.nothingToUndo) { try journal.undo(at: morning) }
  }

  @Test func savingAgainUnderOneIDIsHarmless() throws {
    let cup = try intake("cup")
    try journal.add([cup], at: morning)
    try journal.add([cup], at: morning + 60)
    #expect(try journal.intakes().intakes == [cup])
  }

  @Test func anIDIsAddedOnce() throws {
    let cup = try intake("cup")
    #expect(try journal.addOnce(cup, at: morning) == nil)
    try journal.add([intake("other")], at: morning)
    #expect(try journal.addOnce(intake("cup", hours: 1), at: morning + 3600) == cup)
    #expect(throws: StoreError.idTaken(id: cup.id)) {
      _ = try journal.addOnce(intake("cup", milligrams: 1), at: morning)
    }
    #expect(try journal.intakes().intakes == [intake("other"), cup])
    #expect(try journal.undo(at: morning) == undone(cup, nil))
    #expect(try journal.addOnce(cup, at: morning) == nil)
  }

  @Test func aHeldLockIsNamedAndNothingChanged() throws {
    try journal.add([intake("cup")], at: morning)
    let files = FaultyFileSystem(.noSpace, at: 0...0)  // whose pauses take no time
    let waiting = Journal(in: folder.container, fileSystem: files)
    let holder = try files.open(folder.container.lock, in: nil, for: .locking)
    #expect(try files.lock(holder))
    let error = #expect(throws: StoreError.self) {
      try waiting.add([intake("other")], at: morning)
    }
    let path = folder.container.lock
    #expect(error == .locked(path: path))
    #expect(try waiting.intakes().intakes == [intake("cup")])
    try files.close(holder)
    try waiting.add([intake("other")], at: morning)
    #expect(try waiting.intakes().intakes.count == 2)
  }

  @Test func filesAreForTheirOwnerAlone() throws {
    try journal.add([intake("cup")], at: morning)
    let manager = FileManager.default
    for name in try #require(manager.enumerator(atPath: folder.path)) {
      let path = "\(folder.path)/\(name)"
      let attributes = try manager.attributesOfItem(atPath: path)
      let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
      #expect(attributes[.posixPermissions] as? Int == (isFolder ? 0o700 : 0o600), "\(path)")
    }
    #expect(try folder.text("FORMAT") == "caffeine-journal 1\n")
  }
}
