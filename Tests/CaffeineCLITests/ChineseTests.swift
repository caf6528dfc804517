import Foundation
import TestSupport
import Testing

/// Answers, help and errors in the language that the environment asks for.
@MainActor
@Suite struct ChineseTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("config set bedtime 22:30")
    harness.variables["LANG"] = "zh_CN.UTF-8"
  }

  @Test func answersAreChinese() {
    let lines = [
      "log latte --at 8:30", "log espresso --at 13:00", "status", "advise coffee", "list", "undo",
      "redo",
      "edit last --at 14:00", "config get bedtime", "doctor", "stats", "log lattte",
      "log latte --at 25:00",
      "--bogus", "config set weight 1",
    ]
    let text = lines.map { line in
      let result = harness.run(line)
      return "$ caffeine \(line)\n\(result.output)\(result.errors)"
    }.joined(separator: "\n")
    expectSnapshot(text, named: "chinese")
  }

  @Test func helpIsChinese() {
    expectSnapshot(harness.run("help log").output, named: "chinese-help")
    #expect(harness.run("help --manual").output.contains("\\[u5496]\\[u5561]\\[u56E0]"))
  }

  /// What programs read is the same in every language.
  @Test func programsReadEnglish() {
    harness.run("log latte --at 8:30 --id one")
    let lines = [
      "status --json", "advise coffee --json", "log --help --json", "doctor --json", "export",
    ]
    let chinese = lines.map { harness.run($0).output }
    harness.variables["LANG"] = "en_GB.UTF-8"
    #expect(lines.map { harness.run($0).output } == chinese)
  }

  /// A terminal that shows ASCII alone gets English, and so do widgets so far.
  @Test func englishStaysWhereChineseCannotBe() {
    harness.variables["LC_CTYPE"] = "zh_CN.GB18030"
    #expect(harness.run("status").output.contains("in you"))
    harness.variables["LC_CTYPE"] = nil
    #expect(harness.run("widget accessoryInline").output.contains("nothing logged yet"))
  }
}
