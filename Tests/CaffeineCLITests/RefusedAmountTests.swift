import Foundation
import TestSupport
import Testing

/// Nothing logs them, but somebody swallowed them: whom to call comes before why they are refused.
@Suite @MainActor
struct RefusedAmountTests {
  private let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  private nonisolated static let urgent = "Call a poison centre now"

  private nonisolated static let lines: [([String], Int32, String)] = [
    (["log", "x", "--milligrams", "10000"], 64, "--milligrams cannot be '10000'."),
    (["log", "caffeine 6000mg"], 64, "this is 6000 mg."),
    (["log", "60 caffeine tablets"], 66, "but not '60'"),
    (["log", "100 caffeine tablets"], 66, "but not '100'"),
    (["log", "caffeine 5g"], 66, "There is no drink 'caffeine 5g'."),
    (["log", "caffeine powder 10g"], 66, "There is no drink"),
    (["log", "caffeine 3000mg"], 1, "is much at once."),
    (["log", "caffeine tablet", "--count", "60"], 64, "--count cannot be '60'."),
    (["log", "2 caffeine tablets", "--milligrams", "10g"], 64, "--milligrams cannot be '10g'."),
    (["log", "20 nodoz", "--at", "25:00"], 64, "--at cannot be '25:00'."),
    (["log", "40 red bulls at 13:00"], 66, "but not '40'"),
    (["log", "coffee 10l"], 1, "is much at once."),
    (["log", "latte and 5g caffeine"], 66, "There is no drink"),
    (["edit", "last", "--count", "60"], 64, "--count cannot be '60'."),
    (["edit", "last", "--milligrams", "8000"], 64, "--milligrams cannot be '8000'."),
    (["edit", "last", "--drink", "60 caffeine tablets"], 66, "but not '60'"),
    (["edit", "last", "--drink", "caffeine 5g"], 66, "There is no drink"),
  ]

  @Test(arguments: lines)
  func helpComesFirst(words: [String], status: Int32, message: String) throws {
    harness.run("log espresso --quiet")
    let result = harness.run(words)
    #expect(result.status == status && result.output.isEmpty)
    let errors = result.errors.split(separator: "\n")
    #expect(errors.first?.hasPrefix(Self.urgent) == true, "\(errors)")
    #expect(errors.dropFirst().first?.hasPrefix("caffeine: ") == true)
    #expect(result.errors.contains(message), "\(result.errors)")
    // Beside it no drink is offered.
    #expect(!result.errors.contains("Did you mean"))
    let json = harness.run(words + ["--json"])
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(json.status == status)
    #expect((object?["emergency"] as? String)?.hasPrefix(Self.urgent) == true)
    #expect((object?["error"] as? String)?.contains(message) == true)
    #expect(try harness.drinkCount() == 1)
  }

  private nonisolated static let others: [[String]] = [
    ["log", "capucino"], ["log", "coffee at 830"], ["log", "coffee in 30"], ["log", "cola 330"],
    ["log", "330 cola"], ["log", "coffee @9:30"], ["log", "coffee 9h"], ["log", "coffee 9 a.m."],
    ["log", "coffee 20th November 9:00"], ["log", "下午3:15 咖啡"], ["log", "latte", "--count", "0"],
    ["log", "dark chocolate 100g"],
    ["log", "latte", "--milligrams", "many"], ["log", "coffee nov 30 9:00"],
    ["edit", "last", "--count", "21"], ["edit", "last", "--drink", "lattte"],
    // A limit, an own drink and a question are nothing that somebody had.
    ["config", "set", "daily-limit", "9000"], ["drinks", "add", "x", "--milligrams", "9000"],
    ["advise", "60 caffeine tablets"], ["forecast", "--if", "caffeine 6000mg"],
    ["log", "60 caffeine tablets", "--at", "tomorrow 10:00"],
    ["log", "60 caffeine tablets", "--at", "yesterday 10:00"],
  ]

  @Test(arguments: others)
  func otherRefusalsRaiseNoAlarm(words: [String]) {
    harness.run("log decaf --quiet")
    let result = harness.run(words)
    #expect(result.status != 0 && !result.errors.lowercased().contains("poison"), "\(result)")
    #expect(harness.run(words + ["--json"]).output.isEmpty)
  }

  /// With what was logged before it is too much.
  @Test func whatWasHadBeforeCounts() {
    harness.run("log coffee 900mg --yes --quiet")
    let refused = harness.run(["log", "latte at 25:00", "--count", "2"]).errors
    #expect(refused.hasPrefix("If this is right and you feel unwell, call a poison centre"))
    #expect(harness.run(["edit", "last", "--milligrams", "many"]).errors.hasPrefix("caffeine: "))
    harness.run("config set age 12 --quiet")
    #expect(harness.run(["log", "3 capuccinoss"]).errors.hasPrefix(Self.urgent))
  }

  /// Above the question, and not again after a no.
  @Test(arguments: [true, false])
  func aQuestionHasItAboveIt(isRight: Bool) throws {
    harness.answer = isRight
    let result = harness.run(["log", "caffeine 3000mg"])
    #expect(harness.questions.count == 1 && harness.questions[0].hasPrefix(Self.urgent))
    #expect(result.status == (isRight ? 0 : 1) && !result.errors.contains("poison"))
    #expect(result.output.contains("poison") == isRight)
    // No guess takes sixty tablets for one.
    #expect(harness.run(["log", "60 caffeine tablets"]).errors.hasPrefix(Self.urgent))
    #expect(harness.questions.count == 1)
  }

  @Test func inChinese() {
    harness.variables["LANG"] = "zh_CN.UTF-8"
    let refused = harness.run(["log", "60片咖啡因片"]).errors
    #expect(refused.hasPrefix("请立即致电中毒急救中心"), "\(refused)")
  }

  /// An unreadable setting silences nothing.
  @Test func badSettingsSilenceNothing() throws {
    try harness.write("weight = much\n", to: "settings")
    let refused = harness.run(["log", "60 caffeine tablets"])
    #expect(refused.errors.contains(Self.urgent), "\(refused)")
  }

  /// A disk that is full loses the drink, and not the warning.
  @Test func whatCannotBeSavedIsWarnedOf() throws {
    let place = harness.folder.appendingPathComponent("log").path
    try Data().write(to: URL(fileURLWithPath: place))
    let result = harness.run(["log", "caffeine 4000mg", "--yes"])
    #expect(result.status != 0 && result.errors.contains(Self.urgent), "\(result)")
  }
}
