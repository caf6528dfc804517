import CaffeineDomain
import CivilTime

/// What the settings say, with the standard value for all they do not mention.
struct Preferences: Equatable {
  /// The day for which they are read, by which a pregnancy and an age advance.
  var today: CivilDate { didSet { advance() } }
  /// The person the numbers are for, but for the absorption.
  var person = Profile()
  /// Whether the person's bedtime was set; otherwise the standard one is a guess.
  private(set) var hasOwnBedtime = false
  /// When the person's child is due, from which the week of the pregnancy follows.
  var dueDate: CivilDate? { didSet { advance() } }
  /// The person's age, and when they had it.
  var age: DatedAge? { didSet { advance() } }
  /// Whether a drink counts in full at once.
  var absorbsAtOnce = false
  /// How fast a drink enters the body otherwise.
  var absorptionRate = AbsorptionRate.standard
  /// The locale for times and dates; `nil` for that of the environment.
  var locale: String?
  /// Where names of drinks mean what they mean; `nil` for the region of the locale.
  var region: Region?
  /// What somebody calls their usual drink; `nil` where they have told none.
  var usual: String?
  /// Names of their own for what they log.
  var aliases = Aliases()
  /// How volumes are shown.
  var units = Units.milliliters
  /// Whether curves, bars and widgets are drawn; otherwise they are told in sentences.
  var showsPictures = true
  /// The accent of widgets, such as `#ff9500`; `nil` for their own.
  var accentColor: String?
  /// A shell command to run after the journal changed.
  var onChange: String?
  /// Whether nobody else can have written the settings, so that `onChange` may be run.
  var arePrivate = true

  init(today: CivilDate) { self.today = today }

  private mutating func advance() {
    person.factors.pregnancy = dueDate.map { GestationalWeek(on: today, dueDate: $0) }
    person.age = age?.age(on: today)
  }

  /// A unit of volume for people.
  enum Units: String, CaseIterable {
    case milliliters = "ml"
    case fluidOunces = "oz"
  }

  /// The half-life; one that was set is the person's own.
  var halfLife = OwnHalfLife.standard {
    didSet {
      person.halfLife = halfLife.bare
      person.hasOwnHalfLife = true
    }
  }

  /// When the person goes to bed.
  var bedtime: ClockTime {
    get { person.bedtime }
    set {
      person.bedtime = newValue
      hasOwnBedtime = true
    }
  }

  /// The person the numbers are for.
  var profile: Profile {
    var profile = person
    profile.absorption = absorbsAtOnce ? .instant : .oral(absorptionRate)
    return profile
  }
}
