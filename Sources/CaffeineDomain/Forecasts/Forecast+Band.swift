extension Forecast {
  /// The band of what belongs to the night that counts: a drink that is planned for tomorrow does
  /// not disturb it.
  ///
  /// Mostly that is all there is: then it is `band`, where that was made before.
  func nightBand(_ band: Band? = nil) -> Band {
    let tonight = intakes.filter { $0.start < night.morning }
    guard tonight.count < intakes.count else { return band ?? self.band }
    return Band(of: tonight, along: night.curve, spread: profile.halfLifeSpread, from: now)
  }

  /// The share of people in whom the level is at most the bedtime limit for all of the night that
  /// counts, of what is left of it at `instant`; O(intakes).
  ///
  /// `band` is the forecast's own, where it was made before.
  public func nightChance(from instant: Date, in band: Band? = nil) -> Double {
    nightBand(band).chance(ofAtMost: profile.bedtimeLimit, from: max(night.bedtime, instant))
  }

  /// Whether it will be low for all of the night that counts, of what is left of it at `instant`.
  public func nightVerdict(from instant: Date) -> Verdict {
    Verdict(chance: nightChance(from: instant))
  }

  /// When the level is at most the bedtime limit for good in 1 and in 9 of 10 people; `nil` when in
  /// so many it already is.
  public func belowLimitRange(in band: Band) -> (earliest: Date?, latest: Date?) {
    let shares = [Band.interval.lowerBound, Band.interval.upperBound]
    let times = band.firstTimes(ofAtMost: profile.bedtimeLimit, for: shares, after: now)
    return (times[0], times[1])
  }

  /// Whether more than 1,000 mg was drunk within two hours, in the last half day: seizures were seen
  /// after some 1,200 mg taken quickly (FDA, "Spilling the Beans").
  ///
  /// O(n), and O(m log m) for the m of the last half day.
  public var isAlarming: Bool {
    let recent = intakes.filter { $0.start <= now && $0.start > now.addingTimeInterval(-43_200) }
      .sorted { $0.start < $1.start }
    var (amount, first) = (0.0, 0)
    return recent.contains { last in
      amount += last.amount.value
      while last.start.timeIntervalSince(recent[first].start) > 7200 {
        amount -= recent[first].amount.value
        first += 1
      }
      return amount > 1000
    }
  }
}
