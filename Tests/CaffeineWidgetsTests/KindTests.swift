import CaffeineDomain
import CaffeineWidgets
import CivilTime
import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit

/// The kinds besides the level, which has snapshots of its own, and what one can choose.
@MainActor
@Suite struct KindTests {
  @Test(.tags(.long), arguments: CaffeineKind.allCases)
  func everyFamilyAndStateSaysSomething(kind: CaffeineKind) throws {
    let host = WidgetHost(CaffeineWidgetBundle())
    let states = [
      try Day.ordinary(), Day.source([]),
      Day.source([try Day.intake("Cold Brew", 450, hoursAgo: 1)]),
      Day.source([try Day.intake("Espresso", 63, hoursAgo: 2)], journal: .damaged),
    ]
    let families = try #require(host.widget(ofKind: kind.rawValue)).supportedFamilies
    for family in Trials.sample(families, oneIn: 3, case: Self.number(of: kind)) {
      let place = WidgetPresentation(family: family, environment: Day.environment)
      let pictures = try states.map {
        try Day.draw(kind.rawValue, of: $0, as: place)
      }
      for drawing in pictures {
        #expect(drawing.grid.plain().contains { $0.isLetter || $0.isNumber }, "\(kind) \(family)")
        #expect(!drawing.accessibilityLabel.isEmpty, "\(kind) \(family)")
      }
      #expect(Set(pictures.map { $0.grid.plain() }).count > 1, "\(kind) \(family)")
    }
  }

