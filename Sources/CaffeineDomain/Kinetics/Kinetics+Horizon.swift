extension Kinetics {
  /// For how many seconds after its first sip a drink still matters: until it contributes under
  /// 0.01 mg for good.
  ///
  /// A reader of a journal may skip what started longer ago. The default covers any plausible
  /// drink: 10 g, about fifty times the largest serving in the catalogue, sipped over a day. The
  /// bound follows the half-life and is never a fixed number of hours.
  public func horizon(
    of dose: Milligrams = 10_000, sippedOver duration: Double = 86_400
  ) -> Double {
    let origin = Date(timeIntervalSinceReferenceDate: 0)
    let curve = Curve(of: [], kinetics: self)
      .adding(dose.value, start: 0, duration: duration, pace: .sweet)
    return curve.lastFall(to: Curve.negligible, from: origin)?.timeIntervalSince(origin) ?? 0
  }
}
