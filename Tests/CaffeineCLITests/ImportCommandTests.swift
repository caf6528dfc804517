import CaffeineCLI
import Foundation
import Testing

/// What an import says of the file.
@MainActor
@Suite struct ImportCommandTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  private func file(_ text: String) throws -> String {
    let url = harness.folder.appendingPathComponent("file.csv")
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }

  @Test func theAnswerNamesWhatWasReadAndIgnored() throws {
    let path = try file("Date,Beverage,mg,Rating,A\u{1B}[31m\n10/13/2025 8:30,Tea,47,5,x\n")
    let answer = try harness.object(["import", path, "--dry-run"])
    #expect(answer["dateOrder"] as? String == "month-day")
    #expect((answer["ignoredColumns"] as? [String])?.first == "Rating")
    let result = harness.run(["import", path])
    #expect(
      result.output.hasPrefix(
        """
        Imported 1 drink; 0 were already there, 0 skipped.
        Dates were read month-day; --date-order day-month reads them the other way.
        Ignored columns: Rating, A
        """), "\(result.output)")
    #expect(!result.output.contains("\u{1B}"))
    #expect(
      harness.run("list --since 2025-01-01").output.hasPrefix("Mon 13 Oct 2025  08:30  47 mg  Tea"))
  }

  @Test func unclearDatesAreAskedFor() throws {
    let path = try file("date,mg\n3/4/2025 8:30,60\n")
    harness.variables["LANG"] = nil
    let refused = harness.run(["import", path])
    #expect(refused.status == 64)
    #expect(refused.output == "")
    #expect(
      refused.errors == """
        caffeine: The dates of the file may begin with the day or the month, such as 3/4/2025 8:30.
        Nothing was imported. Add --date-order day-month or --date-order month-day.

        """)
    for (words, order) in [
      (["--date-order", "day-month"], "day-month"), (["--locale", "de_DE"], "day-month"),
      (["--locale", "en_US"], "month-day"), (["--date-order", "month-day"], "month-day"),
      (["--locale", "ar_EG"], "day-month"),
    ] {
      let answer = try harness.object(["import", path, "--dry-run"] + words)
      #expect(answer["dateOrder"] as? String == order, "\(words)")
    }
    for locale in ["zh_CN", "fa_IR", "sv_SE"] {
      #expect(harness.run(["import", path, "--locale", locale]).status == 64)
    }
    let mixed = harness.run(["import", try file("date,mg\n13/4/2025,60\n4/13/2025,60\n")])
    #expect(mixed.status == 64)
    #expect(mixed.errors.contains("and some with the month: 13/4/2025 and 4/13/2025."))
  }

  @Test func aNameThatIsNotUTF8IsRefused() {
    let result = harness.run(["import", "caf\u{FFFD}.csv"])
    #expect(result.status == 66)
    #expect(result.errors.contains("The file's name is not UTF-8"))
  }

  /// Without a column of mg, each has what `log` would give it.
  @Test func namesWithoutMilligramsHaveThoseOfTheirDrink() throws {
    let path = try file(
      """
      Date,What,Size,Quantity
      2026-11-20 8:30,Latte,large,1
      2026-11-20 9:30,2 espressos,,
      2026-11-20 10:30,Espresso,,3
      2026-11-20 11:30,Mystery brew,,

      """)
    let result = harness.run(["import", path])
    #expect(result.output.hasPrefix("Imported 3 drinks; 0 were already there, 1 skipped."))
    #expect(result.errors.contains("no drink is called \"Mystery brew\""))
    let list = harness.run("list --since 2026-11-20").output
    for row in ["150 mg  Latte", "160 mg  2 × Espresso", "240 mg  3 × Espresso"] {
      #expect(list.contains(row), "\(list)")
    }
    #expect(harness.run(["import", path]).output.contains("3 were already there"))
  }

  /// As `log` keeps it: the drink's id, none for another name.
  @Test func namesWithMilligramsHaveTheIDOfTheirDrink() throws {
    let path = try file("date,drink,mg\n2026-11-20 8:30,tea,40\n2026-11-20 9:30,house blend,90\n")
    harness.run(["import", path])
    let list = try harness.object(["list", "--since", "2026-11-20"])
    let drinks = (list["intakes"] as? [[String: Any]])?.map { $0["drink"] as? String }
    #expect(drinks == ["black-tea", nil])
  }

  @Test func aFileOfWhichNothingCanBeReadFails() throws {
    let path = try file("date,mg\nsoon,60\n2026-11-20 8:30,~60\n")
    let result = harness.run(["import", path])
    #expect(result.status == 65)
    #expect(result.output == "Imported 0 drinks; 0 were already there, 2 skipped.\n")
    #expect(result.errors.contains("entry 2: its value \"~60\" is not a mass in g, mg or mcg"))
    #expect(result.errors.contains("caffeine: Nothing was imported."))
  }

  @Test func aFileThatWasCutIsNamedByItsRow() throws {
    let result = harness.run([
      "import", try file("date,mg,name\n2026-11-20 8:30,60,Tea\n2026-11-20 9:30,6"),
    ])
    #expect(result.status == 65 && result.output == "")
    #expect(result.errors.hasPrefix("caffeine: Line 3: the file ends within this row."))
    #expect(try harness.drinkCount() == 0)
  }

  /// 12 fl oz are 354.882 ml, which could also be thousands.
  @Test func aVolumeOfThreeDecimalsIsUnderstood() throws {
    let path = try file("Date,What,Volume,Unit\n2026-11-20 8:30,Latte,12,oz\n")
    #expect(harness.run(["import", path]).output.hasPrefix("Imported 1 drink;"))
  }

  @Test(arguments: [
    "Datum;Uhrzeit;Getränk;Koffein (mg)\n20.11.2026;8:30;Tee;47\n",
    "日期,饮料,咖啡因\n2026-11-20 8:30,Tea,47\n",
    "when,what,caffeine intake (mg)\n2026-11-20 8:30,Tea,47\n",
  ])
  func columnsHaveManyNames(text: String) throws {
    let answer = try harness.object(["import", try file(text), "--dry-run"])
    #expect(answer["added"] as? Int == 1 && (answer["ignoredColumns"] as? [Any])?.isEmpty == true)
  }

  @Test func aTerminalIsShownWhatComes() throws {
    let path = try file("date,mg\n2026-11-20 8:30,60\n2026-11-20 9:30,61\n")
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
    let path = try file("date,mg\n" + rows)
    #expect(harness.run(["import", path, "--dry-run"]).errors.isEmpty)
    harness.isTerminal = true
    let errors = harness.run(["import", path, "--dry-run"]).errors
    #expect(errors == "\rReading: 1000 entries\rReading: 2000 entries\r\u{1B}[K")
  }
}
