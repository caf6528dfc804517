import Testing

@testable import CaffeineCLI

/// Drinks of one's own, also in place of built-in ones.
@MainActor
@Suite struct OwnDrinkTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
  }

  @Test func anOwnLatteHidesTheBuiltInOneAndKeepsItsNames() {
    let added = harness.run("drinks add latte --milligrams 120 --emoji 🥛")
    #expect(added.output.contains("It hides the built-in Latte (80 mg) until you remove it:"))
    for (words, amount) in [
      (["log", "拿铁"], "120 mg"), (["log", "oat latte"], "120 mg"),
      (["log", "large latte"], "225 mg"),
    ] {
      #expect(harness.run(words).output.contains("latte, \(amount)"), "\(words)")
    }
    #expect(harness.run("drinks show latte").output.contains("🥛 latte, 拿铁, Latte, "))
    harness.run("drinks remove latte")
    #expect(harness.run("log 拿铁").output.contains("Latte, 80 mg"))
  }

  @Test func anyNameOfABuiltInDrinkMeansIt() {
    harness.run("drinks add caffè latte --milligrams 120")
    #expect(harness.run("log latte").output.contains("caffè latte, 120 mg"))
  }

  @Test func anOwnDrinkIsChosenAndLoggedInWidgets() throws {
    harness.run("drinks add House Blend --milligrams 111")
    let medium = harness.run("widget --kind quick-log systemMedium")
    #expect(medium.output.contains("+ House Blend") && medium.output.contains("111"))
    let bedtime = harness.run("widget --kind bedtime systemMedium --set usual=house-blend")
    #expect(bedtime.status == 0 && bedtime.errors.isEmpty, "\(bedtime.errors)")
    #expect(harness.run("widgets add bedtime --set usual=House").status == 64)
    #expect(harness.run(["widgets", "add", "bedtime", "--set", "usual=House Blend"]).status == 0)
    #expect(harness.run("widget --placed bedtime-1").status == 0)
    let described = try harness.object(["widget", "--describe"])
    let usual = try #require((described["parameters"] as? [[String: Any]])?.first)
    let choices = try #require(usual["choices"] as? [[String: Any]])
    #expect(choices.first?["value"] as? String == "house-blend")
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
