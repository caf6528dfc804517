import Foundation
import CaffeineStore
import CellGrid
import TestSupport
import TextWidgetKit
import Testing

@testable import CaffeineCLI

/// Widgets on a terminal: how wide they are, in what scheme, and how they are watched.
@MainActor
@Suite struct WidgetTerminalTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("log cappuccino --at 13:31 --id one")
    harness.run("log latte --at 8:30 --id two")
    harness.run("config set bedtime 22:00")
  }

  private func width(_ output: String) -> Int {
    output.split(separator: "\n").map { TextWidth.columns(of: String($0)) }.max() ?? 0
  }

  /// Does these at one pause after the other, and ends.
  private func script(_ steps: [(CommandHarness) -> Surroundings.Wake]) {
    var rest = steps[...]
    harness.pause = { harness, _ in rest.popFirst()?(harness) ?? .interrupted }
  }

  private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  private static let leave = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  @Test func watchingATerminalRedrawsInPlaceAndLeavesItAsItWas() {
    harness.isTerminal = true
    harness.variables["TERM"] = "xterm-256color"
    harness.terminalSize = .init(columns: 80, rows: 24)
    script([
      { _ in .timeIsUp }, { _ in .timeIsUp },
      { harness in
        harness.terminalSize = .init(columns: 30, rows: 7)
        return .resized
      },
      { _ in .suspended },
    ])
    let result = harness.run("widget --watch systemMedium")
    #expect(result.status == ExitStatus.interrupted.rawValue)
    #expect(result.errors.isEmpty)
    let parts = result.output.split(separator: "<suspended>").map(String.init)
    #expect(parts.count == 2)
    for part in parts { #expect(part.hasPrefix(Self.enter) && part.hasSuffix(Self.leave)) }
    // Once, not again as nothing changes, smaller, and once more on coming back.
    let frames = result.output.components(separatedBy: "\u{1B}[H").dropFirst()
    let rows = frames.map { $0.components(separatedBy: "\r\n\u{1B}[K").count }
    #expect(rows == [10, 7, 7])
    // The rest is cleared where there is one; a cell that was just written never is.
    #expect(frames.map { $0.contains("\r\n\u{1B}[J") } == [true, false, false])
    for frame in frames {
      #expect(!frame.replacing("\r\n", with: "").contains("\n"))
      #expect(!frame.contains("╮\u{1B}[K"))
    }
  }

  @Test func watchingFromAPipePrintsEachChangeAndEndsWithItsReader() {
    var now = harness.now
    script([
      { _ in .timeIsUp }, { _ in .timeIsUp },
      { harness in
        now += 7200
        harness.now = now
        return .timeIsUp
      },
      { _ in .closed },
    ])
    let result = harness.run("widget --watch --format tmux")
    #expect(result.status == ExitStatus.brokenPipe.rawValue)
    #expect(result.output.split(separator: "\n").count == 2)
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.errors.isEmpty)
  }

  @Test func whatIsLoggedElsewhereIsShownAtOnce() throws {
    let lines = ["log latte --at 13:30", "config set daily-limit 100", "undo", "undo"]
    var rest = lines[...]
    harness.pause = { harness, file in
      guard let file else { return .timeIsUp }
      // What the last line changed has been shown and is not told again.
      var waiting = pollfd(fd: file.rawValue, events: Int16(POLLIN), revents: 0)
      #expect(poll(&waiting, 1, 0) == 0)
      guard let line = rest.popFirst() else { return .interrupted }
      var other = harness.surroundings(line.split(separator: " ").map(String.init))
      other.write = { _, _ in .whole }
      #expect(CaffeineCommand.run(in: other) == 0)
      return poll(&waiting, 1, 0) == 1 ? .readable : .timeIsUp
    }
    let result = harness.run("widget --watch --format plain accessoryInline")
    #expect(rest.isEmpty)
    let shown = result.output.split(separator: "\n")
    #expect(shown.count == 5 && shown[0] == shown[4] && shown[1] == shown[3], "\(shown)")
  }

  /// By the clock of the harness, which goes on as long as each pause was to take: seconds while a
  /// distance in seconds is drawn, and from entry to entry where none is.
  @Test(
    arguments: [
      ("systemSmall", 120, 1...1), ("accessoryInline", 21_600, 600...7200),
      ("--format waybar", 21_600, 600...7200),
    ] as [(String, Double, ClosedRange<Double>)])
  func itSleepsUntilTheTextChanges(words: String, span: Double, steps: ClosedRange<Double>) {
    let start = harness.now
    harness.pause = { harness, _ in
      guard let seconds = harness.pauses.last, seconds.isFinite,
        harness.now.timeIntervalSince(start) < span
      else { return .interrupted }
      harness.now += seconds
      return .timeIsUp
    }
    let result = harness.run("widget --watch --color never \(words)")
    #expect(result.errors.isEmpty)
    // The first only asks for signals.
    let sleeps = harness.pauses.dropFirst()
    #expect(sleeps.allSatisfy { steps.contains($0) }, "\(sleeps)")
    let rows = words == "systemSmall" ? 10 : 1
    let frames = result.output.split(separator: "\n").count / rows
    #expect(Double(frames) > 0.7 * Double(sleeps.count), "\(frames) of \(sleeps.count)")
  }

  /// The level is more relevant than what was drunk today only at some times of the day.
  @Test func relevanceChoosesAgainAsTimePasses() {
    harness.run("widgets add level --family accessoryInline --id a")
    harness.run("widgets add level --family accessoryInline --id b --set half-life=2")
    let start = harness.now
    var chosen: Set<String> = []
    harness.pause = { harness, _ in
      guard let seconds = harness.pauses.last, seconds.isFinite,
        harness.now.timeIntervalSince(start) < 28_000
      else { return .interrupted }
      harness.now += seconds
      let once = harness.surroundings(["widget", "--stack", "--format", "plain"])
      var other = once
      other.write = { text, _ in
        chosen.insert(text)
        return .whole
      }
      _ = CaffeineCommand.run(in: other)
      return .timeIsUp
    }
    let result = harness.run("widget --stack --watch --format plain")
    let shown = Set(result.output.split(separator: "\n").map { $0 + "\n" }.map(String.init))
    #expect(result.errors.isEmpty && shown == chosen, "\(shown.symmetricDifference(chosen))")
  }

  @Test func aReloadThatIsAskedForElsewhereIsMade() throws {
    var rest = ["widgets reload", "widgets reload level", "widgets add --id other"][...]
    harness.pause = { harness, file in
      guard let file else { return .timeIsUp }
      var waiting = pollfd(fd: file.rawValue, events: Int16(POLLIN), revents: 0)
      #expect(poll(&waiting, 1, 0) == 0)
      guard let line = rest.popFirst() else { return .interrupted }
      harness.now += 400
      var other = harness.surroundings(line.split(separator: " ").map(String.init))
      other.write = { _, _ in .whole }
      #expect(CaffeineCommand.run(in: other) == 0)
      return poll(&waiting, 1, 0) == 1 ? .readable : .timeIsUp
    }
    let result = harness.run("widget --watch --format plain accessoryInline")
    #expect(rest.isEmpty && result.errors.isEmpty)
    let log = try harness.object(["widgets", "log"])["reloads"] as? [[String: Any]]
    #expect(log?.compactMap { $0["cause"] as? String } == ["placed", "request", "request"])
    #expect(log?.allSatisfy { $0["widget"] as? String == "level accessoryInline" } == true)
  }

  @Test func aScreenIsLeftWhenTheCommandFails() {
    harness.isTerminal = true
    harness.variables["TERM"] = "xterm"
    script([{ _ in .timeIsUp }])
    let result = harness.run("widget --watch --size 0x0")
    #expect(result.status == ExitStatus.wrongUse.rawValue)
    #expect(result.output == Self.enter + Self.leave)
  }

  @Test(arguments: [20, 30, 37, 40, 60, 80, 100, 200])
  func nothingIsWiderThanTheTerminal(columns: Int) {
    harness.variables["COLUMNS"] = "\(columns)"
    for line in ["widget systemExtraLarge", "widget systemLarge", "widget systemSmall"] {
      #expect(width(harness.run(line).output) <= columns, "\(line)")
    }
    // The names of the families aside.
    let gallery = harness.run("gallery").output.split(separator: "\n")
    #expect(gallery.filter { $0.contains("│") }.allSatisfy { width(String($0)) <= columns })
    #expect(width(harness.run("widget systemExtraLarge").output) == min(columns, 89))
    #expect(harness.run("widget systemExtraLarge --size 120x21").output.contains("─╮"))
    // The dashboard takes what there is, up to the widest family.
    let dashboard = harness.run("").output
    #expect(width(dashboard) == min(columns, 89), "\(dashboard)")
    #expect(columns < 38 || dashboard.contains("☾22"))
  }

  @Test func theSchemeIsTheTerminals() {
    harness.isTerminal = true
    harness.variables["TERM"] = "xterm-256color"
    let dark = harness.run("widget systemSmall").output
    let light = harness.run("widget systemSmall --color-scheme light").output
    #expect(dark != light)
    for (value, expected) in [
      ("0;15", light), ("0;default;15", light), ("0;7", light), ("15;0", dark), ("7;8", dark),
      ("", dark), ("default;default", dark),
    ] {
      harness.variables["COLORFGBG"] = value
      #expect(harness.run("widget systemSmall").output == expected, "\(value)")
    }
    harness.variables["COLORFGBG"] = "0;15"
    #expect(harness.run("widget systemSmall --color-scheme dark").output == dark)
    // A file has no terminal's ground.
    harness.isTerminal = false
    let picture = harness.run("widget systemSmall --format svg").output
    #expect(picture == harness.run("widget systemSmall --format svg --color-scheme dark").output)
  }

  /// A level of some milligrams, which had tenths in one place and none in another.
  @Test func amountsAreWholeMilligramsEverywhere() {
    harness.now += 14 * 3600
    for line in [
      "status", "forecast", "list", "widget --format i3blocks", "widget --format waybar", "",
      "log espresso --milligrams 6.4 --id three", "stats",
    ] {
      let output = harness.run(line).output
      #expect(output.contains("mg"))
      #expect(output.firstMatch(of: /\d\.\d+ mg/) == nil, "\(output)")
    }
  }

  /// While a disk is not mounted nobody is told 0 mg.
  @Test func aMissingJournalIsNoEmptyOne() throws {
    try FileManager.default.removeItem(at: harness.folder.appendingPathComponent("log"))
    let result = harness.run("widget accessoryInline")
    #expect(result.status == 0)
    #expect(result.output.contains("≥0") && !result.output.contains("fine"), "\(result.output)")
    #expect(result.errors.contains("journal is missing"))
  }
}
