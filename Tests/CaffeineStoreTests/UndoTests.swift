import CaffeineDomain
import CaffeineStore
import Foundation
import TestSupport
import Testing

/// What an undo takes back, and what it leaves alone.
@Suite struct UndoTests {
  private let folder: TemporaryFolder
  private let journal: Journal
  private let settings: SharedSettings

  init() throws {
    folder = try TemporaryFolder()
    journal = Journal(in: folder.container)
    settings = try SharedSettings(in: folder.container)
  }

  private func importing(_ ids: [String], into journal: Journal, at now: Date = morning) throws {
    let bytes = json(of: try ids.map { try intake($0) })
    try journal.commit(
      try journal.plan(importing: .bytes(bytes), clock: .utc, at: now), at: now)
  }

  /// A second device that has the files of the first.
  private func another() throws -> (TemporaryFolder, Journal) {
    let other = try TemporaryFolder()
    try synchronize(from: folder, to: other)
    return (other, Journal(in: other.container))
  }

  private func synchronize(from source: TemporaryFolder, to target: TemporaryFolder) throws {
    for name in try source.logNames() {
      try target.write(try source.text("log/\(name)"), to: "log/\(name)")
    }
  }

  private func ids(_ journal: Journal) throws -> [String] {
    try journal.allIntakes().intakes.map(\.id.description).sorted()
  }

  // MARK: Imports

  @Test func anImportIsTakenBackAsOne() throws {
    try journal.add([intake("cup")], at: morning)
    try importing(["a", "b"], into: journal)
    try journal.edit(intake("b", milligrams: 5), at: morning)
    #expect(try journal.undo(at: morning) == undone(intake("b", milligrams: 5), intake("b")))
    #expect(try journal.undo(at: morning) == .imported(count: 2, remaining: 0))
    #expect(try ids(journal) == ["cup"])
    #expect(try journal.intakes(since: morning).intakes == [intake("cup")])
    #expect(try journal.examine(at: morning).intakeCount == 1)
    try importing(["a", "b"], into: journal)
    #expect(try ids(journal) == ["a", "b", "cup"])
    #expect(try journal.undo(at: morning) == .imported(count: 2, remaining: 0))
    #expect(try journal.undo(at: morning) == undone(intake("cup"), nil))
    #expect(throws: StoreError.nothingToUndo) { try journal.undo(at: morning) }
  }

  @Test func whatAnotherDeviceChangedOfAnImportStays() throws {
    try importing(["a", "b"], into: journal)
    let (other, journalThere) = try another()
    try journalThere.edit(intake("b", milligrams: 5), at: morning + 60)
    try synchronize(from: other, to: folder)
    #expect(try journal.undo(at: morning + 90) == .imported(count: 2, remaining: 1))
    #expect(try journal.allIntakes().intakes == [intake("b", milligrams: 5)])
    try synchronize(from: folder, to: other)
    #expect(try journalThere.allIntakes().intakes == [intake("b", milligrams: 5)])
  }

  @Test func whatOneDeviceChangedStaysWhenAnotherImportsTheFile() throws {
    try importing(["alpha", "beta"], into: journal)
    try journal.remove(intake("alpha").id, at: morning + 60)
    try journal.edit(intake("beta", milligrams: 40), at: morning + 120)
    let other = try TemporaryFolder()
    let journalThere = Journal(in: other.container)
    try importing(["alpha", "beta"], into: journalThere, at: morning + 86_400)
    try synchronize(from: other, to: folder)
    try synchronize(from: folder, to: other)
    for journal in [journal, journalThere] {
      #expect(try journal.allIntakes().intakes == [intake("beta", milligrams: 40)])
    }
  }

  // MARK: Other devices

