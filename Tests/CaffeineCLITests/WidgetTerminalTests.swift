import CommandArguments
import Foundation
import CaffeineStore
import CaffeineWaiting
import CaffeineWidgets
import TextCells
import TestSupport
import TextWidgetKit
import Testing

@testable import CaffeineCLI
import WidgetHosting

/// Widgets on a terminal: how wide they are, in what scheme, and how they are watched.
@MainActor
@Suite struct WidgetTerminalTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("log cappuccino --at 13:31 --id one --quiet")
    harness.run("log latte --at 8:30 --id two --quiet")
    harness.run("config set bedtime 22:00")
  }

  private func width(_ output: String) -> Int {
    output.split(separator: "\n").map { TextWidth.columns(of: String($0)) }.max() ?? 0
  }

  /// Does these at one pause after the other, and ends.
  private func script(_ steps: [(CommandHarness) -> Pause.Wake]) {
    var rest = steps[...]
    harness.pause = { harness, _ in rest.popFirst()?(harness) ?? .interrupted }
  }

  private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  private static let leave = "\u{1B}[?2026l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  @Test func watchingATerminalRedrawsInPlaceAndLeavesItAsItWas() {
    harness.isTerminal = true
    harness.variables["TERM"] = "xterm-256color"
    harness.terminalSize = (80, 24, 0, 0)
    script([
      { _ in .timeIsUp }, { _ in .timeIsUp },
      { harness in
        harness.terminalSize = (30, 7, 0, 0)
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
    #expect(rows == [10, 5, 5])
    // The rest is cleared where there is one; a cell that was just written never is.
    #expect(frames.map { $0.contains("\r\n\u{1B}[J") } == [true, true, true])
    for frame in frames {
      #expect(!frame.replacing("\r\n", with: "").contains("\n"))
      #expect(!frame.contains("╮\u{1B}[K"))
      // Shown at once.
      #expect(frame.components(separatedBy: "\u{1B}[?2026l").count >= 2)
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
    let lines = [
      "log latte --at 13:30", "config set daily-limit 100", "config unset daily-limit", "undo",
    ]
    var rest = lines[...]
    harness.pause = { harness, file in
      guard let file else { return .timeIsUp }
      // What the last line changed has been shown and is not told again.
      var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      #expect(poll(&waiting, 1, 0) == 0)
      guard let line = rest.popFirst() else { return .interrupted }
      var other = harness.surroundings(line.split(separator: " ").map(String.init))
      other.console.write = { _, _ in 0 }
      #expect(CaffeineCommand.run(in: other) == 0)
      return poll(&waiting, 1, 0) == 1 ? .told : .timeIsUp
    }
    let result = harness.run("widget --watch --format plain accessoryInline")
    #expect(rest.isEmpty)
    let shown = result.output.split(separator: "\n")
    #expect(shown.count == 5 && shown[0] == shown[4] && shown[1] == shown[3], "\(shown)")
  }

  /// A watch left alone shows at each look of a day what a command begun then shows: in each family of
  /// each kind, of which short tests take a sample, at 3 moments or 20, some after a sleep of the
  /// machine.
  @Test(
    .tags(.long),
    arguments: Trials.sample(
      CaffeineKind.allCases.flatMap { kind in
        [
          "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge",
          "systemExtraLargePortrait", "accessoryCircular", "accessoryRectangular",
          "accessoryInline", "accessoryCorner",
        ].map { "widget --kind \(kind) --family \($0) --format " }
      }, oneIn: 23) + [
        "widget --kind level --family accessoryInline --format waybar"
      ])
  func aWatchShowsWhatACommandBegunNowShows(words: String) {
    let line = words.hasSuffix(" ") ? words + "plain" : words
    let first = harness.run(line).status
    guard first == 0 else {
      #expect(first == 64, "a kind without that family")
      return
    }
    var random = SplitMix64(seed: UInt64(words.utf8.count))
    harness.now += 0.4375
    let end = harness.now + 86_400
    let moments = Trials.isFull ? 20 : 3
    var differences: [String] = []
    var shown = ""
    harness.pause = { harness, _ in
      guard let seconds = harness.pauses.last, harness.now < end else { return .interrupted }
      if harness.pauses.count > 1 {
        let fresh = harness.output(of: line)
        shown = harness.output
        if !shown.hasSuffix(fresh) {
          differences.append("\(harness.now):\n\(shown.suffix(fresh.count))\n\(fresh)")
        }
      }
      #expect(seconds <= 60)
      let pause = Double.random(in: 1...172_800 / Double(moments), using: &random).rounded()
      harness.now += Bool.random(using: &random) ? pause : seconds
      return .timeIsUp
    }
    let result = harness.run(line + " --watch")
    #expect(result.errors.isEmpty && !shown.isEmpty)
    #expect(differences.isEmpty, "\(differences.count), first at \(differences.first ?? "")")
  }

  /// What nobody tells of, as a network's folder or /etc/localtime: it is seen at the next look.
  @Test func whatChangesUntoldIsSeen() throws {
    let (log, elsewhere) = (harness.folder.path + "/log", harness.folder.path + "/elsewhere")
    let files = FileManager.default
    let steps: [(CommandHarness) throws -> Void] = [
      { $0.zone = "America/New_York" },
      { _ in try files.moveItem(atPath: log, toPath: elsewhere) },
      { _ in try files.moveItem(atPath: elsewhere, toPath: log) },
      { harness in
        harness.zone = "Europe/Berlin"
        let phone =
          #"{"v":1,"op":"add","id":"p","hlc":1795262400000,"at":1795262400,"name":"M","mg":30}"#
        // As tools do that synchronise: written beside, and renamed over what stands there.
        try harness.write(phone + "\n", to: "log/phone.jsonl")
        try files.moveItem(atPath: log + "/phone.jsonl", toPath: log + "/.phone")
        try harness.write("", to: "log/phone.jsonl")
        guard rename(log + "/.phone", log + "/phone.jsonl") == 0 else {
          throw CocoaError(.fileWriteUnknown)
        }
      },
    ]
    var rest = steps[...]
    var frames: [String] = []
    let line = "widget accessoryInline --format plain"
    harness.pause = { harness, _ in
      guard harness.pauses.count > 1 else { return .timeIsUp }
      let fresh = harness.output(of: line)
      #expect(harness.output.hasSuffix(fresh))
      frames.append(fresh)
      guard let step = rest.popFirst() else { return .interrupted }
      #expect(throws: Never.self) { try step(harness) }
      return .timeIsUp
    }
    let result = harness.run(line + " --watch")
    #expect(result.status == ExitStatus.interrupted.rawValue && frames.count == 5)
    #expect(Set(frames).count == 4 && frames[1] == frames[3], "\(frames)")
  }

  /// It looks at the clock, which may have been set, at most a minute later, and prints nothing twice.
  ///
  /// In two hours a level that is read to 5 mg changes less often than it is looked at.
  @Test(
    .tags(.long),
    arguments: [("systemSmall", 1...60.0, 0.05, 30), ("accessoryInline", 1...60, 0.025, 120)])
  func itSleepsUntilTheTextChanges(
    words: String, steps: ClosedRange<Double>, leastFrames: Double, looks: Int
  ) {
    let looks = Double(Trials.count(looks, oneIn: 5))
    let end = harness.now + looks * steps.upperBound
    harness.pause = { harness, _ in
      guard let seconds = harness.pauses.last, harness.now < end else { return .interrupted }
      harness.now += seconds
      return .timeIsUp
    }
    let result = harness.run("widget --watch --format json --color never \(words)")
    #expect(result.errors.isEmpty)
    // The first only asks for signals.
    #expect(harness.pauses.dropFirst().allSatisfy(steps.contains), "\(harness.pauses)")
    let frames = result.output.split(separator: "\n")
    #expect(Double(frames.count) >= leastFrames * looks, "\(frames.count)")
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 != $1 })
  }

  /// The clock is set a week back: no sleep reaches to where it was.
  @Test func aClockThatIsSetBackIsShown() throws {
    harness.run("log espresso --at 2026-11-14T12:00:00Z --quiet")
    let week = 7 * 86_400.0
    var rest = [week, -week, -week, 60][...]
    harness.pause = { harness, _ in
      guard harness.pauses.count > 1 else { return .timeIsUp }
      guard let jump = rest.popFirst() else { return .interrupted }
      harness.now += jump
      return .timeIsUp
    }
    let start = harness.now
    let line = "widget accessoryInline --format plain"
    let shown = harness.run(line + " --watch").output.split(separator: "\n").map(String.init)
    var fresh: [String] = []
    for moment in [0, week, 0, -week, -week + 60] {
      harness.now = start + moment
      let text = harness.run(line).output.split(separator: "\n").joined()
      if text != fresh.last { fresh.append(text) }
    }
    #expect(shown == fresh)
  }

  /// A dashboard is looked at no more often than a widget: it is drawn when its text changes.
  @Test func theDashboardSleeps() {
    harness.isTerminal = true
    harness.variables["TERM"] = "xterm"
    harness.terminalSize = (130, 40, 0, 0)
    let end = harness.now + 3600
    harness.pause = { harness, _ in
      guard let seconds = harness.pauses.last, harness.now < end else { return .interrupted }
      harness.now += seconds
      return .timeIsUp
    }
    let result = harness.run("--watch")
    #expect(harness.pauses.count < 80, "\(harness.pauses.count)")
    let frames = result.output.components(separatedBy: "\u{1B}[H").dropFirst()
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 != $1 })
  }

  /// A drawing has the form of the size that it has, also without `--watch`.
  @Test func aNarrowTerminalShowsTheFormThatFits() {
    let fitting = harness.run("widget --size 30x10").output
    harness.variables["COLUMNS"] = "30"
    for family in ["medium", "large"] {
      #expect(harness.run("widget \(family)").output == fitting, "\(family)")
    }
  }

  @Test func aMistakeLeavesTheScreenAlone() {
    harness.isTerminal = true
    harness.variables["TERM"] = "xterm"
    let result = harness.run("widget --watch --size 0x0")
    #expect(result.status == ExitStatus.wrongUse.rawValue && result.output.isEmpty)
  }

  @Test func aScreenIsLeftWhenTheCommandFails() {
    harness.isTerminal = true
    harness.variables["TERM"] = "xterm"
    script([
      { _ in .timeIsUp },
      { harness in
        harness.variables["CAFFEINE_NOW"] = "soon"
        return .timeIsUp
      },
    ])
    let result = harness.run("widget --watch")
    #expect(result.status == ExitStatus.wrongUse.rawValue)
    #expect(result.output.hasPrefix(Self.enter) && result.output.hasSuffix(Self.leave))
  }

  @Test(.tags(.long), arguments: Trials.sample([20, 30, 37, 40, 60, 80, 100, 200], oneIn: 3))
  func nothingIsWiderThanTheTerminal(columns: Int) {
    harness.variables["COLUMNS"] = "\(columns)"
    for line in ["widget systemExtraLarge", "widget systemLarge", "widget systemSmall"] {
      #expect(width(harness.run(line).output) <= columns, "\(line)")
    }
    // The names of the families aside.
    let line = Trials.isFull ? "gallery" : "gallery --kind level"
    let gallery = harness.run(line).output.split(separator: "\n")
    #expect(gallery.filter { $0.contains("│") }.allSatisfy { width(String($0)) <= columns })
    #expect(width(harness.run("widget systemExtraLarge").output) == min(columns, 89))
    #expect(harness.run("widget systemExtraLarge --size 120x21").output.contains("─╮"))
    // The dashboard takes what there is.
    let dashboard = harness.run("").output
    #expect(width(dashboard) == columns, "\(dashboard)")
    #expect(columns < 38 || dashboard.contains("☾"))
  }

  /// A short test draws a smaller family, in cells of half the size.
  @Test(.tags(.long), arguments: ["kitty", "sixel"])
  func pixelsAreForTerminalsThatShowThem(format: String) {
    let (family, kind) = Trials.isFull ? ("systemLarge", "level") : ("systemSmall", "quick-log")
    let side = Trials.isFull ? 1 : 2
    let pixels = (columns: 80, rows: 24, width: 800 / side, height: 480 / side)
    let start = format == "kitty" ? "\u{1B}_Ga=T" : "\u{1B}P0;1"
    let words = "widget \(family) --format \(format)"
    #expect(harness.run(words).output.contains(start))
    harness.isTerminal = true
    harness.variables["TERM"] = "xterm-256color"
    harness.terminalSize = pixels
    let cells = harness.run("widget \(family) --format ansi").output
    #expect(harness.run(words).output == cells)
    harness.variables["TERM_PROGRAM"] = "WezTerm"
    #expect(harness.run(words).output.contains(start))
    // Nobody says how large a cell is.
    harness.terminalSize = (80, 24, 0, 0)
    #expect(harness.run(words).output == cells)
    #expect(harness.run(words + " --watch").status == ExitStatus.wrongUse.rawValue)
    #expect(harness.run(words + " --color never").status == ExitStatus.wrongUse.rawValue)
    harness.terminalSize = pixels
    #expect(harness.run("gallery --format \(format) --kind \(kind)").output.contains(start))
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
    // A pager has.
    let paged = harness.run("widget systemSmall --color always").output
    #expect(paged == harness.run("widget systemSmall --color always --color-scheme light").output)
    #expect(paged != harness.run("widget systemSmall --color always --color-scheme dark").output)
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
    #expect(result.output.hasPrefix("? mg") && !result.output.contains("fine"), "\(result.output)")
    #expect(result.errors.contains("journal is missing"))
  }
}
