import CaffeineDomain

extension CaffeineEntry {
  /// The message besides the amount; each family words it for its space.
  enum Outlook: Equatable {
    /// A dangerous amount: call for help.
    case emergency
    /// Low for bed from about this quarter of an hour on.
    case low(Date)
    /// Low in more than two days.
    case far
    /// Low at this time or later: drinks may be missing.
    case notBefore(Date)
    /// Below the limit, with space for a drink like the last until then.
    case lastCup(Date)
    /// Below the limit.
    case underLimit
    /// Below the limit or unknown, under a caution.
    case ask
    /// No drinks to judge by.
    case nothingLogged
    /// Perhaps below the limit: the journal could not be read.
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

  /// Whether there are no drinks to judge by.
  var isNothingLogged: Bool { forecast.lastIntake == nil && !day.isIncomplete }

  var isInBed: Bool { forecast.night.contains(date) }

  /// Whether the level exceeds the limit at some moment of the night.
  var isTooMuchForNight: Bool { isJudged && forecast.isTooMuchForNight(from: date, in: day.band) }

  /// Whether the level will be low all night; `nil` without a judgement, and if drinks may be
  /// missing, unless it is the worst verdict.
  var verdict: Verdict? {
    guard isJudged else { return nil }
    let verdict = forecast.nightVerdict(from: date, in: day.band)
    return day.isIncomplete && verdict != .unlikely ? nil : verdict
  }

  /// Whether the level exceeds the limit at once, or today's total the daily limit.
  var isOverLimit: Bool {
    emergency != nil || level > forecast.profile.singleLimit || forecast.isOverDailyLimit
  }

  /// Whether a bar can show a share of a limit.
  var hasLimit: Bool { forecast.profile.hasLimit }

  /// Whether the level is known; otherwise people read today's total.
  var isKnown: Bool { !forecast.profile.isOutsideModel }

  /// Whether a widget may say when the level will be low.
  var isJudged: Bool { forecast.isJudgedAlone && !day.journal.isUnknown }

  /// The shown form of `question` at the start of a line.
  var capitalizedQuestion: String {
    switch forecast.profile.ageGroup {
    case .underFour: "Ask a doctor"
    case .underEighteen: "None advised"
    case .adult: "Ask your doctor"
    }
  }

  /// Whom to ask under a caution: as shown, in at most 12 columns, and as spoken.
  var question: (shown: String, short: String, spoken: String) {
    switch forecast.profile.ageGroup {
    case .underFour: ("ask a doctor", "ask a doctor", "None for babies and toddlers: ask a doctor.")
    case .underEighteen: ("none advised", "none advised", "Under 18 no amount is recommended.")
    case .adult:
      ("ask your doctor", "ask first", "The usual limits do not hold for you: ask your doctor.")
    }
  }
}
