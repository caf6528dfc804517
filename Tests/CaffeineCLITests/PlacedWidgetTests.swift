import CaffeineWidgets
import CommandArguments
import Foundation
import TestSupport
import Testing

@testable import CaffeineCLI
import WidgetCommands

/// Widgets that a person places: added, listed, drawn, changed and removed.
@MainActor
@Suite struct PlacedWidgetTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("log cappuccino --at 13:31 --id one --quiet")
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
      "widgets edit level-1 --family systemMedium", "widgets remove level-1",
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

  /// Each shows what `widget --placed` shows, beside those that cannot be drawn, and goes on.
  @Test func aWatchOfAllShowsEachWhateverTheOthersAre() throws {
    let lines = [
      "later = {\"family\":\"systemSmall\",\"kind\":\"moon\"}", "torn = {\"family\":\"sys",
      "mine = {\"family\":\"accessoryInline\",\"kind\":\"level\"}",
      "never = {\"family\":\"systemSmall\",\"kind\":\"level\",\"settings\":{\"bedtime\":\"99\"}}",
    ]
    try harness.write(lines.joined(separator: "\n"), to: "widgets")
    var rest = ["log latte --at 13:30", "widgets add today --id other", "widgets remove mine"][...]
    var frames = 0
    harness.pause = { harness, _ in
      guard harness.pauses.count > 1 else { return .timeIsUp }
      let ids = [["mine"], ["mine"], ["mine", "other"], ["other"]][frames]
      let fresh = ids.map { id in
        harness.output(of: "widget --placed \(id) --format json").filter { !$0.isNewline }
      }
      let frame = harness.output.split(separator: "\n").last ?? ""
      #expect(frame == "{\"widgets\":[" + fresh.joined(separator: ",") + "]}")
      frames += 1
      guard let line = rest.popFirst() else { return .interrupted }
      var other = harness.surroundings(line.split(separator: " ").map(String.init))
      other.console.write = { _, _ in .whole }
      #expect(CaffeineCommand.run(in: other) == 0)
      return .timeIsUp
    }
    let result = harness.run("widgets --watch --format json")
    #expect(result.status == ExitStatus.interrupted.rawValue && frames == 4)
    for name in ["'later'", "'torn'", "'never'"] {
      #expect(result.errors.components(separatedBy: name).count == 2, "\(result.errors)")
    }
    let log = try harness.object(["widgets", "log"])["reloads"] as? [[String: Any]]
    #expect(
      log?.compactMap { $0["widget"] as? String } == ["mine", "mine", "other"], "\(log ?? [])")
  }

  @Test func aWatchOfNoneShowsEachKind() {
    harness.pause = { harness, _ in harness.pauses.count > 1 ? .interrupted : .timeIsUp }
    let result = harness.run("widgets --watch --format plain")
    for kind in CaffeineKind.allCases {
      #expect(result.output.contains("\(kind.rawValue), systemSmall"))
    }
    #expect(result.errors.isEmpty)
    #expect(harness.run("widgets --format json").status == ExitStatus.wrongUse.rawValue)
  }

  @Test func aWatchOfWhatCannotBeDrawnSaysWhy() throws {
    try harness.write("a = {\"kind\":\"moon\",\"family\":\"systemSmall\"}\n", to: "widgets")
    harness.pause = { _, _ in .timeIsUp }
    let result = harness.run("widgets --watch")
    #expect(result.status == ExitStatus.noInput.rawValue && result.errors.contains("moon"))
  }

  @Test func aStackOfWhatCannotBeDrawnSaysWhy() throws {
    #expect(harness.run("widget --stack").status == ExitStatus.noInput.rawValue)
    try harness.write("a = {\"kind\":\"moon\",\"family\":\"systemSmall\"}\n", to: "widgets")
    let result = harness.run("widget --stack")
    #expect(result.status == ExitStatus.noInput.rawValue && result.errors.contains("moon"))
  }
}
