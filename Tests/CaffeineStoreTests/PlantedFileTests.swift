import CaffeineDomain
import CaffeineStore
import Foundation
import TestSupport
import Testing

/// What another user put in our folders, or can have, is not used where it could do harm.
@Suite struct PlantedFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A journal that sees the files of these names as another user's.
  private func journal(foreign names: String...) -> Journal {
    Journal(
      in: folder.container,
      fileSystem: FaultyFileSystem(foreign: Set(names.map { "\(folder.path)/\($0)" })))
  }

  private func plant(_ suite: String = "settings", _ key: String = "on-change") throws {
    try folder.write(
      #"{"suite":"\#(suite)","key":"\#(key)","before":"id","value":null,"after":7e12,"hlc":7e12}"#
        + "\n", to: "changes")
  }

  private func makeWritable(_ name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o666], ofItemAtPath: "\(folder.path)/\(name)")
  }

  @Test func undoBringsBackNoCommandOfOthers() throws {
    try SharedSettings(in: folder.container).set("bedtime", to: "23:00", at: morning)
    try plant()
    #expect(throws: StoreError.nothingToUndo) {
      try journal(foreign: "changes").undo(at: morning)
    }
    try makeWritable("changes")
    #expect(throws: StoreError.nothingToUndo) { try journal().undo(at: morning) }
    #expect(try SharedSettings(in: folder.container).values() == ["bedtime": "23:00"])
    let problems = try journal().examine(at: morning).findings.map(\.problem)
    #expect(problems == [.notPrivate(isOwn: true)])
  }

  @Test func redoBringsBackNoCommandOfOthers() throws {
    let settings = try SharedSettings(in: folder.container)
    try settings.set("on-change", to: "id", at: morning)
    try journal().undo(at: morning)
    #expect(throws: StoreError.nothingToRedo) { try journal(foreign: "undone").redo(at: morning) }
    try makeWritable("undone")
    #expect(throws: StoreError.nothingToRedo) { try journal().redo(at: morning) }
    #expect(try settings.values().isEmpty)
    #expect(
      try journal().examine(at: morning).findings.map(\.problem) == [.notPrivate(isOwn: true)])
  }

  @Test(arguments: [("FORMAT", "x"), ("device", "x"), ("settings", "../x"), ("settings", "")])
  func onlyOurFilesAndKeysAreUndone(_ suite: String, _ key: String) throws {
    try journal().add([intake("cup")], at: morning)
    try plant(suite, key)
    #expect(try journal().undo(at: morning) == undone(intake("cup"), nil))
    #expect(try folder.text("FORMAT") == "caffeine-journal 1\n")
  }

  /// What stood in such a file would become this user's own, a command included.
  @Test(arguments: ["settings", "widgets", "drinks"])
  func noFileOfOthersIsAdopted(_ name: String) throws {
    try folder.write("on-change = id\n", to: name)
    func suite(_ files: FaultyFileSystem) throws -> SharedSettings {
      name == "drinks"
        ? .drinks(in: folder.container, fileSystem: files)
        : try SharedSettings(suite: name, in: folder.container, fileSystem: files)
    }
    let foreign = try suite(FaultyFileSystem(foreign: ["\(folder.path)/\(name)"]))
    #expect(throws: StoreError.notPrivate(path: "\(folder.path)/\(name)", isOwn: false)) {
      try foreign.set("bedtime", to: "23:00", at: morning)
    }
    #expect(try foreign.read().ownValues.isEmpty)
    try makeWritable(name)
    let writable = try suite(FaultyFileSystem())
    #expect(throws: StoreError.notPrivate(path: "\(folder.path)/\(name)", isOwn: true)) {
      try writable.set("bedtime", to: "23:00", at: morning)
    }
    #expect(try folder.text(name) == "on-change = id\n")
    let problems = try journal(foreign: name).examine(at: morning).findings.map(\.problem)
    #expect(problems == [.notPrivate(isOwn: false)])
  }

  @Test func theDoctorLooksAtFoldersAndAtTheVersion() throws {
    try journal().add([intake("cup")], at: morning)
    let path = folder.path
    let log = try journal(foreign: "log").examine(at: morning)
    #expect(log.findings == [Finding(.foreignFolder, file: "\(path)/log")])
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: "\(path)/log").first)
    let file = try journal(foreign: "log/\(name)").examine(at: morning)
    #expect(file.findings == [Finding(.notPrivate(isOwn: false), file: "log/\(name)")])
    for text in ["caffeine-journal 2\n", "caffeine-journal 1 x\n"] {
      try folder.write(text, to: "FORMAT")
      let report = try journal().examine(at: morning)
      #expect(!report.isSound)
      #expect(report.findings == [Finding(.laterVersion, file: "FORMAT", offset: 0)])
    }
  }

  /// The advice for such a line named an id that no command knows.
  @Test func aLineByHandOfARemovedDrinkIsNotToldOf() throws {
    try journal().add([intake("cup")], at: morning)
    let line = #"{"v":1,"op":"add","id":"ID","at":1795248000,"name":"Tea","mg":5}"# + "\n"
    try folder.write(
      line.replacing("ID", with: "cup") + line.replacing("ID", with: "tea"), to: "log/phone.jsonl")
    try journal().remove(intake("cup").id, at: morning)
    let id = try #require(IntakeID("tea"))
    #expect(try journal().examine(at: morning).findings.map(\.problem) == [.handWritten(id: id)])
  }

  /// The advice for such a line could not be followed here.
  @Test func aLineByHandThatOnlyAnotherDeviceChangesIsToldOfOnce() throws {
    let line =
      #"{"v":1,"op":"add","id":"tea","hlc":1829818800000,"at":1795248000,"name":"Tea","mg":5}"#
    try folder.write(line + "\n", to: "log/phone.jsonl")
    #expect(
      try journal().examine(at: morning).findings.map(\.problem) == [.clockAhead(device: "phone")])
  }

  @Test(arguments: [(false, nil), (true, "phone")] as [(Bool, String?)])
  func theDoctorNamesWhatStartsTooLate(isAhead: Bool, device: String?) throws {
    let later = morning + 400 * 86_400
    var far = try intake("far")
    far.start = later
    let record = Record(
      .add(.intake(far)),
      stamp: Stamp(clamping: Int64((isAhead ? later : morning).timeIntervalSince1970 * 1000)),
      device: "phone")
    try folder.write(bytes: record.line(), to: "log/phone.jsonl")
    let problems = try journal().examine(at: morning).findings.map(\.problem)
    #expect(problems.contains(.startsTooLate(id: far.id, onlyDevice: device)))
    #expect(try journal().onlyDevice(thatChanges: far.id, at: morning) == device)
    if !isAhead {
      try journal().remove(far.id, at: morning)
      #expect(try journal().examine(at: morning).findings.isEmpty)
    }
  }
}
