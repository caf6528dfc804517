extension DrinkMatch {
  /// The intake of what was found, had from `start` over `duration` seconds by the wall clock
  /// `clock`.
  public func intake(
    id: IntakeID, at start: Date, over duration: Double = 0, on clock: WallClock,
    note: String? = nil
  ) -> Intake {
    Intake(
      id: id, drink: drink.id, name: drink.name, amount: amount, volume: volume, start: start,
      duration: duration, timeZoneIdentifier: clock.identifier,
      secondsFromGMT: clock.secondsFromGMT(at: start), note: note)
  }
}
