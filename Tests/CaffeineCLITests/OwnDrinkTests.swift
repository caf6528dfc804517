import Foundation
import Testing

@testable import CaffeineCLI

/// Drinks of one's own, also in place of built-in ones.
@MainActor
@Suite struct OwnDrinkTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  @Test func anOwnLatteHidesTheBuiltInOneAndKeepsItsNames() {
    let added = harness.run("drinks add latte --milligrams 120 --emoji 🥛")
    #expect(added.output.contains("It hides the built-in Latte (80 mg) until you remove it:"))
    for (drink, text) in [
      ("拿铁", "拿铁, 120 mg"), ("oat latte", "Oat Latte, 120 mg"),
      ("large latte", "latte, large (473 ml), 225 mg"),
    ] {
      #expect(harness.run(["log", drink]).output.contains(text), "\(drink)")
    }
    #expect(harness.run("drinks show latte").output.contains("🥛 latte, 拿铁, Latte, "))
    harness.run("drinks remove latte")
    #expect(harness.run("log latte").output.contains("Latte, 80 mg"))
  }

  /// Who can write the file would decide how much is logged.
  @Test func drinksThatOthersCanWriteAreIgnoredAndSaid() throws {
    harness.run("drinks add House Blend --milligrams 111")
    let file = harness.folder.appendingPathComponent("drinks").path
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: file)
    let refused = harness.run("log house blend")
    #expect(refused.status != 0 && refused.errors.contains(file))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    #expect(harness.run("log house blend").output.contains("111 mg"))
  }

  @Test func aPartOfANameListsTheDrinksWithIt() {
    let found = harness.run("drinks cold brew")
    #expect(found.status == 0 && found.output.contains("Nitro Cold Brew"), "\(found)")
    #expect(found.output == harness.run("drinks cold brew").output)
  }

  @Test func anyNameOfABuiltInDrinkMeansIt() {
    harness.run("drinks add caffè latte --milligrams 120")
    #expect(harness.run("log latte").output.contains("caffè latte, 120 mg"))
  }

  @Test func anOwnDrinkIsChosenAndLoggedInWidgets() throws {
    harness.run("drinks add House Blend --milligrams 111")
    let medium = harness.run("widget --kind quick-log systemMedium")
    #expect(medium.output.contains("+ House Blend") && medium.output.contains("111"))
    harness.run(["alias", "usual", "house blend"])
    let line = harness.run("widget accessoryInline --set line=last")
    #expect(line.output.hasPrefix("House Blend "), "\(line.output)")
    #expect(harness.run("widget --kind quick-log --tap house").status == 0)
    #expect(harness.run("list").output.contains("House Blend"))
  }

  @Test func changingKeepsWhatIsNotNamed() {
    harness.run("drinks add latte --milligrams 120 --emoji 🥛 --milliliters 300")
    let changed = harness.run("drinks add latte --milligrams 130")
    #expect(changed.output.hasPrefix("Changed latte (130 mg)."))
    let shown = harness.run("drinks show latte").output
    #expect(shown.contains("🥛") && shown.contains("130 mg") && shown.contains("300 ml"), "\(shown)")
    harness.run("drinks add Mate Cola --milligrams 80 --milliliters 500")
    #expect(harness.run("drinks add mate cola --emoji 🧉").status == 0)
    let mate = harness.run("drinks show mate cola").output
    #expect(mate.contains("🧉") && mate.contains("80 mg") && mate.contains("500 ml"), "\(mate)")
  }

  @Test(arguments: [
    ("Café Müller", "caffeine log Café Müller\n"), ("咖啡冻", "caffeine log 咖啡冻\n"),
    ("Joe's", "caffeine log 'Joe'\\''s'\n"), ("a;b", "caffeine log 'a;b'\n"),
  ]) func theHintSaysTheName(name: String, hint: String) {
    let output = harness.run(["drinks", "add", name, "--milligrams", "40"]).output
    #expect(output.hasSuffix("Log it: \(hint)"), "\(output)")
    #expect(harness.run(["log", name]).output.contains("\(name), 40 mg"))
  }

  @Test func aVolumeThatCannotScaleIsNotBlamedOnTheDrink() {
    harness.run("drinks add tincture --milligrams 30")
    let output = harness.run("log tincture --milliliters 500").output
    #expect(!output.contains("does not depend"))
    #expect(output.contains("Its usual volume is unknown, so its caffeine stays the same."))
  }

  /// The grammar holds for a drink of one's own too.
  @Test(arguments: [
    ("2 house blends", 180.0), ("half a house blend", 45), ("house blend x2", 180),
    ("House Blend with oat milk", 90), ("house blend 20 min ago", 90), ("a house blend", 90),
  ]) func anOwnDrinkHasTheGrammar(text: String, milligrams: Double) throws {
    harness.run(["drinks", "add", "house blend", "--milligrams", "90"])
    #expect(try harness.object(["log", text])["milligrams"] as? Double == milligrams)
  }

  @Test(arguments: ["2 lattes", "foo at 9", "now", "espresso x2"])
  func aNameThatMeantSomethingElseIsTold(name: String) {
    let output = harness.run(["drinks", "add", name, "--milligrams", "10"]).output
    #expect(output.contains("so far; now it is yours.") == (name != "foo at 9"), "\(output)")
  }

  /// On a terminal the nearest drink is asked about, and what is far too much.
  @Test func aNearMissIsAskedAbout() {
    harness.answer = true
    #expect(harness.run("log 2 capuchinos").output.hasPrefix("Logged 2 × Cappuccino, "))
    #expect(harness.questions.last?.contains("Is it 2 × Cappuccino, ") == true)
    #expect(harness.questions.last?.hasSuffix("? [Y/n] ") == true)
    #expect(harness.run("log coffee 5000mg").output.contains("\nLogged Coffee, 5000 mg"))
    harness.answer = false
    #expect(harness.run("log coffee 5000mg").status == 1)
    #expect(harness.run("log coffee 5000mg --yes").status == 0)
    #expect(harness.run("edit last --mg 1500").status == 1)
    #expect(harness.run("edit last --mg 1500 --yes").status == 0)
    #expect(harness.run(["log", "coffee", "1999-01-01", "8:00"]).status == 1)
    #expect(harness.run("log capuchino").status == 66)
  }

  /// What has lost words is not accepted by Enter alone, and its time is told.
  @Test(arguments: [
    ("capuccino", "? [Y/n] "), ("flat whit at 9", ", 09:00? [Y/n] "),
  ]) func aGuessThatLostWordsNeedsAYes(text: String, end: String) {
    harness.answer = false
    harness.run(["log", text])
    #expect(harness.questions.last?.hasSuffix(end) == true, "\(harness.questions)")
  }

  /// An own name may begin with a word that others do without.
  @Test(arguments: [
    ("my coffee", 150.0), ("2 my coffee", 300), ("my coffee 150ml", 75), ("half a my coffee", 75),
    ("large my coffee", 236.5), ("my coffee at 9", 150), ("coffee", 96),
  ]) func anOwnNameKeepsItsFirstWord(text: String, milligrams: Double) throws {
    harness.run(["drinks", "add", "my coffee", "--milligrams", "150", "--milliliters", "300"])
    #expect(try harness.object(["log", text])["milligrams"] as? Double == milligrams)
  }

  @Test(arguments: ["☕", "!!", "?"]) func aNameOfSignsIsTaken(name: String) throws {
    harness.run(["drinks", "add", name, "--milligrams", "95"])
    #expect(try harness.object(["log", name])["milligrams"] as? Double == 95)
    harness.run(["log", "(\(name))", "--milligrams", "5"])
    #expect(try harness.object(["log", "(\(name))"])["milligrams"] as? Double == 5)
  }

  @Test func aNameMayBeginWithATime() {
    harness.run(["log", "morning roast", "--milligrams", "90"])
    #expect(harness.run("log morning roast").output.hasPrefix("Logged morning roast, 90 mg, 14:00"))
    #expect(harness.run("log morning roast at 9").output.contains("morning roast, 90 mg, 09:00"))
    let list = "log tea and coffee at 9 --milligrams 9"
    #expect(harness.run(list).output.hasPrefix("Logged tea and coffee, 9 mg, 09:00"))
    #expect(harness.run("log noon coffee --milligrams 9").output.contains("Coffee, 9 mg, 12:00"))
    #expect(harness.run("log mint at noon --milligrams 9").output.contains("mint, 9 mg, 12:00"))
  }

  @Test func theAnswerSaysWhatWasUnderstood() {
    harness.variables["LANG"] = "en_GB.UTF-8"
    #expect(harness.run("log large latte").output.hasPrefix("Logged Latte, large (473 ml), "))
    #expect(harness.run("log latte 350ml").output.hasPrefix("Logged Latte, 350 ml, "))
  }

  @Test func severalDrinksStandInALine() throws {
    let output = harness.run("log espresso at 9 and latte at 11").output
    #expect(output.contains("Logged Espresso, 80 mg, 09:00.\nLogged Latte, "))
    #expect(try harness.drinkCount() == 2)
    #expect(harness.run("log espresso, latte --count 2").status == 64)
    #expect(harness.run("log espresso, latte --id one").status == 64)
    #expect(harness.run("advise espresso, latte").status == 64)
  }

  @Test func aNameLoggedOnceIsKnown() {
    harness.run(["log", "Tante Käthe", "--milligrams", "120", "--count", "2", "--at", "8:00"])
    let again = harness.run(["log", "tante käthe"]).output
    #expect(again.contains("Logged Tante Käthe, 120 mg"), "\(again)")
    #expect(again.contains("The amount is that of your last one."))
    #expect(harness.run(["advise", "tante käthe"]).output.contains("120 mg"))
    harness.now += 300 * 86_400
    #expect(harness.run(["log", "tante käthe"]).status == 0)
  }
}
