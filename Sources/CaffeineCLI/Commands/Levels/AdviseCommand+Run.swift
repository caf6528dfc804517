import CaffeineDomain
import CaffeineJSON
import CaffeineStore
import CaffeineWidgets
import CommandArguments
import TextUI

@MainActor
extension AdviseCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    if context.arguments.contains(limits) {
      try context.refuse([studies], with: limits)
      guard context.arguments.operands.isEmpty else {
        throw Failure(
          .wrongUse, "--limits takes no drink.", advice: "Leave out the drink or --limits.")
      }
      return try showLimits(context)
    }
    let typed = try typed(in: context)
    let (order, advice) = try advice(about: typed, in: context)
    if context.wantsJSON { return context.printer.print(json(order, advice, in: context)) }
    context.printEmergency(of: advice.forecast)
    context.printDoubt(advice.answer == .withheld ? "" : ": stop earlier and drink less")
    // No drink beside an alarm.
    if advice.forecast.emergency(at: context.now) == nil {
      context.printer.print(try headline(order, advice, in: context), .bold)
      if advice.answer != .withheld {
        try showReasons(advice, in: context)
      } else if let over = overText(advice, in: context) {
        context.printer.print(over)
      }
    }
    for text in advice.forecast.profile.cautionTexts { context.printer.print(text) }
    switch advice.answer {
    case .withheld, .over: break
    case .tooLate, .until, .anyTime:
      if context.arguments.contains(studies) { try showStudies(of: order, advice, in: context) }
    }
    context.printer.print(Message(key: Guidance.disclaimer), .dim)
  }

  /// The typed drink, or else the usual one, with the advice about it at the typed time.
  private static func advice(
    about typed: TimedOrder?, in context: CommandContext
  ) throws(Failure) -> (Order, Advice) {
    if let time = typed?.time {
      guard time >= context.now else {
        throw Failure(
          .wrongUse, "That time has passed.", advice: "Ask about now or a time to come.")
      }
      try context.checkStart(time, of: "The time of the drink")
    }
    let forecast = try context.later(at: typed?.time ?? context.now).report().forecast
    let last = forecast.lastIntake.map(Order.init(of:))
    let order =
      if let known = typed?.order ?? last { known } else { try context.drinks.order("coffee") }
    return (
      order,
      Advice(
        for: order.fullAmount, of: order.category, varying: order.variation, forecast: forecast,
        askedAt: context.now)
    )
  }

  /// The start of the drink as seen from now: `now`, `tomorrow at 20:00`.
  private static func start(
    _ forecast: Forecast, in context: CommandContext
  ) throws(Failure) -> Message {
    forecast.now == context.now ? "now" : try context.atMoment(forecast.now)
  }

  /// Whether the drink would be today's.
  private static func isToday(_ forecast: Forecast, in context: CommandContext) -> Bool {
    forecast.day == forecast.calendar.day(at: context.now)
  }

  /// The drink and the answer about it.
  private static func headline(
    _ order: Order, _ advice: Advice, in context: CommandContext
  ) throws(Failure) -> Message {
    "\(context.printer.shownDrink(order.fullName)), \(massText(order.fullAmount))"
      + (try answer(advice, in: context))
  }

  /// The answer after the drink: a time, too late, or a limit.
  private static func answer(_ advice: Advice, in context: CommandContext) throws(Failure)
    -> Message
  {
    let (forecast, isIncomplete) = (advice.forecast, context.journal.isIncomplete)
    let profile = forecast.profile
    let isToday = isToday(forecast, in: context)
    switch advice.answer {
    case .withheld: return ""
    case .over(.single): return ": over your limit of \(massText(profile.singleLimit)) at once"
    case .over(.daily):
      let (total, limit) = (massText(advice.dayTotal), massText(profile.dailyLimit))
      let day: Message = isToday ? "today" : "that day"
      return ": with it \(total) \(day), over your limit of \(limit)"
    case .tooLate where !isToday: return ": too late for that night"
    case .tooLate:
      return profile.bedtime.isByDay ? ": too late for your night" : ": too late for tonight"
    case .until(let latest)
    where isIncomplete && !forecast.isInBed && latest.quarterBefore > forecast.now:
      return ": not after \(try context.toldMoment(latest.quarterBefore)), if at all"
    case .anyTime where isIncomplete, .until where isIncomplete:
      return ": unknown whether that is under your limit"
    case .anyTime:
      let isSmall = advice.dose < 50
      return ": under your limit at any time"
        + (isSmall ? "; nobody has studied so small a dose" : "")
    case .until where forecast.isInBed: return ": under your limit"
    case .until(let latest):
      let quarter = latest.quarterBefore
      guard quarter > forecast.now else {
        return ": \(try start(forecast, in: context)), not later"
      }
      let time = try context.toldMoment(quarter)
      let bedtime = try context.byMoment(forecast.bedtime)
      let people = profile.confidence.people
      guard profile.confidence > .typical, let typical = advice.latestTypical else {
        return ": not after \(time) (low \(bedtime) for \(people))"
      }
      let half = try context.toldMoment(typical.quarterBefore)
      return ": not after \(time) (low \(bedtime) for \(people); for half: \(half))"
    }
  }

  /// The level after the drink, its certainty, and the largest amount then.
  private static func showReasons(_ advice: Advice, in context: CommandContext) throws(Failure) {
    let forecast = advice.forecast
    let start = try start(forecast, in: context)
    switch advice.answer {
    case .withheld, .over: break
    case .tooLate:
      let bedtime = try context.atMoment(forecast.bedtime)
      context.printer.print(afterwards(advice, start, bedtime: bedtime))
      showVerdict(advice, start, in: context)
    case .until, .anyTime:
      // At bedtime EFSA sees an effect from 100 mg on.
      if advice.answer == .anyTime, advice.dose >= 100 {
        context.printer.print(
          "100 mg close to bedtime may shorten sleep in some adults (EFSA 2015).")
      }
      showVerdict(advice, start, in: context)
    }
    // In bed nobody asks for more.
    guard !forecast.isInBed else { return }
    context.printer.print(maximumText(advice, start, isIncomplete: context.journal.isIncomplete))
  }

  private static func showVerdict(
    _ advice: Advice, _ start: Message, in context: CommandContext
  ) {
    guard let verdict = advice.verdict, !context.journal.isIncomplete || verdict == .unlikely
    else { return }
    let mark = verdict.mark(in: context.printer.glyphSet)
    let words = Message(key: verdict.words)
    context.printer.print(
      advice.forecast.isInBed
        ? "If you drink it \(start): \(mark) \(words) in bed."
        : "If you drink it \(start): \(mark) \(words) at bedtime.")
  }

  /// The day's total after the drink, if it exceeds a limit under a caution.
  private static func overText(_ advice: Advice, in context: CommandContext) -> Message? {
    let profile = advice.forecast.profile
    guard let limit = advice.overLimit, profile.ageGroup != .underFour else { return nil }
    let origin = profile.dailyLimitOrigin.map { " (\($0))" } ?? ""
    let day: Message = isToday(advice.forecast, in: context) ? "today" : "that day"
    return advice.dayTotal > profile.dailyLimit || limit == .daily
      ? "With it \(massText(advice.dayTotal)) \(day), over \(massText(profile.dailyLimit))\(origin)."
      : "That is over your limit of \(massText(profile.singleLimit)) at once."
  }

  /// The typed drink, with its future time if there is one.
  private static func typed(in context: CommandContext) throws(Failure) -> TimedOrder? {
    guard !context.arguments.operands.isEmpty else { return nil }
    return try context.order(
      context.arguments.joinedOperands, options: OrderOptions(isPlan: true, ask: context.ask))
  }

  /// The level after the drink for half of people.
  private static func afterwards(_ advice: Advice, _ start: Message, bedtime: Message) -> Message {
    let level = aboutText(advice.bedtimeLevel)
    let limit = massText(advice.forecast.profile.bedtimeLimit)
    return advice.forecast.isInBed
      ? "If you drink it \(start), half of people have \(level) or more in them in bed (your limit: \(limit))."
      : "If you drink it \(start), half of people have \(level) or more left \(bedtime) (your limit: \(limit))."
  }

  /// The largest amount, by the night and the limits at once and per day.
  private static func maximumText(_ advice: Advice, _ start: Message, isIncomplete: Bool) -> Message
  {
    guard let most = advice.maximumNow, most >= 0.5 else {
      return "Your limits leave no room for more \(start)."
    }
    // Rounded down, so that the printed amount is still fine.
    let amount = massText(most.fiveBelow)
    let text: Message =
      most < 5 ? "under 5 mg" : isIncomplete ? "at most \(amount)" : "about \(amount)"
    return "Your limits leave room for \(text) \(start)."
  }

  /// Sleep studies with similar doses, as an alternative.
  private static func showStudies(
    of order: Order, _ advice: Advice, in context: CommandContext
  ) throws(Failure) {
    // Decaf has too little caffeine for any study.
    guard order.category != .decaf else { return }
    let studies = advice.studies
    guard !studies.isEmpty else {
      return context.printer.print("No study of sleep is near this dose.")
    }
    var rows: [[String]] = []
    for study in studies {
      let title = study.source.title
      let author = title[..<(title.lastIndex(of: ",") ?? title.endIndex)]
      rows.append([
        context.printer.text(of: "By \(author)"),
        context.printer.text(of: study.text(weight: advice.forecast.profile.weight)),
        context.printer.text(of: try latest(by: study, advice, in: context)),
      ])
    }
    context.printer.printTable(rows)
  }

  /// The time by a study; empty if the study found that time too late.
  private static func latest(
    by study: SleepCutoff, _ advice: Advice, in context: CommandContext
  ) throws(Failure) -> Message {
    guard study.leadsToTime else { return "" }
    guard let latest = advice.latest(by: study) else { return "too late" }
    let quarter = latest.quarterBefore
    guard quarter > advice.forecast.now else {
      return "\(try start(advice.forecast, in: context)), not later"
    }
    // Hours before bed are exact, concentrations estimated.
    let time =
      switch study.rule {
      case .hoursBeforeBed: try context.moment(quarter)
      case .concentration: try context.toldMoment(quarter)
      }
    return study.bearing == .near ? "not after \(time)" : "before \(time)"
  }

  private static func json(
    _ order: Order, _ advice: Advice, in context: CommandContext
  ) -> JSONValue {
    let (forecast, isIncomplete) = (advice.forecast, context.journal.isIncomplete)
    let isAnswered =
      switch advice.answer {
      case .withheld, .over: false
      case .tooLate, .until, .anyTime: true
      }
    func known<Value>(_ value: Value?) -> Value? { isIncomplete ? nil : value }
    let studies = (isAnswered ? advice.studies : []).map {
      JSONValue.object($0.members(latest: known(advice.latest(by: $0))))
    }
    return .object([
      ("drink", .optional(order.drink) { .string($0) }), ("name", .string(order.fullName)),
      ("milligrams", .milligrams(order.fullAmount.value)),
      ("latestAt", .optional(known(advice.latest)) { .instant($0) }),
      ("latestTypicalAt", .optional(known(advice.latestTypical)) { .instant($0) }),
      ("overLimit", .optional(advice.overLimit) { .string($0.rawValue) }),
      // Rounded down, so that the printed amount is still fine.
      (
        "maximumMilligramsNow",
        .optional(known(advice.maximumNow)) { .number(($0.value * 1000).rounded(.down) / 1000) }
      ),
      ("emergency", .optional(forecast.emergency(at: context.now)) { .string($0) }),
      ("caution", .optional(forecast.profile.cautions.first) { .string($0.rawValue) }),
      ("studies", .array(studies)),
      ("bedtimeAt", .instant(forecast.bedtime)),
      (
        "bedtimeMilligrams",
        forecast.profile.isOutsideModel ? .null : .milligrams(advice.bedtimeLevel.value)
      ),
      ("bedtimeLikelihood", .optional(known(advice.nightChance)) { .chance($0) }),
      forecast.profile.thresholdMember,
      ("incomplete", .bool(isIncomplete)), ("disclaimer", .string(Guidance.disclaimer)),
    ])
  }
}

