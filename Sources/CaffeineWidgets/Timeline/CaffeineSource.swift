public import CaffeineDomain
public import CivilTime

/// The data of the widgets: the drinks, the person and the clock.
///
/// The caller decides where the drinks are stored.
public struct CaffeineSource: Hashable, Sendable {
  /// The drinks that still matter, in any order.
  public var intakes: [Intake]

  /// The readable part of the journal.
  public var journal: JournalState

  /// Whether drinks may be missing, so that every amount is a lower bound.
  public var isIncomplete: Bool { journal != .whole }

  /// The person's settings and limits.
  public var profile: Profile

  /// Past days with other settings, such as another limit.
  public var pastDays: [PastDay] = []

  /// The local wall clock.
  public var clock: WallClock

  /// The current moment.
  public var now: Date

  /// The drinks that can be logged; by default the built-in ones.
  public var catalogue = DrinkCatalogue.builtIn

  /// The drink that the person calls usual; `nil` for the one had most.
  public var usual: Drink?

  /// An instruction for logging, such as a command, for a widget without drinks; may be empty.
  public var logHint = ""

  /// An instruction for finding out why drinks are missing; may be empty.
  public var repairHint = ""

  /// Creates a source.
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

  /// No drinks, at the reference date in UTC.
  static var empty: CaffeineSource {
    CaffeineSource(intakes: [], clock: .utc, now: Date(timeIntervalSinceReferenceDate: 0))
  }

  /// Whether a gallery shows `sample(at:on:)` for lack of drinks; an unreadable journal does not
  /// count as empty.
  package var hasNoDrinks: Bool { intakes.isEmpty && !isIncomplete }

  /// A warning for a person who has had a dangerous amount; otherwise `nil`.
  package var emergency: String? { profile.emergency(after: intakes, at: now) }

  /// Two coffees on an ordinary day, for galleries and placeholders.
  public static func sample(at now: Date, on clock: WallClock) -> CaffeineSource {
    let intakes = [("coffee", 6.5), ("cappuccino", 0.5)].compactMap { id, hours in
      DrinkCatalogue.builtIn[id]?.intake("sample-\(id)", at: now - hours * 3600)
    }
    return CaffeineSource(intakes: intakes, clock: clock, now: now)
  }
}

extension Drink {
  /// One of its usual size.
  func intake(_ id: String, at start: Date) -> Intake? {
    IntakeID(id).map {
      Intake(id: $0, drink: self.id, name: name, amount: standardMatch.amount, start: start)
    }
  }
}
