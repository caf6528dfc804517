import CaffeineDomain

extension CaffeineEntry {
  /// What there is to say besides the amount; every family says the same in the words it has room
  /// for.
  enum Outlook: Equatable {
    /// Low enough for bed from then on.
    case low(Date)
    /// The same of a journal that was not wholly read: perhaps later.
    case notBefore(Date)
    /// Low enough; another drink like the last one fits until then.
    case lastCup(Date)
    /// Low enough.
    case fine
    /// Low enough, for someone for whom the usual limits do not hold.
    case ask
    /// There is nothing to judge by.
    case nothingLogged
    /// Low enough, perhaps.
    case damaged
  }

  var outlook: Outlook {
    if let lowAt { return day.isIncomplete ? .notBefore(lowAt) : .low(lowAt) }
    if day.isIncomplete { return .damaged }
    if isNothingLogged { return .nothingLogged }
    if forecast.profile.caution != nil { return .ask }
    if let lastCup = day.lastCup, lastCup > date { return .lastCup(lastCup) }
    return .fine
  }

  /// Whether there is no drink to judge by.
  var isNothingLogged: Bool { forecast.lastIntake == nil && !day.isIncomplete }

  /// Whether the night is in progress.
  var isInBed: Bool { forecast.night.contains(date) }

  /// Whether more than the limit is in the body at some moment of the night that counts.
  var isTooMuchForNight: Bool { forecast.isTooMuchForNight(from: date) }

  /// Whether more is in the body than the limit at once, or more was drunk than the daily limit.
  var isOverLimit: Bool { level > forecast.profile.singleLimit || forecast.isOverDailyLimit }

  /// Whether there is a limit that a bar may be a share of.
  var hasLimit: Bool { forecast.profile.caution?.leavesNoLimit != true }
}
