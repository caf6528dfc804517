import CommandArguments
import TestSupport
import Testing

@testable import CaffeineCLI

/// Whole outputs, as people see them.
@MainActor
@Suite struct SnapshotTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("log cappuccino --at 13:31 --id morning.1 --quiet")
    harness.run("log large latte --at 8:30 --over 20m --id morning.0 --quiet")
    harness.run([
      "log", "house blend", "--milligrams", "90", "--at", "yesterday 15:00", "--id", "y",
    ])
  }

  @Test(arguments: [
    "status", "list", "forecast", "forecast --hours 6", "advise espresso", "stats",
    "stats --by month",
    "config", "drinks latte", "drinks show matcha", "export", "doctor",
  ]) func command(line: String) {
    let result = harness.run(line)
    #expect(result.errors == "")
    #expect(result.status == 0)
    expectSnapshot(result.output, named: line.replacing(" ", with: "_"))
  }

  @Test func commandsThatChange() {
    var text = ""
    for line in [
      "log espresso --id now", "log espresso --id now", "log espresso --count 2 --id twice",
      "log latte --milliliters 500 --id much", "undo", "edit now --at 13:00 --note early",
      "remove now", "undo", "log 拿铁 --id cjk", "config set half-life 6h", "config get half-life",
      "config unset half-life", "drinks add Mate Tea --milligrams 78 --milliliters 330",
      "log mate tea --id mate", "drinks remove mate tea",
    ] {
      let result = harness.run(line)
      text += "$ caffeine \(line)\n\(result.output)\(result.errors)"
    }
    expectSnapshot(text, named: "changes")
  }

  @Test func colorsOnATerminal() {
    harness.isTerminal = true
    harness.variables["TERM"] = "xterm-256color"
    let result = harness.run("status")
    #expect(result.output.hasPrefix("\u{1B}[1m"))
    harness.variables["NO_COLOR"] = "1"
    #expect(!harness.run("status").output.contains("\u{1B}["))
  }

  @Test func asciiInTheCLocale() {
    harness.variables["LANG"] = "C"
    let result = harness.run("stats")
    #expect(result.output.contains("====") && result.output.contains("|"))
    #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
    harness.run(["log", "Café 咖啡", "--milligrams", "5", "--at", "13:55", "--quiet"])
    #expect(harness.run("list").output.contains("Cafe ? ?"))
    for line in [
      "list", "status", "advise", "forecast", "log espresso", "drinks", "drinks show latte",
      "log --help",
      "log é\u{1B}",
    ] {
      let result = harness.run(line)
      #expect((result.output + result.errors).utf8.allSatisfy { $0 < 0x80 && $0 != 0x1B })
    }
    #expect(harness.run("list --json").output.contains("Café 咖啡"))
  }

  @Test func namesFromRightToLeftStandApartOnATerminal() throws {
    harness.run(["drinks", "add", "قهوة", "--milligrams", "5"])
    harness.run(["log", "قهوة", "--at", "13:55", "--quiet"])
    #expect(!harness.run("status").output.contains("\u{2068}"))
    harness.isTerminal = true
    #expect(harness.run("status").output.contains("last \u{2068}قهوة\u{2069} at 13:55"))
    #expect(harness.run("list").output.contains("\u{2068}قهوة\u{2069}"))
    harness.answer = false
    try harness.write("at,drink\n2026-11-20 8:30,قهوة\n", to: "x.csv")
    harness.run("log")
    harness.run(["import", harness.folder.appendingPathComponent("x.csv").path])
    harness.run(["open", "caffeine://log?drink=%D9%82%D9%87%D9%88%D8%A9"])
    #expect(harness.questions.count == 3, "\(harness.questions)")
    for question in harness.questions {
      #expect(question.contains("\u{2068}قهوة\u{2069}, 5 mg"), "\(question)")
    }
  }

  @Test func adviceMindsTheLimits() throws {
    harness.run("config set bedtime-limit 200")
    let answer = try harness.object(["advise", "espresso"])
    #expect(answer["maximumMilligramsNow"] as? Double == 170)
    harness.run("config set bedtime-limit 1")
    #expect(harness.run("advise espresso").output.contains("● not today"))
    #expect(try harness.object(["advise", "espresso"])["maximumMilligramsNow"] as? Double == 0)
  }

  @Test func limitsOfPublicBodies() throws {
    expectSnapshot(harness.run("advise --limits").output, named: "advise_--limits")
    harness.run("config set weight 40")
    harness.run("config set age 12")
    let child = harness.run("advise --limits").output
    #expect(child.contains("120 mg at once") && child.contains("100 mg a day"))
    harness.run("config unset age")
    harness.run("config set weight 85")
    // A child's limit by an adult's weight was 255 mg.
    let children = harness.run("advise --limits").output.split(separator: "\n")
      .filter { $0.contains("children") }
    #expect(children.count == 2 && children[0].contains("3 mg per kg at once"))
    for number in children.joined().matches(of: /[0-9.]+/) {
      #expect(try #require(Double(number.output)) <= 3)
    }
    let limits = try #require(try harness.object(["advise", "--limits"])["limits"] as? [Any])
    #expect(limits.count == 11)
  }

  @Test func manualPageIsASCII() {
    let page = harness.run("help --manual").output
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    // Of others groff has no likeness where the locale is C.
    let glyphs = Set(page.matches(of: /\\\[u[0-9A-F]+\]/).map { String($0.output) })
    #expect(glyphs.isSubset(of: ["\\[u2265]"]))
  }

  @Test func theNoticesArePrintedWhole() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Docs/Notices.md")
    #expect(harness.run("help notices").output == (try String(contentsOf: file, encoding: .utf8)))
    harness.variables["LANG"] = "C"
    #expect(harness.run("help notices").output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func helpOfEveryCommand() {
    let paths = Command.paths(below: .caffeine)
    #expect(paths.count > 25)
    for path in paths {
      let help = harness.run("help \(path)")
      #expect(help.output == harness.run("\(path) --help").output)
      #expect(help.output.hasPrefix("Usage: caffeine \(path)"))
      #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }
}
