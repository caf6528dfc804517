import CaffeineDomain
import Foundation
import TestSupport
import Testing

@testable import CaffeineCLI

/// Lines of drinks with their times: `[DAY] ITEM, ITEM and ITEM`.
@MainActor
@Suite struct DrinkLineTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.variables["LANG"] = "en_US.UTF-8"
    harness.variables["CAFFEINE_NOW"] = "2026-11-18T14:00:00Z"
  }

  /// What a line logs: `Coffee 09:00, 2 × Tea 17 11:00`, the day where it is not the 18th.
  private func logged(_ text: String) throws -> String {
    let result = harness.run(["log", "--json", "--", text])
    guard result.status == 0 else { return result.errors }
    let object =
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any] ?? [:]
    let intakes = object["intakes"] as? [[String: Any]] ?? [object]
    return try intakes.map { intake in
      let date = try Date(intake["at"] as? String ?? "", strategy: .iso8601)
      let moment = date.addingTimeInterval(3600).formatted(.iso8601)
      let (day, time) = (moment.dropFirst(8).prefix(2), moment.dropFirst(11).prefix(5))
      return "\(intake["name"] ?? "") \(day == "18" ? "" : day + " ")\(time)"
    }.joined(separator: ", ")
  }

  /// The drinks of a line with the words of their times.
  @Test(arguments: [
    ("coffee", "coffee"), ("2 large lattes 350ml 8:30", "2 large lattes 350ml at 8:30"),
    ("8:30 2 lattes", "2 lattes at 8:30"), ("at 9 coffee", "coffee at at 9"),
    ("coffee in 20 min", "coffee at in 20 min"), ("cola 0.33", "cola 0.33"),
    ("cola 8.30", "cola at 8.30"), ("coffee 0830", "coffee at 0830"), ("coffee 7", "coffee 7"),
    ("coffee 1330", "coffee 1330"), ("coffee at 1330", "coffee at at 1330"),
    ("coffee 2026-11-10 9:00", "coffee at 2026-11-10 9:00"),
    ("coffee 9:00 yesterday", "coffee at 9:00 yesterday"),
    ("17 Nov 2 teas 9:00", "2 teas at 17 Nov 9:00"),
    ("coffee, tea; cola + mate & water", "coffee | tea | cola | mate | water"),
    ("coffee 8:00,tea 9:00 and cola 10:00", "coffee at 8:00 | tea at 9:00 | cola at 10:00"),
    ("0,33 l cola, tea", "0,33 l cola | tea"), ("rum and coke", "rum and coke"),
    ("rum and coke 9:00", "rum and coke at 9:00"), ("coffee, and tea", "coffee | tea"),
    ("coffee with milk and sugar, tea", "coffee with milk and sugar | tea"),
    ("coffee with milk 9:00 and tea 10:00", "coffee with milk 9:00 and tea at 10:00"),
    ("yesterday coffee 8:00, tea 16:00", "coffee at yesterday 8:00 | tea at yesterday 16:00"),
    ("yesterday 8:00 coffee, 9:00 tea", "coffee at yesterday 8:00 | tea at 9:00"),
    ("yesterday 8:00 coffee, today 9:00 tea", "coffee at yesterday 8:00 | tea at today 9:00"),
    ("yesterday coffee 8:00, tea 20 min ago", "coffee at yesterday 8:00 | tea at 20 min ago"),
    ("昨天9点咖啡", "咖啡 at 昨天 9点"), ("20分钟前美式、拿铁", "'拿铁' has no time."),
    ("下午3点的拿铁", "拿铁 at 下午3点"), ("昨晚12点咖啡", "昨晚12点咖啡"),
    ("9点05咖啡", "咖啡 at 9点05"), ("9点5咖啡", "9点5咖啡"), ("9点两杯咖啡", "两杯咖啡 at 9点"),
    ("咖啡昨晚1点", "咖啡昨晚1点"), ("latte at 9 with oat milk", "latte with oat milk at at 9"),
    ("latte at 9 with milk at 10", "The time is given twice, as 'at 9' and 'at 10'."),
    ("2 rum and coke 9:00", "2 rum and coke at 9:00"),
    ("latte With milk and tea", "latte With milk and tea"), ("latte AND tea", "latte | tea"),
    ("coffee on friday at 9:00", "coffee at on friday at 9:00"),
    ("coffee 9:00 on friday", "coffee at 9:00 on friday"),
    ("coffee friday, 9:00", "'9:00' is no drink."),
    ("9:00, coffee", "'9:00' is no drink."), ("flat white, 9am", "'9am' is no drink."),
    ("latte and", "A drink is missing beside 'and'."),
    ("and latte", "A drink is missing beside 'and'."),
    ("latte and and tea", "A drink is missing beside 'and'."),
    ("yesterday coffee 8:00, today tea 9:00", "A day stands apart from its time."),
    ("拿铁和美式", "拿铁 | 美式"),
    ("coffee 9:00, tea", "'tea' has no time."), ("yesterday coffee, tea", "'coffee' has no time."),
    ("yesterday coffee 9:00, tea", "'tea' has no time."),
    ("9:00 coffee 10:00", "The time is given twice, as '9:00' and '10:00'."),
    ("yesterday 9:00 coffee 10:00", "The time is given twice, as 'yesterday 9:00' and '10:00'."),
    ("a rum and coke(2)", "a rum and coke(2)"),
    ("matcha, latte 9:00", "'matcha' has no time."), ("8:30", "'8:30' is no drink."),
    ("coffee 8:30,", "coffee at 8:30"), (", tea 9:00;", "tea at 9:00"), (",", ","),
    ("9:00 coffee yesterday", "A day stands apart from its time."),
    ("coffee yesterday", "'yesterday' is a whole day."),
    ("yesterday coffee", "'yesterday' is a whole day."),
    ("coffee 9:00, tea friday", "'friday' is a whole day."),
    ("yesterday coffee friday 9:00", "The time is given twice, as 'yesterday' and 'friday 9:00'."),
    ("coffee yesterday 9:00, tea 10:00", "Not each of these times has a day."),
    ("yesterday coffee 9:00, tea 10:00, cola today 11:00", "Not each of these times has a day."),
  ]) func parts(line: String, expected: String) {
    func described() -> String {
      do throws(Failure) {
        return try DrinkLine(line, isOne: false) { text in
          text.range(of: "rum and coke").map { [$0] } ?? []
        }.items
          .map { $0.drink + ($0.time.map { " at \($0.text)" } ?? "") }.joined(separator: " | ")
      } catch {
        return error.message.english
      }
    }
    #expect(described() == expected)
  }

  @Test(arguments: [
    ("coffee 8:30", "Coffee 08:30"), ("coffee 15:30", "Coffee 15:30"),
    ("yesterday coffee 8:00, tea 16:00", "Coffee 17 08:00, Tea 17 16:00"),
    ("friday coffee at 9", "Coffee 13 09:00"), ("coffee tomorrow 9:00", "Coffee 19 09:00"),
    ("coffee in 90 min", "Coffee 16:30"),
    ("tea yesterday 22:00, coffee today 8:00", "Tea 17 22:00, Coffee 08:00"),
  ]) func moments(line: String, drinks: String) throws {
    #expect(try logged(line) == drinks)
  }

  /// What is refused says what to write.
  @Test(arguments: [
    ("coffee 18:00", "18:00 is still to come.\nWrite 'yesterday 18:00'"),
    ("coffee 18:00", "or 'today 18:00' to plan it"),
    ("coffee today 2:00am", "Write '2026-11-18 02:00' or '2026-11-19 02:00'"),
    ("yesterday tea 22:00, coffee 8:00", "do not go forward"),
    ("coffee 9:00 200mg", "A time stands before the drink or behind it"),
    ("coffee Fri 13 Nov 9:00", "A time stands before the drink or behind it"),
    ("0,5 cola", "but not '0,5'.\nA number before the drink is a count from 'half' to 20"),
    ("8:30: coffee", "but not '8:30:'"), ("1½ coffee", "but not '1½'"), ("-1 coffee", "not '-1'"),
    ("coffee (8:30)", "but not '(8:30)'"), ("coffee/tea", "but not '/tea'"),
    ("coffee/tea", "before the next drink a comma"), ("coffee at work 18:00", "but not 'at work'"),
    ("coffee 18:00, foo 19:00", "no drink 'foo'"),
    ("coffee today 0:30, foo today 19:00", "no drink 'foo'"),
    ("coffee with", "but not 'with'"), ("coffee with noon", "but not 'with'"),
    ("latte with Monday blues", "A note cannot have 'Monday'"),
    ("昨晚12点咖啡", "but not '昨晚"), ("yesterday coffee 8:00, today tea 9:00", "tea today 9:00"),
    ("coffee at work", "I know Coffee, but not 'at work'.\nA time can be 8:30"),
    ("coffee 7", "but not '7'.\nA number before the drink is a count"),
    ("coffee #work", "but not '#work'.\nA drink is [COUNT] [SIZE] DRINK [AMOUNT]"),
    ("coffee in 3 days", "more than 48 hours from now"),
  ]) func aRefusalSaysWhatToWrite(line: String, hint: String) throws {
    let errors = try logged(line).replacing("\n  ", with: " ")
    #expect(errors.contains(hint), "\(errors)")
  }

  /// A name that has `and` or a time is one drink, in whatever count; of what was logged before the
  /// whole line is.
  @Test func aNameIsNotParted() throws {
    for name in ["Tea at Noon", "Coffee and Tea"] {
      harness.run(["drinks", "add", name, "--milligrams", "40"])
    }
    for name in ["Tea at Noon", "Coffee and Tea"] {
      for line in [name, name.lowercased(), "\(name) 9:00"] {
        let time = line.hasSuffix("9:00") ? "09:00" : "15:00"
        #expect(try logged(line) == "\(name) \(time)")
      }
      #expect(try logged("2 \(name)") == "2 × \(name) 15:00")
    }
    #expect(try logged("espresso, matcha, latte").contains(", "))
    for name in ["rum and mate", "cola and mate"] {
      harness.run(["log", name, "--milligrams", "40"])
      #expect(try logged(name).lowercased() == "\(name) 15:00")
    }
    #expect(try logged("cola and latte").contains(", "))
    // Every line of drinks would read the whole journal for a name of long ago.
    for (name, isOne) in [("tea and mate", false), ("tea and rum", true)] {
      harness.run(["log", name, "--milligrams", "40", "--at", "2026-09-01 8:00"])
      #expect(try logged(name).contains(", ") != isOne)
    }
  }

  /// A line is neither longer nor has more drinks than somebody types.
  @Test func aLineHasAnEnd() throws {
    let tea = Array(repeating: "tea 10mg", count: 40).joined(separator: ", ")
    #expect(harness.run(["log", "--quiet", tea]).status == 0)
    for line in [tea + ", tea", String(repeating: "é", count: 801)] {
      #expect(try logged(line).contains("40 drinks and 1600 bytes"))
    }
  }

  /// On a terminal it is asked whether a time to come was yesterday or is a plan.
  @Test(arguments: [("y", "17 18:00"), ("p", "18:00")])
  func aTimeToComeIsAskedAbout(line: String, moment: String) throws {
    harness.line = line
    #expect(harness.run("log coffee 18:00").status == 0)
    #expect(
      harness.questions.first?.hasPrefix(
        "18:00 is still to come. Was it yesterday, or do you plan it? [y/p/N]") == true)
    let start = try #require(try harness.drinks().first?["at"] as? String)
    #expect(start == "2026-11-\(moment.count > 5 ? 17 : 18)T17:00:00Z")
    harness.line = "n"
    #expect(harness.run("log coffee 18:00").status != 0)
  }

  /// Somebody is asked about many drinks and about much at once, and elsewhere `--yes` is needed.
  @Test(arguments: [
    ("7 decafs", 7.0), ("coffee 601mg", 601), ("3 coffees, 4 coffees", 672), ("6 coffees", 576),
    ("coffee 601mg 8:00, coffee 9:00", 697),
  ]) func muchAtOnceIsAskedAbout(line: String, total: Double) throws {
    let isMuch = line != "6 coffees"
    #expect((harness.run(["log", line]).status != 0) == isMuch)
    #expect(try harness.drinkCount() == (isMuch ? 0 : 1))
    harness.answer = true
    #expect(harness.run(["log", line]).status == 0)
    #expect(harness.questions.isEmpty != isMuch)
    harness.answer = nil
    #expect(harness.run(["log", line, "--yes"]).status == 0)
  }

  /// The shell takes a time apart without quotes, so the advice has them.
  @Test func aTimeWithoutQuotesIsQuoted() {
    let result = harness.run(["log", "cold brew", "--at", "yesterday", "15:00"])
    #expect(result.status == 64)
    #expect(result.errors.contains("--at \"yesterday 14:00\""), "\(result.errors)")
  }

  /// One record has the count, and a note is what follows `with`.
  @Test func aCountMultipliesOneRecord() throws {
    let drink = try harness.object(["log", "2 coffees with oat milk 9:00"])
    #expect(drink["milligrams"] as? Double == 192 && drink["name"] as? String == "2 × Coffee")
    #expect(try harness.drinks().first?["note"] as? String == "oat milk")
  }

  @Test func aYearIsWrittenInItsOwnZone() {
    let line = "log tea --at 2024-12-31T23:30:00Z --time-zone Europe/Berlin"
    #expect(harness.run(line).status == 0)
  }

  /// An old day is asked about once, whatever the line has, and before anything else.
  @Test(arguments: ["coffee nov 30 9:00, capuccino nov 30 10:00", "coffee nov 30 9:00"])
  func anOldDayIsAskedAboutOnce(text: String) {
    harness.answer = true
    #expect(harness.run(["log", text]).status == 0)
    #expect(harness.questions.count { $0.hasPrefix("That is ") } == 1, "\(harness.questions)")
    #expect(harness.questions.first?.hasPrefix("That is ") == true)
  }

  /// A question tells the time that would be logged.
  @Test(arguments: [
    (["9:00 capuccino"], ", 9:00 AM? [Y/n] "),
    (["capuccino", "--at", "9:00"], ", 9:00 AM? [Y/n] "),
    (["coffee 2500mg at 9"], ", 9:00 AM: is that right? [y/N] "),
  ]) func aQuestionTellsTheTime(words: [String], end: String) {
    harness.answer = true
    harness.run(["log"] + words)
    let question = harness.questions.last?.replacing("\u{202F}", with: " ")
    #expect(question?.hasSuffix(end) == true, "\(harness.questions)")
  }
}

