import Foundation
import TestSupport
import Testing

/// Faults of other trackers that a command line can have; those of the kinetics are tested in the
/// domain.
@MainActor
@Suite struct PriorArtTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  @Test("stim: the sign of hours is ignored")
  func hoursAgoAndHoursAheadDiffer() throws {
    let past = try harness.object(["log", "coffee", "--at", "2h ago"])["at"] as? String
    let future = try harness.object(["log", "coffee", "--at", "in 2h"])["at"] as? String
    #expect(past == "2026-11-21T11:00:00Z")
    #expect(future == "2026-11-21T15:00:00Z")
  }

  @Test(
    "halflifecaffeine: dates of a CSV cannot be read in another locale",
    arguments: ["de_DE.UTF-8", "ja_JP.UTF-8", "ar_EG.UTF-8", "en_US.UTF-8"])
  func exportedDatesDoNotDependOnTheLocale(language: String) throws {
    harness.run("log coffee --at 9:30 --id one --quiet")
    let here = harness.run("export --format csv").output
    harness.variables["LANG"] = language
    #expect(harness.run("export --format csv").output == here)
    #expect(here.contains("2026-11-21T08:30:00Z"))

    let other = try CommandHarness()
    other.variables["LANG"] = language
    let file = harness.folder.appendingPathComponent("export.csv")
    try here.write(to: file, atomically: true, encoding: .utf8)
    #expect(other.run(["import", file.path]).status == 0)
    #expect(other.run("export --format csv").output == here)
  }
}
