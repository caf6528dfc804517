import CaffeineDomain
import Foundation
import TestSupport
import Testing

@testable import CaffeineCLI

/// What people type, as they typed it: `phrases.txt`, and lines made by rules.
///
/// What is expected is worked out here, of the rows of the catalogue and the words of a rule: the
/// grammar is asked for nothing but its answer.
@MainActor
@Suite struct PhraseTests {
  let harness: CommandHarness

  init() throws { harness = try Self.newHarness() }

  private static func newHarness() throws -> CommandHarness {
    let harness = try CommandHarness()
    harness.variables["LANG"] = "en_US.UTF-8"
    harness.variables["CAFFEINE_NOW"] = "2026-11-18T14:00:00Z"
    return harness
  }

  /// What one phrase should come to.
  struct Expected {
    let phrase: String
    /// The id of the drink, or of the one that a refusal names first; empty for any refusal.
    let drink: String
    var isRefused = false
    var count = 1.0
    /// `473 ml`, `90 mg`, `grande`, `+80 mg`; empty for the usual serving.
    var one = ""
    var days = 0
    var time = "15:00"

    init?(line: String) {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count >= 2, !line.hasPrefix("#") else { return nil }
      phrase = parts[0]
      let words = parts[1].components(separatedBy: " × ")
      if words[0].hasPrefix("refused") {
        isRefused = true
        drink = words[0].dropFirst(7).trimmingCharacters(in: .whitespaces)
        return
      }
      drink = words[0]
      if words.count > 1 { count = Double(words[1]) ?? 0 }
      if parts.count > 2 { one = parts[2] }
      guard parts.count > 3 else { return }
      let moment = parts[3].split(separator: " ")
      if moment.count == 2 { days = Int(moment[0]) ?? 0 }
      time = String(moment.last ?? "")
    }

    /// The milligrams of all.
    var milligrams: Double {
      guard let row = DrinkCatalogue.builtIn[drink] else { return count * number }
      let standard = row.standard
      if one.isEmpty { return count * standard.amount.value }
      if one.hasPrefix("+") { return count * (standard.amount.value + number) }
      if one.hasSuffix("mg") { return count * number }
      if let serving = row.servings.first(where: { $0.size.rawValue == one }) {
        return count * serving.amount.value
      }
      let nearest = row.servings.min {
        abs(log(($0.volume?.value ?? 0.001) / number))
          < abs(log(($1.volume?.value ?? 0.001) / number))
      }
      guard let nearest, let volume = nearest.volume?.value else { return -1 }
      return count * nearest.amount.value * number / volume
    }

    private var number: Double { Double(one.filter { $0.isNumber || $0 == "." }) ?? 0 }

    /// The start in seconds since 1970, at one hour ahead of UTC.
    var start: Double {
      let parts = time.split(separator: ":").compactMap { Double($0) }
      // 2026-11-18 00:00 in Berlin.
      return 1_794_956_400 + Double(days) * 86_400 + parts[0] * 3600 + parts[1] * 60
    }
  }

  private static func table() throws -> [Expected] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("phrases.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .compactMap { Expected(line: String($0)) }
  }

