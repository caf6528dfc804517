import CaffeineStore
import CaffeineWidgets
import Foundation
import TestSupport
import Testing

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
    harness.run("log x --milligrams \(milligrams)")
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

  @Test(.tags(.long), arguments: states, [20, 300])
  func everyFormatNamesTheState(state: JournalState, milligrams: Int) throws {
    let harness = try harness(in: state, after: milligrams)
    var lines = WidgetFormat.names.map { "widget --format \($0)" }
    for format in BarFormat.allCases {
      for kind in ["today", "bedtime"] { lines.append("widget --kind \(kind) --format \(format)") }
    }
    let number = (Self.states.firstIndex(of: state) ?? 0) + milligrams
    for line in Trials.sample(lines, oneIn: 3, case: number) {
      let text = Self.plain(harness.run(line).output)
      for (other, word) in Self.words {
        #expect(text.contains(word) == (other == state), "\(line): \(word)\n\(text)")
      }
    }
  }

  /// In all of its families; a ring has room for a sign alone.
  @Test(.tags(.long), arguments: states, CaffeineKind.allCases)
  func everyWidgetNamesTheState(state: JournalState, kind: CaffeineKind) throws {
    let harness = try harness(in: state)
    let families = [
      "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryInline",
      "accessoryRectangular", "accessoryCorner", "accessoryCircular",
    ]
    let number =
      (Self.states.firstIndex(of: state) ?? 0) + (CaffeineKind.allCases.firstIndex(of: kind) ?? 0)
    for family in Trials.sample(families, oneIn: 3, case: number) {
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
      for calm in ["<5", "○", "low now", "under your limit", " left"] {
        #expect(!text.contains(calm), "\(family): \(calm)\n\(text)")
      }
    }
  }

  @Test(arguments: states) func noClassIsCalm(state: JournalState) throws {
    let harness = try harness(in: state)
    let waybar = try Self.object(harness.run("widget --format waybar").output)
    #expect(waybar["class"] as? String == state.rawValue)
    #expect(waybar["alt"] as? String == state.rawValue)
    let i3status = try Self.object(harness.run("widget --format i3status").output)
    #expect(i3status["state"] as? String == "Warning")
    for format in ["i3blocks", "swiftbar"] {
      #expect(harness.run("widget --format \(format)").output.contains("#FF9500"), "\(format)")
    }
    let drawing = try Self.object(harness.run("widget --format json").output)
    #expect(drawing["journal"] as? String == state.rawValue)
  }

  /// What is certain is told, whatever may be missing.
  @Test func aDamagedJournalMayStillBeOver() throws {
    let harness = try harness(in: .damaged)
    harness.run("log x --milligrams 450")
    let waybar = try Self.object(harness.run("widget --format waybar").output)
    #expect(waybar["class"] as? String == "over")
    #expect((waybar["text"] as? String)?.contains("≥") == true)
    #expect((waybar["tooltip"] as? String)?.contains("Journal: damaged") == true)
  }

  @Test func statusNamesDamage() throws {
    let harness = try harness(in: .damaged)
    #expect(harness.run("status").output.contains("Journal     damaged"))
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