extension SleepCutoff {
  /// The dose and the finding in a few words.
  fileprivate func text(weight: Kilograms?) -> Message {
    let given = Amount.text(dose.value) + " mg"
    switch (rule, finding) {
    case (.hoursBeforeBed(let hours), .limit):
      return bearing == .near
        ? "\(given): at least \(Amount.text(hours)) h before bed"
        : "\(given): at least \(Amount.text(hours)) h before bed, so more for this"
    case (.hoursBeforeBed(let hours), .mixed):
      let times = day.map { "\(Amount.text(($0.value / dose.value).rounded())) × " } ?? ""
      return "\(times)\(given) a day, the last \(Amount.text(hours)) h before bed, daily drinkers: "
        + "sleep stages unchanged, EEG changed"
    case (.hoursBeforeBed(let hours), .noEffect):
      return "\(given) \(Amount.text(hours)) h before bed: no effect found"
    case (.hoursBeforeBed(let hours), .harm):
      return "\(given) \(Amount.text(hours)) h before bed: not enough"
    case (.concentration(let most), _):
      return weight == nil
        ? "\(given): at most \(Amount.text(most.value)) mg/L in bed, for 70 kg"
        : "\(given): at most \(Amount.text(most.value)) mg/L in bed"
    }
  }

  fileprivate func members(latest: Date?) -> [(String, JSONValue)] {
    let line: (String, JSONValue) =
      switch rule {
      case .hoursBeforeBed(let hours): ("hoursBeforeBed", .number(hours))
      case .concentration(let most): ("milligramsPerLiter", .number(most.value))
      }
    return [
      ("source", .string("\(source.title), \(source.locator)")),
      ("milligrams", .number(dose.value)), line, ("finding", .string(finding.rawValue)),
      ("lowerBound", .bool(bearing == .atLeast)), ("notAfter", .optional(latest) { .instant($0) }),
    ]
  }
}
