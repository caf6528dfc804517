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
    try Data(
      "date,time,milligrams,name\n2026-11-20,8:30,63,Espresso\n2026-11-20,9:30,75,Latte\n".utf8
    )
    .write(to: file)
    #expect(harness.run(["import", file.path]).status == 0)
  }

  @Test func commandsAreTakenBackOneAfterAnother() throws {
    harness.run("log espresso --quiet")
    harness.run("config set bedtime 23:00")
    harness.run("log latte at 9, tea at 10")
    try importFile()
    let answers = (0..<4).map { _ in harness.run("undo") }
    #expect(
      answers.map(\.output) == [
        "Took back the import of 2 drinks.\n",
        """
        Took back Latte, 80 mg, 09:00.
        Took back Tea, 48 mg, 10:00.
        Make it again:
          caffeine log --at=2026-11-21T08:00:00Z -- Latte
          caffeine log --at=2026-11-21T09:00:00Z -- Tea

        """,
        """
        Took back Espresso, 80 mg, 14:00.
        Make it again:
          caffeine log --at=2026-11-21T13:00:00Z -- Espresso

        """, "",
      ])
    #expect(answers.last?.status == 66)
    #expect(answers.last?.errors.contains("no command of this device is left") == true)
    // Settings stay.
    #expect(harness.run("config get bedtime").output == "23:00\n")
    try importFile()
    #expect(harness.run("list --json").output.contains("Latte"))
  }

  /// What stands in a line that a power cut tore is not what is taken back.
  @Test func aTornLastLineIsTold() throws {
    harness.run("log latte --quiet")
    #expect(harness.run("undo").errors.isEmpty)
    harness.run("log latte --quiet")
    let log = harness.folder.appendingPathComponent("log")
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: log.path).first)
    let file = log.appendingPathComponent(name)
    try (String(contentsOf: file, encoding: .utf8) + "{\"v\":1,\"op\":\"add\",\"id\":\"x")
      .write(to: file, atomically: false, encoding: .utf8)
    let undo = harness.run("undo")
    #expect(undo.output.hasPrefix("Took back Latte"))
    #expect(undo.errors.contains("1 damaged place in the journal"))
  }

  @Test func anOldChangeIsNamedFirst() throws {
    harness.run("log latte --quiet")
    harness.now += 19 * 86_400
    let refusal = harness.run("undo")
    #expect(refusal.status == 1 && refusal.output.isEmpty)
    #expect(refusal.errors.contains("21 Nov 2026 at 14:00: Latte, 80 mg, 21 Nov 2026 14:00."))
    #expect(refusal.errors.contains("caffeine undo --yes"))
    #expect(
      harness.run("undo --yes").output.hasPrefix("Took back Latte, 80 mg, 21 Nov 2026 14:00.\n"))
    try importFile()
    harness.now += 86_401
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

  @Test func anUndoSaysWhatCameBackAndTheLineMakesItAgain() throws {
    let one = ["--id", "one"]
    harness.run(["log", "2 flat whites"] + one)
    harness.run(["edit", "one", "--note", "with Anna's"])
    harness.run(["edit", "one", "--over", "30m"])
    harness.run(["remove", "one"])
    let back = (0..<4).map { _ in harness.run("undo").output }
    #expect(back[0].hasPrefix("Restored 2 × Flat White") && back[0].contains("which was removed"))
    #expect(back[0].hasSuffix("  caffeine remove one\n"))
    #expect(back[1].contains(", at once; it was ") && back[1].contains(", over 30m."))
    #expect(back[1].contains("--over=30m '--note=with Anna'\\''s'"))
    #expect(back[2].contains(", no note; it was ") && back[2].contains("note 'with Anna's'."))
    #expect(back[3].hasPrefix("Took back 2 × Flat White"))
    // Run as they are, the lines make the same drink.
    let before = back[3].split(separator: "\n").last.map { $0.split(separator: " ").dropFirst() }
    let again = harness.run(before?.map(String.init) ?? [])
    #expect(again.output.contains("\nLogged 2 × Flat White"), "\(again)")
    #expect(harness.run("undo").output.hasPrefix(back[3].split(separator: "\n")[0]))
  }

  /// The printed words find the amount, or say it.
  @Test(arguments: ["mug of coffee", "double latte", "Kaffee", "2 large lattes", "cola 0.33"])
  func theLineMakesTheSameAgain(text: String) throws {
    let first = try harness.object(["log", text])
    let line = harness.run("undo").output.split(separator: "\n").last ?? ""
    let words = line.split(separator: " ").dropFirst().map {
      String($0).replacing("'", with: "")
    }
    let name = words.firstIndex(of: "--").map { words[($0 + 1)...].joined(separator: " ") } ?? ""
    let again = try harness.object(words.prefix { $0 != "--" } + [name])
    for key in ["name", "drink", "milligrams", "milliliters"] {
      #expect("\(first[key] ?? "")" == "\(again[key] ?? "")", "\(text): \(key)")
    }
  }

  @Test func anEntryIsNamedByItsPlaceFromTheEnd() throws {
    for id in ["a", "b", "c"] { harness.run("log espresso --id \(id)") }
    #expect(harness.run("remove @3").status == 0)
    #expect(harness.run("list --json").output.contains("\"id\":\"a\"") == false)
    #expect(harness.run("remove @0").status == 64 && harness.run("remove @9").status == 66)
  }

  @Test func everyAnswerIsOneObject() throws {
    harness.run("log latte --quiet")
    try importFile()
    let kinds = try (0..<2).map { _ in try harness.object(["undo"])["kind"] as? String }
    #expect(kinds == ["import", "drinks"])
  }
}
