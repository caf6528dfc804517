import CaffeineCLI
import CaffeineStore
import Foundation
import Testing
import WidgetHosting

/// What a command says is what happened, and what is saved never looks as if it were not.
@MainActor
@Suite struct OutcomeTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  @Test func aJournalThatCannotBeReadNeverHidesWhatWasSaved() throws {
    harness.run("log espresso --quiet")
    harness.files = FailingFiles(.listing)
    let result = harness.run("log latte")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Logged Latte, 80 mg, 14:00.\n"))
    #expect(result.errors.hasPrefix("caffeine: Saved. "), "\(result.errors)")
    #expect(result.errors.contains("log: Input/output error"))
    #expect(!result.errors.contains("Nothing was changed"))
    let answer = try harness.object(["log", "mocha"])
    #expect(answer["drink"] as? String == "mocha")
    #expect(answer["levelMilligrams"] is NSNull && answer["incomplete"] as? Bool == true)
    harness.files = PosixFileSystem()
    #expect(try harness.drinkCount() == 3)
  }

  /// A script that runs a command again until its exit status is 0 would log the drink twice.
  @Test func outputThatCannotBeWritten() throws {
    harness.run("log espresso --quiet")
    for line in ["log latte", "edit last --note x", "config set bedtime 23:00", "undo", "log cola"]
    {
      harness.written = EPIPE
      let closed = harness.run(line)
      #expect(closed.status == 0 && closed.errors == "", "\(line)")
      harness.written = ENOSPC
      let full = harness.run(line)
      #expect(full.status == 0, "\(line)")
      #expect(full.errors.hasPrefix("caffeine: Saved. "), "\(full.errors)")
      #expect(full.errors.contains("output: No space left on device."))
    }
    for line in ["status", "export", "help", "list", "widget", "log --help", "import --help"] {
      harness.written = EPIPE
      #expect(harness.run(line).status == 141)
      harness.written = ENOSPC
      let full = harness.run(line)
      #expect(full.status == 74)
      #expect(full.errors.contains("output: No space left on device."))
      #expect(!full.errors.lowercased().contains("saved"), "\(full.errors)")
    }
  }

  /// Running a command again is advised only where that is harmless, and possible.
  @Test(
    arguments: [
      ("log latte --id one", "run it again with --id one"),
      ("log latte --id one --at 8:00", "run it again with --id one"),
      ("config set bedtime 23:00", "run it again; that is safe"),
      ("drinks add Mate --milligrams 80", "run it again; that is safe"),
      ("undo", "look at what it took back"),
      ("edit last --note strong", "look with 'caffeine list'"),
      ("remove last", "look with 'caffeine list'"),
      ("open --yes caffeine://log?drink=latte", "look with 'caffeine list'"),
      ("drinks remove mine", "look with 'caffeine drinks'"),
    ] as [(String, String)]) func whatIsNotKnownToBeSaved(line: String, advice: String) throws
  {
    harness.run("log espresso --quiet")
    harness.run("drinks add Mine --milligrams 80")
    harness.files = FailingFiles(.confirmation)
    let result = harness.run(line)
    #expect(result.status == 74)
    #expect(result.output == "")
    #expect(result.errors.contains("Possibly not saved: "), "\(result.errors)")
    #expect(result.errors.contains(advice), "\(result.errors)")
  }

  @Test func anImportThatIsNotKnownToBeSaved() throws {
    harness.run("log espresso --quiet")
    try harness.write("date,drink,milligrams\n2026-11-20T08:00:00Z,Tea,40\n", to: "a.csv")
    harness.files = FailingFiles(.confirmation)
    let path = harness.folder.appendingPathComponent("a.csv").path
    #expect(harness.run(["import", path]).errors.contains("run it again; that is safe"))
  }

  /// Where /proc cannot be read, Swift has no command line: that is not the bare `caffeine`.
  @Test func aCommandLineThatIsMissingIsNotTheDashboard() {
    harness.hidesCommandLine = true
    let result = harness.run("log latte")
    #expect(result.status == 70 && result.output == "")
    #expect(result.errors.contains("nothing was done"))
  }

  @Test(arguments: [
    "caffeine://log?drink=latte&now=2085-01-01T00:00:00Z", "caffeine://log?drink=latte&id=one",
    "caffeine://log?drink=latte&at=2026-11-18T08:00:00Z", "caffeine://log?drink=latte&quiet=1",
    "caffeine://log?drink=latte&at=2026-11-24T08:00:00Z", "caffeine://log?help=1",
    "caffeine://log?drink=x&milligrams=5001", "caffeine://log?drink=latte&milliliters=10001",
    "caffeine://status?now=2085-01-01T00:00:00Z", "caffeine://?version=1", "caffeine://undo",
    "caffeine://log?drink=latte&time-zone=UTC", "caffeine://list?color=always",
  ]) func linksReachNoFurther(link: String) throws {
    let result = harness.run(["open", "--yes", link])
    #expect(result.status == 64, "\(result.errors)")
    #expect(!result.errors.contains("Did you mean '--help'"))
    #expect(try harness.drinkCount() == 0)
  }

  @Test func linksLogWhatADrinkIs() throws {
    let link =
      "caffeine://log?drink=latte&at=8:30&milligrams=80&milliliters=300&over=20m&count=2&note=hi"
    #expect(harness.run(["open", "--yes", link]).status == 0)
    #expect(harness.run(["open", "-y", "caffeine://log?drink=latte&size=large"]).status == 0)
    #expect(harness.run(["open", "caffeine://list?since=yesterday"]).output.contains("160 mg"))
    #expect(harness.run(["open", "caffeine://"]).status == 0)
  }
}
