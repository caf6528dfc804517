import CaffeineDomain
import CaffeineStore
import Foundation
import Synchronization
import TestSupport
import Testing

/// A strict model of the disk: a name lasts only when the folder it stands in was synchronised, and
/// the folder's own name only when the one above it was.
@Suite struct DurabilityTests {
  private let folder: TemporaryFolder
  /// A container below two folders that are not there yet.
  private let container: SharedContainer

  init() throws {
    folder = try TemporaryFolder()
    container = SharedContainer(folder: "\(folder.path)/new/home")
  }

  private var allWork: FaultyFileSystem { FaultyFileSystem() }

  /// `path` and the folders above it.
  private func folders(upFrom path: String) -> Set<String> {
    var folders: Set<String> = [path]
    var url = URL(fileURLWithPath: path)
    while url.path != "/" {
      url.deleteLastPathComponent()
      folders.insert(url.path)
    }
    return folders
  }

  @Test func theFirstSettingAndTheFirstDrinkHaveNamesThatLast() throws {
    for drinks in [true, false] {
      folder.remove("new")
      let files = allWork
      let settings =
        drinks
        ? SharedSettings(drinksIn: container, fileSystem: files)
        : SharedSettings(in: container, fileSystem: files)
      try settings.set("key", to: "1", at: morning)
      #expect(folders(upFrom: container.data).isSubset(of: files.synchronized))
    }
  }

  /// A line is on disk only with the names above it: they come first.
  @Test func theNamesAboveANewFileLastBeforeItsFirstLine() throws {
    let files = allWork
    let journal = Journal(in: container, fileSystem: files)
    try journal.add([try intake("one")], at: morning)
    let names = folders(upFrom: container.log)
    let line = try #require(files.synchronized.lastIndex { $0.hasSuffix(".jsonl") })
    #expect(names.isSubset(of: files.synchronized[..<line]))
  }

  /// Every import has another name, its draft the same: what a killed one left is replaced.
  @Test func theDraftOfAKilledImportGoesWithTheNext() throws {
    let journal = Journal(in: container)
    try journal.add([try intake("one")], at: morning)
    let before = try FileManager.default.contentsOfDirectory(atPath: container.log)
    let device = try #require(before.first?.split(separator: ".").first)
    try Data("{".utf8).write(to: URL(fileURLWithPath: "\(container.log)/.\(device).new"))
    let plan = try journal.plan(
      importing: .bytes(json(of: [try intake("two")])), clock: .utc, at: morning)
    try journal.commit(plan, at: morning)
    let after = try FileManager.default.contentsOfDirectory(atPath: container.log)
    #expect(after.count == before.count + 1 && !after.contains { $0.hasPrefix(".") })
  }

  @Test func aSettingThatIsThereAlreadyIsSavedAgain() throws {
    try SharedSettings(in: container).set("key", to: "1", at: morning)
    let files = allWork
    let settings = SharedSettings(in: container, fileSystem: files)
    try settings.set("key", to: "1", at: morning)
    #expect(files.synchronized == ["\(container.data)/.settings.new", container.data])
    try settings.set("other", to: nil, at: morning)
    #expect(files.synchronized.count == 4)
    folder.remove("new/home/settings")
    try settings.set("other", to: nil, at: morning)
    #expect(files.synchronized.count == 4)
  }

  @Test func anImportThatAddsNothingConfirmsWhatIsThere() throws {
    let bytes = json(of: [try intake("one")])
    let files = allWork
    let journal = Journal(in: container, fileSystem: files)
    for isThere in [false, true] {
      let count = files.synchronized.count
      let plan = try journal.plan(importing: .bytes(bytes), clock: .utc, at: morning)
      try journal.commit(plan, at: morning)
      if isThere { #expect(files.synchronized[count] == container.log) }
    }

    let plan = try journal.plan(importing: .bytes(bytes), clock: .utc, at: morning)
    let failing = FaultyFileSystem(.inputOutput, at: 1...9)
    #expect(throws: StoreError.self) {
      try Journal(in: container, fileSystem: failing).commit(plan, at: morning)
    }
  }

  /// Whatever call fails: who hears that the first entry is saved has it under a name that lasts.
  @Test func noFolderIsPassedOver() throws {
    var call = 1
    while true {
      folder.remove("new")
      let files = FaultyFileSystem(.inputOutput, at: call...call)
      let isSaved =
        (try? Journal(in: container, fileSystem: files).add([intake("one")], at: morning)) != nil
      if isSaved {
        #expect(folders(upFrom: container.log).isSubset(of: files.synchronized), "call \(call)")
      }
      if files.count < call { break }
      call += 1
    }
  }

  /// Two commands that are each the first of a user: the other one is always faster by a folder.
  @Test func foldersThatAnotherProcessMakesMeanwhileAreTaken() throws {
    let files = FaultyFileSystem(beforeFolder: { path in
      try? FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false)
    })
    try Journal(in: container, fileSystem: files).add([intake("one")], at: morning)
    #expect(try Journal(in: container).intakes().intakes.count == 1)
  }

  /// A program that keeps folders in step, or an editor, puts a file in the place of ours.
  @Test func aFileThatWasReplacedMeanwhileIsOpenedAgain() throws {
    try Journal(in: container).add([intake("one")], at: morning)
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: container.log).first)
    let path = "\(container.log)/\(name)"
    let isReplaced = Mutex(false)
    let files = FaultyFileSystem(beforeWrite: {
      guard
        isReplaced.withLock({ isReplaced in
          defer { isReplaced = true }
          return !isReplaced
        })
      else { return }
      try? FileManager.default.copyItem(atPath: path, toPath: path + ".new")
      rename(path + ".new", path)
    })
    try Journal(in: container, fileSystem: files).add([intake("two")], at: morning)
    #expect(try Journal(in: container).intakes().intakes.count == 2)
  }
}
