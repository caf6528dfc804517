extension Forecast {
  /// The band of what belongs to the night that counts: a drink that is planned for tomorrow does
  /// not disturb it.
  ///
  /// Mostly that is all there is: then it is `band`, where that was made before.
  func nightBand(_ band: Band? = nil) -> Band {
    let tonight = intakes.filter { $0.start < night.morning }
    guard tonight.count < intakes.count else { return band ?? self.band }
    return Band(of: tonight, along: night.curve, profile: profile, from: now)
  }

  /// The share of people in whom the level is at most the bedtime limit for all of the night that
  /// counts, of what is left of it at `instant`; `nil` where nobody knows, O(intakes).
  ///
  /// `band` is the forecast's own, where it was made before.
  public func nightChance(from instant: Date, in band: Band? = nil) -> Double? {
    isJudged
      ? nightBand(band).chance(ofAtMost: profile.bedtimeLimit, from: max(night.bedtime, instant))
      : nil
  }

  /// The share of people in whom the level is at most the bedtime limit from each of `instants` on, of
  /// what belongs to the night that counts; empty where nobody knows, O(instants × intakes).
  ///
  /// At bedtime it is `nightChance(from:in:)`.
  package func nightChances(fromEachOf instants: [Date], in band: Band? = nil) -> [Double] {
    guard isJudged else { return [] }
    let night = nightBand(band)
    return instants.map { night.chance(ofAtMost: profile.bedtimeLimit, from: $0) }
  }

  /// Whether it will be low for all of the night that counts, of what is left of it at `instant`;
  /// `nil` where nobody knows.
  public func nightVerdict(from instant: Date, in band: Band? = nil) -> Verdict? {
    guard let chance = nightChance(from: instant, in: band) else { return nil }
    var others = intakes.filter { $0.start < night.morning }
    // Elsewhere the last drink does not matter.
    guard Verdict(chance: chance) != Verdict(chance: chance + Verdict.hair),
      let last = others.indices.max(by: { others[$0].start < others[$1].start })
    else { return Verdict(chance: chance) }
    others.remove(at: last)
    let before = Band(of: others, profile: profile, from: now)
      .chance(ofAtMost: profile.bedtimeLimit, from: max(night.bedtime, instant))
    return Verdict(chance: chance, before: before)
  }

  /// When the level is at most the bedtime limit for good in 1 and in 9 of 10 people; `nil` when in
  /// so many it already is, and where nobody knows.
  public func belowLimitRange(in band: Band) -> (earliest: Date?, latest: Date?) {
    guard isJudged else { return (nil, nil) }
    let shares = [Band.interval.lowerBound, Band.interval.upperBound]
    let times = band.firstTimes(ofAtMost: profile.bedtimeLimit, for: shares, after: now)
    return (times[0], times[1])
  }
}