  @Test func anotherDevicesNewerChangeStays() throws {
    try journal.add([intake("cup", milligrams: 63)], at: morning)
    try journal.edit(intake("cup", milligrams: 100), at: morning + 60)
    let (other, journalThere) = try another()
    let newer = try intake("cup", milligrams: 200)
    try journalThere.edit(newer, at: morning + 120)
    try synchronize(from: other, to: folder)
    #expect(
      try journal.undo(at: morning + 180)
        == .entry(
          newer.id, undone: .intake(intake("cup", milligrams: 100)), current: .intake(newer),
          isSuperseded: true))
    #expect(try journal.allIntakes().intakes == [newer])
    try synchronize(from: folder, to: other)
    #expect(
      try journalThere.undo(at: morning + 240) == undone(newer, intake("cup", milligrams: 63)))
  }

  @Test func aDrinkThatAnotherDeviceRemovedStaysRemoved() throws {
    let cup = try intake("cup")
    var noted = cup
    noted.note = "early"
    try journal.add([cup], at: morning)
    try journal.edit(noted, at: morning + 60)
    let (other, journalThere) = try another()
    try journalThere.remove(cup.id, at: morning + 120)
    try synchronize(from: other, to: folder)
    #expect(
      try journal.undo(at: morning + 180)
        == .entry(cup.id, undone: .intake(noted), current: nil, isSuperseded: true))
    #expect(try journal.allIntakes().intakes.isEmpty)
  }

  @Test func theRemovalOfADrinkThatIsNotThereSaysSo() throws {
    try journal.add([intake("cup")], at: morning)
    let (other, journalThere) = try another()
    try journalThere.remove(intake("cup").id, at: morning + 60)
    for name in try folder.logNames() { other.remove("log/\(name)") }
    #expect(
      try journalThere.undo(at: morning + 120)
        == .entry(intake("cup").id, undone: nil, current: nil, isSuperseded: false))
  }

  @Test func copiesOfTheOwnFileAreReadForAnUndo() throws {
    try journal.add([intake("one")], at: morning)
    let name = "log/\(try folder.logNames()[0])"
    let old = try folder.text(name)
    try journal.add([intake("two")], at: morning + 60)
    try journal.add([intake("three")], at: morning + 120)
    for mark in [" (conflicted copy)", ".sync-conflict-2026"] {
      let copy = name.replacing(".jsonl", with: "\(mark).jsonl")
      try folder.write(try folder.text(name), to: copy)
      try folder.write(old, to: name)
      #expect(try journal.undo(at: morning + 180) == undone(intake("three"), nil))
      #expect(try ids(journal) == ["one", "two"])
      try folder.write(try folder.text(copy), to: name)
      folder.remove(copy)
    }
  }

  /// A copy is read before the file itself, and has an older change.
  @Test func anUndoneChangeHidesNoneBeforeIt() throws {
    try journal.add([intake("one")], at: morning)
    let name = try folder.logNames()[0]
    let copy = name.replacing(".jsonl", with: " (conflicted copy).jsonl")
    try folder.write(try folder.text("log/\(name)"), to: "log/\(copy)")
    try journal.add([intake("two")], at: morning + 60)
    try journal.add([intake("three")], at: morning + 120)
    for id in ["three", "two", "one"] {
      #expect(try journal.undo(at: morning + 180) == undone(intake(id), nil))
    }
  }

  @Test func anUndoHoldsInACopyOfAnyName() throws {
    try journal.add([intake("one"), intake("two")], at: morning)
    let name = "log/\(try folder.logNames()[0])"
    try folder.write(try folder.text(name), to: name.replacing(".jsonl", with: "-laptop.jsonl"))
    try journal.undo(at: morning)
    #expect(try ids(journal) == ["one"])
    #expect(try journal.intakes(since: morning).intakes == [intake("one")])
  }

  // MARK: Settings

  @Test func settingsAndDrinksAreTakenBackInTheirTurn() throws {
    let drinks = SharedSettings.drinks(in: folder.container)
    try settings.set("bedtime", to: "22:30", at: morning)
    try journal.add([intake("cup")], at: morning + 1)
    try settings.set("bedtime", to: "23:00", at: morning + 2)
    try drinks.set("mate", to: "78 mg", at: morning + 3)
    // The clock is set back: the order is that of what was done.
    try importing(["a"], into: journal, at: morning - 86_400)
    try journal.add([intake("late")], at: morning - 90_000)
    try settings.set("bedtime", to: nil, at: morning - 99_000)
    let undo = { try journal.undo(at: morning + 60) }
    #expect(try undo() == setting("bedtime", nil, "23:00"))
    #expect(try undo() == undone(intake("late"), nil))
    #expect(try undo() == .imported(count: 1, remaining: 0))
    #expect(try undo() == setting("mate", "78 mg", nil, suite: "drinks"))
    #expect(try drinks.values().isEmpty)
    #expect(try undo() == setting("bedtime", "23:00", "22:30"))
    #expect(try undo() == undone(intake("cup"), nil))
    #expect(try undo() == setting("bedtime", "22:30", nil))
    #expect(try settings.values().isEmpty)
    #expect(throws: StoreError.nothingToUndo) { _ = try undo() }
  }

  private func setting(
    _ key: String, _ undone: String?, _ current: String?, suite: String = "settings"
  ) -> UndoneChange {
    .setting(suite: suite, key: key, undone: undone, current: current, isSuperseded: false)
  }

  @Test func aSettingThatWasChangedSinceStays() throws {
    try journal.add([intake("cup")], at: morning)
    try settings.set("bedtime", to: "23:00", at: morning)
    try folder.write("bedtime = 21:00\n", to: "settings")
    #expect(
      try journal.undo(at: morning)
        == .setting(
          suite: "settings", key: "bedtime", undone: "23:00", current: "21:00", isSuperseded: true))
    #expect(try settings.values() == ["bedtime": "21:00"])
    #expect(try journal.undo(at: morning) == undone(intake("cup"), nil))
  }

  /// Whatever call fails, a setting has its old value or the new, and an undo never takes back
  /// more than was done.
  @Test(.tags(.long)) func aSettingIsTakenBackWholeOrNotAtAll() throws {
    for isUndo in [false, true] {
      var call = Trials.isFull || isUndo ? 1 : 3
      while true {
        let folder = try TemporaryFolder()
        let sound = FaultyFileSystem()  // which waits for no device
        let healthy = Journal(in: folder.container, fileSystem: sound)
        let settings = try SharedSettings(in: folder.container, fileSystem: sound)
        try settings.set("bedtime", to: "22:00", at: morning)
        if isUndo { try settings.set("bedtime", to: "23:00", at: morning) }
        let files = FaultyFileSystem(.noSpace, at: call...call)
        if isUndo {
          _ = try? Journal(in: folder.container, fileSystem: files).undo(at: morning)
        } else {
          try? SharedSettings(in: folder.container, fileSystem: files)
            .set("bedtime", to: "23:00", at: morning)
        }
        if files.count < call { break }
        call += Trials.isFull ? 1 : 5
        let value = try settings.values()["bedtime"]
        #expect(["22:00", "23:00"].contains(value), "call \(call)")
        if value == "23:00" {
          #expect(try healthy.undo(at: morning) == setting("bedtime", "23:00", "22:00"))
        }
        #expect(try healthy.undo(at: morning) == setting("bedtime", "22:00", nil), "call \(call)")
      }
      #expect(call > 10)
    }
  }

  // MARK: Age

  @Test func anOldChangeIsNamedAndLeft() throws {
    try journal.add([intake("cup")], at: morning)
    let tooOld = StoreError.oldChange(try undone(intake("cup"), nil), madeAt: morning)
    #expect(throws: tooOld) { try journal.undo(at: morning + 100, since: morning + 1) }
    #expect(try ids(journal) == ["cup"])
    try importing(["a"], into: journal)
    #expect(throws: StoreError.self) { try journal.undo(at: morning + 100, since: morning + 1) }
    try settings.set("bedtime", to: "22:00", at: morning)
    #expect(throws: StoreError.self) { try journal.undo(at: morning + 100, since: morning + 1) }
    #expect(try ids(journal) == ["a", "cup"])
    #expect(try settings.values() == ["bedtime": "22:00"])
    try journal.undo(at: morning + 100, since: morning)
    #expect(try settings.values().isEmpty)
  }
}
