extension Forecast {
  /// The level from now on of all who drank the same, made when asked for; O(intakes).
  public var band: Band { Band(of: intakes, profile: profile, from: now) }

  /// The same of what belongs to the night that counts: a drink that is planned for tomorrow does
  /// not disturb it.
  var nightBand: Band {
    Band(of: intakes.filter { $0.start < night.morning }, profile: profile, from: now)
  }

  /// The share of people in whom the level is at most the bedtime limit for all of the night that
  /// counts, of what is left of it at `instant`; O(intakes).
  public func nightChance(from instant: Date) -> Double {
    nightBand.chance(ofAtMost: profile.bedtimeLimit, from: max(night.bedtime, instant))
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
  public var isAlarming: Bool {
    let recent = intakes.lazy.filter {
      $0.start <= now && $0.start > now.addingTimeInterval(-43_200)
    }
    return recent.contains { first in
      let window = first.start...first.start.addingTimeInterval(7200)
      return recent.reduce(0) { $0 + (window.contains($1.start) ? $1.amount.value : 0) } > 1000
    }
  }
}
