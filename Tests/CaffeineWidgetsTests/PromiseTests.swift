import CaffeineDomain
import CaffeineWidgets
import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit

/// What widgets promise: each moment with its day, each level with where it goes.
@MainActor
@Suite struct PromiseTests {
  private func text(
    _ source: CaffeineSource, _ family: WidgetFamily, locale: String = "en_GB"
  ) throws -> String {
    var environment = Day.environment
    environment.localeIdentifier = locale
    let presentation = WidgetPresentation(family: family, environment: environment)
    return try Day.draw(source, as: presentation).grid.plain()
  }

  /// Half of it is left after half a day.
  private static let slow = Profile(halfLife: 12, confidence: .typical)

  private nonisolated static let told: [WidgetFamily] = WidgetFamily.allCases.filter {
    ![.accessoryCircular, .accessoryCorner, .accessoryRectangular].contains($0)
  }

  @Test(arguments: told, ["en_GB", "en_US"])
  func aMomentOfAnotherDayHasItsDay(family: WidgetFamily, locale: String) throws {
    let source = Day.source([try Day.intake("Coffee", 300, hoursAgo: 0)], profile: Self.slow)
    let text = try text(source, family, locale: locale)
    // More than a day ahead a corner tells the day and not the time.
    #expect(text.contains("~") && text.contains("Sun"), "\(text)")
    #expect(!text.localizedCaseInsensitiveContains("low at"), "\(text)")
  }

  @Test(arguments: told, ["en_GB", "en_US"])
  func aMomentBeyondTwoDaysIsNotTold(family: WidgetFamily, locale: String) throws {
    let source = Day.source(
      [try Day.intake("Coffee", 300, hoursAgo: 0)], profile: Profile(halfLife: 120))
    let text = try text(source, family, locale: locale)
    #expect(text.contains("2+ days") || text.contains("more than two days"), "\(text)")
    #expect(!text.localizedCaseInsensitiveContains("low at"), "\(text)")
    #expect(!text.contains("…"), "\(text)")
  }

  @Test func aDamagedJournalNamesTheDayToo() throws {
    let source = Day.source(
      [try Day.intake("Coffee", 300, hoursAgo: 0)], journal: .damaged, profile: Self.slow)
    #expect(try text(source, .accessoryInline).contains("not before Sun"))
    let medium = try text(source, .systemMedium, locale: "en_US")
    #expect(medium.contains("Journal damaged") && medium.contains("After "), "\(medium)")
  }

  /// A line that is too long loses its end, and there the time is.
  @Test(arguments: ["en_GB", "en_US"]) func oneLineKeepsItsTime(locale: String) throws {
    let drinks = [
      try Day.intake("Espresso", 63, hoursAgo: 2), try Day.intake("Latte", 75, hoursAgo: 0),
    ]
    let profile = Profile(confidence: .typical)
    for intakes in [drinks, [drinks[1]]] {
      let source = Day.source(intakes, journal: .damaged, profile: profile)
      let text = try text(source, .accessoryInline, locale: locale)
      #expect(text.contains("· not before "), "\(text)")
      #expect(!text.contains("…"), "\(text)")
    }
    let many = [
      try Day.intake("Powder", 500, hoursAgo: 2), try Day.intake("Powder", 150, hoursAgo: 0),
    ]
    let text = try text(Day.source(many, profile: profile), .accessoryInline, locale: locale)
    #expect(text.contains("· low ~") && !text.contains("…"), "\(text)")
  }

  @Test(arguments: WidgetFamily.allCases)
  func aDrinkJustHadIsRising(family: WidgetFamily) throws {
    let source = Day.source([try Day.intake("Cold brew", 200, hoursAgo: 0)])
    let text = try text(source, family)
    let answers = ["↗180", "180 mg ~1", "█ ~1", "█ ↗"]
    #expect(answers.contains { text.contains($0) }, "\(text)")
    let presentation = WidgetPresentation(family: family, environment: Day.environment)
    let spoken = try Day.draw(source, as: presentation).accessibilityLabel
    #expect(spoken.contains("rising to 1") && !spoken.contains("↗"), "\(spoken)")
  }

  @Test(arguments: [
    WidgetFamily.accessoryCircular, .accessoryCorner, .accessoryRectangular, .systemSmall,
  ])
  func aNumberIsNeverCut(family: WidgetFamily) throws {
    let text = try text(
      Day.source([
        try Day.intake("Powder", 5000, hoursAgo: 2), try Day.intake("Powder", 5000, hoursAgo: 0),
      ]), family)
    // As digits, or the same in figures of three rows.
    #expect(text.contains("3905") || text.contains("▟▀▀▙ █▀▀▀"), "\(text)")
    #expect(!text.contains("…"), "\(text)")
  }

  @Test func aDrinkPlannedForTheEveningIsNotRisingNow() throws {
    let source = Day.source([
      try Day.intake("Coffee", 90, hoursAgo: 4), try Day.intake("Planned", 200, hoursAgo: -1),
    ])
    #expect(!(try text(source, .systemSmall).contains("↗")))
  }

  @Test(arguments: [WidgetFamily.systemMedium, .systemLarge, .systemExtraLarge])
  func anEmptyChartSaysWhatToDo(family: WidgetFamily) throws {
    let fresh = try text(Day.source([]), family)
    #expect(fresh.contains("caffeine log") && !fresh.contains("⠉"))
    let damaged = try text(Day.source([], journal: .damaged), family)
    #expect(damaged.contains("caffeine doctor"))
  }

  @Test(.tags(.long), arguments: WidgetFamily.allCases)
  func nothingIsCutInTheUsualStates(family: WidgetFamily) throws {
    let states = [
      try Day.ordinary(), Day.source([]), Day.source([], journal: .damaged),
      Day.source([try Day.intake("Tea", 40, hoursAgo: 5)]),
      Day.source([try Day.intake("Cold brew", 300, hoursAgo: 0)], journal: .damaged),
      Day.source([try Day.intake("Cold brew", 999, hoursAgo: 1)]),
    ]
    let cases = states.flatMap { state in ["en_GB", "en_US"].map { (state, $0) } }
    let number = WidgetFamily.allCases.firstIndex(of: family) ?? 0
    for (state, locale) in Trials.sample(cases, oneIn: 5, case: number) {
      let text = try text(state, family, locale: locale)
      #expect(!text.contains("…"), "\(text)")
    }
  }
}
