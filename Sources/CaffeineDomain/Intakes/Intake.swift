/// One drink someone had: how much caffeine, from when, over how long.
///
///     let morning = Intake(id: id, drink: "latte", name: "Latte", amount: 75, start: date)
public struct Intake: Hashable, Sendable, Identifiable {
  /// The name it keeps for ever.
  public let id: IntakeID

  /// Its id in the catalogue, or `nil` for an amount without a drink.
  public var drink: String?

  /// Its name as shown.
  public var name: String

  /// The caffeine in it.
  public var amount: Milligrams

  /// Whether someone said how much caffeine it has: then it is not what is listed for its drink, even
  /// where that is as much, and has no variation.
  public var isGiven: Bool

  /// The volume, where known.
  public var volume: Milliliters?

  /// The first sip, in whole seconds.
  public var start: Date

  /// Seconds over which it was sipped, at a steady rate; 0 when it was drunk at once.
  public var duration: Double

  /// The zone it was logged in (`Europe/Berlin`); `nil` where that is not known.
  public var timeZoneIdentifier: String?

  /// The offset of the wall clock there, in seconds east of Greenwich, by which its day goes; 0 without
  /// a zone is not known either.
  public var secondsFromGMT: Int

  /// What the drinker wrote about it.
  public var note: String?

  /// An intake that starts at the whole second of `start`; a duration that is negative or not
  /// finite counts as 0.
  public init(
    id: IntakeID, drink: String? = nil, name: String, amount: Milligrams, isGiven: Bool = false,
    volume: Milliliters? = nil, start: Date, duration: Double = 0,
    timeZoneIdentifier: String? = nil, secondsFromGMT: Int = 0, note: String? = nil
  ) {
    self.id = id
    self.drink = drink
    self.name = name
    self.amount = amount
    self.isGiven = isGiven
    self.volume = volume
    self.start = Date(timeIntervalSince1970: start.timeIntervalSince1970.rounded(.down))
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.timeZoneIdentifier = timeZoneIdentifier
    self.secondsFromGMT = secondsFromGMT
    self.note = note
  }
}

extension Intake {
  /// How far ahead a drink may be planned, 48 h in seconds.
  ///
  /// What starts later than that was recorded by a clock that was wrong, and takes no part in now.
  public static let longestPlan: Double = 48 * 3600

  /// The counts that one intake may have.
  package static let counts = 0.1...20.0

  /// How many of its drink it is, as its name begins, and the name without that: `2 × Espresso`.
  package var counted: (count: Double, name: String) {
    // Most names begin with a letter, and lists have thousands.
    guard let first = name.utf8.first, first <= UInt8(ascii: "9") else { return (1, name) }
    let parts = name.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[1] == "×", let count = Double(parts[0]),
      Self.counts.contains(count)
    else { return (1, name) }
    return (count, String(parts[2]))
  }

  /// How many drinks people count it as: `2 × Espresso` as two, half a cup as one.
  package var cups: Int { Int(counted.count.rounded(.up)) }
}

extension [Intake] {
  /// Those that take part in what is told of `now`: what began, and what may be planned; O(n).
  func counting(at now: Date) -> [Intake] {
    let latest = now.addingTimeInterval(Intake.longestPlan)
    return contains { $0.start > latest } ? filter { $0.start <= latest } : self
  }
}
