import CaffeineDomain
import TextUI

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

  /// Whom to ask under a caution, from long to short: the last has at most ten columns, one before
  /// it at most twelve; and as spoken.
  var question: (shown: [String], spoken: String) {
    switch forecast.profile.ageGroup {
    case .underFour:
      (["Ask a doctor", "Too young"], "No caffeine for babies and toddlers: ask a doctor.")
    case .underEighteen:
      (["No caffeine under 18", "No caffeine", "Too young"], "Under 18 no amount is recommended.")
    case .adult:
      (
        ["Ask your doctor", "Ask first"],
        "The usual limits do not hold for you: ask your doctor."
      )
    }
  }

  /// The question inside a line that leaves it so many columns, at least twelve.
  func question(in columns: Int) -> Text {
    let words = question.shown.first { $0.count <= columns } ?? ""
    return Text(translating: words.prefix(1).lowercased() + words.dropFirst())
      .accessibilityLabel(Text(translating: question.spoken))
  }
}

/// Whom to ask under a caution, in as many words as fit.
struct QuestionText: View {
  let entry: CaffeineEntry

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach(entry.question.shown, id: \.self) { Text(translating: $0) }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(translating: entry.question.spoken))
  }
}
