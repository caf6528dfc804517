import CommandArguments
import Foundation
import TestSupport
import Testing
import WidgetHosting

@testable import CaffeineCLI

/// What bars are given in each state, and each command's help and exit codes.
@MainActor
@Suite struct GoldenCommandTests {
  @Test func bars() throws {
    let file = GoldenFile("bars", as: .blocks)
    file.expect(
      try GoldenState.all.flatMap { state in
        let harness = try state.harness()
        return BarFormat.allCases.map { format in
          let item = harness.run("widget --format \(format)").output
          return GoldenFile.Entry("\(state.name) \(format)", String(item.dropLast()))
        }
      })
  }

  /// In Chinese by its digest.
  @Test func help() throws {
    let harness = try CommandHarness()
    let file = GoldenFile("help", as: .blocks)
    file.expect(
      ([""] + Command.paths(below: .caffeine)).map { path in
        let line = "\(path) --help"
        harness.variables["LANG"] = "zh_CN.UTF-8"
        let chinese = harness.run(line).output.digest
        harness.variables["LANG"] = "en_GB.UTF-8"
        let text = harness.run(line).output
        return GoldenFile.Entry(path.isEmpty ? "caffeine" : path, "\(text)\nIn Chinese: \(chinese)")
      })
  }

  /// What a command meets: the ordinary day, and what is not right with it.
  private static let surroundings: [(name: String, change: (CommandHarness) throws -> Void)] = [
    ("ordinary", { _ in }),
    ("empty", { try FileManager.default.removeItem(at: $0.folder.appending(path: "log")) }),
    ("damaged", { try $0.write("{\n", to: "log/other.jsonl") }),
    ("settings", { try $0.write("bedtime = 25:99\n", to: "settings") }),
    ("place", { $0.variables = [:] }),
    ("permission", { $0.files = FailingFiles(.permission) }),
    ("locked", { $0.files = FailingFiles(.lock) }),
    ("unsure", { $0.files = FailingFiles(.confirmation) }),
    ("full", { $0.room = 0 }),
    ("closed", { $0.written = EPIPE }),
  ]

  /// Each command with words that are right for it, and lines for what is asked, missing or watched.
  private static let lines =
    ExitStatusTests.lines.map { $0.words.joined(separator: " ") } + [
      "", "--version", "--bogus", "--watch", "nocommand", "help nocommand", "completions bash",
      "log latte", "log nodrink", "log latte --size huge", "log latte --milligrams 2500",
      "log latte --at 2027-11-18T08:00", "log latte --at 1900-01-01T00:00",
      "log latte --id golden-1", "edit golden-1 --note x", "edit nope --note x", "remove nope",
      "list yesterday", "advise nodrink", "forecast --if nodrink", "forecast --watch",
      "drinks show nodrink", "drinks add Mate --milligrams 78",
      "list month", "remove golden-1 nope", "remove", "edit",
      "config set bedtime 25:00", "config get nosetting", "import FILE", "import FILE --yes",
      "open caffeine://nowhere", "widget --watch", "widget --format tmux",
      "widget accessoryCorner --format tmux", "widget --kind history accessoryInline",
      "widget --kind quick-log --tap Espresso", "widget --kind quick-log --tap nobutton",
      "widget --timeline", "widget nokind",
    ]

  @Test func exitCodes() throws {
    let names = Self.surroundings.map(\.name)
    let file = GoldenFile("exit-codes", as: .table(columns: names, titles: "caffeine …"))
    let day = try #require(GoldenState.all.first { $0.name == "ordinary" })
    file.expect(
      try Set(Self.lines).sorted().map { line in
        let codes = try Self.surroundings.map { surroundings in
          let harness = try day.harness()
          try harness.write("at,drink,milligrams\n2026-11-20 8:30,Latte,80\n", to: "FILE")
          try surroundings.change(harness)
          let file = harness.folder.appending(path: "FILE").path
          return "\(harness.run(line.replacing("FILE", with: file)).status)"
        }
        return GoldenFile.Entry(
          line.isEmpty ? "caffeine" : "caffeine \(line)", codes.joined(separator: " "))
      })
  }
}

extension Command<CommandAction> {
  /// Every command and every subcommand, as one types them.
  static func paths(below command: Self) -> [String] {
    command.subcommands.flatMap { subcommand in
      [subcommand.name] + paths(below: subcommand.declaration()).map { "\(subcommand.name) \($0)" }
    }
  }
}
