import CaffeineCLI
import Foundation
import TestSupport
import Testing

/// What is wrong, where, and how to mend it; and nothing is written.
@MainActor
@Suite struct BadInputTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  private nonisolated static let lines: [([String], Int32, String)] = [
    (["log", "capucino"], 66, "Did you mean Cappuccino (cappuccino)"),
    (["log", "cappucino"], 66, "Did you mean Cappuccino (cappuccino)"),
    (["log"], 64, "DRINK is missing."),
    (["log", " "], 64, "DRINK cannot be ''.\nWrite a name from 'caffeine drinks'."),
    (["log", "latte at half 8"], 66, "A time can be 8:30, 8am, at 8,"),
    (["log", "latte at 8:30", "--at", "9:00"], 64, "The time is given twice"),
    (["log", "coffee at 830"], 66, "A time can be 8:30"),
    (["log", "coffee in 30"], 66, "A time can be 8:30"),
    (["log", "coffee 2026-11-17"], 64, "'2026-11-17' is a whole day."),
    (["log", "coffee nov 30 9:00"], 1, "is long ago.\nWrite the day again with"),
    (["log", "coffee", "--at", "nov 30 9:00"], 1, "is long ago."),
    (["log", "coffee this friday at 9"], 66, "I know Coffee, but not 'this'."),
    (["log", "espresso at 9, latte at 10", "--milligrams", "80"], 64, "which of 2 they are about"),
    (["log", "latte in 3 days"], 64, "The time of the drink is more than 48 hours from now."),
    (["open", "caffeine://log?drink=tea%203%20days%20ago"], 64, "A link cannot log a drink of"),
    (["log", "caffeine 1,200mg"], 64, "Write 1200 or 1.2: '1,200' may be either."),
    (["log", "latte", "1.000", "ml"], 64, "Write 1000 or 1: '1.000' may be either."),
    (["log", "1,000 lattes"], 64, "DRINK cannot be '1,000 lattes'."),
    (["log", "latte", "--count", "1,000"], 64, "Write 1000 or 1: '1,000' may be either."),
    (["log", "latte", "--over", "1.500 h"], 64, "Write 1500 or 1.5: '1.500' may be either."),
    (["drinks", "add", "big", "--milligrams", "1,200"], 64, "Write 1200 or 1.2"),
    (["config", "set", "daily-limit", "1,000"], 64, "daily-limit cannot be '1,000'.\nWrite 1000"),
    (["log", "--milligrams", "5", "--", "\u{200B}"], 64, "DRINK cannot be ''."),
    (["log", "--milligrams", "5", "--", "\u{A0}\u{2060}"], 64, "DRINK cannot be"),
    (["log", "--milligrams", "5", "--", "a\u{FFFD}"], 64, "DRINK is not in UTF-8: 'a\u{FFFD}'."),
    (["latte"], 64, "There is no command 'latte'.\nDid you mean 'caffeine log latte'?"),
    (["latte", "--at", "9"], 64, "Did you mean 'caffeine log latte --at 9'?"),
    (["2", "lattes", "at", "9"], 64, "Did you mean 'caffeine log 2 lattes at 9'?"),
    (["rm", "last"], 64, "There is no command 'rm'.\nDid you mean 'caffeine remove last'?"),
    (
      ["espresso", "--note", "so; id"], 64, "Did you mean 'caffeine log espresso --note 'so; id''?"
    ),
    (["ls"], 64, "Did you mean 'caffeine list'?"),
    (["version"], 64, "Did you mean 'caffeine --version'?"),
    (["log", "2 lattes", "--count", "3"], 64, "'2 lattes' says how many already."),
    (["remove", "last~1"], 66, "Nothing has been logged yet."),
    (["remove", "last~x"], 64, "ID cannot be 'last~x'."),
    (["drinks", "zzzz"], 66, "No drink's name contains 'zzzz'."),
    (
      ["config", "set", "limit", "9"], 64,
      "Did you mean 'bedtime-limit' or 'daily-limit' or 'single-limit'?\n"
    ),
    (["config", "bedtime"], 64, "Did you mean 'caffeine config get bedtime'?"),
    (["log", "latte", "--at", "25:00"], 64, "--at cannot be '25:00'.\nWrite 8:30, 8am"),
    (
      ["log", "latte", "--at", "yesterday"], 64,
      "a whole day.\nAdd a time, such as: --at \"yesterday 14:00\""
    ),
    (["log", "latte", "--at", "tomorrow"], 64, "Add a time, such as: --at \"tomorrow 14:00\""),
    (["log", "latte", "--milligrams", "many"], 64, "milligrams up to 5000"),
    (["log", "latte", "--milligrams", "-5"], 64, "milligrams up to 5000"),
    (["log", "latte", "--milligrams", "5001"], 64, "milligrams up to 5000"),
    (["log", "latte", "--milliliters", "0"], 64, "millilitres up to 10000"),
    (["log", "latte", "--size", "huge"], 64, "does not come in 'huge'"),
    (["log", "latte", "--size", "tall", "--milliliters", "9"], 64, "is given twice"),
    (["log", "latte", "--over", "2 days"], 64, "at most 24h"),
    (["log", "latte", "--count", "0"], 64, "a number from 0.1 to 20"),
    (["log", "latte", "--id", "a b"], 64, "--id cannot be 'a b'."),
    (["log", "x\u{1B}[31m", "--milligrams", "5"], 64, "DRINK cannot contain control characters"),
    (["log", "latte", "--note", "a\nb"], 64, "--note cannot contain control characters"),
    (["log", "latte", "--at", "tomorrow 8:00", "--at", "2027-01-01 8:00"], 64, "48 hours"),
    (["edit", "last", "--at", "8:00"], 66, "Nothing has been logged yet."),
    (["edit", "last"], 64, "Nothing to change was given."),
    (["remove", "nothing"], 66, "No drink has the id 'nothing'."),
    (["undo"], 66, "Nothing to undo"),
    (["list", "--since", "whenever"], 64, "Write yesterday, 2026-11-21, 8:30, 8am"),
    (["list", "--limit", "0"], 64, "a whole number from 1"),
    (["forecast", "--if", "nectar"], 66, "There is no drink 'nectar'."),
    (["forecast", "--if", "latte at noonish"], 66, "A time can be"),
    (["drinks", "add", " ", "--milligrams", "9"], 64, "NAME cannot be ' '."),
    (["drinks", "add", "Tea"], 64, "--milligrams is missing."),
    (["drinks", "remove", "latte"], 66, "you can remove only your own drinks"),
    (["drinks", "zzzz"], 66, "No drink's name contains 'zzzz'."),
    (
      ["config", "set", "bedtime", "25:00"], 64,
      "Write a time of day, such as 22:30, '23:00, fri sat 1:00' or 'tonight 00:30'."
    ),
    (["config", "set", "bedtme", "22:00"], 64, "Did you mean 'bedtime'"),
    (["config", "set", "half-life", "59m"], 64, "hours from 1 to 100"),
    (["config", "set", "half-life", "101h"], 64, "hours from 1 to 100"),
    (["config", "set", "half-life", "8h with × 0"], 64, "hours from 1 to 100"),
    (["config", "set", "weight", "5000"], 64, "kilograms from 2 to 400"),
    (["config", "set", "age", "130"], 64, "years from 0 to 120"),
    (["config", "set", "bedtime-limit", "201"], 64, "milligrams from 0 to 200"),
    (["config", "set", "daily-limit", "0"], 64, "milligrams from 1 to 5000"),
    (["config", "set", "single-limit", "0"], 64, "milligrams from 1 to 5000"),
    (["config", "set", "absorption-rate", "1e-06"], 64, "a number from 0.5 to 20"),
    (["config", "get"], 64, "KEY is missing."),
    (["import", "/nowhere/at/all.csv"], 66, "There is no file /nowhere/at/all.csv"),
    (["import", ""], 64, "Write the path of a file, or - for standard input."),
    (["import", "/"], 66, "/ is a folder.\nName a file in it"),
    (["help", "--manual", "--json"], 64, "prints no JSON"),
    (["completions", "bash", "--json"], 64, "prints no JSON"),
    (["config", "set", "weight", "-3"], 64, "weight cannot be '-3'."),
    (
      ["config", "set", "pregnancy", "43"], 64,
      "Write no, a week from 1 to 42, or the due date, such as 2027-06-07."
    ),
    (["open", "https://example.com"], 64, "caffeine://log?drink=latte"),
    (["open", "caffeine://import?file=x"], 64, "Links cannot run the command 'import'."),
    (["status", "--now", "noon"], 64, "--now cannot be 'noon'."),
    (["status", "--time-zone", "Mars/Olympus"], 64, "There is no time zone 'Mars/Olympus'."),
    (["status", "--locale", "a/b"], 64, "--locale cannot be 'a/b'."),
    (["status", "--color", "pink"], 64, "--color cannot be 'pink'."),
    (["statis"], 64, "Did you mean 'status'"),
    (["status", "--jsno"], 64, "Did you mean '--json'?"),
    (["completions", "tcsh"], 64, "bash, zsh, fish"),
  ]

  @Test(arguments: lines) func refused(words: [String], status: Int32, text: String) throws {
    let result = harness.run(words)
    #expect(result.status == status)
    #expect(result.output == "")
    #expect(result.errors.contains(text), "\(result.errors)")
    // Above it stands at most whom to call.
    #expect(result.errors.hasPrefix("caffeine: ") || result.errors.contains("poison centre"))
    #expect(!result.errors.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 })
    let list = try harness.object(["list", "--since", "1950-01-01"])
    #expect((list["intakes"] as? [Any])?.isEmpty == true)
  }

  @Test func badEnvironmentAndSettings() throws {
    harness.variables["CAFFEINE_NOW"] = "yesterday"
    #expect(harness.run("status").errors.contains("CAFFEINE_NOW cannot be 'yesterday'."))
    harness.variables["CAFFEINE_NOW"] = nil
    try "bedtime = late\nunknown = 1\n".write(
      to: harness.folder.appendingPathComponent("settings"), atomically: true, encoding: .utf8)
    let result = harness.run("status")
    #expect(result.status == 78)
    #expect(result.errors.contains("The setting bedtime cannot be 'late'"))
    let doctor = harness.run("doctor")
    #expect(doctor.status == 78)
    #expect(doctor.output.hasSuffix("\n0 drinks in 0 files.\n"))
    #expect(
      harness.run("config set bedtime 11pm").output == "bedtime is now 23:00.\nIt was late.\n")
    #expect(harness.run("status").status == 0)
    #expect(harness.run("config").status == 0)
  }

  @Test func nothingIsSavedThatCannotBeTold() throws {
    #expect(harness.run("log latte --locale a/b").status == 64)
    #expect(try harness.drinkCount() == 0)
  }

  @Test func aRelativeHomeIsNone() {
    harness.variables["CAFFEINE_HOME"] = "coffee"
    let result = harness.run("log latte")
    #expect(result.status == 73)
    #expect(result.errors.contains("HOME, has to be the full path"))
  }

  @Test func aBadDrinkIsToldOnce() throws {
    try "bad = 1\nmine = 90 mg |  | 🍵 | Mine\n".write(
      to: harness.folder.appendingPathComponent("drinks"), atomically: true, encoding: .utf8)
    for words in [["forecast", "--if", "mine", "--if", "mine"], ["drinks", "remove", "mine"]] {
      let result = harness.run(words)
      #expect(result.status == 0)
      #expect(result.errors.components(separatedBy: "'bad' is not a drink").count == 2)
      #expect(result.errors.contains("Correct the line in an editor, or remove it."))
    }
  }

  /// `stats` looks twice where the first days shown are without a drink, `edit` where a drink is old.
  @Test func damageIsToldOnce() throws {
    harness.run("log latte --id one --at 8:30 --quiet")
    try harness.write("{broken\n", to: "log/other.jsonl")
    for words in [["stats"], ["edit", "one", "--note", "late"]] {
      harness.now += 30 * 86_400
      let result = harness.run(words)
      #expect(result.status == 0)
      let parts = result.errors.components(separatedBy: "1 damaged place")
      #expect(parts.count == 2, "\(result.errors)")
    }
  }

  @Test func anIDThatAnotherDrinkHas() throws {
    #expect(harness.run("log latte --id one --at 8:30").status == 0)
    #expect(harness.run("log latte --id one").output.hasPrefix("Already logged: Latte"))
    for words in ["log espresso --id one", "log latte --id one --note strong"] {
      let result = harness.run(words)
      #expect(result.status == 64)
      #expect(result.errors.contains("the id one belongs to another drink"))
    }
    #expect(try (harness.object(["list"])["intakes"] as? [Any])?.count == 1)
  }

  @Test func noHome() {
    harness.variables = [:]
    let result = harness.run("log latte")
    #expect(result.status == 73)
    #expect(result.errors.contains("CAFFEINE_HOME"))
  }

  /// Lists are written as they grow, so what came before the disk was full is there, and told.
  @Test(
    .tags(.long),
    arguments: Trials.sample(
      [["export"], ["export", "--format", "json"], ["list", "--json"]], oneIn: 2))
  func aListThatIsWrittenInPortionsSaysWhenItStops(_ words: [String]) throws {
    let note = String(repeating: "x", count: 60_000)
    let lines = (0..<(Trials.isFull ? 12 : 7)).map { number in
      #"{"op":"add","id":"cup\#(number)","at":\#(1_795_240_000 + number),"name":"Tea","mg":40,"#
        + #""note":"\#(note)"}"# + "\n"
    }
    let log = harness.folder.appending(path: "log")
    try FileManager.default.createDirectory(at: log, withIntermediateDirectories: false)
    try Data(lines.joined().utf8).write(to: log.appending(path: "device.jsonl"))
    let whole = harness.run(words)
    #expect(whole.status == 0 && whole.output.utf8.count > 400_000)
    harness.room = 330_000
    let part = harness.run(words)
    #expect(part.status == 74)
    #expect(!part.output.isEmpty && whole.output.hasPrefix(part.output))
    #expect(part.errors.contains("Cannot write to standard output"))
  }
}
