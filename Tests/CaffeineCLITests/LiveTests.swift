import CaffeineWaiting
import Foundation
import TestSupport
import Testing

@testable import CaffeineCLI
import WidgetHosting

/// The dashboard that stays, its keys, the pager, and what is told instead of drawn.
@MainActor
@Suite struct LiveTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("log latte --at 8:30 --id one --quiet")
    harness.run(["log", "large", "coffee", "at", "9:10", "--id", "two", "--quiet"])
    harness.isTerminal = true
    harness.variables["TERM"] = "xterm-256color"
    harness.terminalSize = (60, Trials.isFull ? 24 : 12, 0, 0)
  }

  /// Types these one after the other while the dashboard is watched, and gives the last frame.
  private func frame(after keys: [String], in line: String = "--watch") -> String {
    var rest = keys[...]
    let first = harness.pauses.count + 1
    harness.pause = { harness, _ in
      // Before the first drawing it only looks for signals.
      #expect(harness.hasKeyboard == (harness.pauses.count > first))
      return rest.popFirst().map { .typed($0) } ?? .interrupted
    }
    let result = harness.run(line)
    #expect(!harness.hasKeyboard && result.errors.isEmpty)
    return result.output.components(separatedBy: "\u{1B}[H").last ?? ""
  }

  @Test func keysAreToldAndQuitEnds() {
    #expect(frame(after: [" "]).contains("q quit  l log  u undo"))
    harness.pause = { _, _ in .typed("q") }
    #expect(harness.run("--watch").status == 0)
    harness.pause = { _, _ in .interrupted }
    #expect(harness.run("--watch").status == 130)
    // The keys of any watched widget, which does not tell them.
    harness.pause = { _, _ in .typed("q") }
    let widget = harness.run("widget --watch")
    #expect(widget.status == 0 && !widget.output.contains("q quit"))
  }

  @Test func whatIsTypedIsLoggedAndUndone() throws {
    #expect(frame(after: [" ", "l", "esp", "resso\u{7F}o"]).contains("Log: espresso_"))
    #expect(
      frame(after: [" ", "l", "espresso at 9", "\r"]).contains("Logged Espresso, 80 mg, 09:00."))
    #expect(try harness.drinkCount() == 3)
    #expect(frame(after: [" ", "u"]).contains("Took back Espresso"))
    #expect(frame(after: [" ", "l", "latte", "\u{1B}"]).contains("q quit"))
    #expect(frame(after: [" ", "l", "\r"]).contains("q quit"))
    #expect(try harness.drinkCount() == 2)
  }

  /// What was refused stands there again, to be corrected.
  @Test func aRefusedLineStays() throws {
    let refused = frame(after: [" ", "l", "nodrinks\r"])
    #expect(refused.contains("There is no drink 'nodrinks'.") && refused.contains("Log: nodrinks_"))
    let corrected = frame(after: [" ", "l", "nodrink\r", "\u{15}latte", "\u{1B}[A", "a\u{7F}"])
    #expect(corrected.contains("Log: latte_"), "\(corrected)")
    #expect(frame(after: [" ", "l", "nodrink\r", "\u{15}latte\r"]).contains("Logged Latte"))
    #expect(try harness.drinkCount() == 3)
  }

  /// However small the terminal: the line for typing is there.
  @Test(arguments: [3, 5, 9]) func theKeysHaveRoom(rows: Int) {
    harness.terminalSize = (24, rows, 0, 0)
    #expect(frame(after: [" ", "l", "x"]).contains("Log: x_"))
    #expect(frame(after: [" "]).components(separatedBy: "\r\n").count <= rows + 1)
  }

  /// What stands below the drawing is as wide as the terminal is now.
  @Test(arguments: [(10, 70, "q quit  l log  u undo"), (70, 10, "q quit  l…")])
  func theKeysFollowTheWidth(first: Int, then: Int, keys: String) {
    harness.terminalSize = (first, 9, 0, 0)
    harness.pause = { harness, _ in
      guard harness.terminalSize?.columns == first else { return .interrupted }
      harness.terminalSize?.columns = then
      return .typed(" ")
    }
    let last = harness.run("--watch").output.components(separatedBy: "\u{1B}[H").last ?? ""
    #expect(last.contains(keys + "\u{1B}"), "\(last.debugDescription)")
  }

  @Test func logAloneOffersWhatWasLogged() throws {
    harness.line = "2"
    #expect(harness.run("log").output.hasPrefix("Logged Latte, 80 mg"))
    #expect(harness.questions[0].hasPrefix("1  Coffee, 473 ml, 192 mg\n2  Latte, 80 mg\n"))
    harness.line = ""
    #expect(harness.run("log --at 9:00").output.contains("Logged Latte, 80 mg, 09:00."))
    harness.line = "2 espressos"
    #expect(harness.run("log").output.contains("Logged 2 × Espresso"))
    for line in [nil, "0", "-9223372036854775808", "9223372036854775807"] as [String?] {
      harness.line = line
      #expect([64, 66].contains(harness.run("log").status))
    }
    harness.line = "1"
    #expect(harness.run("log --json").status == 64)
    #expect(try harness.drinkCount() == 5)
  }

  @Test func longOutputIsPaged() {
    harness.hasPager = true
    let text = harness.run("drinks")
    #expect(text.output.isEmpty && harness.pages.last?.program == "less")
    #expect(harness.pages.last?.text.contains("Latte") == true)
    harness.variables["PAGER"] = "more -s"
    #expect(harness.run("help").output.isEmpty && harness.pages.last?.program == "more -s")
    let count = harness.pages.count
    for (variable, value) in [("PAGER", "cat"), ("PAGER", ""), ("TERM", "dumb")] {
      harness.variables[variable] = value
      #expect(harness.run("log --help").output.contains("Usage"))
    }
    harness.variables["TERM"] = "xterm"
    harness.variables["PAGER"] = nil
    // What fits, and what is no list.
    #expect(!harness.run("list").output.isEmpty && !harness.run("status").output.isEmpty)
    harness.isTerminal = false
    #expect(!harness.run("drinks").output.isEmpty && !harness.run("drinks --json").output.isEmpty)
    #expect(harness.pages.count == count)
    harness.isTerminal = true
    harness.hasPager = false
    #expect(!harness.run("drinks").output.isEmpty)
  }

  /// The journal may be away for a moment: whoever then logs finds no recent drinks.
  @Test func aJournalThatIsAwayEndsNothing() throws {
    let (log, away) = (
      harness.folder.appendingPathComponent("log"), harness.folder.appendingPathComponent("away")
    )
    var rest = [" ", "l", "x"][...]
    harness.pause = { _, _ in
      if rest.count == 3 { try? FileManager.default.moveItem(at: log, to: away) }
      return rest.popFirst().map { .typed($0) } ?? .interrupted
    }
    let result = harness.run("--watch")
    #expect(result.status == 130 && result.output.contains("Log: x_"), "\(result)")
  }

  /// Where no line tells what is typed, nothing that is typed changes anything.
  @Test func withoutAScreenOnlyQuitIsHeard() throws {
    harness.variables["TERM"] = "dumb"
    let count = try harness.drinkCount()
    var rest = ["l", "\r", "q"][...]
    harness.pause = { _, _ in rest.popFirst().map { .typed($0) } ?? .interrupted }
    #expect(harness.run("--watch").status == 0)
    #expect(try harness.drinkCount() == count)
  }

  @Test func whatDoesNotGoWithWatchingIsSaid() {
    for line in ["--watch --json", "--watch --version"] {
      #expect(harness.run(line).status == 64, "\(line)")
    }
  }

  @Test func whoListensGetsSentences() throws {
    let spoken = harness.run("widget --format spoken").output
    let label = try harness.object(["widget", "--format", "json"])["accessibilityLabel"] as? String
    #expect(spoken == (label ?? "") + "\n")
    #expect(harness.run("gallery --format spoken").output.contains("systemSmall"))
    harness.run("config set pictures no")
    for line in [
      "", "status", "forecast", "stats", "widget", "log espresso", "gallery", "drinks show latte",
    ] {
      let output = harness.run(line).output
      #expect(!output.isEmpty)
      let drawn = output.unicodeScalars.filter { scalar in
        (0x2500...0x28FF).contains(scalar.value) || scalar.properties.isEmojiPresentation
      }
      #expect(drawn.isEmpty, "\(line): \(output)")
      #expect(!output.contains("\n\n\n") && !output.contains("\n  low for"), "\(line): \(output)")
    }
  }
}
