public import CaffeineDomain

/// What a journal keeps: a drink that was had, or a night that was rated.
///
/// On disk and in exported files both are a line of the same fields, so that synchronising, undo,
/// export and damage are the same for both. `init(line:)` is the one place that tells them apart.
public enum JournalEntry: Hashable, Sendable, Identifiable {
  /// A drink, with its milligrams and start.
  case intake(Intake)
  /// A night and how it was slept; it counts in no total.
  case night(RatedNight)

  /// The name it keeps for ever.
  public var id: IntakeID {
    switch self {
    case .intake(let intake): intake.id
    case .night(let night): night.id
    }
  }

  /// The first sip, or when the night began.
  public var start: Date {
    switch self {
    case .intake(let intake): intake.start
    case .night(let night): night.bedtime
    }
  }

  /// `nil` for a night, which no total may meet.
  public var intake: Intake? { if case .intake(let intake) = self { intake } else { nil } }

  /// `nil` for a drink.
  public var night: RatedNight? { if case .night(let night) = self { night } else { nil } }
}

extension JournalEntry {
  /// What a line of these fields says: 0 mg of a drink named as a rating are that night.
  ///
  /// A program that knows no nights lists it as a drink without caffeine.
  package init(line: Intake) {
    guard line.amount == .zero, let rating = line.drink.flatMap(NightRating.init) else {
      self = .intake(line)
      return
    }
    self = .night(
      RatedNight(
        id: line.id, rating: rating, bedtime: line.start,
        timeZoneIdentifier: line.timeZoneIdentifier, secondsFromGMT: line.secondsFromGMT,
        note: line.note))
  }

  package var line: Intake {
    switch self {
    case .intake(let intake): intake
    case .night(let night):
      Intake(
        id: night.id, drink: night.rating.rawValue, name: night.rating.name, amount: .zero,
        start: night.bedtime, timeZoneIdentifier: night.timeZoneIdentifier,
        secondsFromGMT: night.secondsFromGMT, note: night.note)
    }
  }

  /// Whether a record of this state wins over one of `other` that agrees in all that `Precedence` has.
  func outranks(_ other: JournalEntry) -> Bool {
    let (fields, others) = (line, other.line)
    if fields.amount != others.amount { return fields.amount > others.amount }
    func bytes(_ entry: JournalEntry) -> [UInt8] {
      Record(.edit(entry), stamp: .none, device: "").line()
    }
    // Any order would do that all devices share, whichever file they read first.
    return bytes(other).lexicographicallyPrecedes(bytes(self))
  }
}

extension [JournalEntry] {
  /// The same by their start, those of one second as they are; O(n) when they are so already.
  func inOrder() -> [JournalEntry] {
    indices.sorted { self[$0].start < self[$1].start }.map { self[$0] }
  }
}