  /// The last one takes the row that would tell of one more; a button goes into each free row.
  @Test func whatFitsIsShown() throws {
    for (family, most) in [(WidgetFamily.systemMedium, 8), (.systemLarge, 4)] {
      let place = WidgetPresentation(family: family, environment: Day.environment)
      for count in [most, most + 1] {
        let drinks = try (0..<count).map {
          try Day.intake("Tea", 20, hoursAgo: 0.1 * Double($0 + 1))
        }
        let text = try Day.draw("today", of: Day.source(drinks), as: place).grid.plain()
        #expect(
          text.components(separatedBy: " Tea ").count - 1 == (count == most ? most : most - 1))
        #expect(text.contains(" more") == (count > most), "\(text)")
      }
    }
    let small = WidgetPresentation(family: .systemSmall, environment: Day.environment)
    let buttons = try Day.draw("quick-log", of: Day.ordinary(), as: small).grid.plain()
    #expect(buttons.components(separatedBy: "+ ").count - 1 == 5, "\(buttons)")
  }

  /// Of a day without a drink after one with.
  @Test func yesterday() throws {
    let source = Day.source([try Day.intake("Coffee", 96, hoursAgo: 20)])
    let pictures = try CaffeineKind.allCases.dropFirst().flatMap { kind in
      try families(of: kind).map { family in
        let place = WidgetPresentation(family: family, environment: Day.environment)
        let drawing = try Day.draw(kind.rawValue, of: source, as: place)
        return "\(kind) \(family)\n\(drawing.grid.plain())\n“\(drawing.accessibilityLabel)”"
      }
    }
    expectSnapshot(pictures.joined(separator: "\n\n"), named: "yesterday")
  }

  /// As on a display that is always on.
  @Test func withReducedLuminanceOnlyTheDaysAreDimmer() throws {
    var environment = Day.environment
    let grids = try [false, true].map { isReduced in
      environment.isLuminanceReduced = isReduced
      let place = WidgetPresentation(family: .systemMedium, environment: environment)
      return try Day.draw("history", of: try Day.tooMuch(), as: place).grid
    }
    #expect(grids[0].plain() == grids[1].plain())
    let dimmed = (0..<grids[0].rows).filter { row in
      (0..<grids[0].columns).contains { grids[0][$0, row] != grids[1][$0, row] }
    }
    #expect(!dimmed.isEmpty)
  }

  /// A bedtime after midnight has its day, and some languages write half of the day in letters.
  @Test(arguments: ["en_GB", "en_US", "es_MX"], [1.5, 12.5, 22])
  func theDayGivesWayToTheBedtime(locale: String, hour: Double) throws {
    var source = try Day.tooMuch()
    source.profile.bedtimes = Bedtimes(
      try #require(ClockTime(hour: Int(hour), minute: Int(hour * 60) % 60)))
    source.now = Day.hoursAgo(-8.5)
    var environment = Day.environment
    environment.localeIdentifier = locale
    for family in [WidgetFamily.systemSmall, .systemMedium, .accessoryRectangular] {
      let place = WidgetPresentation(family: family, environment: environment)
      let text = try Day.draw("bedtime", of: source, as: place).grid.plain()
      #expect(!text.contains("…"), "\(text)")
      #expect(text.contains("☾"), "\(text)")
    }
    let line = WidgetPresentation(family: .accessoryInline, environment: environment)
    #expect(try !Day.draw(source, as: line).grid.plain().contains("…"))
  }

  /// The name stays in its row, whatever is below it.
  @Test func theBedtimeBeginsInTheFirstRow() throws {
    let place = WidgetPresentation(family: .accessoryRectangular, environment: Day.environment)
    let tea = [try Day.intake("Tea", 30, hoursAgo: 4)]
    for source in [try Day.ordinary(), Day.source([]), Day.source(tea, journal: .damaged)] {
      #expect(try Day.draw("bedtime", of: source, as: place).grid.plain().hasPrefix("Bedtime "))
    }
  }

  /// The last drink stands at the time that the clock showed where it was logged.
  @Test func aDrinkLoggedElsewhereHasItsOwnTime() throws {
    var drink = try Day.intake("Coffee", 96, hoursAgo: 1)
    (drink.timeZoneIdentifier, drink.secondsFromGMT) = ("America/New_York", -5 * 3600)
    for family in [WidgetFamily.systemSmall, .systemLarge, .accessoryRectangular] {
      let place = WidgetPresentation(family: family, environment: Day.environment)
      let text = try Day.draw("today", of: Day.source([drink]), as: place).grid.plain()
      // A small card has no room for it, and then for none.
      #expect(text.contains(" 08:00-05") != (family == .systemSmall), "\(text)")
      #expect(text.contains("1 drink") && !text.contains("14:00"), "\(text)")
    }
  }

  @Test func aDamagedJournalIsNamedWithoutSigns() throws {
    let source = Day.source([try Day.intake("Coffee", 176, hoursAgo: 2)], journal: .damaged)
    func text(_ kind: String, _ family: WidgetFamily) throws -> String {
      let place = WidgetPresentation(family: family, environment: Day.environment)
      return try Day.draw(kind, of: source, as: place).grid.plain()
    }
    let small = try text("bedtime", .systemSmall)
    #expect(small.contains("Not before ") && small.contains("?"), "\(small)")
    #expect(try text("bedtime", .accessoryInline).hasPrefix("Caffeine: Journal damaged"))
    let medium = try text("today", .systemMedium)
    #expect(medium.contains("≥") && medium.contains(" mg "), "\(medium)")
    #expect(try text("today", .accessoryInline) == "Today ≥176 mg · damaged")
  }

  /// What reads 0 above does not rise to a trace by bedtime.
  @Test func nothingLeftIsNothingAtBedtime() throws {
    let place = WidgetPresentation(family: .systemSmall, environment: Day.environment)
    let text = try Day.draw(
      Day.source([try Day.intake("Coffee", 96, hoursAgo: 50)]), as: place
    ).grid.plain()
    #expect(text.contains("○ 0 mg at 22:00"), "\(text)")
  }

  /// They lead to the list, and a link has a colour of its own.
  @Test(arguments: [WidgetFamily.systemMedium, .systemLarge])
  func theDrinksOfTodayHaveTheColoursOfTheCard(family: WidgetFamily) throws {
    let presentation = WidgetPresentation(family: family, environment: Day.environment)
    let grid = try Day.draw("today", of: try Day.ordinary(), as: presentation).grid
    let rows = grid.plain().split(separator: "\n")
    let row = try #require(rows.lastIndex { $0.contains("Cappuccino") })
    let place = try #require(rows[row].lastIndex(of: "C"))
    let column = TextWidth.columns(of: String(rows[row][..<place]))
    #expect(grid[column, row].style.foreground == RGBA(hex: 0xF7ECDC))
    #expect(grid[column - 3, row].style.foreground == RGBA(hex: 0xBBA68F))
  }

  /// In both locales, as nothing of the level's is.
  @Test(.tags(.long), arguments: CaffeineKind.allCases.dropFirst(), ["en_GB", "en_US"])
  func nothingIsCutInTheUsualStates(kind: CaffeineKind, locale: String) throws {
    var environment = Day.environment
    environment.localeIdentifier = locale
    let number = Self.number(of: kind) + (locale == "en_GB" ? 0 : 1)
    for source in [try Day.ordinary(), Day.source([]), try Day.tooMuch()] {
      for family in Trials.sample(try families(of: kind), oneIn: 3, case: number) {
        let place = WidgetPresentation(family: family, environment: environment)
        let text = try Day.draw(kind.rawValue, of: source, as: place).grid.plain()
        #expect(!text.contains("…"), "\(text)")
      }
    }
  }

  @Test(arguments: CaffeineKind.allCases)
  func aKindHasAViewForTheFamiliesItSaysAndForNoOther(kind: CaffeineKind) throws {
    let drawn = try WidgetFamily.allCases.filter { family in
      let place = WidgetPresentation(family: family, environment: Day.environment)
      return try Day.draw(kind.rawValue, of: Day.ordinary(), as: place).grid.plain()
        .contains { $0.isLetter || $0.isNumber }
    }
    // The portrait form is that of the large family.
    let shared: Set<WidgetFamily> = [.systemExtraLargePortrait]
    #expect(try Set(drawn).subtracting(shared) == Set(families(of: kind)).subtracting(shared))
  }

  /// From midnight until a day begins, its first day of seven is seven dates ago.
  @Test func aWeekIsWrittenInDaysOfTheWeekAtNightToo() throws {
    let night = Date.saturday(25)
    var source = CaffeineSource(
      intakes: [try Day.intake("Coffee", 96, hoursAgo: 6)], profile: Profile(), clock: Day.clock,
      now: night)
    source.profile.dayStart = try #require(ClockTime(hour: 4, minute: 0))
    var environment = Day.environment
    environment.now = night
    let place = WidgetPresentation(family: .systemLarge, environment: environment)
    let rows = try Day.draw("history", of: source, as: place).grid.plain().split(separator: "\n")
    for day in ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] {
      #expect(
        rows.count { $0.contains(" \(day) ") } == 1, "\(day)\n\(rows.joined(separator: "\n"))")
    }
  }

  private static func number(of kind: CaffeineKind) -> Int {
    CaffeineKind.allCases.firstIndex(of: kind) ?? 0
  }

  private func families(of kind: CaffeineKind) throws -> [WidgetFamily] {
    try #require(WidgetHost(CaffeineWidgetBundle()).widget(ofKind: kind.rawValue)).supportedFamilies
  }

  @Test func everyWidgetLeadsSomewhere() throws {
    for widget in WidgetHost(CaffeineWidgetBundle()).widgets {
      for family in widget.supportedFamilies {
        let place = WidgetPresentation(family: family, environment: Day.environment)
        let drawing = try Day.draw(widget.kind, of: Day.ordinary(), as: place)
        #expect(drawing.url?.scheme == "caffeine", "\(widget.kind) \(family)")
      }
    }
  }

  @Test func aButtonOrdersItsDrink() async throws {
    let place = WidgetPresentation(family: .systemSmall, environment: Day.environment)
    let drawing = try Day.draw("quick-log", of: Day.ordinary(), as: place)
    let tap = try #require(drawing.taps.first { $0.name == "Espresso" })
    #expect(tap.area.rows == 1 && drawing.taps.count == 5)
    let orders = DrinkOrders()
    try await DrinkOrders.$current.withValue(orders) { try await tap.perform() }
    #expect(orders.take() == ["espresso"] && orders.take().isEmpty)
  }

  /// The forms of a bar.
  @Test func whatIsChosenIsShown() async throws {
    var source = try Day.ordinary()
    source.usual = DrinkCatalogue.builtIn["green-tea"]
    let host = WidgetHost(CaffeineWidget(.level, source: source))
    let place = WidgetPresentation(family: .accessoryInline, environment: Day.environment)
    func line(_ choice: String, _ host: WidgetHost = host) async throws -> String {
      let widget = try await host.widgets[0].configured(with: [("line", choice)])
      return try #require(await host.draw(widget, as: place)).grid.plain()
    }
    #expect(try await line("words") == "◐ 105 mg · low ~21:00")
    #expect(try await line("short") == "◐ 105")
    #expect(try await line("last").hasPrefix("Green Tea "))
    #expect(try await line("spark").contains(/│.*☾.* ◐ 105$/))
    let fresh = WidgetHost(CaffeineWidget(.level, source: Day.source([])))
    #expect(try await line("last", fresh).contains("○ "))
    let keys = try await host.widgets[0].parameters(in: .systemMedium).map(\.key)
    #expect(keys == ["line"])
  }

  /// By name and amount, whatever the order of the lines; of two had equally often the one had last.
  @Test func whatIsHadMostComesFirst() throws {
    let intakes = try [
      ("Latte", 75, 9), ("Tea", 40, 30), ("Espresso", 63, 5), ("Tea", 40, 7), ("2 × Latte", 150, 3),
      ("Latte", 150, 1), ("Mocha", 34, 2),
    ].map { name, amount, hours in
      try Day.intake(name, Milligrams(Double(amount)) ?? 0, hoursAgo: Double(hours))
    }
    let had = intakes.mostHad.map { "\($0.name) \($0.amount.wholeMilligrams)" }
    #expect(
      had == ["2 × Latte 150", "Tea 40", "Latte 150", "Mocha 34", "Espresso 63"])
    #expect(Array(intakes.reversed()).mostHad == intakes.mostHad)
  }

  /// The form of the largest family that fits has all of the room; below every family one line is cut.
  @Test func aSizeHasTheFormOfTheLargestFamilyThatFits() {
    let sizes: [(Int, Int, WidgetFamily)] = [
      (20, 10, .systemSmall), (60, 12, .systemMedium), (42, 22, .systemLarge),
      (42, 28, .systemExtraLargePortrait), (89, 21, .systemExtraLarge),
      (200, 45, .systemExtraLarge),
      (30, 5, .accessoryRectangular), (10, 5, .accessoryCircular), (40, 2, .accessoryInline),
      (3, 1, .accessoryInline),
    ]
    for (columns, rows, family) in sizes {
      let size = CellSize(columns: columns, rows: rows)
      #expect(CaffeineKind.level.family(fitting: size) == family, "\(size)")
    }
    #expect(CaffeineKind.history.family(fitting: CellSize(columns: 99, rows: 30)) == .systemLarge)
  }
}
