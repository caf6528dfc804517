import CaffeineStore
import CaffeineWidgets
import Foundation
import TestSupport
import Testing
import WidgetHosting

@testable import CaffeineCLI

/// What is not known is not low: each format names each state of the journal, and no other.
@MainActor
@Suite struct JournalStateTests {
  /// What each state is called, in any case of its letters.
  nonisolated private static let words: [JournalState: String] = [
    .damaged: "damaged", .missing: "missing", .unreadable: "unreadable",
    .notPermitted: "no permission", .noPlace: "no place",
  ]

  nonisolated private static let states = JournalState.allCases.filter { $0 != .whole }

  private func harness(in state: JournalState, after milligrams: Int = 20) throws -> CommandHarness
  {
    let harness = try CommandHarness()
    harness.run("config set bedtime 22:00")
    harness.run("log x --milligrams \(milligrams) --quiet")
    let log = harness.folder.appendingPathComponent("log")
    switch state {
    case .whole: break
    case .damaged: try harness.write("{", to: "log/other.jsonl")
    case .missing: try FileManager.default.removeItem(at: log)
    case .unreadable:
      try FileManager.default.removeItem(at: log)
      try harness.write("", to: "log")
    case .notPermitted: harness.files = FailingFiles(.permission)
    case .noPlace:
      harness.variables["CAFFEINE_HOME"] = nil
      harness.variables["HOME"] = nil
    }
    return harness
  }

