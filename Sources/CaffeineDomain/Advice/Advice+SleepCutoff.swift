extension Advice {
  /// The last time to start the drink by a cut-off of the literature in place of the limit in
  /// milligrams; `nil` when even now is too late.
  ///
  /// A concentration is turned into milligrams for the profile's weight, else for 70 kg.
  public func latest(by cutoff: SleepCutoff) -> Date? {
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
