import CommandArguments
import Foundation
import Testing

@testable import CaffeineCLI

/// The exit codes of `caffeine help`, for every command and every wrong use of it.
@MainActor
@Suite struct ExitStatusTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  /// A command that can be run, with words that are right for it.
  struct Line {
    let words: [String]
    let command: Command<CommandAction>
  }

  /// Every command that does something.
  static let lines = lines(of: Command.caffeine, below: [])

  private static func lines(of command: Command<CommandAction>, below path: [String]) -> [Line] {
    let words = command.arguments.filter {
      $0.count == .one || $0.count == .oneOrMore || $0.name == "ID"
    }
    .map(word(for:))
    let own = command.action == nil ? [] : [Line(words: path + words, command: command)]
    return own
      + command.subcommands.flatMap { lines(of: $0.declaration(), below: path + [$0.name]) }
  }

  private static func word(for argument: CommandArgument) -> String {
    switch argument.name {
    case "DRINK": "latte"
    case "NAME": "latte"
    case "ID": "last"
    case "KEY": "bedtime"
    case "VALUE": "23:00"
    case "FILE": "/nowhere/at/all.csv"
    case "SHELL": "bash"
    case "URL": "caffeine://status"
    default: "unknown argument \(argument.name)"
    }
  }

  @Test func everyWrongWordIsAUsageError() throws {
    #expect(Self.lines.count > 25)
    for line in Self.lines {
      let arguments = line.command.arguments
      var wrong = [line.words + ["--bogus"], line.words + ["-x"], ["--bogus"] + line.words]
      for option in line.command.options + GlobalOptions.all {
        guard option.value != nil else {
          wrong.append(line.words + ["--\(option.name)=x"])
          continue
        }
        wrong.append(line.words + ["--\(option.name)"])
        // Any line may be completed.
        if option.name == "line" { continue }
        if ["note", "drink", "id"].contains(option.name) {
          wrong.append(line.words + ["--\(option.name)=a\nb"])
        } else {
          wrong.append(line.words + ["--\(option.name)=?!"])
        }
      }
      if arguments.contains(where: { $0.count == .one || $0.count == .oneOrMore }) {
        wrong.append(Array(line.words.dropLast()))
      }
      if !arguments.contains(where: { $0.count == .any || $0.count == .oneOrMore }) {
        wrong.append(line.words + ["superfluous", "superfluous"])
      }
      for words in wrong where words != ["config"] && words != ["drinks"] {
        let result = harness.run(words)
        // An option of a command that looks for something else first.
        let isMissing =
          result.status == 66
          && ["doctor", "edit", "forecast", "import"]
            .contains(words.first)
        #expect(result.status == 64 || isMissing, "\(words): \(result.status) \(result.errors)")
        #expect(result.output == "" && result.errors.hasPrefix("caffeine: "), "\(words)")
      }
    }
    #expect(harness.background.isEmpty)
    #expect(try harness.drinkCount() == 0)
  }

  @Test(
    arguments: [
      (["log", "nodrink"], 66), (["drinks", "show", "nodrink"], 66),
      (["drinks", "remove", "nodrink"], 66), (["advise", "nodrink"], 66),
      (["forecast", "--if", "nodrink"], 66), (["drinks", "zzz"], 66),
      (["edit", "nope", "--note", "x"], 66), (["edit", "here", "--drink", "nodrink"], 66),
      (["log", "latte", "--id", "here"], 64), (["log", "latte", "--size", "huge"], 64),
      (["log", "latte", "--at", "2027-11-18 8:00"], 64),
      (["log", "tea", "--at", "1900-01-01 0:00"], 1),
      (["edit", "here", "--at", "2027-11-18 8:00"], 64),
      (["list", "--since", "today", "--until", "yesterday"], 64),
      (["list", "month"], 64), (["remove", "here", "nope"], 66), (["remove"], 64), (["edit"], 64),
    ] as [([String], Int32)]) func whatIsWrongAndWhatIsMissing(words: [String], status: Int32)
  {
    harness.run("log espresso --id here --quiet")
    for words in [words, words + ["--json"]] {
      let result = harness.run(words)
      #expect(result.status == status, "\(words): \(result.errors)")
      #expect(result.output == "", "\(words)")
    }
  }

  static let recording = ["log latte", "list", "edit last --note x", "remove last", "undo"]
  static let reading = ["status", "forecast", "advise", "stats"]

  @Test(arguments: ["bedtime = 25:99\nhalf-life = -1h\n", nil, "\u{0}"])
  func badSettingsNeverStopLogging(settings: String?) throws {
    let file = harness.folder.appendingPathComponent("settings")
    if let settings {
      let bytes = settings == "\u{0}" ? Data([0xFF, 0xFE, 0x20]) : Data(settings.utf8)
      try bytes.write(to: file)
    } else {
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    }
    let csv = harness.folder.appendingPathComponent("a.csv").path
    try harness.write("date,drink,milligrams\n2026-11-20T08:00:00Z,Tea,40\n", to: "a.csv")
    for words in Self.recording.map({ $0.split(separator: " ").map(String.init) }) + [
      ["import", csv]
    ] {
      let result = harness.run(words)
      #expect(result.status == 0, "\(words): \(result.errors)")
      #expect(result.output != "")
      #expect(words == ["import", csv] || result.errors.contains("settings"), "\(result.errors)")
    }
    for line in Self.reading + ["doctor", "config get bedtime"] {
      let result = harness.run(line)
      #expect(result.status == 78, "\(line)")
      #expect(!result.output.contains("\n  \n"), "\(result.output)")
    }
  }

  @Test func doctorNamesAllThatIsWrongWithTheSettings() throws {
    try harness.write(
      "foo = 3\nbroken line\nbedtim = 22:00\n# a remark\n\nbedtime = 25:99\nhalf-life = -1h\n",
      to: "settings")
    let result = harness.run("doctor")
    #expect(result.status == 78)
    for text in [
      "'foo'", "line 2 has no name", "'bedtim'", "bedtime cannot be '25:99'",
      "half-life cannot be '-1h'",
    ] {
      #expect(result.output.contains(text), "\(text): \(result.output)")
    }
    let findings = try harness.object(["doctor"])["findings"] as? [[String: Any]]
    #expect(findings?.count == 5)
    let got = harness.run("config get bedtime")
    #expect(got.status == 78 && got.errors.contains("bedtime cannot be '25:99'"))
    #expect(harness.run("config").output.contains("22:00"))
    #expect(try harness.object(["doctor"])["isSound"] as? Bool == false)
    try harness.write("{\n", to: "log/other.jsonl")
    #expect(harness.run("doctor").status == 65)
  }

  @Test func aLineThatIsNoSettingIsNotPassedOver() throws {
    try harness.write("bedtime 23:30\n", to: "settings")
    for line in Self.reading { #expect(harness.run(line).status == 78, "\(line)") }
    #expect(harness.run("log latte").errors.contains("settings: line 1 has no name or no '='"))
    for line in ["config get bedtime", "config get bedtime --json"] {
      let result = harness.run(line)
      #expect(result.status == 78 && result.output.contains("22:00"), "\(result)")
      #expect(result.errors.contains("settings: line 1 has no name or no '='"))
      #expect(result.errors.contains("Lines of the settings cannot be read."))
    }
  }

  @Test func theSystemsOwnTroubles() throws {
    try harness.write("", to: "log")
    for line in Self.reading + ["list", "export"] {
      #expect(harness.run(line).status == 73, "\(line)")
    }
    harness.variables = [:]
    for line in Self.reading + Self.recording + ["export", "doctor", "config", "where", "drinks"] {
      #expect(harness.run(line).status == 73, "\(line)")
    }
  }
}
