import CaffeineDomain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CaffeineStore

/// What an undo takes back, and what it leaves alone.
@Suite struct UndoTests {
  private let folder: TemporaryFolder
  private let journal: Journal

  init() throws {
    folder = try TemporaryFolder()
    journal = Journal(in: folder.container)
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
    try journal.intakes().intakes.map(\.id.description).sorted()
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
    #expect(try journal.examine().intakeCount == 1)
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
    #expect(try journal.intakes().intakes == [intake("b", milligrams: 5)])
    try synchronize(from: folder, to: other)
    #expect(try journalThere.intakes().intakes == [intake("b", milligrams: 5)])
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
      #expect(try journal.intakes().intakes == [intake("beta", milligrams: 40)])
    }
  }

  /// What an undo took back of an export, or of an import that was changed, comes in again; what was
  /// removed by hand does not.
  @Test func whatWasTakenBackCanBeImported() throws {
    try journal.add([intake("cup"), intake("tea")], at: morning)
    try journal.undo(at: morning + 1)
    try importing(["cup", "mate"], into: journal, at: morning + 2)
    #expect(try ids(journal) == ["cup", "mate"])
    #expect(try journal.intakes(since: morning).intakes.count == 2)
    try journal.edit(intake("mate", milligrams: 5), at: morning + 3)
    try journal.undo(at: morning + 4)
    #expect(try journal.undo(at: morning + 5) == .imported(count: 2, remaining: 0))
    #expect(try ids(journal) == [])
    try importing(["cup", "mate"], into: journal, at: morning + 6)
    try journal.remove(intake("mate").id, at: morning + 7)
    try importing(["cup", "mate", "tea"], into: journal, at: morning + 8)
    #expect(try ids(journal) == ["cup", "tea"])
    // Every undo is told by lines of one form.
    for name in try folder.logNames() {
      #expect(try !folder.text("log/\(name)").contains("\"op\":\"undo\""))
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
        == left(newer.id, intake("cup", milligrams: 100), newer, by: journalThere))
    #expect(try journal.intakes().intakes == [newer])
    try synchronize(from: folder, to: other)
    #expect(
      try journalThere.undo(at: morning + 240) == undone(newer, intake("cup", milligrams: 63)))
    // What the other took back is no change any more.
    try synchronize(from: other, to: folder)
    #expect(try journal.undo(at: morning + 300) == undone(intake("cup", milligrams: 63), nil))
    #expect(try journal.intakes().intakes.isEmpty)
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
        == left(cup.id, noted, nil, by: journalThere))
    #expect(try journal.intakes().intakes.isEmpty)
  }

  /// As by a script that runs on both, whichever name is the higher.
  @Test(arguments: ["aaaaaaaaaaaa", "zzzzzzzzzzzz"])
  func aDrinkThatAnotherDeviceLoggedUnderTheSameIDStays(name: String) throws {
    let cup = try intake("cup")
    let record = Record(
      .add(cup), stamp: Stamp(clamping: Stamp.wallClock(morning - 60)), device: name)
    try folder.write(
      String(decoding: record.line(at: 0), as: UTF8.self), to: "log/\(name).jsonl")
    // A line in between renews the stamp of the second repetition.
    #expect(try journal.addOnce(cup, at: morning) == cup)
    try journal.add([intake("tea")], at: morning)
    #expect(try journal.addOnce(cup, at: morning + 1) == cup)
    #expect(
      try journal.undo(at: morning + 60)
        == .drinks([UndoneDrink(id: cup.id, undone: cup, restored: cup, changedBy: name)]))
    #expect(try ids(journal) == ["cup", "tea"])
    #expect(try journal.undo(at: morning + 61) == undone(intake("tea"), nil))
    #expect(throws: StoreError.nothingToUndo) { try journal.undo(at: morning + 62) }
    #expect(try ids(journal) == ["cup"])
  }

  @Test func theRemovalOfADrinkThatIsNotThereSaysSo() throws {
    try journal.add([intake("cup")], at: morning)
    let (other, journalThere) = try another()
    try journalThere.remove(intake("cup").id, at: morning + 60)
    for name in try folder.logNames() { other.remove("log/\(name)") }
    #expect(
      try journalThere.undo(at: morning + 120)
        == .drinks([UndoneDrink(id: intake("cup").id, undone: nil, restored: nil, changedBy: nil)]))
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
    #expect(try ids(journal) == [])
    #expect(try journal.intakes(since: morning).intakes == [])
  }

  // MARK: Commands

  /// What `undo` says of a drink that another device has changed since.
  private func left(
    _ id: IntakeID, _ undone: Intake?, _ now: Intake?, by other: Journal
  ) throws -> UndoneChange {
    .drinks([
      UndoneDrink(id: id, undone: undone, restored: now, changedBy: try other.knownDeviceName())
    ])
  }

  @Test func aCommandIsTakenBackWhole() throws {
    let drinks = try ["one", "two", "three"].map { try intake($0) }
    try journal.add(drinks, at: morning)
    try journal.remove(drinks.dropFirst().map(\.id), at: morning + 1)
    let removal = UndoneChange.drinks(
      drinks.dropFirst().map {
        UndoneDrink(id: $0.id, undone: nil, restored: $0, changedBy: nil)
      })
    #expect(try journal.undo(at: morning + 2) == removal)
    #expect(try journal.intakes().intakes.count == 3)
    let all = UndoneChange.drinks(
      drinks.map { UndoneDrink(id: $0.id, undone: $0, restored: nil, changedBy: nil) })
    #expect(try journal.undo(at: morning + 3) == all)
    #expect(throws: StoreError.nothingToUndo) { try journal.undo(at: morning + 4) }
  }

  /// Of a command of several drinks each that nobody else has changed is restored.
  @Test func whatAnotherDeviceChangedOfACommandStays() throws {
    let drinks = try ["one", "two"].map { try intake($0) }
    try journal.add(drinks, at: morning)
    let (other, journalThere) = try another()
    let newer = try intake("two", milligrams: 5)
    try journalThere.edit(newer, at: morning + 60)
    try synchronize(from: other, to: folder)
    let device = try journalThere.knownDeviceName()
    #expect(
      try journal.undo(at: morning + 120)
        == .drinks([
          UndoneDrink(id: drinks[0].id, undone: drinks[0], restored: nil, changedBy: nil),
          UndoneDrink(id: drinks[1].id, undone: drinks[1], restored: newer, changedBy: device),
        ]))
    #expect(try journal.intakes().intakes == [newer])
    #expect(throws: StoreError.nothingToUndo) { try journal.undo(at: morning + 180) }
  }

  /// Lines of older versions: each is a command, and an undo takes away the record that it names.
  @Test func olderLinesAreTakenBackOneByOne() throws {
    let name = "log/\(try journal.ownDevice().name).jsonl"
    let lines = [
      #""op":"add","id":"a","hlc":1795248000000,"at":1795248000,"name":"Tea","mg":40"#,
      #""op":"add","id":"a","hlc":1795248000001,"at":1795248000,"name":"Tea","mg":40"#,
      #""op":"edit","id":"a","hlc":1795248000002,"at":1795248000,"name":"Tea","mg":50"#,
      #""op":"undo","id":"a","hlc":1795248000003,"undo":1795248000002"#,
      #""op":"add","id":"b","hlc":1795248000004,"at":1795248000,"name":"Tea","mg":60"#,
      #""op":"add","id":"night-2026-11-20","hlc":1795248000005,"at":1795248000,"drink":"bad-night","#
        + #""name":"Bad night","mg":0"#,
    ]
    try folder.write(lines.map { "{\"v\":1,\($0)}\n" }.joined(), to: name)
    #expect(try ids(journal) == ["a", "b"])
    func undo() throws -> [String] {
      guard case .drinks(let drinks) = try journal.undo(at: morning + 60) else { return [] }
      return drinks.map { "\($0.id) \($0.undone?.amount.value ?? 0)" }
    }
    #expect(try undo() == ["b 60.0"])
    #expect(try undo() == ["a 40.0"])
    #expect(try ids(journal) == ["a"])
    #expect(try undo() == ["a 40.0"])
    #expect(try ids(journal) == [])
    #expect(throws: StoreError.nothingToUndo) { _ = try undo() }
  }

  /// An older version takes back a line of ours, or the one that took it back.
  @Test func olderVersionsSideBySideAreUnderstood() throws {
    try journal.add([intake("one"), intake("two")], at: morning)
    try journal.undo(at: morning + 1)
    let name = "log/\(try journal.ownDevice().name).jsonl"
    let text = try folder.text(name)
    let stamp = try #require(text.split(separator: "\"hlc\":").last?.prefix(13))
    let undo = #"{"v":1,"op":"undo","id":"two","hlc":1795300000000,"undo":\#(stamp)}"#
    try folder.write(text + undo + "\n", to: name)
    #expect(try ids(journal) == ["two"])
  }

  /// At a million lines too: the ends of the files tell.
  @Test func theEndsOfTheFilesTellOfTheLastCommands() throws {
    try journal.add(
      (0..<2_000).map { try intake("old\($0)", hours: -24_000 - Double($0)) },
      at: morning - 86_400 * 900)
    var generator = SystemRandomNumberGenerator()
    let id = IntakeID.generate(at: morning - 60, using: &generator).description
    try journal.add([intake(id)], at: morning - 60)
    try journal.edit(intake(id, milligrams: 5), since: morning, at: morning)
    let files = FaultyFileSystem(.noSpace, at: 0...0)
    let impatient = Journal(in: folder.container, fileSystem: files)
    #expect(try impatient.undo(at: morning + 60) == undone(intake(id, milligrams: 5), intake(id)))
    #expect(try impatient.undo(at: morning + 61) == undone(intake(id), nil))
    #expect(files.readCount.withLock { $0 } < 600_000)
  }

  @Test func theClockMayBeSetBack() throws {
    try journal.add([intake("cup")], at: morning + 1)
    // The order is that of what was done.
    try importing(["a"], into: journal, at: morning - 86_400)
    try journal.add([intake("late")], at: morning - 90_000)
    #expect(try journal.undo(at: morning + 60) == undone(intake("late"), nil))
    #expect(try journal.undo(at: morning + 60) == .imported(count: 1, remaining: 0))
    #expect(try journal.undo(at: morning + 60) == undone(intake("cup"), nil))
    #expect(throws: StoreError.nothingToUndo) { try journal.undo(at: morning + 60) }
  }

  // MARK: Age

  @Test func anOldChangeIsNamedAndLeft() throws {
    try journal.add([intake("cup")], at: morning)
    let tooOld = StoreError.oldChange(try undone(intake("cup"), nil), madeAt: morning)
    #expect(throws: tooOld) { try journal.undo(at: morning + 100, since: morning + 1) }
    #expect(try ids(journal) == ["cup"])
    try importing(["a"], into: journal)
    #expect(throws: StoreError.self) { try journal.undo(at: morning + 100, since: morning + 1) }
    #expect(try ids(journal) == ["a", "cup"])
    try journal.undo(at: morning + 100, since: morning)
    #expect(try ids(journal) == ["cup"])
  }
}
