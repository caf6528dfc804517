import CaffeineStore
import Foundation
import TestSupport
import Testing

@Suite struct SettingsTests {
  private let folder: TemporaryFolder
  private let settings: SharedSettings

  init() throws {
    folder = try TemporaryFolder()
    settings = SharedSettings(in: folder.container)
  }

  @Test func whatWasSetIsThere() throws {
    #expect(try settings.values().isEmpty)
    try settings.set("bedtime", to: "23:00", at: morning)
    try settings.set("on-change", to: "pkill -RTMIN+5 waybar", at: morning)
    try settings.set("bedtime", to: "22:30", at: morning)
    #expect(try settings.values() == ["bedtime": "22:30", "on-change": "pkill -RTMIN+5 waybar"])
    try settings.set("bedtime", to: nil, at: morning)
    #expect(try folder.text("settings") == "on-change = pkill -RTMIN+5 waybar\n")
  }

  @Test(arguments: [
    "", " padded ", "\"quoted\"", "a\nb", "= # =", "日本", "\\n", "\t", "a\r\nb", "é",
  ])
  func anyValueComesBack(_ value: String) throws {
    try settings.set("key", to: value, at: morning)
    try settings.set("other", to: "1", at: morning)
    #expect(try settings.values() == ["key": value, "other": "1"])
  }

  @Test func whatIsNoSettingStays() throws {
    try folder.write(
      "# mine\r\n\n  bedtime=23:00  \nfuture.key = [1, 2]\nrubbish\nbedtime = 1", to: "settings")
    #expect(try settings.values() == ["bedtime": "1", "future.key": "[1, 2]"])
    try settings.set("bedtime", to: "22:00", at: morning)
    #expect(
      try folder.text("settings")
        == "# mine\r\n\nfuture.key = [1, 2]\nrubbish\nbedtime = 22:00\n")
  }

  @Test func commentsBeginInTwoWays() throws {
    try folder.write("; mine\n ;bedtime = 1\n# so too\n#bedtime = 2\nkey = a;b\n", to: "settings")
    #expect(try settings.read().brokenLines == [])
    #expect(try settings.values() == ["key": "a;b"])
    try settings.set("bedtime", to: "3", at: morning)
    #expect(try folder.text("settings").hasPrefix("; mine\n ;bedtime = 1\n"))
  }

  @Test func aMarkOfByteOrderIsNoPartOfAKey() throws {
    try folder.write("\u{FEFF}bedtime = 23:00\r\n", to: "settings")
    #expect(try settings.values() == ["bedtime": "23:00"])
  }

  @Test func whatIsNotTextIsNotTouched() throws {
    try folder.write(bytes: [0xFF, 0xFE, 0x0A], to: "settings")
    #expect(throws: StoreError.self) { try settings.set("bedtime", to: "22:00", at: morning) }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/settings"))
    #expect(Array(bytes) == [0xFF, 0xFE, 0x0A])
  }

  @Test func drinksAreApart() throws {
    try SharedSettings(drinksIn: folder.container).set("flat-white", to: "130 mg", at: morning)
    #expect(try settings.values().isEmpty)
    #expect(try folder.text("drinks") == "flat-white = 130 mg\n")
  }

  @Test(arguments: ["", "a b", "../up", ".hidden", "a=b", "ü", String(repeating: "x", count: 65)])
  func otherKeysAreRefused(_ name: String) throws {
    #expect(throws: StoreError.invalidKey(name)) { try settings.set(name, to: "1", at: morning) }
  }

  @Test func aMissingPermissionIsToldAsSuch() throws {
    try settings.set("key", to: "old", at: morning)
    for call in 1... {
      let files = FaultyFileSystem(.accessDenied, at: call...Int.max)
      do throws(StoreError) {
        try SharedSettings(in: folder.container, fileSystem: files).set(
          "key", to: "new", at: morning)
      } catch {
        if case .notSaved = error { Issue.record("call \(call): \(error)") }
      }
      if files.count < call { break }
    }
  }

  @Test(.tags(.long)) func everyFaultLeavesTheOldOrTheNew() throws {
    try settings.set("key", to: "old", at: morning)
    for fault in FaultyFileSystem.Fault.allCases {
      for isForEver in [true, false] {
        var call = Trials.isFull ? 1 : 1 + "\(fault)".utf8.count % 5
        while true {
          let files = FaultyFileSystem(fault, at: isForEver ? call...Int.max : call...call)
          let faulty = SharedSettings(in: folder.container, fileSystem: files)
          let isSaved = (try? faulty.set("key", to: "new \(call)", at: morning)) != nil
          let value = try #require(try settings.values()["key"])
          #expect(!isSaved || value == "new \(call)")
          if files.count < call { break }
          call += Trials.isFull ? 1 : 5
        }
      }
    }
  }
}
