/// A night with its rating; a type of its own, so that totals of drinks cannot include it.
///
///     RatedNight(rating: .good, bedtime: bedtime, on: clock)?.id  // night-2026-11-21
public struct RatedNight: Hashable, Sendable, Identifiable {
  /// A permanent id.
  public let id: IntakeID

  /// The person's impression, not a measurement.
  public var rating: NightRating

  /// The bedtime in whole seconds.
  public let bedtime: Date

  /// The zone of the night, for display only.
  public let timeZoneIdentifier: String?

  /// The offset of the local clock in seconds east of Greenwich, for display only.
  public let secondsFromGMT: Int

  /// The person's note.
  public var note: String?

  /// Creates a night; rounds `bedtime` down to a whole second.
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

  /// Creates the night that began at `bedtime`; its id is the date, so there is one per night.
  public init?(rating: NightRating, bedtime: Date, on clock: WallClock, note: String? = nil) {
    let day = clock.dateTime(at: bedtime).date
    guard let id = IntakeID("night-\(day.iso8601)") else { return nil }
    self.init(
      id: id, rating: rating, bedtime: bedtime, timeZoneIdentifier: clock.identifier,
      secondsFromGMT: clock.secondsFromGMT(at: bedtime), note: note)
  }
}

/// A person's rating of a night.
public enum NightRating: String, CaseIterable, Hashable, Sendable {
  /// Slept well.
  case good = "good-night"
  /// Slept badly.
  case bad = "bad-night"

  /// The name of the entry in lists.
  public var name: String {
    switch self {
    case .good: "Good night"
    case .bad: "Bad night"
    }
  }
}
