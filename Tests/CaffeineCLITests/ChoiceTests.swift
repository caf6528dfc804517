import CaffeineWidgets
import Foundation
import TestSupport
import Testing
import TextWidgetKit

@testable import CaffeineCLI

/// What one can choose and tap, and where links lead.
@MainActor
@Suite struct ChoiceTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("log coffee --at 9:30 --quiet")
  }

  @Test func describeListsWhatOneCanChooseAndTap() throws {
    let text = harness.run("widget --kind quick-log --describe").output
    #expect(text.hasPrefix("Quick Log (quick-log)\nYour usual drinks, a tap each.\nFamilies: "))
    #expect(text.contains("  line  Line (now: words)\n"))
    #expect(text.contains("Takes one of words (Words), short (The mark and the amount), "))
    #expect(text.contains("  Espresso  a button\n"))
    #expect(text.contains("  widget  leads to caffeine://status\n"))
    let keys = text.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first }
    #expect(keys.first == "line")
  }

  @Test func setChoosesForOneDrawing() {
    let medium = ["widget", "systemMedium"]
    let line = ["widget", "accessoryInline"]
    #expect(harness.run(line).output.contains(" mg · "))
    #expect(!harness.run(line + ["--set", "line=short"]).output.contains("mg"))
    let wrong = harness.run(line + ["--set", "line=week"])
    #expect(wrong.status == 64 && wrong.errors.contains("line cannot be 'week'."))
    #expect(wrong.errors.contains("Write one of words (Words), short (The mark and the amount)"))
    let unknown = harness.run(medium + ["--set", "town=x"])
    #expect(unknown.status == 64 && unknown.errors.contains("'caffeine widget --describe'"))
    let twice = harness.run(line + ["--set", "line=short", "--set", "line=last"])
    #expect(twice.status == 64 && twice.errors.contains("'line' is set twice."))
    // A setting that no drawing reads is refused, not ignored.
    for text in ["locale=de_DE", "pictures=no", "units=oz", "region=IT", "on-change="] {
      let result = harness.run(medium + ["--set", text])
      #expect(result.status == 64 && result.errors.contains("--set cannot be '\(text)'."))
    }
    #expect(harness.run(medium + ["--set", "accent-color=#ff9500"]).status == 0)
  }

  /// What a person calls usual is one thing, in the command, in bars and in widgets.
  @Test(arguments: [
    ("green tea", "Green Tea", "green-tea", 29),
    ("large flat white", "Flat White", "flat-white", 0),
    ("2 espresso", "2 × Espresso", "espresso", 0),
  ]) func theUsualDrinkIsTheAlias(typed: String, name: String, id: String, amount: Int) throws {
    func inline() -> String { harness.run("widget accessoryInline --set line=last").output }
    #expect(!inline().contains(name))
    harness.run(["alias", "usual", typed])
    #expect(inline().hasPrefix(name + " "), "\(inline())")
    #expect(
      harness.run("advise").output.split(separator: "\n")[1].hasPrefix(name + ", "),
      "\(harness.run("advise").output)")
    #expect(harness.run("widget --size 200x45").output.contains("With \(name) now"))
    let large = harness.run("widget --kind quick-log systemLarge").output
    let button = large.split(separator: "\n").first { $0.contains("+ ") } ?? ""
    #expect(button.contains("+ \(name) "), "\(large)")
    #expect(harness.run(["widget", "--kind", "quick-log", "--tap", name]).status == 0)
    let last = try harness.object(["status"])["lastDrink"] as? [String: Any]
    #expect(last?["name"] as? String == name && last?["drink"] as? String == id)
    let logged = try harness.object(["log", "usual"])
    #expect(last?["milligrams"] as? Double == logged["milligrams"] as? Double)
    #expect(amount == 0 || logged["milligrams"] as? Int == amount)
    harness.run("alias usual --remove")
    #expect(!harness.run("widget --kind bedtime systemSmall").output.contains("usual"))
  }

  @Test func aTapOnAButtonLogsAndRedraws() throws {
    let before = harness.run("widget --kind today accessoryInline").output
    let result = harness.run("widget --kind quick-log --tap espresso")
    #expect(result.status == 0 && result.output.contains("Espresso"))
    #expect(!result.output.contains("Logged"))
    #expect(try harness.drinkCount() == 2)
    #expect(harness.run("widget --kind today accessoryInline").output != before)
    let object = try harness.object(["widget", "--kind", "quick-log", "--tap", "Espresso"])
    #expect((object["taps"] as? [[String: Any]])?.first?["kind"] as? String == "button")
    #expect(try harness.drinkCount() == 3)
    let wrong = harness.run("widget --kind quick-log --tap Tea")
    #expect(wrong.status == 64 && wrong.errors.contains("Nothing to tap is called 'Tea'."))
    #expect(try harness.drinkCount() == 3)
  }

  @Test func aTapOnALinkIsFollowed() {
    let list = harness.run("widget --kind today --tap widget")
    #expect(list.status == 0 && list.output == harness.run("list").output)
    // Parts of a medium widget lead somewhere, those of a small one do not.
    #expect(
      harness.run("widget --kind today --describe systemMedium").output.contains("caffeine://list"))
  }

  @Test func helpSendsNobodyToAnOptionThatIsMissing() {
    let help = harness.run("help gallery").output
    #expect(help.contains("--set") && !help.contains("--describe"), "\(help)")
  }

  @Test func aLinkLogsOnlyAfterAYes() throws {
    let link = "caffeine://log?drink=%E6%8B%BF%E9%93%81&at=12:00"
    let refused = harness.run(["open", link])
    #expect(refused.status == 1 && refused.output.isEmpty)
    #expect(refused.errors.contains("This link logs 拿铁, ") && refused.errors.contains("--yes"))
    #expect(try harness.drinkCount() == 1)
    harness.answer = false
    #expect(harness.run(["open", link]).status == 1)
    #expect(try harness.drinkCount() == 1)
    harness.answer = true
    #expect(harness.run(["open", link]).status == 0)
    #expect(harness.questions.count == 2 && harness.questions[0].contains("Log it? [y/N]"))
    #expect(harness.run(["open", "--yes", link]).status == 0)
    #expect(try harness.drinkCount() == 3)
    // A link cannot say yes itself, nor write to the terminal.
    #expect(harness.run(["open", link + "&yes="]).errors.contains("Links cannot set 'yes'."))
    harness.run(["open", "caffeine://log?drink=latte&note=%1B[2J"])
    #expect(harness.questions.allSatisfy { !$0.contains("\u{1B}") })
    // All that it logs is shown.
    harness.run(["open", "caffeine://log?drink=latte,espresso"])
    let question = harness.questions.last ?? ""
    #expect(question.contains("Latte, ") && question.contains("; Espresso, "), "\(question)")
  }

  @Test func theGalleryHasEveryKindWithItsName() throws {
    let text = harness.run("gallery").output
    for widget in WidgetHost(CaffeineWidgetBundle()).widgets {
      #expect(text.contains("\(widget.displayName): \(widget.summary)\n"))
    }
    #expect(!harness.run("gallery --kind today").output.contains("History"))
    let wrong = harness.run("widget --kind history accessoryInline")
    #expect(wrong.status == 64 && wrong.errors.contains("Use systemSmall, systemMedium"))
  }
}
