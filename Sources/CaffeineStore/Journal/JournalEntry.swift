public import CaffeineDomain

/// An entry of a journal: a drink or a rated night.
///
/// Both are lines with the same fields on disk and in exports, so synchronisation, undo, export and
/// damage work alike. Only `init(line:)` distinguishes them.
public enum JournalEntry: Hashable, Sendable, Identifiable {
  /// A drink with its caffeine and start.
  case intake(Intake)
  /// A night with its rating; never part of a total.
  case night(RatedNight)

  /// A permanent id.
  public var id: IntakeID {
    switch self {
    case .intake(let intake): intake.id
    case .night(let night): night.id
    }
  }

  /// The first sip, or the bedtime.
  public var start: Date {
    switch self {
    case .intake(let intake): intake.start
    case .night(let night): night.bedtime
    }
  }

  /// The drink; `nil` for a night.
  public var intake: Intake? { if case .intake(let intake) = self { intake } else { nil } }

  /// The night; `nil` for a drink.
  public var night: RatedNight? { if case .night(let night) = self { night } else { nil } }

  /// Reads the fields of a line: 0 mg of a drink named like a rating is a night.
  ///
  /// A program without nights lists it as a drink without caffeine.
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

  /// Whether this state wins over `other` when `Precedence` is equal.
  func outranks(_ other: JournalEntry) -> Bool {
    let (fields, others) = (line, other.line)
    if fields.amount != others.amount { return fields.amount > others.amount }
    func bytes(_ entry: JournalEntry) -> [UInt8] {
      Record(.edit(entry), stamp: .none, device: "").line()
    }
    // Any order works that all devices share, independent of the order of reading.
    return bytes(other).lexicographicallyPrecedes(bytes(self))
  }
}

extension [JournalEntry] {
  /// The entries ordered by start, stable within a second; O(n) if they already are.
  func inOrder() -> [JournalEntry] {
    indices.sorted { self[$0].start < self[$1].start }.map { self[$0] }
  }
}
