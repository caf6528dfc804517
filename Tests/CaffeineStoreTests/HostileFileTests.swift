import CStandardLibrary
import Foundation
import TestSupport
import Testing

@testable import CaffeineStore

private let deviceFile = SharedContainer(folder: "").deviceFile

/// Only root can give a file to another user: `.ci/run` runs these as root, and elsewhere they are
/// skipped.
private let asRoot = ConditionTrait.enabled(if: geteuid() == 0, "only root gives files away")

/// What stands under our names without being a small plain file of ours.
@Suite struct HostileFileTests {
  private let folder: TemporaryFolder
  private let journal: Journal
  private let settings: SharedSettings

  init() throws {
    folder = try TemporaryFolder()
    journal = Journal(in: folder.container)
    settings = SharedSettings(in: folder.container)
  }

  private func makePipe(_ name: String) throws {
    try #require(mkfifo("\(folder.path)/\(name)", 0o600) == 0)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(name)", withDestinationPath: target)
  }

  @Test(arguments: ["settings", "drinks", "FORMAT", deviceFile])
  func aPipeIsRefusedAndNotWaitedFor(_ name: String) throws {
    try makePipe(name)
    let error = StoreError.notPlainFile(path: "\(folder.path)/\(name)")
    switch name {
    case "settings": #expect(throws: error) { try settings.values() }
    case "drinks":
      #expect(throws: error) { try SharedSettings(drinksIn: folder.container).values() }
    default: #expect(throws: error) { try journal.add([intake("one")], at: morning) }
    }
  }

  @Test(arguments: ["settings", "drinks", "FORMAT", deviceFile])
  func whatIsTooLargeIsRefused(_ name: String) throws {
    try folder.write("", to: name)
    try #require(truncate("\(folder.path)/\(name)", 3_000_000_000) == 0)
    let error = StoreError.unreadable(path: "\(folder.path)/\(name)", reason: .tooLarge)
    switch name {
    case "settings": #expect(throws: error) { try settings.values() }
    case "drinks":
      #expect(throws: error) { try SharedSettings(drinksIn: folder.container).values() }
    default: #expect(throws: error) { try journal.add([intake("one")], at: morning) }
    }
  }

  /// A file is read whole up to 1 MiB, and not at all beyond.
  @Test func aMebibyteIsTheLimit() throws {
    let setting = "bedtime = 23:00\n"
    let padding = String(repeating: "#", count: (1 << 20) - setting.utf8.count)
    try folder.write(setting + padding, to: "settings")
    #expect(try settings.values()["bedtime"] == "23:00")
    try folder.write(setting + padding + "#", to: "settings")
    #expect(throws: StoreError.unreadable(path: settings.path, reason: .tooLarge)) {
      try settings.values()
    }
  }

  @Test func aDeviceBehindALinkIsRefused() throws {
    try link("settings", to: "/dev/zero")
    #expect(throws: StoreError.notPlainFile(path: "\(folder.path)/settings")) {
      try settings.values()
    }
  }

  @Test func settingsAreWrittenThroughTheLinksOfTheUser() throws {
    try folder.write("bedtime = 23:00\n", to: "dotfiles/caffeine")
    try link("dotfiles/current", to: "caffeine")
    try link("settings", to: "dotfiles/current")
    try settings.set("bedtime", to: "22:00", at: morning)
    #expect(try folder.text("dotfiles/caffeine") == "bedtime = 22:00\n")
    let manager = FileManager.default
    #expect(
      try manager.destinationOfSymbolicLink(atPath: "\(folder.path)/settings")
        == "dotfiles/current")
    #expect(try manager.contentsOfDirectory(atPath: "\(folder.path)/dotfiles").count == 2)

    try link("drinks", to: "drinks")
    #expect(throws: StoreError.notPlainFile(path: "\(folder.path)/drinks")) {
      try SharedSettings(drinksIn: folder.container).set("key", to: "1", at: morning)
    }
  }

  @Test func settingsThatOthersMayWriteAreNotPrivate() throws {
    #expect(try settings.read().isPrivate)
    try settings.set("on-change", to: "true", at: morning)
    #expect(try settings.read().isPrivate)
    try #require(chmod(settings.path, 0o620) == 0)
    #expect(try !settings.read().isPrivate)
    try #require(chmod(settings.path, 0o644) == 0)
    #expect(try settings.read().isPrivate)
  }

  @Test(asRoot) func settingsOfAnotherUserAreNotPrivate() throws {
    try settings.set("on-change", to: "true", at: morning)
    try #require(chown(settings.path, 65_534, 65_534) == 0)
    #expect(try !settings.read().isPrivate)
  }

  @Test(asRoot) func rootWritesNoFileOfAnotherUser() throws {
    try folder.nameDevice("planted")
    try folder.write("", to: "log/planted.jsonl")
    try #require(chown("\(folder.path)/log/planted.jsonl", 65_534, 65_534) == 0)
    #expect(
      throws: StoreError.notPermitted(
        path: "\(folder.path)/log/planted.jsonl", reason: .notPermitted)
    ) { try journal.add([intake("one")], at: morning) }
    #expect(try folder.text("log/planted.jsonl").isEmpty)
    try link("settings", to: "elsewhere")
    try folder.write("", to: "elsewhere")
    try #require(lchown("\(folder.path)/settings", 65_534, 65_534) == 0)
    #expect(throws: StoreError.self) { try settings.set("key", to: "1", at: morning) }
    #expect(try folder.text("elsewhere").isEmpty)
  }

  @Test func aJournalWithASecondNameIsNotWritten() throws {
    try journal.add([intake("one")], at: morning)
    let name = try #require(try folder.logNames().first)
    try FileManager.default.linkItem(
      atPath: "\(folder.path)/log/\(name)", toPath: "\(folder.path)/victim")
    let before = try folder.text("victim")
    #expect(throws: StoreError.notPlainFile(path: "\(folder.path)/log/\(name)")) {
      try journal.add([intake("two")], at: morning)
    }
    #expect(try folder.text("victim") == before)
  }

  @Test func lengthsAreNotedInNoFileWithAnotherName() throws {
    try journal.add([intake("one")], at: morning)
    try FileManager.default.linkItem(
      atPath: "\(folder.path)/\(deviceFile)", toPath: "\(folder.path)/victim")
    let before = try folder.text("victim")
    try journal.add([intake("two")], at: morning)
    #expect(try folder.text("victim") == before)
    #expect(try journal.intakes().intakes.count == 2)
  }

  @Test func theLockOverwritesNoFileWithAnotherName() throws {
    try folder.write("precious data of the victim", to: "victim")
    try FileManager.default.linkItem(
      atPath: "\(folder.path)/victim", toPath: "\(folder.path)/lock")
    #expect(throws: StoreError.notPlainFile(path: "\(folder.path)/lock")) {
      try journal.add([intake("one")], at: morning)
    }
    #expect(try folder.text("victim") == "precious data of the victim")
  }

  @Test(arguments: [
    "caffeine-journal 2\n", "caffeine-journal 2 x", "caffeine-journal 1.1",
    "caffeine-journal 99999999999999999999",
  ])
  func aVersionWeDoNotKnowForbidsWriting(_ text: String) throws {
    try folder.write(text, to: "FORMAT")
    let error = StoreError.newerVersion(what: folder.path)
    #expect(throws: error) { try journal.add([intake("one")], at: morning) }
    #expect(throws: error) { try settings.set("key", to: "1", at: morning) }
    #expect(throws: error) {
      try SharedSettings(drinksIn: folder.container).set("mate", to: "1 mg", at: morning)
    }
  }
}
