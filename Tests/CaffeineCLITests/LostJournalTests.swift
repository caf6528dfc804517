import Foundation
import TestSupport
import Testing

/// A journal that was there and is not: no answer takes it for a day without caffeine.
@MainActor
@Suite struct LostJournalTests {
  private let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("log cappuccino --at 12:00")
    harness.run("log latte --at 13:00")
  }

  private var ownFile: URL {
    get throws {
      let log = harness.folder.appending(path: "log")
      let names = try FileManager.default.contentsOfDirectory(atPath: log.path)
      return log.appending(path: try #require(names.first { $0.hasSuffix(".jsonl") }))
    }
  }

  enum Loss: CaseIterable {
    case isEmptied
    /// At the end of a line, as a backup may have it.
    case isCut
    case isRemoved
  }

  private func lose(_ loss: Loss) throws -> String {
    let file = try ownFile
    let text = try String(contentsOf: file, encoding: .utf8)
    switch loss {
    case .isEmptied: try Data().write(to: file)
    case .isCut: try Data(text.prefix { $0 != "\n" }.utf8 + [10]).write(to: file)
    case .isRemoved:
      try FileManager.default.removeItem(at: file)
      try harness.write("", to: "log/phone.jsonl")
    }
    return "log/\(file.lastPathComponent)"
  }

  @Test(arguments: Loss.allCases) func everyAnswerSaysThatThereMayBeMore(_ loss: Loss) throws {
    let file = try lose(loss)
    for words in [
      "status", "widget accessoryInline", "widget systemSmall --format plain",
      "widget accessoryInline --format waybar", "stats", "forecast",
    ] {
      let result = harness.run(words)
      #expect(result.status == 0 && result.output.contains("≥"), "\(words)")
    }
    for words in ["status", "list", "stats", "forecast", "advise"] {
      #expect(try harness.object([words])["incomplete"] as? Bool == true, "\(words)")
    }
    let widget = try harness.object(["widget", "accessoryInline"])
    #expect(widget["journal"] as? String == "damaged")
    let list = harness.run("list")
    #expect(list.errors.contains("1 damaged place"))
    #expect(loss == .isCut || list.output.hasPrefix("Nothing that can be read"))

    let doctor = harness.run("doctor")
    #expect(doctor.status == 65)
    #expect(doctor.output.contains("\(file)  missing, or shorter"))
    #expect(doctor.output.contains("caffeine doctor --accept FILE"))
    #expect(harness.run("doctor --accept phone.jsonl").status == 66)
    #expect(harness.run("doctor").status == 65)
    #expect(harness.run("doctor --accept \(file)").output.hasSuffix("no problems found.\n"))
    #expect(!harness.run("status").output.contains("≥"))
    #expect(try harness.object(["status"])["incomplete"] as? Bool == false)
  }

  @Test func whereAndDoctorTellOfACopiedHome() throws {
    #expect(try harness.object(["where"])["otherMachines"] as? Int == 0)
    let device = try #require(try harness.object(["where"])["device"] as? String)
    #expect(harness.run("where").output.hasSuffix("\nDevice    \(device)\n"))
    #expect(harness.run("doctor").output.hasSuffix("no problems found.\n"))

    harness.machine = "another"
    let copied = harness.run("where").output
    #expect(copied.contains("Device    none yet"))
    #expect(copied.hasSuffix("\nOthers    1, each with files of its own\n"))
    #expect(try harness.object(["where"])["device"] is NSNull)
    #expect(harness.run("doctor").status == 0)
    // It knows of no loss that it could have had.
    _ = try lose(.isCut)
    #expect(!harness.run("status").output.contains("≥"))
    harness.run("log tea")
    #expect(try harness.drinkCount() == 2)
    #expect(try harness.object(["where"])["device"] as? String != device)
  }
}
