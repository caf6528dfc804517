import CaffeineCLI
import Foundation
import TestSupport
import Testing
import WidgetHosting

/// What `caffeine undo` says that it took back.
@MainActor
@Suite struct UndoCommandTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  private func importFile() throws {
    let file = harness.folder.appendingPathComponent("drinks.csv")
    try Data("date,time,mg,name\n2026-11-20,8:30,63,Espresso\n2026-11-20,9:30,75,Latte\n".utf8)
      .write(to: file)
    #expect(harness.run(["import", file.path]).status == 0)
  }

  @Test func theLastChangeIsTakenBackWhateverItWas() throws {
    harness.run("config set bedtime 22:30")
    harness.run("log espresso --quiet")
    harness.run("config set bedtime 23:00")
    harness.run("drinks add House Blend --milligrams 90")
    harness.run("drinks add House Blend --milligrams 95")
    try importFile()
    harness.run("config set on-change true")
    harness.run("config unset bedtime")
    harness.run("drinks remove House Blend")
    let answers = (0..<10).map { _ in harness.run("undo") }
    #expect(
      answers.map(\.output) == [
        "Your drink House Blend is back as it was.\n", "bedtime is 23:00 again.\n",
        "on-change is back to its default, empty.\n", "Took back the import of 2 drinks.\n",
        "Your drink House Blend is back as it was.\n", "Your drink House Blend is removed again.\n",
        "bedtime is 22:30 again.\n", "Took back Espresso, 80 mg, 14:00.\n",
        "bedtime is back to its default, 22:00.\n", "",
      ])
    #expect(answers.last?.status == 66)
    #expect(answers.last?.errors.contains("no change of this device is left") == true)
    try importFile()
    #expect(harness.run("list --json").output.contains("Latte"))
  }

  @Test func anOldChangeIsNamedFirst() throws {
    harness.run("log latte --quiet")
    harness.now += 19 * 86_400
    let refusal = harness.run("undo")
    #expect(refusal.status == 1 && refusal.output.isEmpty)
    #expect(refusal.errors.contains("21 Nov 2026 at 14:00: Latte, 80 mg, 21 Nov 2026 14:00."))
    #expect(refusal.errors.contains("caffeine undo --yes"))
    #expect(harness.run("undo --yes").output == "Took back Latte, 80 mg, 21 Nov 2026 14:00.\n")
    try importFile()
    harness.run("config set bedtime 22:30")
    harness.now += 86_401
    #expect(harness.run("undo").errors.contains("bedtime set to 22:30"))
    harness.run("undo -y")
    #expect(harness.run("undo").errors.contains("the import of 2 drinks"))
  }

  @Test func anOldChangeIsAskedAboutWhereSomebodySits() throws {
    harness.run("log latte --quiet")
    harness.now += 19 * 86_400
    harness.answer = false
    #expect(harness.run("undo").status == 1)
    harness.answer = true
    #expect(harness.run("undo").output.hasPrefix("Took back Latte, "))
    #expect(harness.questions.count == 2 && harness.questions[0].hasSuffix("Take it back? [y/N] "))
  }

  /// A bar logs while the question stands: the answer is about what the question named.
  @Test func anotherChangeIsAskedAboutAgain() throws {
    harness.run("log latte --quiet")
    harness.now += 19 * 86_400
    var surroundings = harness.surroundings(["undo"])
    var questions: [String] = []
    surroundings.console.ask = { question in
      questions.append(question)
      if questions.count == 1 { _ = self.harness.output(of: "log espresso --quiet") }
      return questions.count == 1 ? "y" : "n"
    }
    #expect(CaffeineCommand.run(in: surroundings) == 1)
    #expect(questions.count == 2 && questions[0].contains("Latte"))
    #expect(questions.last?.contains("Espresso") == true)
    #expect(try harness.drinkCount() == 2)
  }

  @Test func anUndoSaysWhatCameBackAndARedoMakesItAgain() throws {
    let one = ["--id", "one"]
    harness.run(["log", "2 flat whites"] + one)
    harness.run(["edit", "one", "--note", "with Anna"])
    harness.run(["edit", "one", "--over", "30m"])
    harness.run(["remove", "one"])
    let back = (0..<4).map { _ in harness.run("undo").output }
    #expect(back[0].hasPrefix("Restored 2 × Flat White") && back[0].contains("which was removed"))
    #expect(back[1].contains(", at once; it was ") && back[1].contains(", over 30m."))
    #expect(back[2].contains(", no note; it was ") && back[2].contains("note 'with Anna'."))
    #expect(back[3].hasPrefix("Took back 2 × Flat White"))
    let again = (0..<4).map { _ in harness.run("redo").output }
    #expect(
      again[0].hasPrefix("Logged 2 × Flat White") && again[1].contains("note 'with Anna' again."))
    #expect(again[2].contains("over 30m again.") && again[3].hasPrefix("Removed 2 × Flat White"))
    #expect(try harness.drinkCount() == 0)
    #expect(harness.run("redo").status == 66)
    // A redo is a change like any other, and a new change ends what can be made again.
    #expect(harness.run("undo").output.contains("which was removed"))
    harness.run("log espresso --quiet")
    #expect(harness.run("redo").status == 66)
    #expect(try harness.drinkCount() == 2)
  }

  /// A setting, a drink of one's own and an import in the order in which they were undone.
  @Test func aRedoMakesSettingsAndImportsAgain() throws {
    let file = harness.folder.appendingPathComponent("drinks.csv")
    try Data("date,drink,mg\n2026-11-20 08:00,Tea,40\n2026-11-20 09:00,Mate,78\n".utf8).write(
      to: file)
    harness.run("log latte --quiet")
    harness.run("config set bedtime 23:00")
    harness.run(["drinks", "add", "House Blend", "--milligrams", "90"])
    harness.run(["import", file.path])
    #expect(try harness.drinkCount() == 3)
    for _ in 0..<4 { #expect(harness.run("undo").status == 0) }
    #expect(try harness.drinkCount() == 0)
    let again = (0..<4).map { _ in harness.run("redo").output }
    #expect(again[0].hasPrefix("Logged Latte"))
    #expect(again[1].hasPrefix("bedtime is 23:00 again."))
    #expect(again[2].hasPrefix("Your drink House Blend is back as it was."))
    #expect(again[3].hasPrefix("Imported 2 drinks again."))
    #expect(harness.run("redo").status == 66)
    #expect(try harness.drinkCount() == 3)
    #expect(harness.run("config get bedtime").output == "23:00\n")
    #expect(harness.run("undo").output.hasPrefix("Took back the import of 2 drinks."))
    #expect(harness.run("undo").output.contains("House Blend is removed again."))
    // Any other change ends it, of whatever kind.
    harness.run("config set bedtime 21:00")
    #expect(harness.run("redo").status == 66)
    #expect(try harness.drinkCount() == 1)
  }

  @Test func anEntryIsNamedByItsPlaceFromTheEnd() throws {
    for id in ["a", "b", "c"] { harness.run("log espresso --id \(id)") }
    #expect(harness.run("remove @3").status == 0)
    #expect(harness.run("list --json").output.contains("\"id\":\"a\"") == false)
    #expect(harness.run("remove @0").status == 64 && harness.run("remove @9").status == 66)
  }

  @Test func aSettingThatWasEditedSinceIsLeft() throws {
    harness.run("config set bedtime 22:30")
    try Data("bedtime = 21:00\n".utf8).write(
      to: harness.folder.appendingPathComponent("settings"))
    let answer = harness.run("undo").output
    #expect(answer.contains("bedtime set to 22:30: changed since"))
    #expect(harness.run("config get bedtime").output == "21:00\n")
  }

  @Test func aSettingThatCameBackAndCannotBeReadIsSaid() throws {
    try Data("bedtime = 25:99\n".utf8).write(
      to: harness.folder.appendingPathComponent("settings"))
    harness.run("config set bedtime 22:30")
    let answer = harness.run("undo")
    #expect(answer.output == "bedtime is 25:99 again.\n" && answer.status == 0)
    #expect(answer.errors.contains("The setting bedtime cannot be '25:99'"))
    #expect(answer.errors.contains("caffeine config unset bedtime"))
    harness.run("config set bedtime 22:30")
    #expect(harness.run("undo --json").errors.contains("cannot be '25:99'"))
  }

  @Test func everyAnswerIsOneObject() throws {
    harness.run("log latte --quiet")
    try importFile()
    harness.run("config set bedtime 22:30")
    harness.run("drinks add House Blend --milligrams 90")
    let kinds = try (0..<4).map { _ in try harness.object(["undo"])["kind"] as? String }
    #expect(kinds == ["drink", "setting", "import", "entry"])
  }
}
