import CaffeineDomain
import CaffeineWidgets
import Foundation
import Testing
import TextUI
import TextWidgetKit

/// What a screen reader says of each family: sentences, with units.
@MainActor
@Suite struct SpeechTests {
  private func spoken(_ source: CaffeineSource, _ family: WidgetFamily) throws -> String {
    let presentation = WidgetPresentation(family: family, environment: Day.environment)
    return try Day.draw(source, as: presentation).accessibilityLabel
  }

  /// The amount, the night with both curves and the limit, the time, the day and its drinks.
  @Test func theLargeWidgetTellsAllInOrder() throws {
    let spoken = try spoken(Day.ordinary(), .systemLarge)
    let parts = [
      "You have 105 milligrams of caffeine in your body.",
      "At bedtime, 22:00, about 45 milligrams will be left: could go either way.",
      "For 8 in 10 people at most ", "your limit is 50 milligrams.", "It will be low about 21:00",
      "Today: 171 of 400 milligrams.", "Cappuccino at 14:30, 75 milligrams.",
      "Coffee at 08:30, 96 milligrams.",
    ]
    let places = parts.map { spoken.range(of: $0)?.lowerBound }
    #expect(!places.contains(nil), "\(spoken)")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(spoken)")
  }

  @Test(arguments: [WidgetFamily.systemSmall, .accessoryCircular])
  func smallOnesTellAmountAndNight(family: WidgetFamily) throws {
    let spoken = try spoken(Day.ordinary(), family)
    #expect(
      spoken.hasPrefix(
        """
        You have 105 milligrams of caffeine in your body. \
        At bedtime, 22:00, about 45 milligrams will be left: could go either way.
        """), "\(spoken)")
  }

  @Test func oneLineIsOneSentence() throws {
    #expect(
      try spoken(Day.ordinary(), .accessoryInline)
        == "105 milligrams of caffeine in your body, low about 21:00")
  }

  @Test func noLimitIsSaidWhereTheUsualOnesDoNotHold() throws {
    let profile = Profile(factors: PersonalFactors(medicines: [.fluvoxamine]))
    let source = Day.source([try Day.intake("Espresso", 63, hoursAgo: 2)], profile: profile)
    let spoken = try spoken(source, .systemLarge)
    #expect(spoken.contains("Today: 63 milligrams.") && !spoken.contains("400"))
  }

  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge, .accessoryCircular])
  func aCautionIsSaidOnceAndNoShareBesideIt(family: WidgetFamily) throws {
    for profile in [
      Profile(factors: PersonalFactors(liverDisease: .other)),
      Profile(factors: PersonalFactors(medicines: [.lithium])), Profile(age: Age(15)),
      Profile(factors: PersonalFactors(pregnancy: GestationalWeek(30))), Profile(breastfeeds: true),
    ] {
      let source = Day.source([try Day.intake("Coffee", 96, hoursAgo: 4)], profile: profile)
      let spoken = try spoken(source, family)
      let sentence =
        profile.age == nil
        ? "The usual limits do not hold for you: ask your doctor."
        : "Under 18 no amount is recommended."
      #expect(
        spoken.components(separatedBy: sentence).count == 2 && !spoken.hasSuffix(" "), "\(spoken)")
      #expect(!spoken.contains("of your limit"), "\(spoken)")
    }
  }

  @Test func aMomentOfAnotherDayIsSaidWithItsDay() throws {
    let source = Day.source(
      [try Day.intake("Coffee", 300, hoursAgo: 1)],
      profile: Profile(halfLife: 12, confidence: .typical))
    #expect(try spoken(source, .systemSmall).contains(/It will be low about [0-9:]+ Sun\./))
  }

  @Test(arguments: WidgetFamily.allCases)
  func nothingIsSaidInSignsOrShortUnits(family: WidgetFamily) throws {
    let sources = [
      try Day.ordinary(), Day.source([]), Day.source([], journal: .damaged),
      Day.source([try Day.intake("Cold brew", 300, hoursAgo: 0)], journal: .damaged),
    ]
    for source in sources {
      let spoken = try spoken(source, family)
      #expect(spoken.hasSuffix(".") || family == .accessoryInline, "\(spoken)")
      for sign in [" mg", "≥", "↗", "○", "◐", "●", "☕", "·", ".,", "0 m,", "~"] {
        #expect(!spoken.contains(sign), "\(spoken)")
      }
    }
  }
}
