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

  private func makeWritable(_ name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o666], ofItemAtPath: "\(folder.path)/\(name)")
  }

  @Test func noPastOfOthersIsRead() throws {
    let settings = SharedSettings(in: folder.container)
    try settings.set("bedtime", to: "23:00", at: morning)
    #expect(try settings.changes(through: morning).count == 1)
    let files = FaultyFileSystem(foreign: ["\(folder.path)/changes"])
    let foreign = SharedSettings(in: folder.container, fileSystem: files)
    #expect(try foreign.changes(through: morning).isEmpty)
    try makeWritable("changes")
    #expect(try settings.changes(through: morning).isEmpty)
    #expect(try journal().examine().findings.map(\.problem) == [.notPrivate(isOwn: true)])
  }

  /// What stood in such a file would become this user's own, a command included.
  @Test(arguments: ["settings", "drinks"])
  func noFileOfOthersIsAdopted(_ name: String) throws {
    try folder.write("on-change = id\n", to: name)
    func suite(_ files: FaultyFileSystem) -> SharedSettings {
      name == "drinks"
        ? SharedSettings(drinksIn: folder.container, fileSystem: files)
        : SharedSettings(in: folder.container, fileSystem: files)
    }
    let foreign = suite(FaultyFileSystem(foreign: ["\(folder.path)/\(name)"]))
    #expect(throws: StoreError.notPrivate(path: "\(folder.path)/\(name)", isOwn: false)) {
      try foreign.set("bedtime", to: "23:00", at: morning)
    }
    #expect(try foreign.read().ownValues.isEmpty)
    try makeWritable(name)
    let writable = suite(FaultyFileSystem())
    #expect(throws: StoreError.notPrivate(path: "\(folder.path)/\(name)", isOwn: true)) {
      try writable.set("bedtime", to: "23:00", at: morning)
    }
    #expect(try folder.text(name) == "on-change = id\n")
    let problems = try journal(foreign: name).examine().findings.map(\.problem)
    #expect(problems == [.notPrivate(isOwn: false)])
  }

  @Test func theDoctorLooksAtFoldersAndAtTheVersion() throws {
    try journal().add([intake("cup")], at: morning)
    let path = folder.path
    let log = try journal(foreign: "log").examine()
    #expect(log.findings == [Finding(.notPrivate(isOwn: false), file: "log")])
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: "\(path)/log").first)
    let file = try journal(foreign: "log/\(name)").examine()
    #expect(file.findings == [Finding(.notPrivate(isOwn: false), file: "log/\(name)")])
    for text in ["caffeine-journal 2\n", "caffeine-journal 1 x\n"] {
      try folder.write(text, to: "FORMAT")
      let report = try journal().examine()
      #expect(!report.isSound)
      #expect(report.findings == [Finding(.laterVersion, file: "FORMAT")])
    }
  }

  @Test(arguments: [(false, nil), (true, "phone")] as [(Bool, String?)])
  func whatStartsTooLateIsChangedByOneDevice(isAhead: Bool, device: String?) throws {
    let later = morning + 400 * 86_400
    var far = try intake("far")
    far.start = later
    let record = Record(
      .add(far),
      stamp: Stamp(clamping: Int64((isAhead ? later : morning).timeIntervalSince1970 * 1000)),
      device: "phone")
    try folder.write(bytes: record.line(), to: "log/phone.jsonl")
    #expect(try journal().onlyDevice(thatChanges: far, at: morning) == device)
    if !isAhead { try journal().remove(far.id, at: morning) }
  }
}
