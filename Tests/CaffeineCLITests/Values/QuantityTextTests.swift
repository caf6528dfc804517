import CaffeineDomain
import Testing

@testable import CaffeineCLI

@Suite struct QuantityTextTests {
  @Test(
    arguments: [
      ("30m", 1800), ("1h30m", 5400), ("1h30", 5400), ("90 min", 5400), ("5 h", 18_000),
      ("1,5 h", 5400), ("0.5h", 1800), ("1 hour 30 minutes", 5400), ("45s", 45), ("1d", 86_400),
      ("2w", 1_209_600), ("0 min", 0), ("56 h", 201_600),
    ] as [(String, Double)]) func durations(text: String, seconds: Double)
  {
    #expect(Seconds.parse(text) == seconds)
  }

  @Test(arguments: [
    "", "30", "m", "30x", "1m30h", "1h1h", "1h30m15", "-5m", "1..5h", "h30", "1000000d", "5 h ago",
  ]) func noDurations(text: String) {
    #expect(Seconds.parse(text) == nil)
  }

  @Test(
    arguments: [
      ("90", 90), ("90mg", 90), ("90 mg", 90), ("0,2 g", 200), ("62.5", 62.5), ("0", 0),
      ("5.", 5), ("1,234.5", 1234.5), ("1.234,5mg", 1234.5), ("1.2345", 1.2345), ("0,125", 0.125),
      ("95.000", 95), ("1.200 g", 1200),
    ] as [(String, Double)]) func milligrams(text: String, value: Double)
  {
    #expect(Amount.milligrams(text)?.value == value)
  }

  @Test(
    arguments: [
      ("250", 250), ("0,2l", 200), ("0.2 l", 200), ("33cl", 330), ("12 oz", 354.882), ("2dl", 200),
    ] as [(String, Double)]) func milliliters(text: String, value: Double) throws
  {
    let parsed = try #require(Amount.milliliters(text))
    #expect(abs(parsed.value - value) < 1e-9)
  }

  @Test(arguments: [
    "", "mg", "90 ml", "-1", "1.2.3", "nan", "inf", "1e3", "9 0", "1,000,000", "5000.1",
    "1,200", "1.200 mg", "95,000", "12,50,000", "1,2,3.4",
  ])
  func noMilligrams(text: String) { #expect(Amount.milligrams(text) == nil) }

  @Test(arguments: [
    ("caffeine 1,200mg", "1200 or 1.2: '1,200' may be either"),
    ("x2 1.125 l", "1125 or 1.1250: '1.125' may be either"),
    ("2 of 0,125 1,000,000 1,234.5 12.5 1234,567", nil),
  ])
  func aNumberThatMayBeAThousandTimesAsMuch(text: String, forms: String?) {
    #expect(Amount.forms(ofUnclear: text)?.english == forms)
  }

  /// Twelve ounces are 354.882 ml.
  @Test func whatWeWroteIsClear() {
    let drink = OwnDrink.drink(id: "mine", text: "1.125 mg | 354.882 ml |  | Mine")
    #expect(drink?.standard.amount == 1.125 && drink?.standard.volume == 354.882)
    #expect(OwnHalfLife("8h with × 1.726")?.multiplier == 1.726)
    #expect(Amount.kilograms("154.324lb") == 70)
  }
}
