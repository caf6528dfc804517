/// How a night was, as its sleeper rates it.
///
/// A rated night is an entry of the journal like a drink's, of 0 mg, so that everything that holds for
/// those holds for it: synchronising, undo, export, damage. Programs that know no nights list it as a
/// drink without caffeine.
public enum NightRating: String, CaseIterable, Hashable, Sendable {
  /// Slept well.
  case good = "good-night"
  /// Slept badly.
  case bad = "bad-night"

  /// What the entry is called.
  public var name: String {
    switch self {
    case .good: "Good night"
    case .bad: "Bad night"
    }
  }
}

extension Intake {
  /// The rating, when this is that of a night and no drink.
  public var rating: NightRating? {
    guard amount == .zero, let drink else { return nil }
    return NightRating(rawValue: drink)
  }

  /// The rating of the night that began at `bedtime`: one a night, since its id is the day.
  public init?(
    rating: NightRating, bedtime: Date, on clock: WallClock, note: String? = nil
  ) {
    let day = clock.dateTime(at: bedtime).date
    guard let id = IntakeID("night-\(day.iso8601)") else { return nil }
    self.init(
      id: id, drink: rating.rawValue, name: rating.name, amount: .zero, start: bedtime,
      timeZoneIdentifier: clock.identifier, secondsFromGMT: clock.secondsFromGMT(at: bedtime),
      note: note)
  }
}
