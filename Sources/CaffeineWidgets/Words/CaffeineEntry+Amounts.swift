package import CaffeineDomain
import TextUI

extension CaffeineEntry {
  /// Whether there are no drinks to judge by.
  var isNothingLogged: Bool { forecast.lastIntake == nil && !day.isIncomplete }

  var isInBed: Bool { forecast.night.contains(date) }

  /// Whether the level exceeds the limit at once, or today's total the daily limit.
  var isOverLimit: Bool {
    emergency != nil || level > forecast.profile.singleLimit || forecast.isOverDailyLimit
  }

  /// Whether a bar can show a share of a limit.
  var hasLimit: Bool { forecast.profile.hasLimit }

  /// Whether today's total exceeds a limit that can be shown.
  var isOverDay: Bool { forecast.isOverDailyLimit && hasLimit }

  /// Whether the level is known; otherwise people read today's total.
  var isKnown: Bool { !forecast.profile.isOutsideModel }

  /// Whether a widget may say when the level will be low.
  var isJudged: Bool { forecast.isJudgedAlone && !day.journal.isUnknown }

  /// The mark of the night; `nil` in bed, without a judgement, and if drinks may be missing.
  package var mark: Mark? {
    guard isJudged, forecast.hasMark, !isInBed, !day.isIncomplete else { return nil }
    return day.night.mark(against: forecast.profile.bedtimeLimit)
  }

  /// The amount as numbers: the level with its peak; the peak alone (`↗65`) before much is
  /// absorbed; today's total if the level is unknown.
  package var amount: String {
    guard isKnown else { return bound(forecast.today) }
    guard let peak else { return estimate(level) }
    return (comingPeak == nil ? estimate(level) : "") + "↗" + estimate(peak.amount)
  }

  /// The rounding for people: to 5 mg on its own side of the limit, a lower bound down to 5 mg.
  func told(_ estimate: Milligrams) -> Milligrams {
    day.isIncomplete
      ? estimate.fiveBelow : estimate.nearestFive(beside: forecast.profile.bedtimeLimit)
  }

  /// Whether an estimate is above zero but below 5 mg.
  func isTrace(_ estimate: Milligrams) -> Bool {
    !day.isIncomplete && estimate.wholeMilligrams > 0 && estimate < 5
  }

  /// The text of an estimate: `<5` for a trace, marked if it is a lower bound.
  func estimate(_ amount: Milligrams) -> String { isTrace(amount) ? "<5" : bound(told(amount)) }

  /// The text of an amount in whole milligrams, marked if it is a lower bound; `?` if all drinks
  /// are unknown.
  func bound(_ amount: Milligrams) -> String {
    if day.journal.isUnknown { return "?" }
    return (day.isIncomplete ? "≥" : "") + String(amount.wholeMilligrams)
  }

  /// The amount as a spoken sentence, with the time of the peak.
  var spokenAmount: Text {
    guard isKnown else { return Text("You had \(spokenLevel).") }
    let peak = peak.map { about($0.date.quarterToCome(after: date)) }
    return peak.map { Text("You have \(spokenLevel) \($0).") } ?? Text("You have \(spokenLevel).")
  }

  /// The amount as spoken, with unit, place and peak.
  var spokenLevel: Text {
    if day.journal.isUnknown { return Text("an unknown amount of caffeine") }
    guard isKnown else { return Text("\(spokenBound(forecast.today)) of caffeine today") }
    let level = spokenEstimate(level)
    guard let peak else { return Text("\(level) of caffeine in your body") }
    let highest = spokenEstimate(peak.amount)
    return comingPeak != nil && !day.isIncomplete
      ? Text("almost no caffeine in your body yet, rising to \(highest)")
      : Text("\(level) of caffeine in your body, rising to \(highest)")
  }

  func spokenEstimate(_ amount: Milligrams) -> Text {
    isTrace(amount) ? Text("under 5 milligrams") : spokenBound(told(amount))
  }

  /// The amount as spoken, marked if drinks may be missing.
  func spokenBound(_ amount: Milligrams) -> Text {
    day.isIncomplete ? Text("at least \(amount.spokenMilligrams)") : amount.spokenMilligrams
  }

  /// Today's total and its limit as a spoken sentence.
  var spokenToday: Text {
    if day.journal.isUnknown { return Text(translating: day.journal.spoken) }
    let number = Text(verbatim: String(forecast.today.wholeMilligrams))
    let today = day.isIncomplete ? Text("at least \(number)") : number
    let sum =
      hasLimit
      ? Text(
        "Today: \(today) of \(String(forecast.profile.dailyLimit.wholeMilligrams)) milligrams")
      : Text("Today: \(today) milligrams")
    return forecast.isOverDailyLimit ? Text("\(sum), over your limit.") : Text("\(sum).")
  }

  /// A spoken text behind whom to call, if there is an emergency.
  func behindAlarm(_ text: Text) -> Text {
    emergency.map { Text("\(Text(translating: $0)) \(text)") } ?? text
  }
}

extension Confidence {
  /// The share in the smallest whole numbers of 10, else of 20 or 100: 8 in 10, 17 in 20.
  package var share: (count: Int, of: Int) {
    let hundredths = Int((value * 100).rounded())
    let size = [10, 5].first(where: hundredths.isMultiple) ?? 1
    return (hundredths / size, 100 / size)
  }

  /// The same in words: `8 in 10`.
  var people: Text {
    let (count, all) = (String(share.count), share.of)
    if all == 10 { return Text("\(count) in 10") }
    return all == 20 ? Text("\(count) in 20") : Text("\(count) in 100")
  }
}
