extension Forecast {
  /// A warning for a person who has had a dangerous amount; otherwise `nil`.
  ///
  ///     forecast.emergency  // "If this is right and you feel unwell, call a poison centre or …"
  ///
  /// Never suppressed: not by a caution, a medicine or the person's own limit.
  public var emergency: String? { emergency(at: now) }

  /// The warning at an instant, for the drinks started by then; O(n log n).
  ///
  /// - At least 1,000 mg within two hours of the last half day: seizures occurred after some 1,200
  ///   mg taken quickly (FDA, "Spilling the Beans").
  /// - At least 15 mg/L in blood, now or at the coming peak: seizures and arrhythmia begin there (a
  ///   review of 92 deaths, PMC5986491), and a child of five was barely conscious at 15.6 mg/L
  ///   (Jorens 1991). An unknown weight is 70 kg, for which that is 735 mg.
  ///
  /// It has no condition (`Guidance.urgentEmergency`)
  ///
  /// - from 2,000 mg within two hours or 40 mg/L, our own lines: the review calls 80 to 100 mg/L
  ///   lethal, and nobody feels unwell at the moment of swallowing.
  /// - under 18, from 10 mg per kg in two hours, our own careful line: moderate poisoning of
  ///   children begins at 35 mg per kg (Olson, Poisoning & Drug Overdose, 8th edition). An unknown
  ///   weight is that of Health Canada's limit for the age.
  public func emergency(at instant: Date) -> String? {
    profile.emergency(after: intakes, at: instant)
  }
}

extension Profile {
  /// The warning without a forecast.
  package func emergency(after intakes: [Intake], at instant: Date) -> String? {
    let begun = intakes.filter { $0.start <= instant }
    let body = distribution ?? Distribution(weight: 70)
    let level = body.amount(at: 15).value
    let isYoung = ageGroup != .adult
    let kilograms = weight?.value ?? Guidance.assumedWeight(of: age)
    let dose = isYoung ? min(1000, 10 * kilograms) : 1000
    // Usually there is too little for either, which a single sum shows.
    guard begun.reduce(0, { $0 + $1.amount.value }) >= min(level, dose) else { return nil }
    let most = mostInTwoHours(of: begun, at: instant) + 1e-6
    let peak = fastestCurve(of: begun).peak(from: instant).amount.value
    guard most >= dose || peak >= level else { return nil }
    return isYoung || most >= 2000 || peak >= body.amount(at: 40).value
      ? Guidance.urgentEmergency : Guidance.emergency
  }

  /// The level if the body absorbs everything like a drink, or faster if the person's own rate is:
  /// tablets may be swallowed chewed, and one study found their peak after half an hour (Mumford
  /// 1996).
  private func fastestCurve(of intakes: [Intake]) -> Curve {
    var kinetics = kinetics
    if case .oral(let rate) = kinetics.absorption {
      kinetics.absorption = .oral(max(rate, .standard))
    }
    let drinks = intakes.map { intake in
      var drink = intake
      drink.drink = nil
      return drink
    }
    return Curve(of: drinks, kinetics: kinetics)
  }

  /// The most milligrams started within two hours, in the last half day.
  private func mostInTwoHours(of begun: [Intake], at instant: Date) -> Double {
    let recent = begun.filter { $0.start > instant.addingTimeInterval(-43_200) }
      .sorted { $0.start < $1.start }
    var (amount, first, most) = (0.0, 0, 0.0)
    for last in recent {
      amount += last.amount.value
      while last.start.timeIntervalSince(recent[first].start) > 7200 {
        amount -= recent[first].amount.value
        first += 1
      }
      most = max(most, amount)
    }
    return most
  }
}
