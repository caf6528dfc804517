import Foundation
import TestSupport
import Testing

@testable import CaffeineCLI

/// Lines of drinks with their times, and what may be read in two ways.
@MainActor
@Suite struct DrinkLineTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.variables["LANG"] = "en_US.UTF-8"
    harness.variables["CAFFEINE_NOW"] = "2026-11-18T14:00:00Z"
  }

  /// What a line logs: `Coffee 09:00, 2 × Black Tea 17 11:00`, the day where it is not the 18th.
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

  /// A time belongs to the drinks directly before it that have none, or to those that follow it.
  @Test(arguments: [
    ("coffee and tea at 9", "Coffee 09:00, Black Tea 09:00"),
    ("coffee, at 11 tea", "Coffee 15:00, Black Tea 11:00"),
    ("coffee and at 11 tea", "Coffee 15:00, Black Tea 11:00"),
    ("at 9 coffee and tea", "Coffee 09:00, Black Tea 09:00"),
    ("at 9 coffee and tea at 11", "Coffee 09:00, Black Tea 11:00"),
    ("9:00 coffee, 11:00 tea", "Coffee 09:00, Black Tea 11:00"),
    ("coffee, 9:00, tea, 11:00", "Coffee 09:00, Black Tea 11:00"),
    ("9:00, coffee, 11:00, tea", "Coffee 09:00, Black Tea 11:00"),
    ("coffee at 9 then tea", "Coffee 09:00, Black Tea 15:00"),
    ("espresso and latte 2 hours ago", "Espresso 13:00, Latte 13:00"),
    ("8:30 coffee this morning", "Coffee 08:30"), ("this morning coffee at 9", "Coffee 09:00"),
    ("latte and 2 extra shots and a tea at 9", "Latte 09:00, Black Tea 09:00"),
    ("café à 8h, thé à 10h30", "Coffee 08:00, Black Tea 10:30"),
    ("café a las 8 y media y té a las 9", "Coffee 08:30, Black Tea 09:00"),
    ("早上咖啡、晚上茶", "Coffee 08:00, Black Tea 17 19:00"),
    ("morning: coffee at 8; afternoon: tea at 2", "Coffee 08:00, Black Tea 14:00"),
    ("yesterday: coffee 8:00; today: tea 9:00", "Coffee 17 08:00, Black Tea 09:00"),
    ("breakfast: coffee, lunch: espresso", "Coffee 08:00, Espresso 12:30"),
    ("coke last night at 1", "Coca-Cola 01:00"),
    ("this morning: 8:00 coffee, 10:00 tea", "Coffee 08:00, Black Tea 10:00"),
    ("afternoon: coffee at 1, tea at 2", "Coffee 13:00, Black Tea 14:00"),
    ("上午：8点咖啡；下午：2点茶", "Coffee 08:00, Black Tea 14:00"),
    ("coffee at 9am, tea at 12.", "Coffee 09:00, Black Tea 12:00"),
    ("coffee at 8, tea at 10, espresso at 2pm.", "Coffee 08:00, Black Tea 10:00, Espresso 14:00"),
  ]) func aTimeIsThatOfItsDrinks(text: String, drinks: String) throws {
    #expect(try logged(text) == drinks)
  }

  /// A Chinese or Japanese "and" parts drinks, and no name.
  @Test func aNameMayHaveAWordForAnd() throws {
    harness.run(["drinks", "add", "金和茶", "--milligrams", "40"])
    #expect(try logged("金和茶, latte at 9") == "金和茶 09:00, Latte 09:00")
    #expect(try logged("2 金和茶 at 9") == "2 × 金和茶 09:00")
    harness.run(["config", "set", "usual", "latte"])
    #expect(harness.run("log usual --milligrams 50").output.contains("Latte, 50 mg"))
    #expect(harness.run("log Jolt! --milligrams 50").output.contains("Jolt!, 50 mg"))
  }

  /// One more is one, whatever the number of those before.
  @Test(arguments: [
    ("2 coffees at 8 and one at 10", "2 × Coffee 08:00, Coffee 10:00"),
    ("one coffee at 9, two at 11", "Coffee 09:00, 2 × Coffee 11:00"),
    ("12 oz coffee at 8 and another at 10", "Coffee 08:00, Coffee 10:00"),
    ("2 coffees at 8, 2 more at 10", "2 × Coffee 08:00, 2 × Coffee 10:00"),
    ("at 9 a coffee, at 11 another, at 1pm a tea", "Coffee 09:00, Coffee 11:00, Black Tea 13:00"),
  ]) func oneMoreIsOne(text: String, drinks: String) throws {
    #expect(try logged(text) == drinks)
  }

  /// What would drop a day or guess half of one is refused.
  @Test(arguments: [
    "coffee yesterday and today at 8", "2 coffees yesterday and 1 today",
    "coffee monday, tuesday and wednesday at 8", "coffee at 9, 11, 1 and 2",
    "this afternoon coffee at 1 and tea at 2", "coke at 7pm yesterday, tea at 8",
    "had 2 coffees at 8 and one at 10", "2 coffees yesterday at 9 and 2 today",
    "3 lattes, two at 8 and one at 10", "2 coffees this morning, 3 this afternoon",
  ]) func whatWouldGuessIsRefused(text: String) throws {
    harness.variables["LANG"] = "C.UTF-8"
    #expect(try logged(text).contains("caffeine:"))
  }

  /// Times in a row are one drink each.
  @Test(arguments: [
    "coffee at 9, 11", "coffee at 9, and 11", "coffee at 9 & 11", "coffee at 9 and another at 11",
    "at 9 and at 11 coffee", "9:00 coffee, 11:00", "2 coffees at 9 and 11", "咖啡 9点、11点",
    "9点和11点咖啡", "coffee i had at 9 and 11",
  ]) func timesInARow(text: String) throws {
    #expect(try logged(text) == "Coffee 09:00, Coffee 11:00")
  }

  @Test(arguments: [
    "Kaffee um 9 und 11", "koffie om 9 en 11", "kaffe kl 9 och 11", "kaffe kl 9 og 11",
    "kahvi klo 9 ja 11", "kawa o 9 i 11", "Kaffee um 9, und 11 Uhr",
  ]) func andInOtherLanguages(text: String) throws {
    #expect(try logged(text) == "Filterkaffee 09:00, Filterkaffee 11:00")
  }

  /// A day is that of its whole row, or before a drink of all that follows.
  @Test(arguments: [
    ("coffee at 9 and 11 yesterday", "Coffee 17 09:00, Coffee 17 11:00"),
    ("yesterday coffee at 9 and 11", "Coffee 17 09:00, Coffee 17 11:00"),
    ("coffee at 9, yesterday", "Coffee 17 09:00"),
    ("coffee monday at 9 and 11", "Coffee 16 09:00, Coffee 16 11:00"),
    ("yesterday coffee at 9, tea at 11", "Coffee 17 09:00, Black Tea 17 11:00"),
    ("yesterday: coffee at 9, tea at 11", "Coffee 17 09:00, Black Tea 17 11:00"),
    ("2026-11-17 coffee at 9, tea at 10", "Coffee 17 09:00, Black Tea 17 10:00"),
    ("coffee yesterday morning and afternoon", "Coffee 17 08:00, Coffee 17 15:00"),
    ("yesterday at 8 a coffee, at 10 a tea", "Coffee 17 08:00, Black Tea 17 10:00"),
    ("yesterday morning a coffee and a tea", "Coffee 17 08:00, Black Tea 17 08:00"),
    ("monday coffee at 9 and tuesday tea at 10", "Coffee 16 09:00, Black Tea 17 10:00"),
    ("yesterday at 22 tea, today at 8 coffee", "Black Tea 17 22:00, Coffee 08:00"),
    ("yesterday coffee at 22, yesterday tea at 8", "Coffee 17 22:00, Black Tea 17 08:00"),
    ("coffee last night, tea at 9", "Coffee 17 21:00, Black Tea 09:00"),
    ("coffee at 9 and 11 in the evening", "Coffee 17 21:00, Coffee 17 23:00"),
  ]) func aDayIsThatOfItsTimes(text: String, drinks: String) throws {
    #expect(try logged(text) == drinks)
  }

  /// What has two readings is refused with both, each of which has one.
  @Test(arguments: [
    ("9 tonight coffees", "coffees 9:00 tonight", "9x coffees tonight"),
    ("9 morning coffee", "coffee 9:00 morning", "9x coffee morning"),
    ("9 mittags Kaffee", "Kaffee 9:00", "9x Kaffee mittags"),
    ("morgens 9 Kaffee", "Kaffee 9:00 morgens", "9x Kaffee morgens"),
    ("heute morgen 9 Kaffee", "Kaffee 9:00 heute morgen", "9x Kaffee heute morgen"),
    ("matin 9 café", "café 9:00 matin", "9x café matin"),
    ("早上9咖啡", "咖啡 9:00 早上", "9x 咖啡 早上"),
    ("coffee at 9 and 11 tea", "tea at 11", "11x tea"),
    ("at 9 and 11 coffee", "coffee at 9 and at 11", "11x coffee at 9"),
    (
      "coffee and tea at 9 and 11", "coffee at 9 and at 11, tea at 9 and at 11",
      "coffee at 9, tea at 11"
    ),
    ("coffee, 11:00, tea", "coffee 11:00, tea", "coffee, tea 11:00"),
    ("at 9 coffee, latte and tea at 11", "latte at 9, tea at 11", "latte at 11, tea at 11"),
    (
      "coffee yesterday at 9 and tea at 11", "coffee yesterday 09:00, tea today 11:00",
      "coffee yesterday 09:00, tea yesterday 11:00"
    ),
    (
      "coffee at 9 and tea at 11 yesterday", "coffee today 09:00, tea yesterday 11:00",
      "coffee yesterday 09:00, tea yesterday 11:00"
    ),
    (
      "yesterday at 22 tea, at 8 coffee", "tea yesterday 22:00, coffee yesterday 08:00",
      "tea yesterday 22:00, coffee today 08:00"
    ),
    (
      "coffee yesterday at 22 and 7", "coffee yesterday 22:00 and yesterday 07:00",
      "coffee yesterday 22:00 and today 07:00"
    ),
    (
      "coffee at 9 and 16", "coffee today 09:00 and yesterday 16:00",
      "coffee yesterday 09:00 and yesterday 16:00"
    ),
    ("9:00 coffee at 11", "coffee 9:00", "coffee at 11"),
  ]) func whatHasTwoReadingsIsRefused(text: String, first: String, second: String) throws {
    #expect(try logged(text).contains("Write '\(first)' or '\(second)'."))
    for reading in [first, second] {
      #expect(try !logged(reading).contains("caffeine:"), "\(reading)")
    }
  }

  /// A part that names no drink is no drink less.
  @Test(arguments: ["coffee at 9 and another", "coffee and 2"])
  func whatNamesNoDrinkIsNotDropped(text: String) throws {
    #expect(try logged(text).contains("There is no drink"))
    #expect(try logged("coffee, please") == "Coffee 15:00")
  }

  @Test func anOwnNameMayBeginWithAPartOfTheDay() throws {
    for name in ["morning blend", "blend"] {
      harness.run(["drinks", "add", name, "--milligrams", "50"])
    }
    #expect(try logged("two morning blends at 9.") == "2 × morning blend 09:00")
    #expect(try logged("a morning blend") == "morning blend 15:00")
  }

  @Test func aNameThatWasLoggedMayHaveParts() throws {
    harness.run(["log", "mate en hoja", "--milligrams", "40"])
    #expect(try logged("mate en hoja at 9") == "mate en hoja 09:00")
  }

  @Test func aCountThatIsNotThatOfTheTimesIsRefused() throws {
    #expect(try logged("3 coffees at 9 and 11").contains("or '1.5x Coffee today 09:00, "))
    #expect(try logged("half a latte at 9 and 11") == "0.5 × Latte 09:00, 0.5 × Latte 11:00")
  }

  /// The longest name counts, and an alias keeps its own time.
  @Test(arguments: [
    ("cold brew at 9", "Cold Brew 09:00"),
    ("2 cold brews, brew", "2 × Cold Brew 15:00, Yerba Mate 15:00"),
    ("black tea 300ml", "Black Tea 15:00"), ("rum and coke", "Coca-Cola 15:00"),
    ("tea,brew", "Green Tea 15:00, Yerba Mate 15:00"),
    ("coffee and m", "Coffee 15:00, Matcha Latte 08:00"),
    ("m and coffee at 11", "Matcha Latte 08:00, Coffee 11:00"), ("2 m", "2 × Matcha Latte 08:00"),
    ("espresso, b", "Espresso 15:00, Coffee 07:00, Black Tea 07:00"),
  ]) func aliasesInALine(text: String, drinks: String) throws {
    let aliases = "brew=mate, tea=green tea, coke=latte, m=matcha latte at 8, b=coffee and tea at 7"
    #expect(harness.run(["config", "set", "aliases", aliases]).status == 0)
    #expect(try logged(text) == drinks)
    for twice in ["m at 11", "at 11 m", "m, at 11", "at 11, m"] {
      #expect(try logged(twice).contains("'matcha latte at 8' or 'matcha latte at 11'"))
    }
  }

  @Test func aYearIsWrittenInItsOwnZone() {
    let line = "log tea --at 2024-12-31T23:30:00Z --time-zone Europe/Berlin"
    #expect(harness.run(line).status == 0)
  }

  /// An old day is asked about once, whatever the line has, and before anything else.
  @Test(arguments: ["coffee nov 30 9:00, capuccino and tea nov 30 10:00", "coffee nov 30 9:00"])
  func anOldDayIsAskedAboutOnce(text: String) {
    harness.answer = true
    #expect(harness.run(["log", text]).status == 0)
    #expect(harness.questions.count { $0.hasPrefix("That is ") } == 1, "\(harness.questions)")
    #expect(harness.questions.first?.hasPrefix("That is ") == true)
  }

  /// A question tells the time that would be logged.
  @Test(arguments: [
    (["capuccino and tea at 9"], ", 9:00 AM? [Y/n] "),
    (["at 9 tea, capuccino"], ", 9:00 AM? [Y/n] "),
    (["capuccino", "--at", "9:00"], ", 9:00 AM? [Y/n] "),
    (["coffee 2500mg at 9"], ", 9:00 AM: is that right? [y/N] "),
  ]) func aQuestionTellsTheTime(words: [String], end: String) {
    harness.answer = true
    harness.run(["log"] + words)
    let question = harness.questions.last?.replacing("\u{202F}", with: " ")
    #expect(question?.hasSuffix(end) == true, "\(harness.questions)")
  }
}
