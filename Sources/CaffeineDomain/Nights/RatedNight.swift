/// A night and how its sleeper rates it: no drink, so that no total can meet it.
///
///     RatedNight(rating: .good, bedtime: bedtime, on: clock)?.id  // night-2026-11-21
public struct RatedNight: Hashable, Sendable, Identifiable {
  /// The name it keeps for ever.
  public let id: IntakeID

  /// Good or bad, as the sleeper felt; nothing measured it.
  public var rating: NightRating

  /// When it began, in whole seconds.
  public let bedtime: Date

  /// The zone it was slept in, for display only.
  public let timeZoneIdentifier: String?

  /// The offset of the wall clock there, in seconds east of Greenwich, for display only.
  public let secondsFromGMT: Int

  /// What the sleeper wrote about it.
  public var note: String?

  /// A night that began at the whole second of `bedtime`.
  public init(
    id: IntakeID, rating: NightRating, bedtime: Date, timeZoneIdentifier: String? = nil,
    secondsFromGMT: Int = 0, note: String? = nil
  ) {
    self.id = id
    self.rating = rating
    self.bedtime = Date(timeIntervalSince1970: bedtime.timeIntervalSince1970.rounded(.down))
    self.timeZoneIdentifier = timeZoneIdentifier
    self.secondsFromGMT = secondsFromGMT
    self.note = note
  }

  /// The night that began at `bedtime`, under the id of its day: one a night, whoever rates it.
  public init?(rating: NightRating, bedtime: Date, on clock: WallClock, note: String? = nil) {
    let day = clock.dateTime(at: bedtime).date
    guard let id = IntakeID("night-\(day.iso8601)") else { return nil }
    self.init(
      id: id, rating: rating, bedtime: bedtime, timeZoneIdentifier: clock.identifier,
      secondsFromGMT: clock.secondsFromGMT(at: bedtime), note: note)
  }
}

/// How a night was, as its sleeper rates it.
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
