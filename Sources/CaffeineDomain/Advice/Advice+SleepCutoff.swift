extension Advice {
  /// The studies of sleep that say something of this drink: what was found to have no effect only where
  /// today is no more than all that was given in a day.
  public var studies: [SleepCutoff] {
    let today = forecast.today + dose
    return SleepCutoff.near(dose).filter { study in study.day.map { today <= $0 } ?? true }
  }

  /// The last time to start the drink by a cut-off of the literature in place of the limit in
  /// milligrams; `nil` when even now is too late, and where the study leads to no time.
  ///
  /// A concentration is turned into milligrams for the profile's weight, else for 70 kg.
  public func latest(by cutoff: SleepCutoff) -> Date? {
    guard cutoff.leadsToTime else { return nil }
    switch cutoff.rule {
    case .hoursBeforeBed(let hours):
      let latest = forecast.bedtime.addingTimeInterval(-hours * 3600)
      return latest >= forecast.now ? latest : nil
    case .concentration(let concentration):
      let body = forecast.profile.distribution ?? Distribution(weight: 70)
      let night = NightSearch(
        forecast: forecast, limit: body.amount(at: concentration), category: category,
        variation: variation)
      return night.latestStart(of: dose.value, sippedOver: duration)
    }
  }
}
