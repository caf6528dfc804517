import CaffeineCLI
import Foundation
import Testing

/// What an import says of the file.
@MainActor
@Suite struct ImportCommandTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  private func file(_ text: String) throws -> String {
    let url = harness.folder.appendingPathComponent("a file.csv")
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }

  @Test func theAnswerNamesWhatWasNotTaken() throws {
    harness.run("log tea 40mg --at 8:30 --quiet")
    let rows = "2026-11-21 8:30,Tea,47,5,x\n2026-11-20,Tea,47,,\n2026-11-19,Tea,47,,\n"
    let path = try file("at,name,milligrams,Rating,A\u{1B}[31m\n" + rows)
    let answer = try harness.object(["import", path, "--dry-run"])
    #expect(answer["sameSecond"] as? Int == 1 && answer["passedOver"] as? Int == 2)
    #expect((answer["ignoredColumns"] as? [String])?.first == "Rating")
    let result = harness.run(["import", path])
    #expect(
      result.output == """
        Imported 1 drink; 0 were already there, 2 skipped.
        At the same second as a drink with another amount: 1
        Columns not taken: Rating, A␛[31m

        """)
    #expect(
      result.errors.hasPrefix("caffeine: 2 skipped: no date and time of day that can be read"))
    #expect(result.errors.hasSuffix("(\"2026-11-20\")\n"))
  }

  /// With every header in one word of a shell, but none that a terminal shows otherwise.
  @Test func aFileThatDoesNotFitHasACommandLineToCopy() throws {
    let header = "Day,Time,Food's Name,Amount,Caffeine mg/oz,Caffeine (mg),Bad name\u{1B}[0m"
    let path = try file(
      header + "\n2026-11-20,8:10 AM,Cinnamon,2.60 g,,,\n"
        + "2026-11-20,8:15 AM,\"Coffee, Brewed\",8.00 fl oz,11,94.8,\n")
    let form = "%Y-%m-%d %I:%M %p"
    let refused = harness.run(["import", path, "--date-format", form])
    #expect(refused.status == 65 && refused.output == "")
    #expect(
      refused.errors == """
        caffeine: The file cannot be imported: no column is at, or date and time.
        Nothing was imported. Its columns: Day, Time, Food's Name, Amount, Caffeine mg/oz, \
        Caffeine (mg), Bad name␛[0m
        Say which is which, such as:
          caffeine import '\(path)' \\
          --date-format '\(form)' \\
          --column date=Day \\
          --column time=Time \\
          --column 'milligrams=Caffeine (mg)' \\
          --column 'name=Food'\\''s Name'

        """)
    let named = [
      "date=Day", "time=Time", "milligrams=Caffeine (mg)", "name=Food's Name",
    ].flatMap { ["--column", $0] }
    let result = harness.run(["import", path, "--date-format", form] + named)
    #expect(result.output.hasPrefix("Imported 1 drink; 0 were already there, 1 skipped."))
    #expect(harness.run("list --since 2026-01-01").output.contains("08:15  95 mg  Coffee, Brewed"))
  }

  /// What cannot be guessed is left to the person; a header that is missing is not offered again.
  @Test(arguments: [
    ("date,time,medication,dose\n", [], "--column milligrams=HEADER\n"),
    ("x,milligrams\n", ["--column", "at=nope"], "--column at=HEADER\n"),
    ("at,milligrams\n2026-11-20 8:30,0.08\n", [], "Are these grams? Add --unit g"),
    ("at,name,name,milligrams\n", [], "two columns are called \"name\"; rename one."),
    ("time,milligrams\n", [], "--column at=time"), ("At,Milligrams\n", [], "--column at=At"),
    ("at|name|milligrams\n", [], "--column milligrams=HEADER"),
    (
      "at,name,milligrams,TZ\n", ["--time-zone", "UTC", "-n"],
      "--dry-run \\\n  --time-zone UTC \\\n  --column tz=TZ"
    ),
    ("at,drink,mood\n", [], "only where each column is known"),
  ])
  func everyFaultHasItsRemedy(text: String, options: [String], remedy: String) throws {
    let result = harness.run(["import", try file(text)] + options)
    #expect(result.status == 65)
    #expect(result.errors.contains(remedy), "\(result.errors)")
    #expect(!result.errors.contains("nope "))
  }

  @Test(arguments: [
    ["--column", "at"], ["--column", "at="], ["--column", "where=x"], ["--date-format", "%s"],
    ["--column", "at=x", "--column", "at=y"], ["--column", "at=x", "--column", "date=x"],
    ["--unit", "oz"], ["--date-format", "%d.%m. %H:%M"],
  ])
  func optionsAreWholeOrRefused(options: [String]) throws {
    let result = harness.run(["import", try file("at,milligrams\n2026-11-20 8:30,60\n")] + options)
    #expect(result.status == 64)
    #expect(try harness.drinkCount() == 0)
  }

  @Test func ourOwnLinesTakeNoColumns() throws {
    harness.run("log tea --quiet")
    let path = try file(harness.run("export --format jsonl").output)
    #expect(harness.run(["import", path, "--unit", "g"]).status == 65)
    #expect(harness.run(["import", path]).output.hasPrefix("Imported 0 drinks; 1 were"))
  }

  @Test func aZoneIsThatOfItsRow() throws {
    let path = try file(
      "at,tz,milligrams\n2026-11-20 08:15,America/New_York,80\n2026-11-20 8:15,X,8\n")
    let result = harness.run(["import", path])
    #expect(result.errors.contains("1 skipped: no time zone of this name or offset (\"X\")"))
    #expect(try harness.drinks().map { $0["at"] as? String } == ["2026-11-20T13:15:00Z"])
  }

  @Test func aNameThatIsNotUTF8IsRefused() {
    let result = harness.run(["import", "caf\u{FFFD}.csv"])
    #expect(result.status == 66)
    #expect(result.errors.contains("The file's name is not UTF-8"))
  }

  /// The drink's own amount, under the name of the file.
  @Test func namesWithoutMilligramsHaveThoseOfTheirDrink() throws {
    let path = try file(
      "at,name,count\n2026-11-20 8:30,large latte,1\n2026-11-20 9:30,Espresso,3\n"
        + "2026-11-20 11:30,Mystery brew,\n")
    let result = harness.run(["import", path])
    #expect(result.output.hasPrefix("Imported 2 drinks; 0 were already there, 1 skipped."))
    #expect(result.errors.contains("no drink of this name (\"Mystery brew\")"))
    let list = harness.run("list --since 2026-11-20").output
    for row in ["150 mg  large latte", "240 mg  3 × Espresso"] { #expect(list.contains(row)) }
    #expect(harness.run(["import", path]).output.contains("2 were already there"))
  }

  @Test func aFileOfWhichNothingCanBeReadFails() throws {
    let result = harness.run(["import", try file("at,milligrams\nsoon,60\n2026-11-20 8:30,~60\n")])
    #expect(result.status == 65)
    #expect(result.output == "Imported 0 drinks; 0 were already there, 2 skipped.\n")
    #expect(result.errors.contains("1 skipped: not a plain number (\"~60\")"))
    #expect(result.errors.contains("caffeine: Nothing was imported."))
  }

  @Test func aTerminalIsShownWhatComes() throws {
    let path = try file("at,milligrams\n2026-11-20 8:30,60\n2026-11-20 9:30,61\n")
    harness.answer = false
    #expect(harness.run(["import", path]).status == 1)
    #expect(try harness.drinkCount() == 0)
    #expect(harness.questions.last?.contains("Caffeine, 60 mg") == true)
    #expect(harness.questions.last?.hasSuffix("Import them? [Y/n] ") == true)
    #expect(harness.run(["import", path, "--yes"]).status == 0)
    harness.run("undo")
    harness.answer = true
    #expect(harness.run(["import", path]).status == 0)
    #expect(try harness.drinkCount() == 2)
  }

  @Test func progressIsToldOnATerminalAlone() throws {
    let rows = (0..<2500).map { "2026-11-20 8:30,\($0 % 90)\n" }.joined()
    let path = try file("at,milligrams\n" + rows)
    #expect(harness.run(["import", path, "--dry-run"]).errors.isEmpty)
    harness.isTerminal = true
    let errors = harness.run(["import", path, "--dry-run"]).errors
    #expect(errors == "\rReading: 1000 entries\rReading: 2000 entries\r\u{1B}[K")
  }
}
