public import CaffeineDomain
public import CivilTime

/// All the widgets know of the world: what was drunk, by whom, and the clock to tell it by.
///
/// Where the intakes are stored is the caller's affair.
public struct CaffeineSource: Hashable, Sendable {
  /// The drinks that still matter, in any order.
  public var intakes: [Intake]

  /// What could be read of the journal.
  public var journal: JournalState

  /// Whether some drinks could not be read, so that every amount is a lower bound.
  public var isIncomplete: Bool { journal != .whole }

  /// The person.
  public var profile: Profile

  /// Days that are over on which other things held of the person, such as another limit.
  public var pastDays: [PastDay] = []

  /// The names of what holds of the person of which nobody noted since when, so that past days go by
  /// what holds now.
  package var undatedSettings: [String] = []

  /// The nights before this one, for who shows a calendar of them.
  package var nights: [CalendarNight] = []

  /// The wall clock of the place.
  public var clock: WallClock

  /// The moment the widgets are asked at.
  public var now: Date

  /// The drinks that can be logged: the built-in ones unless a person has added some.
  public var catalogue = DrinkCatalogue.builtIn

  /// How to log a drink, such as a command to type; the widget shows it where it has none.
  ///
  /// Empty for nothing.
  public var logHint = ""

  /// How to learn why drinks could not be read; empty for nothing.
  public var repairHint = ""

  /// A source that is read once.
  public init(
    intakes: [Intake], journal: JournalState = .whole, profile: Profile = Profile(),
    clock: WallClock, now: Date
  ) {
    self.intakes = intakes
    self.journal = journal
    self.profile = profile
    self.clock = clock
    self.now = now
  }
}

extension CaffeineSource {
  /// No drinks, at the reference date, in UTC.
  static var empty: CaffeineSource {
    CaffeineSource(intakes: [], clock: .utc, now: Date(timeIntervalSinceReferenceDate: 0))
  }

  /// Whether there are no drinks to show, so that a gallery shows `sample(at:on:)` instead: a
  /// journal that could not be read is not an empty one.
  package var hasNoDrinks: Bool { intakes.isEmpty && !isIncomplete }

  /// What to say to someone who has had so much that it is dangerous; `nil` to everybody else.
  package var emergency: String? { profile.emergency(after: intakes, at: now) }

  /// Two coffees on an ordinary day, for galleries and placeholders.
  public static func sample(at now: Date, on clock: WallClock) -> CaffeineSource {
    let drinks: [(name: String, drink: String, milligrams: Milligrams, hours: Double)] = [
      ("Coffee", "coffee", 96, 6.5), ("Cappuccino", "cappuccino", 80, 0.5),
    ]
    let intakes = drinks.compactMap { drink -> Intake? in
      guard let id = IntakeID("sample-\(drink.drink)") else { return nil }
      return Intake(
        id: id, drink: drink.drink, name: drink.name, amount: drink.milligrams,
        start: now.addingTimeInterval(-drink.hours * 3600))
    }
    return CaffeineSource(intakes: intakes, clock: clock, now: now)
  }
}