  /// However long ago the last drink was, it is told: only who never logged one has none.
  @Test(arguments: ["5h", "3h"]) func aBreakForgetsNoDrink(halfLife: String) throws {
    let harness = try CommandHarness()
    harness.run("config set half-life \(halfLife)")
    harness.run("log flat white --at 2026-11-01T09:00 --quiet")
    harness.run("log espresso --at 2026-11-15T09:00 --quiet")
    harness.run("log latte --at tomorrow 9:00 --quiet")
    #expect(
      harness.run("status").output.contains(
        ", last Espresso 15 Nov 2026 at 09:00, 6 days, 5 hrs ago\n"))
    let last = try harness.object(["status"])["lastDrink"] as? [String: Any]
    #expect(last?["name"] as? String == "Espresso")
    #expect(!harness.run("gallery --kind level").output.contains("example"))
    #expect(harness.run("advise").output.contains("Espresso"))
    for line in ["widget", "widget accessoryInline", "widget --format waybar", ""] {
      let text = harness.run(line).output.lowercased()
      #expect(
        !text.contains("nothing logged") && !text.contains("no drinks yet"), "\(line)\n\(text)")
    }
    harness.run("remove last")
    #expect(harness.run("status").output.contains("last Flat White"))
  }

  @Test func aJournalOfWhichNothingIsReadIsNotCalledEmpty() throws {
    let harness = try CommandHarness()
    try harness.write("{", to: "log/other.jsonl")
    for line in ["stats", "list"] {
      let told = harness.run(line).output
      #expect(!told.contains("nothing logged"), "\(line): \(told)")
    }
  }

  @Test(.tags(.long), arguments: states, [20, 300])
  func everyFormatNamesTheState(state: JournalState, milligrams: Int) throws {
    let harness = try harness(in: state, after: milligrams)
    var lines = WidgetFormat.names.map { "widget --format \($0)" }
    for format in BarFormat.allCases {
      for kind in ["today", "bedtime"] { lines.append("widget --kind \(kind) --format \(format)") }
    }
    let number = (Self.states.firstIndex(of: state) ?? 0) + milligrams
    for line in Trials.sample(lines, oneIn: 7, case: number) {
      let text = Self.plain(harness.run(line).output)
      for (other, word) in Self.words {
        #expect(text.contains(word) == (other == state), "\(line): \(word)\n\(text)")
      }
      for calm in ["at least 0 milligrams", "is 0%"] where state.isUnknown {
        #expect(!text.contains(calm), "\(line): \(calm)\n\(text)")
      }
    }
  }

  /// In all of its families; a ring has room for a sign alone.
  @Test(.tags(.long), arguments: states, CaffeineKind.allCases)
  func everyWidgetNamesTheState(state: JournalState, kind: CaffeineKind) throws {
    let harness = try harness(in: state)
    let families = [
      "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryInline",
      "systemExtraLargePortrait", "accessoryRectangular", "accessoryCorner", "accessoryCircular",
    ]
    let number =
      (Self.states.firstIndex(of: state) ?? 0) + (CaffeineKind.allCases.firstIndex(of: kind) ?? 0)
    for family in Trials.sample(families, oneIn: 11, case: number) {
      let result = harness.run("widget \(family) --kind \(kind.rawValue)")
      guard result.status == 0 else { continue }
      let text = result.output.lowercased()
      let sign = state == .damaged ? "≥" : "?"
      let words = Self.words[state] ?? ""
      let word =
        switch family {
        case "accessoryCircular": sign
        // Within ten columns.
        case "accessoryCorner": state == .notPermitted ? "no access" : words
        default: words
        }
      #expect(text.contains(word), "\(family)\n\(text)")
      // Nor is any amount told of what nobody knows, and no bar is empty.
      let unknown = state.isUnknown ? ["≥", " 0 mg", "░"] : []
      for calm in ["<5", "○", "low now", "under your limit", " left"] + unknown {
        #expect(!text.contains(calm), "\(family): \(calm)\n\(text)")
      }
    }
  }

  @Test(arguments: states) func noClassIsCalm(state: JournalState) throws {
    let harness = try harness(in: state)
    let waybar = try Self.object(harness.run("widget --format waybar").output)
    let name = state == .damaged ? "damaged" : "unknown"
    #expect(waybar["class"] as? String == name && waybar["alt"] as? String == name)
    #expect(waybar["percentage"] is NSNull == (state != .damaged))
    let i3status = try Self.object(harness.run("widget --format i3status").output)
    #expect(i3status["state"] as? String == "Warning")
    for format in ["i3blocks", "swiftbar"] {
      #expect(harness.run("widget --format \(format)").output.contains("#FF9500"), "\(format)")
    }
    for line in ["widget --format json", "widget --timeline --json"] {
      let told = try Self.object(harness.run(line).output)
      #expect(told["journal"] as? String == state.rawValue, "\(line)")
    }
    let timeline = harness.run("widget --timeline").output.lowercased()
    #expect(timeline.contains("journal: \(Self.words[state] ?? "")"))
    let tooltip = try #require(waybar["tooltip"] as? String)
    #expect(tooltip.contains("mg") == (state == .damaged), "\(tooltip)")
  }

  /// A command that cannot read the journal says so and nothing else; a bar's widget is no command.
  @Test(arguments: states.filter(\.isUnknown)) func everyCommandNamesTheState(
    state: JournalState
  ) throws {
    let harness = try harness(in: state)
    let word = state == .unreadable ? "cannot" : Self.words[state] ?? ""
    for line in Self.commands + ["export", "edit last --milligrams 5"] {
      for line in [line, line + " --json"] {
        let result = harness.run(line)
        #expect(result.status != 0 && result.output.isEmpty, "\(line): \(result.output)")
        #expect(result.errors.lowercased().contains(word), "\(line): \(result.errors)")
      }
    }
    #expect(harness.run([]).output.lowercased().contains(Self.words[state] ?? ""))
  }

  nonisolated private static let commands = [
    "status", "stats", "stats --by year", "list", "list --since today", "advise",
    "advise decaf", "forecast", "forecast --if espresso",
  ]

  /// Of a damaged journal each command doubts before it tells anything, and none of it is calm.
  @Test func everyCommandDoubtsADamagedJournal() throws {
    let harness = try harness(in: .damaged, after: 5)
    for line in Self.commands + ["", "log water --milligrams 1"] {
      let text = harness.run(line).output
      #expect(text.contains("≥") || text.contains("may be missing"), "\(line)\n\(text)")
      for calm in ["○", "◐", "likely low", "without a drink", "no drinks", "for 8"] {
        #expect(!text.contains(calm), "\(line): \(calm)\n\(text)")
      }
    }
    #expect(harness.run("advise tea").output.contains("If you drink it now: ? ≥ "))
    #expect(harness.run("list --since 2026-11-22").output.contains("Nothing that can be read"))
  }

  /// What nobody knows is null: what may be more, when it is low, how likely, and how much would do.
  @Test func programsReadNullWhereDrinksMayBeMissing() throws {
    let damaged = try harness(in: .damaged)
    let whole = try harness(in: .whole)
    let status = [
      "levelHighMilligrams", "bedtimeHighMilligrams", "bedtimeLikelihood", "belowThresholdAt",
      "belowThresholdConfidentAt", "belowThresholdLatestAt", "belowThresholdEarliestAt",
      "milligramsPerLiterHigh",
    ]
    let advice = ["latestAt", "latestTypicalAt", "maximumMilligramsNow", "bedtimeLikelihood"]
    for (line, keys) in [
      ("log x --milligrams 190", status), ("status", status), ("forecast", status),
      ("advise tea", advice),
    ] {
      let words = line.split(separator: " ").map(String.init)
      let (told, known) = (try damaged.object(words), try whole.object(words))
      #expect(told["incomplete"] as? Bool == true && known["incomplete"] as? Bool == false)
      for key in keys { #expect(told[key] is NSNull, "\(line): \(key)") }
      #expect(keys.contains { !(known[$0] is NSNull) })
      for case let point as [String: Any] in told["points"] as? [Any] ?? [] {
        #expect(point["milligramsHigh"] is NSNull && point["milligrams"] is Double)
      }
      for case let study as [String: Any] in told["studies"] as? [Any] ?? [] {
        #expect(study["notAfter"] is NSNull)
      }
    }
  }

  /// What is certain is told, whatever may be missing.
  @Test func aDamagedJournalMayStillBeOver() throws {
    let harness = try harness(in: .damaged)
    harness.run("log x --milligrams 450 --quiet")
    let waybar = try Self.object(harness.run("widget --format waybar").output)
    #expect(waybar["class"] as? String == "over")
    #expect((waybar["text"] as? String)?.contains("≥") == true)
    #expect((waybar["tooltip"] as? String)?.contains("Journal: damaged") == true)
  }

  @Test func statusNamesDamage() throws {
    let harness = try harness(in: .damaged)
    #expect(harness.run("status").output.contains("Journal  damaged"))
    #expect(try harness.object(["status"])["journal"] as? String == "damaged")
    let whole = try self.harness(in: .whole)
    #expect(try whole.object(["status"])["journal"] as? String == "whole")
    #expect(!whole.run("status").output.contains("Journal"))
  }

  private static func plain(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "").replacing(/<[^>]*>/, with: "")
      .replacing("&#160;", with: " ").replacing("\u{A0}", with: " ").lowercased()
  }

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