/// A person's own names for drinks.
@MainActor
@Suite struct AliasTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  @Test func anAliasIsAWholeDrink() throws {
    #expect(harness.run(["alias", "m", "2 espressos"]).output == "m is now 2 espressos.\n")
    #expect(harness.run(["alias", "Usual", "large latte with oat milk"]).status == 0)
    #expect(harness.run("alias").output.contains("m      2 espressos\n"))
    for (line, milligrams) in [
      ("m", 160.0), ("2 m", 320), ("M at 9", 160), ("usual", 150), ("the usual 9:00", 150),
    ] {
      let drink = try harness.object(["log", line])
      #expect(drink["milligrams"] as? Double == milligrams, "\(line)")
    }
    #expect(try harness.object(["log", "2 m, usual"])["intakes"] != nil)
    for line in ["two m", "m x2", "2x m"] {
      #expect(try harness.object(["log", line])["milligrams"] as? Double == 320, "\(line)")
    }
    #expect(harness.run("log large m").errors.contains("only a count may stand beside it"))
    #expect(harness.run("alias m --remove").status == 0)
    #expect(harness.run("log m").status == 66)
    #expect(harness.run("log usual").status == 0)
    #expect(harness.run("alias m --remove").status == 66)
  }

  @Test(arguments: [
    ["coffee", "tea"], ["m", "nodrink"], ["m", "latte 9:00"], ["m", "latte, tea"], ["noon", "tea"],
    ["2", "tea"], ["m"], ["m=n", "tea"], ["a b", "tea"], ["and", "tea"], ["with", "tea"],
    ["no", "tea"], ["at", "tea"], ["a", "tea"], ["half", "tea"], ["two", "tea"], ["large", "tea"],
    ["cup", "tea"], ["ml", "tea"], ["caffeine", "tea"],
  ]) func whatIsNoAliasIsRefused(words: [String]) {
    #expect(harness.run(["alias"] + words).status != 0)
    #expect(harness.run("alias").output == "You have no aliases.\n")
  }

  /// What an earlier version wrote is read, and gives way to a drink of one's own.
  @Test func earlierSettingsAreRead() throws {
    let settings = "usual = large flat white\naliases = m = matcha latte, coffee = tea\n"
    try harness.write(settings, to: "settings")
    #expect(try harness.object(["log", "usual"])["drink"] as? String == "flat-white")
    #expect(try harness.object(["log", "m"])["drink"] as? String == "matcha-latte")
    #expect(try harness.object(["log", "coffee"])["drink"] as? String == "black-tea")
    harness.run("drinks add coffee --milligrams 50")
    #expect(try harness.object(["log", "coffee"])["drink"] as? String == "coffee")
    #expect(harness.run("doctor").status == 0)
    harness.run(["alias", "usual", "latte"])
    let kept = try String(contentsOf: harness.folder.appending(path: "settings"), encoding: .utf8)
    #expect(!kept.contains("usual = large") && kept.contains("m = matcha latte"))
  }
}
