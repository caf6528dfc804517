import CaffeineDomain
import CaffeineWidgets
import CommandArguments
import TextUI

/// One more drink in words: the marks with it and until when each holds, or the limit it exceeds.
///
///     Coffee, 96 mg     ○ before 09:45   ◐ before 16:00   ● after
@MainActor
struct CupText {
  let order: Order
  let advice: Advice
  private let context: CommandContext
  private var forecast: Forecast { advice.forecast }

  init(_ order: Order, _ forecast: Forecast, in context: CommandContext) {
    self.order = order
    self.context = context
    advice = Advice(
      for: order.fullAmount, of: order.category, varying: order.variation, forecast: forecast,
      askedAt: context.now)
  }

  var name: String {
    let name = context.printer.shownDrink(order.fullName)
    return context.printer.text(of: "\(name), \(massText(order.fullAmount))")
  }

  /// The limit that the drink exceeds; `nil` for none.
  var over: Message? {
    let profile = forecast.profile
    guard advice.overLimit != nil, profile.ageGroup != .underFour else { return nil }
    let (total, limit) = (advice.dayTotal, profile.dailyLimit)
    return context.printer.over(
      total > limit
        ? "\(total.wholeMilligrams) of \(massText(limit)) with it"
        : "\(massText(advice.dose)) at once; your limit is \(profile.singleLimit.wholeMilligrams)")
  }

  /// The start of the drink as seen from now: `now`, `tomorrow at 20:00`.
  func start() throws(Failure) -> Message {
    forecast.now == context.now ? "now" : try context.atMoment(forecast.now)
  }

  /// The times until which the mark is ○, and at most ◐, a quarter of an hour rounded down; one where
  /// they are the same.
  ///
  /// Within its last quarter it is not before a time, but `now`.
  func times(
    of starts: (likely: Date?, uncertain: Date?)? = nil
  ) throws(Failure) -> [(mark: Mark, text: Message, isBefore: Bool)] {
    let (likely, uncertain) = starts ?? advice.latestStarts
    var times: [(mark: Mark, text: Message, isBefore: Bool)] = []
    for (mark, date) in [(Mark.likely, likely), (.uncertain, uncertain)] {
      guard let date, mark == .likely || date != likely else { continue }
      let quarter = date.quarterBefore
      let isBefore = date < forecast.now || quarter > forecast.now
      let text =
        try isBefore ? isToday ? context.nearMoment(quarter) : context.moment(quarter) : start()
      times.append((mark, text, isBefore))
    }
    return times
  }

  /// What is said where even now the mark is ●; `nil` where it is not.
  var never: Message? {
    guard advice.mark == .unlikely else { return nil }
    let never: Message = isToday ? "not today" : "not that day"
    return context.printer.hasPictures
      ? "\(context.printer.sign(of: .unlikely)) \(never)" : never
  }

  /// The marks in their order, each with its time, and the one after them.
  func marks() throws(Failure) -> [String] {
    let printer = context.printer
    if let never { return [printer.text(of: never)] }
    let starts = advice.latestStarts
    var marks = try times(of: starts).map { time -> Message in
      let sign = printer.sign(of: time.mark)
      return time.isBefore ? "\(sign) before \(time.text)" : "\(sign) \(time.text)"
    }
    // Up to bedtime there is none after.
    if starts.uncertain.map({ $0 < forecast.bedtime }) ?? true {
      marks.append("\(printer.sign(of: .unlikely)) after")
    }
    return marks.map(printer.text(of:))
  }

  private var isToday: Bool { forecast.day == forecast.calendar.day(at: context.now) }
}
