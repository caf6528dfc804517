import Foundation
import TextUI
import TestSupport
import Testing

@testable import CaffeineCLI
@testable import CommandArguments

/// What holds for every command and message alike: the room it takes, the hints in it, the exit code.
@MainActor
@Suite struct VoiceTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("log flat white at 7:12 --quiet")
    harness.run(["log", "latte", "--at", "9:20", "--note", "before the long standup with everyone"])
  }

  /// Lines that go wrong, each in another way.
  private static let wrong = [
    "", "2 espressos", "large latte", "history", "-V", "-v", "add latte", "config edi",
    "list todai",
    "log", "log nodrink", "log latte --at foo", "log latte --size huge", "log -1 coffee",
    "log coffee 5000mg", "log coffee 1999-01-01 8:00", "log latte yesterday", "config get foo",
    "config bedtime 22:30", "config set bedtime 25:99", "config set pregnancy third",
    "drinks latte",
    "drinks add foo", "drinks show nodrink", "drinks remove latte", "edit nope --note x",
    "remove @99",
    "advise --limits latte", "completions", "import /nowhere/a.csv",
    "widget --watch --snapshot", "widget --watch --timeline", "widget --set foo=1",
    "widget round", "widget --format tmux small", "open caffeine://log?drink=latte",
    "open caffeine://undo",
    "--time-zone x",
    "list --since today --until yesterday", "list month", "remove", "edit",
    "--help --bogus",
  ]

  @Test(.tags(.long), arguments: [20, 27, 40, 61, 80, 121, 250])
  func everythingFits(columns: Int) {
    harness.variables["COLUMNS"] = "\(columns)"
    let lines =
      ExitStatusTests.lines.map(\.words)
      + Self.wrong.map { $0.split(separator: " ").map(String.init) }
      + ExitStatusTests.lines.map { $0.words + ["--help"] }
      + [["list", "--since", "2020-01-01"], ["widget", "--describe"], ["help", "notices"]]
    // A manual page, a script for a shell and a file for other programs are not for people.
    for words in Trials.sample(lines, oneIn: 23, case: columns)
    where !["export", "completions"].contains(words.first) {
      let result = harness.run(words)
      for line in (result.output + result.errors).split(separator: "\n") {
        // A path can be copied only whole.
        let isPath = line.contains(/^ *(\/|[a-z]+:\/\/)[^ ]*$/)
        #expect(
          TextWidth.columns(of: String(line)) <= columns || isPath, "\(words): \(line)")
      }
    }
  }

  /// Whatever the width, no letter is lost, and a line that fits stays as it is.
  @Test func wrappingKeepsAllLetters() {
    let text =
      "Low         about 21:30 for 8 in 10 people, 咖啡咖啡咖啡咖啡咖啡咖啡咖啡 2026-11-21T08:30:00+01:00"
    for columns in 12...120 {
      let lines = Terminal.wrapped(text, to: columns)
      #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= columns && $0.last != " " })
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
    #expect(Terminal.wrapped(text, to: 200) == [text])
    #expect(
      Terminal.wrapped("Low   about 21:30 for many", to: 18) == ["Low   about 21:30", "  for many"])
    #expect(
      Terminal.wrapped("see /a/long/path/of/files", to: 10) == ["see", "/a/long/path/of/files"])
  }

  /// The command lines that a message names: in quotes, or after a colon up to the end of the line.
  private func hints(in text: String) -> [String] {
    let quoted = text.matches(of: /['`](caffeine [^'`\n]+)['`]/).map { String($0.1) }
    let written = text.matches(of: /: (caffeine [^\[\n]+)(?:\n|$)/).map { match in
      // What follows in the same line is another hint.
      match.1.components(separatedBy: ", or: ")[0].split(separator: " (once")[0]
    }
    return quoted + written.map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) }
  }

  @Test func everyHintWorksWhenItIsTyped() throws {
    harness.variables["COLUMNS"] = "100000"
    var found: Set<String> = []
    for line in Self.wrong + [
      "log latte", "list", "", "doctor",
    ] {
      let result = harness.run(line)
      found.formUnion(hints(in: result.output + result.errors))
    }
    #expect(found.count > 12, "\(found)")
    for hint in found.sorted() {
      var line = hint
      for (name, value) in [
        (" NAME", " mine"), (" N", " 90"), (" WHEN", " 8:30"), (" VALUE", " 23:00"),
        (" < FILE", ""),
        ("undo, ", ""),
      ] { line = line.replacing(name, with: value) }
      let words = splitShellWords(line).dropFirst()
      let result = harness.run(Array(words))
      #expect(result.status != 64 && result.status != 70, "\(hint): \(result.errors)")
    }
  }

  @Test func helpIsForPeople() {
    #expect(harness.run("--json help").status == 64)
    #expect(harness.run("help log").output == harness.run("log --json --help").output)
    // Options of every command stand in the help of the program.
    #expect(harness.run("help").output.contains("--time-zone ID"))
    #expect(!harness.run("help log").output.contains("--time-zone"))
    #expect(harness.run("help --manual log").status == 64)
    #expect(harness.run("help --manual --json").status == 64)
  }

  @Test(arguments: [
    "widget --watch --snapshot", "widget --watch --timeline", "widget --watch --tap x",
    "widget --describe --timeline", "widget --timeline --size 10x5",
    "widget --describe --format svg", "widget --describe --json",
    "widget --timeline --format plain", "completions bash --line x", "help log --manual",
  ]) func noOptionIsDroppedInSilence(line: String) {
    let result = harness.run(line)
    #expect(result.status == 64 && result.output.isEmpty && !result.errors.isEmpty, "\(result)")
  }

  @Test func exitCodesSayWhatHappened() throws {
    // A right use that nobody confirmed.
    for line in [
      "log coffee 5000mg", "log coffee 1999-01-01 8:00", "open caffeine://log?drink=latte",
    ] {
      #expect(harness.run(line).status == 1, "\(line)")
    }
    harness.now += 2 * 86_400
    #expect(harness.run("undo").status == 1)
    #expect(harness.run("import \(harness.folder.path)").status == 66)
    try harness.write("", to: "file")
    harness.variables["CAFFEINE_HOME"] = harness.folder.appendingPathComponent("file").path
    #expect(harness.run("log latte").status == 73)
  }

  @Test func messagesAreSentences() {
    #expect(harness.run("log latte --count 1.23456").output.hasPrefix("Logged 1.23 × Latte"))
    #expect(harness.run("log starbucks latte huge").status == 66)
    #expect(harness.run("log latte --size huge").errors.contains("large"))
    #expect(harness.run("config set pregnancy 30").output.contains("Today is in its week 30."))
    #expect(
      harness.run(["completions", "--line", "caffeine config set pregnancy 3"]).output.contains(
        "31"))
  }

  @Test func aTimeZoneThatDoesNotExistIsSaid() {
    harness.zone = "Nope"
    harness.variables["TZ"] = "Nope"
    let result = harness.run("status")
    #expect(result.status == 0 && result.errors.contains("no time zone 'Nope'"))
    #expect(harness.run("status --time-zone Europe/Berlin").errors.isEmpty)
  }
}
