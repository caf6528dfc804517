import Foundation
import TestSupport
import Testing

@testable import CaffeineCLI

/// Widgets that a person places: added, listed, drawn, changed and removed.
@MainActor
@Suite struct PlacedWidgetTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("log cappuccino --at 13:31 --id one")
  }

  private func file() throws -> String {
    try String(contentsOf: harness.folder.appendingPathComponent("widgets"), encoding: .utf8)
  }

  @Test func whatAPersonDoesWithThem() {
    var text = ""
    for line in [
      "widgets", "widgets add", "widgets add level --family accessoryInline --set bedtime=23:45",
      "widgets add --family accessoryinline --id late --set bedtime=21:30 --json", "widgets",
      "widgets list --json", "widget --placed level-2", "widget --placed late",
      "widgets edit late --set single-limit=100 --unset bedtime", "widget --placed late --json",
      "widgets edit level-1 --family systemMedium", "widgets remove level-1", "undo",
      "widgets remove late --quiet", "widgets", "timeline --placed level-2",
      "widget --stack --format tmux", "widgets log",
    ] {
      let result = harness.run(line)
      text += "$ caffeine \(line)\n\(result.output)\(result.errors)"
      if result.status != 0 { text += "exit \(result.status)\n" }
    }
    expectSnapshot(text, named: "placed-widgets")
  }

  @Test(arguments: [
    ("widgets add tea", 64), ("widgets add --family huge", 64),
    ("widgets add --set nonsense=1", 64),
    ("widgets add --set bedtime", 64), ("widgets add --set bedtime=25:00", 64),
    ("widgets add --id a/b", 64), ("widgets add --id taken", 64), ("widgets edit nobody", 66),
    ("widgets edit taken --set bedtime=never", 64), ("widgets remove nobody", 66),
    ("widget --placed nobody", 66), ("widget --placed taken systemLarge", 64),
    ("widget --placed taken --stack", 64), ("widget --stack --kind level", 64),
    ("widgets log --last 0", 64), ("widgets reload tea", 64),
  ])
  func whatIsWrongIsSaidAndChangesNothing(line: String, status: Int32) throws {
    harness.run("widgets add --id taken")
    let before = try file()
    let result = harness.run(line)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.output.isEmpty && result.errors.hasPrefix("caffeine: "))
    #expect(try file() == before)
  }

  /// Another version's kinds, families and members, and lines that are no widget at all.
  @Test func whatThisVersionDoesNotKnowSurvives() throws {
    let lines = [
      "# mine", "later = {\"depth\":[1,{\"x\":null}],\"family\":\"systemHuge\",\"kind\":\"moon\"}",
      "torn = {\"family\":\"sys", "no setting here",
      "mine = {\"family\":\"systemSmall\",\"kind\":\"level\",\"tint\":\"red\"}", "",
    ]
    try harness.write(lines.joined(separator: "\n"), to: "widgets")
    #expect(harness.run("widgets edit mine --family systemMedium").status == 0)
    #expect(
      try file()
        == lines.joined(separator: "\n").replacing(
          "systemSmall\",\"kind\":\"level", with: "systemMedium\",\"kind\":\"level"))
    let list = harness.run("widgets")
    #expect(list.status == 0 && list.output.contains("moon") && list.output.contains("systemHuge"))
    #expect(list.errors.contains("'torn'") && list.errors.contains("line 4"))
    let object = try harness.object(["widgets"])
    #expect(object["unreadable"] as? [String] == ["torn"])
    #expect(harness.run("widget --placed later").status == ExitStatus.noInput.rawValue)
    #expect(harness.run("widget --placed torn").status == ExitStatus.unreadableData.rawValue)
    #expect(harness.run("widget --stack").status == 0)
    #expect(harness.run("widgets remove torn").status == 0)
    #expect(harness.run("widgets add --id torn").status == 0)
  }

  @Test func aStackOfWhatCannotBeDrawnSaysWhy() throws {
    #expect(harness.run("widget --stack").status == ExitStatus.noInput.rawValue)
    try harness.write("a = {\"kind\":\"moon\",\"family\":\"systemSmall\"}\n", to: "widgets")
    let result = harness.run("widget --stack")
    #expect(result.status == ExitStatus.noInput.rawValue && result.errors.contains("moon"))
  }
}
