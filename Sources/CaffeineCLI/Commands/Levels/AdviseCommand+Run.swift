import CaffeineDomain
import CaffeineStore
import CaffeineWidgets
import CommandArguments
import JSONValues
import TextUI

@MainActor
extension AdviseCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    if context.arguments.contains(limits) {
      guard context.arguments.operands.isEmpty else {
        throw Failure(
          .wrongUse, "--limits takes no drink.", advice: "Leave out the drink or --limits.")
      }
      return try showLimits(context)
    }
    if context.arguments.contains(wait) { return try awaitLastCall(context) }
    try context.refuse(context.arguments.contains(lead) ? "--\(lead.name)" : nil, without: wait)
    let typed = try typed(in: context)
    let context = try later(by: typed?.time, than: context)
    let report = try context.report()
    let forecast = report.forecast
    let order = if let typed { typed.order } else { try usual(after: forecast, in: context) }
    let advice = Advice(
      for: order.fullAmount, of: order.category, varying: order.variation, forecast: forecast)
    if context.wantsJSON {
      return context.printer.print(json(order, advice, isIncomplete: report.isIncomplete))
    }
    context.printEmergency(of: forecast)
    context.printDoubt(advice.answer == .withheld ? "" : ": stop earlier and drink less")
    let drink: Message =
      "\(context.printer.shownDrink(order.fullName)), \(massText(order.fullAmount))"
    let headline = try headline(advice, isIncomplete: report.isIncomplete, in: context)
    context.printer.print("\(drink)\(headline)" as Message, .bold)
    if advice.answer != .withheld {
      try showReasons(advice, isIncomplete: report.isIncomplete, in: context)
    } else if let over = overText(advice) {
      context.printer.print(over)
    }
    for text in forecast.profile.cautionTexts { context.printer.print(text) }
    switch advice.answer {
    case .withheld, .over: break
    case .tooLate, .until, .anyTime: try showStudies(of: order, advice, in: context)
    }
    context.printer.print(Message(key: Guidance.disclaimer), .dim)
  }

  /// Waits for the last time that leaves room for a drink, of which each change of the journal makes
  /// another, and says that it has come.
  ///
  /// A time that had come before is none: the next night's is waited for.
  private static func awaitLastCall(_ context: CommandContext) throws(Failure) {
    let lead = try context.seconds(lead, upTo: 86_400) ?? 0
    let began = context.now
    var watch = ContainerWatch(of: try context.surroundings.container(), and: [])
    // Before all else: from here on no signal ends the process in the middle.
    var wake = context.pause(0, for: nil)
    while true {
      switch wake {
      case .timeIsUp, .resized, .typed: break
      case .readable: watch?.reset()
      case .suspended: context.surroundings.wakes.suspend()
      case .interrupted: throw Failure(.interrupted, "")
      case .closed: throw Failure(.brokenPipe, "")
      }
      let context = try context.again()
      let report = try context.report()
      let typed = try typed(in: context)
      guard typed?.time == nil else {
        throw Failure(
          .wrongUse, "--\(wait.name) finds the time itself.", advice: "Leave out the time.")
      }
      let order =
        if let typed { typed.order } else { try usual(after: report.forecast, in: context) }
      let advice = Advice(
        for: order.fullAmount, of: order.category, varying: order.variation,
        forecast: report.forecast)
      var delay = 60.0
      switch advice.answer {
      case .withheld:
        throw Failure(.unconfirmed, "Nothing tells a time for you, so it cannot wait for one.")
      case .over, .tooLate, .anyTime: break
      case .until(let latest):
        let call = latest.quarterBefore.addingTimeInterval(-lead)
        if call > context.now { delay = min(delay, call.timeIntervalSince(context.now)) }
        guard call > began, call <= context.now else { break }
        if context.wantsJSON {
          return context.printer.print(json(order, advice, isIncomplete: report.isIncomplete))
        }
        let drink: Message =
          "\(context.printer.shownDrink(order.fullName)), \(massText(order.fullAmount))"
        return context.printer.print(
          "Last call: \(drink)\(try headline(advice, isIncomplete: report.isIncomplete, in: context))."
        )
      }
      wake = context.pause(watch == nil ? min(delay, 1) : delay, for: watch?.descriptor)
    }
  }

  /// What follows the drink: until when, that it is too late, or over which limit it is.
  private static func headline(
    _ advice: Advice, isIncomplete: Bool, in context: CommandContext
  ) throws(Failure) -> Message {
    let forecast = advice.forecast
    let profile = forecast.profile
    switch advice.answer {
    case .withheld: return ""
    case .over(.single): return ": over your limit of \(massText(profile.singleLimit)) at once"
    case .over(.daily):
      let (today, limit) = (massText(forecast.today + advice.dose), massText(profile.dailyLimit))
      return ": with it \(today) today, over your limit of \(limit)"
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
      guard quarter > forecast.now else { return ": now, not later" }
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

  /// What the drink would leave, how sure that is, and how much would do now.
  private static func showReasons(
    _ advice: Advice, isIncomplete: Bool, in context: CommandContext
  ) throws(Failure) {
    let forecast = advice.forecast
    let limit = massText(forecast.profile.bedtimeLimit)
    switch advice.answer {
    case .withheld, .over: break
    case .tooLate:
      context.printer.print(
        afterwards(advice, bedtime: try context.atMoment(forecast.bedtime), limit: limit))
      showVerdict(advice, isIncomplete: isIncomplete, in: context)
    case .until, .anyTime:
      // At bedtime itself EFSA sees an effect from here on.
      if advice.answer == .anyTime, advice.dose >= 100 {
        context.printer.print(
          "100 mg close to bedtime may shorten sleep in some adults (EFSA 2015).")
      }
      showVerdict(advice, isIncomplete: isIncomplete, in: context)
    }
    context.printer.print(maximumText(advice, isIncomplete: isIncomplete))
  }

  private static func showVerdict(
    _ advice: Advice, isIncomplete: Bool, in context: CommandContext
  ) {
    guard let verdict = advice.verdict, !isIncomplete || verdict == .unlikely else { return }
    let mark = verdict.mark(in: context.printer.glyphSet)
    let words = Message(key: verdict.words)
    context.printer.print(
      advice.forecast.isInBed
        ? "If you drink it now: \(mark) \(words) in bed."
        : "If you drink it now: \(mark) \(words) at bedtime.")
  }

  /// What it would make of today, where that is over a limit and nothing else may be said.
  private static func overText(_ advice: Advice) -> Message? {
    let profile = advice.forecast.profile
    guard let limit = advice.overLimit, profile.ageGroup != .underFour else { return nil }
    let origin = profile.dailyLimitOrigin.map { " (\($0))" } ?? ""
    let today = advice.forecast.today + advice.dose
    return today > profile.dailyLimit || limit == .daily
      ? "With it \(massText(today)) today, over \(massText(profile.dailyLimit))\(origin)."
      : "That is over your limit of \(massText(profile.singleLimit)) at once."
  }

  /// The same command at the moment to come that was typed, if one was.
  private static func later(
    by time: Date?, than context: CommandContext
  ) throws(Failure) -> CommandContext {
    guard let time else { return context }
    guard time >= context.now else {
      throw Failure(.wrongUse, "That time has passed.", advice: "Ask about now or a time to come.")
    }
    try context.checkStart(time, of: "The time of the drink")
    return context.later(at: time)
  }

  /// The drink that was typed, at a time to come if one was.
  private static func typed(in context: CommandContext) throws(Failure) -> TimedOrder? {
    guard !context.arguments.operands.isEmpty else { return nil }
    return try context.order(
      context.arguments.joinedOperands, options: OrderOptions(ask: context.ask), isPlan: true)
  }

  /// The most recent drink, else a coffee.
  private static func usual(
    after forecast: Forecast, in context: CommandContext
  ) throws(Failure) -> Order {
    if let last = forecast.lastIntake { return Order(of: last) }
    return try context.drinks.order("coffee")
  }

  /// What the drink would leave in half of people, if it were had now.
  private static func afterwards(_ advice: Advice, bedtime: Message, limit: String) -> Message {
    let level = aboutText(advice.bedtimeLevel)
    return advice.forecast.isInBed
      ? "If you drink it now, half of people have \(level) or more in them in bed (your limit: \(limit))."
      : "If you drink it now, half of people have \(level) or more left \(bedtime) (your limit: \(limit))."
  }

  /// How much would do now, by the night and by the limits at once and in a day.
  private static func maximumText(_ advice: Advice, isIncomplete: Bool) -> Message {
    guard let most = advice.maximumNow, most >= 0.5 else {
      return "Your limits leave no room for more now."
    }
    // Rounded down: what is told must still do.
    let amount = massText(most.fiveBelow)
    let text: Message =
      most < 5 ? "under 5 mg" : isIncomplete ? "at most \(amount)" : "about \(amount)"
    return "Your limits leave room for \(text) now."
  }

  /// What studies of doses near this one found, for those who would rather go by that.
  private static func showStudies(
    of order: Order, _ advice: Advice, in context: CommandContext
  ) throws(Failure) {
    // Decaf has too little for any study, and for a word about that.
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

  /// The time that a study leads to; nothing where it found that one to be too late.
  private static func latest(
    by study: SleepCutoff, _ advice: Advice, in context: CommandContext
  ) throws(Failure) -> Message {
    guard study.leadsToTime else { return "" }
    guard let latest = advice.latest(by: study) else { return "too late" }
    let quarter = latest.quarterBefore
    guard quarter > context.now else { return "now, not later" }
    // Hours before bed are counted, a concentration is estimated.
    let time =
      switch study.rule {
      case .hoursBeforeBed: try context.moment(quarter)
      case .concentration: try context.toldMoment(quarter)
      }
    return study.bearing == .near ? "not after \(time)" : "before \(time)"
  }

  private static func json(_ order: Order, _ advice: Advice, isIncomplete: Bool) -> JSONValue {
    let forecast = advice.forecast
    let isAnswered =
      switch advice.answer {
      case .withheld, .over: false
      case .tooLate, .until, .anyTime: true
      }
    func known<Value>(_ value: Value?) -> Value? { isIncomplete ? nil : value }
    return .object([
      ("drink", .optional(order.drink) { .string($0) }), ("name", .string(order.fullName)),
      ("milligrams", .milligrams(order.fullAmount.value)),
      ("latestAt", .optional(known(advice.latest)) { .instant($0) }),
      ("latestTypicalAt", .optional(known(advice.latestTypical)) { .instant($0) }),
      ("overLimit", .optional(advice.overLimit) { .string($0.rawValue) }),
      // Rounded down: what is told must still do.
      (
        "maximumMilligramsNow",
        .optional(known(advice.maximumNow)) { .number(($0.value * 1000).rounded(.down) / 1000) }
      ),
      ("emergency", .optional(forecast.emergency) { .string($0) }),
      ("caution", .optional(forecast.profile.cautions.first) { .string($0.rawValue) }),
      (
        "studies",
        .array(
          isAnswered
            ? advice.studies.map { .object($0.members(latest: known(advice.latest(by: $0)))) } : [])
      ),
      ("bedtimeAt", .instant(forecast.bedtime)),
      ("bedtimeMilligrams", .milligrams(advice.bedtimeLevel.value)),
      ("bedtimeLikelihood", .optional(known(advice.nightChance)) { .chance($0) }),
      forecast.profile.thresholdMember,
      ("incomplete", .bool(isIncomplete)), ("disclaimer", .string(Guidance.disclaimer)),
    ])
  }
}

extension SleepCutoff {
  /// What was given and what was found, in a few words.
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

  /// The members of the object that JSON output has for a study.
  fileprivate func members(latest: Date?) -> [(String, JSONValue)] {
    let line: (String, JSONValue) =
      switch rule {
      case .hoursBeforeBed(let hours): ("hoursBeforeBed", .number(hours))
      case .concentration(let most): ("milligramsPerLiter", .number(most.value))
      }
    return [
      ("source", .string("\(source.title), \(source.locator)")),
      ("milligrams", .number(dose.value)), line, ("finding", .string(finding.rawValue)),
      ("lowerBound", .bool(bearing == .atLeast)),
      ("notAfter", .optional(latest) { .instant($0) }),
    ]
  }
}
