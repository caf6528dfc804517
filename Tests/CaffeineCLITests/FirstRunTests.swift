import Foundation
import TestSupport
import TextWidgetKit
import Testing

/// What someone sees who has logged nothing, and then one drink.
@MainActor
@Suite struct FirstRunTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  @Test func theFirstAnswerShowsWhatIsComing() {
    let first = harness.run("log cappuccino")
    expectSnapshot(first.output + harness.run("").output, named: "first-run")
    let second = harness.run("log espresso").output
    // How to take it back, and that all are estimates, is told once.
    #expect(!second.contains("Undo") && !second.contains("advice"))
  }

  /// What is logged is not asked for, and no empty rows are a chart.
  @Test(arguments: [
    ("config set fluvoxamine yes", "log coffee"), ("config set pregnancy 30", "log coffee"),
    ("config get bedtime", "log herbal tea"), ("config get bedtime", "log x --milligrams 0"),
  ])
  func withoutALevelThereIsNoChart(setting: String, drink: String) {
    harness.run(setting)
    let output = harness.run(drink).output
    #expect(output.contains("Undo:") && !output.contains("\n\n"), "\(output)")
    let day = harness.run("").output
    #expect(!(output + day).contains("Log a drink"), "\(output)\(day)")
  }

  @Test func onlyPeopleSeeThePicture() throws {
    #expect(harness.run("log cappuccino --quiet").output == "")
    harness.run("undo")
    #expect(try harness.object(["log", "cappuccino"])["levelMilligrams"] as? Double == 0)
  }

  @Test func aBedtimeThatIsSetIsNotAskedFor() {
    harness.run("config set bedtime 22:00")
    #expect(!harness.run("log cappuccino").output.contains("until you set yours"))
    #expect(!harness.run("").output.contains("until you set yours"))
    harness.run("config unset bedtime")
    #expect(
      harness.run("").output.contains("Bedtime is 22:00 until you set yours: caffeine config"))
    harness.variables["LANG"] = "en_US.UTF-8"
    #expect(
      harness.run("").output.contains("Bedtime is 10:00 PM until you set yours: caffeine config"))
  }

  @Test(.tags(.long)) func theGallerySaysThatItsDayIsAnExample() throws {
    let sentence = "This is an example day"
    let line = Trials.isFull ? ["gallery"] : ["gallery", "--kind", "level"]
    let gallery = harness.run(line).output
    #expect(gallery.hasPrefix(sentence) && gallery.contains("Cappuccino"))
    #expect(harness.run(line + ["--format", "html"]).output.contains(sentence))
    #expect(try harness.object(line)["example"] as? Bool == true)
    harness.run("log latte --quiet")
    let own = harness.run("gallery --kind level").output
    #expect(!own.contains(sentence) && own.contains("Latte") && !own.contains("Cappuccino"))
    #expect(try harness.object(line)["example"] as? Bool == false)
  }

  @Test func aDamagedJournalIsNoExample() throws {
    let log = harness.folder.appendingPathComponent("log")
    try FileManager.default.createDirectory(at: log, withIntermediateDirectories: true)
    try Data("{\n".utf8).write(to: log.appendingPathComponent("laptop-0000000000.jsonl"))
    let gallery = harness.run("gallery").output
    #expect(!gallery.contains("example") && gallery.contains("≥"), "\(gallery)")
  }
}