  /// What is wrong with what a phrase came to; `nil` if it is right, and where `mayRefuse`, refused.
  private func fault(_ expected: Expected, mayRefuse: Bool = false) throws -> String? {
    let result = harness.run(["log", "--json", "--", expected.phrase])
    // All of them together would raise an alarm, beside which no drink is offered.
    defer { if result.status == 0 { harness.run("undo --quiet") } }
    guard result.status == 0 else {
      guard expected.isRefused || mayRefuse else { return "refused: \(result.errors)" }
      let name = DrinkCatalogue.builtIn[expected.drink]?.name ?? expected.drink
      let isNamed =
        result.errors.contains("Did you mean \(name) (")
        || result.errors.contains("\(name) does not")
      return expected.drink.isEmpty || mayRefuse || isNamed
        ? nil : "names another: \(result.errors)"
    }
    let object =
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any] ?? [:]
    guard !expected.isRefused else { return "understood: \(object["name"] ?? "")" }
    let drink = object["drink"] as? String ?? "caffeine"
    let milligrams = object["milligrams"] as? Double ?? -1
    let start = (object["at"] as? String).flatMap { ISO8601DateFormatter().date(from: $0) }
    guard drink == expected.drink else { return "is \(drink)" }
    guard abs(milligrams - expected.milligrams) < 0.01 else {
      return "\(milligrams) mg, not \(expected.milligrams)"
    }
    guard let start, start.timeIntervalSince1970 == expected.start else {
      return "at \(object["at"] ?? "")"
    }
    return nil
  }

  @Test(.tags(.long)) func everyPhraseOfTheSheetIsRightOrNamesTheRightDrink() throws {
    let table = try Self.table()
    #expect(table.count > 200)
    for expected in Trials.sample(table, oneIn: 17) {
      if let fault = try fault(expected) { Issue.record("\(expected.phrase): \(fault)") }
    }
  }

  /// 576 lines: numbers × vessels and sizes × drinks × times, of which none may be understood wrong.
  @Test(.tags(.long)) func linesMadeByRulesAreNeverWrong() throws {
    let counts: [(String, Double)] = [
      ("", 1), ("2 ", 2), ("three ", 3), ("half a ", 0.5), ("1.5 ", 1.5), ("a couple of ", 2),
    ]
    let vessels = [
      ("%", ""), ("cups of %", ""), ("mug of %", "mug"), ("large %", "large"),
      ("% 400ml", "400 ml"),
      ("% with milk", ""),
    ]
    let drinks = ["espresso", "coffee", "moka", "latte"]
    let times: [(String, Int, String)] = [
      ("", 0, "15:00"), (" at 9am", 0, "09:00"), (" yesterday at 14:30", -1, "14:30"),
      (" 20 min ago", 0, "14:40"),
    ]
    var (right, refused) = (0, 0)
    let lines = counts.flatMap { number in
      vessels.flatMap { vessel in
        drinks.flatMap { drink in times.map { (number, vessel, drink, $0) } }
      }
    }
    #expect(lines.count == 576)
    let sample = Trials.sample(lines, oneIn: 23)
    for ((number, count), (vessel, one), drink, (moment, days, time)) in sample {
      let phrase = number + vessel.replacing("%", with: drink) + moment
      // 354 ml are nearer to 400 than 473 by ratio, and an espresso has one serving.
      let sizes = [
        "mug coffee": "mug", "large latte": "grande", "large coffee": "473 ml",
        "400 ml coffee": "400 ml", "400 ml moka": "400 ml", "400 ml latte": "tall",
      ]
      let size = sizes["\(one) \(drink)"] ?? ""
      let expected = try #require(
        Expected(line: "\(phrase) | \(drink) × \(count) | \(size) | \(days) \(time)"))
      // There is no large espresso, and nobody has 2 g at once.
      let mayRefuse =
        one == "large" && ["espresso", "moka"].contains(drink) || expected.milligrams > 2000
      if let fault = try fault(expected, mayRefuse: mayRefuse) {
        Issue.record("\(phrase): \(fault)")
      } else {
        right += mayRefuse ? 0 : 1
        refused += mayRefuse ? 1 : 0
      }
    }
    #expect(right + refused == sample.count)
  }

  /// `log`, `edit --drink`, `forecast --if` and `advise` have one grammar; in a short test each phrase is
  /// handed to one of them.
  @Test(.tags(.long)) func everyCommandReadsEveryPhrase() throws {
    let table = try Self.table().filter { $0.days == 0 && $0.time == "15:00" }
    for (number, expected) in Trials.sample(table, oneIn: 17).enumerated() {
      let words = [
        ["edit", "one", "--drink=\(expected.phrase)"], ["forecast", "--if=\(expected.phrase)"],
        ["advise", "--json", "--", expected.phrase],
      ]
      // A journal of its own: each `edit` searches all of it.
      let harness = try Self.newHarness()
      for line in Trials.sample(words, oneIn: 3, case: number) {
        if line[0] == "edit" { harness.run("log water --id one") }
        let isRefused = harness.run(line).status != 0
        #expect(isRefused == expected.isRefused, "\(line)")
      }
    }
  }
}
