import DateStyles
import CaffeineDomain
import CaffeineStore
import CaffeineWidgets
import CommandArguments
import CivilTime
import TextUI
import TextWidgetKit
import WidgetHosting

extension CommandContext {
  /// The data of a kind in a family; for an unreadable journal the reason.
  func widgetSource(
    for preferences: Preferences, _ kind: CaffeineKind, in family: WidgetFamily
  ) -> CaffeineSource {
    var source = widgetSource(for: preferences, pastDays: kind.pastDays(in: family))
    if kind.tellsOfCups(in: family) { source.usual = (try? drinks.usualDrink()) ?? nil }
    // Own drinks cost another file: only where one was logged, or unlogged drinks are shown.
    let known = DrinkCatalogue.builtIn
    if kind == .quickLog
      || source.intakes.contains(where: { $0.drink.map { known[$0] == nil } ?? false })
    {
      // Without own drinks if those are unreadable.
      source.catalogue = (try? drinks.catalogue()) ?? DrinkCatalogue(inAllLanguages: [])
    }
    // Only an earlier drink tells a pause at the start of a week from the time before the first one.
    let calendar = DrinkCalendar(of: preferences.profile, on: clock)
    let week = calendar.day(at: source.now).adding(days: -6)
    if kind == .history, source.intakes.allSatisfy({ calendar.day(of: $0) > week }),
      let earlier = try? journal.lastIntake(by: calendar.beginnings(of: week).lowerBound)
    {
      source.intakes.append(earlier)
    }
    return source
  }

  /// The widgets' data; for an unreadable journal the reason.
  ///
  /// - Parameter pastDays: The smallest number of days before today to read.
  func widgetSource(for preferences: Preferences, pastDays: Int = 0) -> CaffeineSource {
    var source = CaffeineSource(
      intakes: [], journal: .unreadable, profile: preferences.profile, clock: clock, now: now)
    source.logHint = "caffeine log latte"
    source.repairHint = "caffeine doctor"
    do throws(Failure) {
      let reading = try journal.recentReading(for: source.profile, pastDays: pastDays)
      source.intakes = reading.intakes
      if pastDays > 0 { source.pastDays = try self.pastDays(pastDays, of: source.profile) }
      source.journal = reading.damage.isEmpty ? .whole : .damaged
    } catch {
      if let cause = error.cause as? StoreError { source.journal = JournalState(cause) }
      printer.warnOnce(error)
    }
    return source
  }

  /// The person's settings on days before today.
  private func pastDays(_ count: Int, of profile: Profile) throws(Failure) -> [PastDay] {
    let calendar = DrinkCalendar(of: profile, on: clock)
    let today = calendar.day(at: now)
    return try (1...count).map { index throws(Failure) in
      let day = today.adding(days: -index)
      return PastDay(day, profile: try preferences(on: day, in: calendar).profile)
    }
  }

  /// Asks for choices on the calling thread.
  func askingQueries<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) throws(Failure) -> Value {
    do {
      return try waiting { try await body() }
    } catch {
      throw Failure(of: error)
    }
  }

  func widgetEnvironment() throws(Failure) -> EnvironmentValues {
    var values = EnvironmentValues(now: now)
    values.wallClock = clock
    values.localeIdentifier = try preferencesReader.localeIdentifier()
    values.glyphSet = printer.glyphSet
    values.colorDepth = printer.colorDepth ?? .trueColor
    let language = printer.language
    if !language.isEnglish {
      values.translation = { key, _, _ in
        let text = language.drinkName(key)
        return text == key ? nil : text
      }
    }
    // A pager shows colours on the terminal's background.
    let isShown = printer.isTerminal || printer.isColored
    values.colorScheme = isShown && surroundings.console.hasLightGround ? .light : .dark
    return values
  }
}

extension JournalState {
  fileprivate init(_ error: StoreError) {
    self =
      if case .noHome = error {
        .noPlace
      } else if case .notPermitted = error {
        .notPermitted
      } else if case .journalMissing = error {
        .missing
      } else {
        .unreadable
      }
  }
}
