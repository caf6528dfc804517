/// A drink that someone had: its caffeine, start and duration.
///
///     let morning = Intake(id: id, drink: "latte", name: "Latte", amount: 75, start: date)
public struct Intake: Hashable, Sendable, Identifiable {
  /// A permanent id.
  public let id: IntakeID

  /// The id in the catalogue; `nil` for an amount without a drink.
  public var drink: String?

  /// The name to show.
  public var name: String

  /// The caffeine of the whole entry.
  public var amount: Milligrams

  /// Whether the person stated the caffeine.
  ///
  /// Then it has no variation, even if it equals the listed amount.
  public var isGiven: Bool

  /// The volume; `nil` if unknown.
  public var volume: Milliliters?

  /// The first sip; a journal keeps whole seconds, rounded down.
  public var start: Date

  /// The seconds of steady sipping, which are finite; 0 for a drink at once.
  public var duration: Double

  /// The zone where it was logged (`Europe/Berlin`); `nil` if unknown.
  public var timeZoneIdentifier: String?

  /// The offset of the local clock in seconds east of Greenwich, which decides the day; 0 without a
  /// zone means unknown.
  public var secondsFromGMT: Int

  /// The person's note.
  public var note: String?

  /// Creates an intake.
  ///
  /// Rounds `start` down to a whole second; a negative or infinite duration becomes 0.
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

  /// The longest time that a drink may be planned ahead: 48 h, in seconds.
  ///
  /// A later start comes from a wrong clock and does not count.
  public static let longestPlan: Double = 48 * 3600

  /// The allowed counts of one entry.
  package static let counts = 0.1...20.0

  /// The count at the start of the name, and the rest of the name: `2 × Espresso`.
  package var counted: (count: Double, name: String) {
    // A fast path: most names begin with a letter, and lists have thousands.
    guard let first = name.utf8.first, first <= UInt8(ascii: "9") else { return (1, name) }
    let parts = name.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[1] == "×", let count = Double(parts[0]),
      Self.counts.contains(count)
    else { return (1, name) }
    return (count, String(parts[2]))
  }

  /// The number of drinks as people count: `2 × Espresso` is two, half a cup is one.
  package var cups: Int { Int(counted.count.rounded(.up)) }
}

extension [Intake] {
  /// The intakes that count at `now`: all but those too far ahead; O(n).
  func counting(at now: Date) -> [Intake] {
    let latest = now.addingTimeInterval(Intake.longestPlan)
    return contains { $0.start > latest } ? filter { $0.start <= latest } : self
  }
}
