import CaffeineDomain

extension CaffeineEntry {
  /// What there is to say besides the amount; every family says the same in the words it has room
  /// for.
  enum Outlook: Equatable {
    /// So much that help should be called.
    case emergency
    /// At most the limit for bed from about then on, a quarter of an hour.
    case low(Date)
    /// The same in more than two days.
    case far
    /// The same of a journal that was not wholly read: perhaps later.
    case notBefore(Date)
    /// At most the limit, which leaves room for another drink like the last one until then.
    case lastCup(Date)
    /// At most the limit.
    case underLimit
    /// At most the limit or unknown, for someone for whom the usual limits do not hold.
    case ask
    /// There is nothing to judge by.
    case nothingLogged
    /// At most the limit, perhaps: of what could not be read nobody knows.
    case unknown(JournalState)
  }

  var outlook: Outlook {
    if emergency != nil { return .emergency }
    if let lowAt {
      if day.isIncomplete { return .notBefore(lowAt.quarterToCome(after: date)) }
      return lowAt.isFar(after: date) ? .far : .low(lowAt.quarterToCome(after: date))
    }
    if day.isIncomplete { return .unknown(day.journal) }
    if isNothingLogged { return .nothingLogged }
    if !forecast.profile.cautions.isEmpty { return .ask }
    if let lastCup = day.lastCup, lastCup.quarterBefore > date {
      return .lastCup(lastCup.quarterBefore)
    }
    return .underLimit
  }

  /// Whether there is no drink to judge by.
  var isNothingLogged: Bool { forecast.lastIntake == nil && !day.isIncomplete }

  /// Whether the night is in progress.
  var isInBed: Bool { forecast.night.contains(date) }

  /// Whether more than the limit is in the body at some moment of the night that counts.
  var isTooMuchForNight: Bool { isJudged && forecast.isTooMuchForNight(from: date, in: day.band) }

  /// Whether it will be low for all of the night that counts; `nil` where drinks may be missing, so
  /// that only the worst is certain, and where nobody knows.
  var verdict: Verdict? {
    guard isJudged else { return nil }
    let verdict = forecast.nightVerdict(from: date, in: day.band)
    return day.isIncomplete && verdict != .unlikely ? nil : verdict
  }

  /// Whether more is in the body than the limit at once, or more was drunk than the daily limit.
  var isOverLimit: Bool {
    emergency != nil || level > forecast.profile.singleLimit || forecast.isOverDailyLimit
  }

  /// Whether there is a limit that a bar may be a share of.
  var hasLimit: Bool { forecast.profile.hasLimit }

  /// Whether anybody knows what is in the body; where not, people read what was drunk today.
  var isKnown: Bool { !forecast.profile.isOutsideModel }

  /// Whether anything may be said of when it will be low, in a widget.
  var isJudged: Bool { forecast.isJudgedAlone && !day.journal.isUnknown }

  /// What is written of `question`, at the beginning of a line.
  var capitalizedQuestion: String {
    switch forecast.profile.ageGroup {
    case .underFour: "Ask a doctor"
    case .underEighteen: "None advised"
    case .adult: "Ask your doctor"
    }
  }

  /// Whom to ask where the usual limits do not hold, as it is written, in at most 12 columns, and as it
  /// is said.
  var question: (shown: String, short: String, spoken: String) {
    switch forecast.profile.ageGroup {
    case .underFour:
      ("ask a doctor", "ask a doctor", "None for babies and toddlers: ask a doctor.")
    case .underEighteen: ("none advised", "none advised", "Under 18 no amount is recommended.")
    case .adult:
      ("ask your doctor", "ask first", "The usual limits do not hold for you: ask your doctor.")
    }
  }
}
