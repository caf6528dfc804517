import CaffeineDomain
import CaffeineStore
import CaffeineWidgets
import CommandArguments
import WidgetHosting

/// The answer to a change of the journal.
extension CommandContext {
  /// Prints the level, when it is low, and the night, on a terminal with the small curve; under a
  /// caution the day's total and the caution.
  func printAnswer(_ report: StatusReport) throws(Failure) {
    let forecast = report.forecast
    let isJudged = forecast.isJudgedAlone
    if isJudged {
      for sentence in try report.sentences(in: self) { printer.print(sentence) }
    } else if !forecast.isOverDailyLimit {
      printer.print("\(report.text(of: forecast.today)) today.")
    }
    for text in forecast.profile.cautionTexts { printer.print(text) }
    guard isJudged else { return }
    if printer.isTerminal { try printPicture(of: report, columns: 54, rows: 5) }
    try printBedtimeRemark()
  }

  /// Prints the day of a drink of the past, the first ever: today has nothing of it.
  func printPastDay(of intake: Intake) throws(Failure) {
    let calendar = DrinkCalendar(of: try preferences().person, on: clock)
    let end = calendar.start(of: calendar.day(of: intake).adding(days: 1))
    let report = try later(at: end - 1).report(of: [intake])
    guard report.forecast.isJudgedAlone, printer.isTerminal else { return }
    try printPicture(of: report, columns: 54, rows: 5)
  }

  /// Whether a drink is the first ever; reads the whole journal only without other recent ones.
  func isFirst(_ intake: Intake, of recent: [Intake]) throws(Failure) -> Bool {
    guard !journal.isIncomplete, recent.allSatisfy({ $0.id == intake.id }) else { return false }
    return try journal.listing().count <= 1
  }

  /// Prints that the bedtime is a guess, since every answer depends on it.
  func printBedtimeRemark() throws(Failure) {
    if let remark = try bedtimeRemark { printer.print(remark, .dim) }
  }

  /// The remark; `nil` if the bedtime is set.
  var bedtimeRemark: Message? {
    get throws(Failure) {
      guard try !preferences().hasOwnBedtime else { return nil }
      let time = try text(of: .standardBedtime)
      return "Bedtime is \(time) until you set yours: caffeine config set bedtime 23:30"
    }
  }
}
