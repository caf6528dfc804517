import CommandArguments
import Foundation
import TestSupport
import Testing

/// Options that every command takes, and options that do not go together.
@MainActor
@Suite struct OptionTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  /// `--json` is one object on standard output, or an error.
  @Test func jsonIsOneObjectOrAnError() throws {
    for line in ExitStatusTests.lines {
      let words = line.words.map { $0.hasPrefix("/nowhere") ? "-" : $0 }
      guard words.first != "import" else { continue }
      let result = harness.run(words + ["--json"])
      let value = try? JSONSerialization.jsonObject(with: Data(result.output.utf8))
      #expect((value is [String: Any]) == (result.status == 0), "\(words): \(result)")
      #expect(result.status != 0 || result.output.last == "\n", "\(words)")
    }
    for line in [
      "widget --format tmux", "widget --format plain", "export --format csv",
      "export --format jsonl", "gallery --format html", "completions --line caffeine",
      "help --manual", "completions bash",
    ] {
      let result = harness.run(line + " --json")
      #expect(result.status == 64 && result.output == "", "\(line)")
      #expect(result.errors.contains("Leave out --json"), "\(result.errors)")
    }
    for line in ["widget --format waybar", "widget --format i3status", "export --format json"] {
      #expect(harness.run(line + " --json").status == 0)
    }
    #expect(try harness.object(["--version"])["version"] is String)
    #expect(
      try harness.object(["config", "set", "bedtime", "22:30"])["bedtime"] as? String == "22:30")
    #expect(try harness.object(["config", "unset", "bedtime"])["bedtime"] as? String == "22:00")
  }

  @Test func settingsAsJSONHaveTheirTypesAndUnits() throws {
    harness.run("config set half-life 5h30m")
    harness.run("config set weight 70")
    harness.run("config set smoker yes")
    let settings = try harness.object(["config"])
    #expect(settings["halfLifeHours"] as? Double == 5.5)
    #expect(settings["weightKilograms"] as? Double == 70)
    #expect(settings["bedtimeLimitMilligrams"] as? Double == 50)
    #expect(settings["absorptionRatePerHour"] as? Double == 4.6)
    #expect(settings["smoker"] as? Bool == true && settings["cimetidine"] as? Bool == false)
    #expect(settings["pregnancyDueDate"] is NSNull && settings["onChange"] is NSNull)
    #expect(settings["dayStart"] as? String == "04:00" && settings["units"] as? String == "ml")
    #expect(settings.keys.allSatisfy { !$0.contains("-") })
    #expect(try harness.object(["config", "get", "half-life"])["halfLifeHours"] as? Double == 5.5)
  }

  @Test func aHalfLifeOfOnesOwnIsKeptWithWhatHeld() throws {
    func bedtimeLevel() throws -> Double {
      try harness.object(["status"])["bedtimeMilligrams"] as? Double ?? 0
    }
    harness.run("log coffee --at 9:00 --quiet")
    harness.run("config set contraceptive yes")
    let set = harness.run("config set half-life 8h").output
    #expect(set.hasPrefix("half-life is now 8h with × 1.72580645.") && set.contains("It includes"))
    #expect(abs(try bedtimeLevel() - 31.722) < 0.001)
    #expect(try harness.object(["config"])["halfLifeHours"] as? Double == 8)
    #expect(try harness.object(["config"])["effectiveHalfLifeHours"] as? Double == 8)
    // With the factor to four digits 0.01 mg were wrong: 5,000 mg after forty hours, by Bateman.
    harness.run(["log", "x", "--milligrams", "5000", "--yes", "--id", "x", "--at", "40h ago"])
    let left = [(5000.0, 40.0), (96, 5)].map { (dose: Double, hours: Double) -> Double in
      let (slow, fast) = (log(2.0) / 8, 4.6)
      return dose * fast / (fast - slow) * (exp(-slow * hours) - exp(-fast * hours))
    }
    let level = try harness.object(["status"])["levelMilligrams"] as? Double ?? 0
    #expect(abs(level - left[0] - left[1]) < 0.002, "\(level)")
    harness.run("remove x --quiet")
    harness.run("config set contraceptive no")
    // 8 h / 1.7258 = 4.636 h, by Bateman's function.
    let elimination = log(2) / 4.636
    let bedtime = 96 * 4.6 / (4.6 - elimination) * (exp(-elimination * 13) - exp(-4.6 * 13))
    #expect(abs(try bedtimeLevel() - bedtime) < 0.01)
    // What an earlier version wrote has no factor and means what it meant.
    try harness.write("half-life = 8h\ncontraceptive = yes\n", to: "settings")
    #expect(abs(try bedtimeLevel() - 50.535) < 0.001)
    #expect(harness.run("config get half-life").output == "8h\n")
    #expect(harness.run("config set half-life 30h").output.contains("1.5 to 9.5 h"))
    #expect(!harness.run("config set half-life 24h").output.contains("1.5 to 9.5 h"))
  }

  @Test(
    arguments: [
      ["log", "latte 300ml", "--milliliters", "500"], ["log", "latte large", "--size", "tall"],
      ["log", "latte", "--size", "large", "--milliliters", "300"],
      ["log", "latte 300ml", "--size", "large"], ["log", "large latte", "--milliliters", "300"],
      ["log", "2 large lattes", "--size", "tall"], ["log", "2 lattes 300ml", "--size", "tall"],
      ["widget", "--format", "ansi", "--color", "never"],
      ["gallery", "--format", "ansi", "--color", "never"],
      ["widget", "--format", "waybar", "--family", "systemSmall"],
      ["widget", "accessoryCircular", "--format", "tmux"],
      ["advise", "latte", "--limits"],
    ] as [[String]]) func whatContradictsItselfIsRefused(words: [String]) throws
  {
    let result = harness.run(words)
    #expect(result.status == 64, "\(result.output)\(result.errors)")
    #expect(try harness.drinkCount() == 0)
  }

  @Test func aCountIsNoSize() {
    let result = harness.run("log 2 lattes --size large")
    #expect(result.output.contains("\nLogged 2 × Latte, large (473 ml), 300 mg"), "\(result)")
  }

  @Test func ofAnOptionGivenTwiceTheLastCounts() throws {
    #expect(harness.run("log latte --at 8:00 --at 9:00").output.contains("9:00"))
    #expect(harness.run("--help").output.contains("the last one counts"))
  }

  /// `--quiet` leaves out what confirms a change, and nothing that was asked for.
  @Test(.tags(.long)) func quietLeavesOutConfirmationsAlone() throws {
    for line in [
      "log latte", "edit last --note x", "config set bedtime 23:00", "config unset bedtime",
      "drinks add Mate --milligrams 80", "drinks remove mate", "remove last", "undo",
    ] {
      let result = harness.run(line + " --quiet")
      #expect(result.status == 0 && result.output == "", "\(line): \(result)")
    }
    for line in [
      "", "status", "list", "config get bedtime", "config", "where", "advise", "stats", "doctor",
      "drinks", "forecast", "widget --timeline", "--version", "widget",
      Trials.isFull ? "gallery" : "gallery --kind level",
    ] {
      let output = harness.run("\(line) -q").output
      #expect(output == harness.run(line).output && output != "", "\(line)")
    }
    #expect(harness.run("log latte --quiet --json").output.hasPrefix("{"))
    #expect(harness.run("-qh").output == harness.run("--help").output)
    #expect(harness.run("log -qh").output == harness.run("log --help").output)
  }

  @Test(
    arguments: [
      (["advise", "foo"], "--milligrams"), (["forecast", "--if", "foo"], "--milligrams"),
      (["drinks", "show", "foo"], "--milligrams"), (["drinks", "remove", "foo"], "--milligrams"),
      (["advise", "latte at 8:30"], "--at"),
      (["log", "latte", "--help=1"], "Did you mean '--help'"),
      (["log", "coffee 300"], "Nespresso"), (["log", "cofee black"], "Chocolate"),
    ] as [([String], String)]) func noHintMisleads(words: [String], hint: String)
  {
    #expect(!harness.run(words).errors.contains(hint))
  }

  @Test func hintsSayWhatToType() throws {
    #expect(
      harness.run("config bedtime 22:30").errors.contains(
        "Did you mean 'caffeine config set bedtime 22:30'?"))
    #expect(harness.run("log nodrink").errors.contains("with --milligrams N you can log any name"))
    #expect(harness.run("log cofee").errors.contains("Did you mean Coffee (coffee)"))
  }

  /// A line feed in what was typed is shown, not obeyed: it could fake a line of ours.
  @Test func whatWasTypedStaysOnItsLine() {
    for words in [
      ["log", "latte", "--note", "a\tb\nSaved"], ["log", "x\nSaved"], ["x\nSaved"],
      ["log", "latte", "--at", "x\nSaved"], ["list", "--x\nSaved"], ["config", "get", "x\nSaved"],
      ["config", "set", "bedtime", "x\nSaved"], ["open", "x\nSaved"], ["import", "x\nSaved"],
    ] {
      let errors = harness.run(words).errors
      #expect(!errors.split(separator: "\n").contains { $0.hasPrefix("Saved") }, "\(errors)")
    }
  }
}
