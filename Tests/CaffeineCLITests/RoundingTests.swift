import CaffeineDomain
import Foundation
import TestSupport
import Testing

/// Estimates as people read them: to 5 mg and to a quarter of an hour; all digits are for programs.
///
/// Whatever is typed here is such a number; what studies gave and what is listed of drinks is known and
/// left out, so that another number can only be an estimate's.
@Suite @MainActor
struct RoundingTests {
  private static let commands = [
    "", "status", "forecast --table", "advise", "advise coffee 100mg", "advise tablet 60mg",
    "widget", "widget --family systemMedium", "widget --family systemLarge",
    "widget --family accessoryInline", "widget --family accessoryCircular",
    "widget --kind bedtime --family systemSmall",
    "widget --kind bedtime --family accessoryRectangular",
  ]

  /// A text without the amounts that are no estimates.
  private static func estimates(of text: String) -> String {
    // Only of a study it says how long before bed: `107 mg: at least 8.8 h`, `3 × 150 mg a day, the last`.
    let study = /[0-9.]+ mg(?=: at (?:least|most) | a day, the last | [0-9.]+ h before bed)/
    return text.replacing(study, with: "").components(separatedBy: " mg").map { part in
      let amount = listed.first { part.hasSuffix("\($0.name), \($0.amount)") }?.amount
      return String(part.dropLast(amount?.count ?? 0))
    }.joined(separator: " mg")
  }

  private static let listed = DrinkCatalogue.builtIn.drinks.map { drink in
    (name: drink.name, amount: "\(Int(drink.standardMatch.amount.value.rounded()))")
  }

  @Test(
    "No estimate has an amount between fives or a time between quarters", .tags(.long),
    arguments: 0..<UInt64(Trials.count(20, oneIn: 20)))
  func onlyKnownDigits(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let harness = try CommandHarness()
    harness.run("config set bedtime 22:00")
    var texts: [String] = []
    for quarter in 0..<40 {
      harness.now = .saturday(6) + Double(quarter) * 900
      if Int.random(in: 0..<6, using: &generator) == 0 {
        let drink = ["coffee", "tablet", "tea"].randomElement(using: &generator) ?? "coffee"
        let amount = Int.random(in: 2...30, using: &generator) * 5
        texts.append(harness.run("log \(drink) \(amount)mg").output)
      }
      guard quarter.isMultiple(of: Trials.isFull ? 5 : 13) else { continue }
      texts += Self.commands.map { harness.run($0).output }
    }
    harness.now = .saturday(21)
    harness.now = .saturday(33)
    texts += Self.commands.map { harness.run($0).output }
    // What is drawn in big figures has no digits.
    let amounts = /([0-9.]+)(?: mg(?!\/)| milligrams|↗)|↗([0-9]+)/
    let times = /[0-9]{1,2}:([0-9]{2})/
    var (amountCount, timeCount) = (0, 0)
    for text in texts.map(Self.estimates) {
      for match in text.matches(of: amounts) {
        let amount = Int(match.output.1 ?? match.output.2 ?? "")
        #expect(amount?.isMultiple(of: 5) == true, "\(match.output.0): \(text)")
        amountCount += 1
      }
      // What others do not exceed stands without a unit.
      for match in text.matches(of: /up to ([0-9]+)(?: |\n)/) {
        #expect(Int(match.output.1)?.isMultiple(of: 5) == true, "\(text)")
      }
      for match in text.matches(of: times) {
        #expect(["00", "15", "30", "45"].contains(match.output.1), "\(text)")
        timeCount += 1
      }
    }
    // An amount and a time in every text, one with another.
    #expect(amountCount > texts.count && timeCount > texts.count)
    let level = try #require(try harness.object(["status"])["levelMilligrams"] as? Double)
    #expect(level.truncatingRemainder(dividingBy: 5) != 0)
  }

  /// A peak just above the limit reads as above it in the command and in a widget.
  @Test func theCommandAndAWidgetRoundAPeakAlike() throws {
    for milligrams in 50...64 {
      let harness = try CommandHarness()
      harness.run("log caffeine \(milligrams)mg --quiet")
      let status = harness.run("status").output
      let peak = try #require(status.firstMatch(of: /Rising +to (\d+) mg/)).output.1
      let line = harness.run("widget accessoryInline").output
      #expect(line.contains("↗\(peak) mg"), "\(line)\n\(status)")
    }
  }
}
