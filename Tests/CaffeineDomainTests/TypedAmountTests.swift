import CaffeineDomain
import Foundation
import TestSupport
import Testing

/// What somebody swallowed is read from the words that no order may have.
@Suite("Typed amounts")
struct TypedAmountTests {
  private static let dangerous: [(String, Double)] = [
    ("60 caffeine tablets", 6_000), ("100 caffeine tablets", 10_000),
    ("60x caffeine tablets", 6_000),
    ("caffeine tablets x60", 6_000), ("60 x caffeine tablets", 6_000), ("60 nodoz at 9", 12_000),
    ("sixty caffeine pills", 6_000), ("60 koffeintabletten", 6_000),
    ("2 packs of 12 caffeine tablets", 2_400), ("1000 caffeine tablets", 100_000),
    ("20 caffeine tablets 200 mg", 4_000), ("yesterday 60 caffeine tablets", 6_000),
    ("caffeine 5g", 5_000), ("5 g caffeine", 5_000), ("caffeine powder 10g", 10_000),
    ("i took 10 g of caffeine powder", 10_000), ("caffiene 5g", 5_000), ("咖啡因5克", 5_000),
    ("10克咖啡因粉", 10_000), ("кофеина 5 г", 5_000), ("caffeine 1.5 g", 1_500),
    ("caffeine 6000mg", 6_000), ("6,000 mg caffeine", 6_000), ("caffeine 1,200mg", 1_200),
    ("x caffeine 10000mg", 10_000), ("60 x caffeine 100mg", 6_000), ("2 x 2500 mg caffeine", 5_000),
    ("1000000 mg caffeine", 1_000_000), ("30 cans of red bull", 2_400), ("coffee 10l", 4_050.6),
    ("60 caffeine tablets and 5g caffeine", 11_000), ("40 pro plus", 2_000),
  ]

  @Test("Counts, grams, milligrams, powder, tablets", arguments: dangerous)
  func amounts(text: String, milligrams: Double) {
    #expect(abs(DrinkCatalogue.builtIn.amount(namedIn: text).value - milligrams) < 1, "\(text)")
  }

  /// Lines that are refused for another reason, with the most that they may name.
  private static let harmless: [(String, Double)] = [
    ("capucino", 80), ("latte at half 8", 80), ("coffee at 830", 96), ("coffee in 30", 96),
    ("coffee 2026-11-17", 96), ("coffee nov 30 9:00", 96), ("30 nov coffee", 96), ("cola 0.33", 40),
    ("cola 330", 40), ("330 cola", 40), ("250 red bull", 80), ("830 capucino", 80),
    ("0830 latte foo", 80), ("14:30 caffeine tablet foo", 100), ("dark chocolate 100g", 23),
    ("caffeine gel 60g", 100), ("44g milk chocolate", 9), ("20 g matcha", 64),
    ("500 ml coffe", 203),
    ("espresso 95.000mg", 95), ("v60 coffee foo", 96), ("5-hour energy foo", 200), ("7up foo", 0),
    ("30 minutes ago coffee foo", 96), ("", 0), ("nothing at all", 0), ("panadol extra 1 g", 65),
    ("50 pushups", 0), ("café à 9h, thé à 10h30", 144), ("кофе 20 минут назад", 62),
    ("9 tonight coffee", 96), ("12 noon coffee", 96), ("コーヒー 20分前", 90),
  ]

  @Test("A time, a date and a volume count nothing", arguments: harmless)
  func noCounts(text: String, most: Double) {
    #expect(DrinkCatalogue.builtIn.amount(namedIn: text).value <= most + 0.5, "\(text)")
  }

  @Test(
    "More is never read as less", arguments: [" mg caffeine", "g caffeine", " caffeine tablets"])
  func monotone(unit: String) {
    var last = 0.0
    for count in [1, 2, 5, 10, 19, 20, 21, 50, 99, 100, 101, 400, 999, 1000, 5000, 10_000, 100_000]
    {
      let amount = DrinkCatalogue.builtIn.amount(namedIn: "\(count)\(unit)").value
      #expect(amount > last, "\(count)\(unit): \(amount)")
      last = amount
    }
  }

  @Test("Any text has an amount", arguments: 0..<40 as Range<UInt64>)
  func total(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let pieces = [
      "60", "caffeine", "g", "mg", "x", "at", "和", "克", "毫克", "½", "-1", ",", "1,2,3", "0", "é",
      "\u{0}",
      "9e99", "99999999999999999999", ".", "and", "咖啡", "tablets", "\u{1F375}",
    ]
    let text = (0..<Int.random(in: 0...9, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }
      .joined(separator: Bool.random(using: &generator) ? " " : "")
    #expect(DrinkCatalogue.builtIn.amount(namedIn: text).value.isFinite)
  }
}
