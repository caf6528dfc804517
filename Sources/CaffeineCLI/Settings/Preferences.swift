import CaffeineDomain
import CivilTime

/// The settings, with defaults for all others.
struct Preferences: Equatable {
  /// The day of the settings: a pregnancy and an age advance with it.
  var today: CivilDate { didSet { advance() } }
  /// The time of that day, which before the day start is still yesterday's evening.
  private let time: CivilDateTime
  /// The person, without the absorption.
  var person = Profile()
  /// Whether the bedtime was set; otherwise it is a guess.
  private(set) var hasOwnBedtime = false
  /// The due date, from which the week of a pregnancy follows.
  var dueDate: CivilDate? { didSet { advance() } }
  /// What to do about a pregnancy that counts a month after its due date; `nil` until then.
  var pregnancyRemark: Message? {
    guard let dueDate, today > dueDate.adding(days: 31) else { return nil }
    return "If the birth was over a month ago: caffeine config set pregnancy no"
  }
  /// The age with the day on which it was stated.
  var age: DatedAge? { didSet { advance() } }
  /// Whether drinks are absorbed at once.
  var absorbsAtOnce = false
  /// The absorption rate otherwise.
  var absorptionRate = AbsorptionRate.standard
  /// The locale for dates; `nil` for the environment's.
  var locale: String?
  /// The region for names of drinks; `nil` for the locale's.
  var region: Region?
  /// The person's own names for drinks.
  var aliases = Aliases()
  /// The unit for showing volumes.
  var units = Units.milliliters
  /// Whether to draw curves, bars and widgets instead of sentences.
  var showsPictures = true
  /// The accent of widgets, such as `#ff9500`; `nil` for their own.
  var accentColor: String?
  /// A shell command to run after each change of the journal.
  var onChange: String?
  /// Whether only this user can have written the settings, so that `onChange` may run.
  var arePrivate = true

  private mutating func advance() {
    person.factors.pregnancy = dueDate.map { GestationalWeek(on: today, dueDate: $0) }
    person.age = age?.age(on: today)
  }

  enum Units: String, CaseIterable {
    case milliliters = "ml"
    case fluidOunces = "oz"
  }

  /// The half-life; setting it marks it as the person's own.
  var halfLife = OwnHalfLife.standard {
    didSet {
      person.halfLife = halfLife.bare
      person.hasOwnHalfLife = true
    }
  }

  var bedtimes: Bedtimes {
    get { person.bedtimes }
    set {
      person.bedtimes = newValue
      hasOwnBedtime = true
    }
  }

  /// The person's day, whose night is tonight.
  var day: CivilDate {
    let isEvening = (time.hour, time.minute) < (person.dayStart.hour, person.dayStart.minute)
    return isEvening ? today.adding(days: -1) : today
  }

  /// The defaults at a time.
  init(at time: CivilDateTime) {
    today = time.date
    self.time = time
  }

  /// The person, including the absorption.
  var profile: Profile {
    var profile = person
    profile.absorption = absorbsAtOnce ? .instant : .oral(absorptionRate)
    return profile
  }
}

/// A person's own names for drinks, as the settings keep them: `m = matcha latte, pp = 2 espressos`.
struct Aliases: Equatable {
  /// The drinks by their names in lower case.
  var drinks: [String: String] = [:]

  /// The keys of the settings; an earlier version kept the drink of `usual` under its own.
  static let (key, usualKey) = ("aliases", "usual")

  init() {}

  /// Reads the settings; leaves out what is no name with a drink.
  init(in settings: [String: String]) {
    if let usual = settings[Self.usualKey], !usual.isEmpty { drinks[Self.usualKey] = usual }
    for part in (settings[Self.key] ?? "").split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1).map { side in
        side.split(separator: " ").joined(separator: " ")
      }
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { continue }
      drinks[sides[0].lowercased()] = sides[1]
    }
  }

  /// All of them in the order of their names.
  var sorted: [(name: String, drink: String)] {
    drinks.sorted { $0.key < $1.key }.map { (name: $0.key, drink: $0.value) }
  }

  /// As ``key`` keeps them; `nil` for none.
  var text: String? {
    drinks.isEmpty ? nil : sorted.map { "\($0.name) = \($0.drink)" }.joined(separator: ", ")
  }
}
