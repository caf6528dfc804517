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
      ("5.", 5),
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
  ])
  func noMilligrams(text: String) { #expect(Amount.milligrams(text) == nil) }
}
