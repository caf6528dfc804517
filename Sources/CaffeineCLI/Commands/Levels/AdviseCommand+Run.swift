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
      try context.refuse([studies], with: limits)
      guard context.arguments.operands.isEmpty else {
        throw Failure(
          .wrongUse, "--limits takes no drink.", advice: "Leave out the drink or --limits.")
      }
      return try showLimits(context)
    }
    let typed = try typed(in: context)
    if typed == nil, !context.wantsJSON, !context.arguments.contains(studies) {
      return try showCups(in: context)
    }
    let (order, advice) = try advice(about: typed, in: context)
    if context.wantsJSON { return context.printer.print(json(order, advice, in: context)) }
    context.printEmergency(of: advice.forecast)
    // No drink beside an alarm.
    if advice.forecast.emergency(at: context.now) == nil { try show(order, advice, in: context) }
    for text in advice.forecast.profile.cautionTexts { context.printer.print(text) }
    guard !advice.isWithheld else { return }
    if context.arguments.contains(studies) { try showStudies(of: order, advice, in: context) }
    try context.printBedtimeRemark()
  }

  /// The typed drink, or else the last one, with the advice about it at the typed time.
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
    return (order, Advice(about: order, forecast: forecast, askedAt: context.now))
  }

  /// The typed drink, with its future time if there is one.
  private static func typed(in context: CommandContext) throws(Failure) -> TimedOrder? {
    guard !context.arguments.operands.isEmpty else { return nil }
    return try context.order(
      context.arguments.joinedOperands, options: OrderOptions(isPlan: true, ask: context.ask))
  }

  /// The drink with its times, the night with it, and a drink that would leave less.
  private static func show(
    _ order: Order, _ advice: Advice, in context: CommandContext
  ) throws(Failure) {
    let printer = context.printer
    let over = over(advice, in: context)
    if let over { printer.print(over, .warning) }
    guard !advice.isWithheld, let night = advice.night else { return }
    context.printDoubt(": stop earlier and drink less")
    // Neither over a limit, nor in bed, nor beside drinks that may be missing is there a time.
    let forecast = advice.forecast
    let hasTimes = over == nil && !forecast.isInBed && !context.journal.isIncomplete
    let marks = try hasTimes ? self.marks(of: advice, in: context) : []
    let drink = printer.text(of: try name(order, in: context))
    printer.print(marks.isEmpty ? drink : drink + "     " + marks.joined(separator: "   "))
    let start = try start(forecast, in: context)
    let place = forecast.isInBed ? "in bed" : try context.atNearMoment(forecast.bedtime)
    let text = NightText(
      night: night, profile: forecast.profile, isIncomplete: context.journal.isIncomplete,
      printer: printer)
    printer.print(
      "If you drink it \(start): \(text.amount(place) + text.upTo); your limit is \(text.limit).")
    guard hasTimes, advice.mark != .likely,
      let less = try less(than: order, advice, in: context)
    else { return }
    let words = printer.text(of: "Less: \(try name(less.order, in: context))")
    let times = try self.marks(of: less.advice, in: context).prefix(2)
    printer.print(([words] + times).joined(separator: "   "))
  }

  /// The start of the drink as seen from now: `now`, `tomorrow at 20:00`.
  private static func start(
    _ forecast: Forecast, in context: CommandContext
  ) throws(Failure) -> Message {
    forecast.now == context.now ? "now" : try context.atMoment(forecast.now)
  }

  private static func isToday(_ forecast: Forecast, in context: CommandContext) -> Bool {
    forecast.day == forecast.calendar.day(at: context.now)
  }

  /// Until when a drink may start, a quarter of an hour rounded down: `before 09:45`, and within the
  /// last one `now`.
  private static func until(
    _ start: Date, _ forecast: Forecast, in context: CommandContext
  ) throws(Failure) -> (text: Message, isBefore: Bool) {
    let quarter = start.quarterBefore
    guard start < forecast.now || quarter > forecast.now else {
      return (try self.start(forecast, in: context), false)
    }
    return (
      try isToday(forecast, in: context) ? context.nearMoment(quarter) : context.moment(quarter),
      true
    )
  }

  private static func name(_ order: Order, in context: CommandContext) throws(Failure) -> Message {
    "\(context.printer.shownDrink(order.fullName)), \(massText(order.fullAmount))"
  }

  /// The limit that the drink exceeds, if there is one.
  private static func over(_ advice: Advice, in context: CommandContext) -> Message? {
    let profile = advice.forecast.profile
    guard let limit = advice.overLimit, profile.ageGroup != .underFour else { return nil }
    let isToday = isToday(advice.forecast, in: context)
    let (total, most) = (advice.dayTotal.wholeMilligrams, massText(profile.dailyLimit))
    switch limit {
    case .single where advice.dayTotal <= profile.dailyLimit:
      return context.printer.over(
        "\(massText(advice.dose)) at once; your limit is \(profile.singleLimit.wholeMilligrams).")
    case .single, .daily:
      return context.printer.over(
        isToday ? "\(total) of \(most) today with it." : "\(total) of \(most) that day with it.")
    }
  }

  /// The last starts with which the mark is ○ and at most ◐; one where they are the same.
  private static func starts(of advice: Advice) -> [(mark: Mark, date: Date)] {
    let (likely, uncertain) = advice.latestStarts
    return [(Mark.likely, likely), (.uncertain, uncertain == likely ? nil : uncertain)]
      .compactMap { mark, date in date.map { (mark, $0) } }
  }

  /// The marks of a drink in their order, each with the time until which it holds: `○ before 09:45`,
  /// `◐ before 16:00`, `● after`.
  private static func marks(of advice: Advice, in context: CommandContext) throws(Failure)
    -> [String]
  {
    let forecast = advice.forecast
    let last = context.printer.sign(of: .unlikely)
    var marks: [Message] = []
    if advice.mark == .unlikely {
      let never: Message = isToday(forecast, in: context) ? "not today" : "not that day"
      marks = [context.printer.hasPictures ? "\(last) \(never)" : never]
    } else {
      let starts = starts(of: advice)
      for (mark, date) in starts {
        let sign = context.printer.sign(of: mark)
        let (text, isBefore) = try until(date, forecast, in: context)
        marks.append(isBefore ? "\(sign) before \(text)" : "\(sign) \(text)")
      }
      if starts.allSatisfy({ $0.date < forecast.bedtime }) { marks.append("\(last) after") }
    }
    return marks.map(context.printer.text(of:))
  }

  /// A drink with less caffeine and a better mark: one that was logged, else a usual one.
  private static func less(
    than order: Order, _ advice: Advice, in context: CommandContext
  ) throws(Failure) -> (order: Order, advice: Advice)? {
    let usual = try ["black tea", "green tea", "decaf coffee"].map { name throws(Failure) in
      try context.drinks.order(name)
    }
    let better = Mark.allCases.prefix { $0 != advice.mark }
    for other in try context.mostLogged() + usual where other.amount < order.fullAmount {
      let about = Advice(about: other, forecast: advice.forecast)
      if about.overLimit == nil, let mark = about.mark, better.contains(mark) {
        return (other, about)
      }
    }
    return nil
  }

  /// The drinks that are logged most, each with the times until which its marks hold.
  private static func showCups(in context: CommandContext) throws(Failure) {
    let printer = context.printer
    let report = try context.report()
    let forecast = report.forecast
    let orders = try context.mostLogged().prefix(5)
    guard forecast.isJudgedAlone, !forecast.isInBed, !report.isIncomplete, !orders.isEmpty else {
      for line in try report.lines(in: context) { printer.print(line) }
      return
    }
    var rows: [[String]] = []
    for order in orders {
      let advice = Advice(about: order, forecast: forecast)
      let starts = starts(of: advice)
      var cells = ["", ""]
      if let over = over(advice, in: context) {
        cells[1] = printer.text(of: over)
      } else if advice.mark == .unlikely {
        cells[1] = try marks(of: advice, in: context)[0]
      } else {
        for (mark, date) in starts {
          cells[mark == .likely ? 0 : 1] = printer.text(
            of: try until(date, forecast, in: context).text)
        }
      }
      rows.append([printer.text(of: try name(order, in: context))] + cells)
    }
    let head = [Mark.likely, .uncertain].map { mark in
      printer.text(of: "\(printer.sign(of: mark)) before")
    }
    printer.printTable([[""] + head] + rows, right: [1, 2])
    try context.printBedtimeRemark()
  }

  /// What studies of sleep with a similar dose say of the time.
  private static func showStudies(
    of order: Order, _ advice: Advice, in context: CommandContext
  ) throws(Failure) {
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
    guard let latest = advice.latest(by: study) else { return "not today" }
    let quarter = latest.quarterBefore
    guard quarter > advice.forecast.now else {
      return "\(try start(advice.forecast, in: context)), not later"
    }
    // Hours before bed are exact, concentrations estimated.
    let time =
      switch study.rule {
      case .hoursBeforeBed: try context.moment(quarter)
      case .concentration: try context.nearMoment(quarter)
      }
    return study.bearing == .near ? "not after \(time)" : "before \(time)"
  }

  private static func json(
    _ order: Order, _ advice: Advice, in context: CommandContext
  ) -> JSONValue {
    let (forecast, isIncomplete) = (advice.forecast, context.journal.isIncomplete)
    let isAnswered = !advice.isWithheld && advice.overLimit == nil
    let (likely, uncertain) = isAnswered ? advice.latestStarts : (nil, nil)
    let isUnknown = forecast.profile.isOutsideModel
    func known<Value>(_ value: Value?) -> Value? { isIncomplete ? nil : value }
    /// A moment that has not passed.
    func ahead(_ date: Date?) -> JSONValue {
      .optional(known(date.flatMap { $0 < forecast.now ? nil : $0 })) { .instant($0) }
    }
    let studies = (isAnswered ? advice.studies : []).map {
      JSONValue.object($0.members(latest: known(advice.latest(by: $0))))
    }
    return .object([
      ("drink", .optional(order.drink) { .string($0) }), ("name", .string(order.fullName)),
      ("milligrams", .milligrams(order.fullAmount.value)),
      ("latestAt", ahead(likely)), ("latestTypicalAt", ahead(uncertain)),
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
      ("bedtimeMilligrams", isUnknown ? .null : .milligrams(advice.bedtimeLevel.value)),
      ("bedtimeLikelihood", .optional(known(advice.nightChance)) { .chance($0) }),
      ("nightMilligrams", .optional(advice.night) { .milligrams($0.typical.value) }),
      (
        "nightConfidentMilligrams",
        .optional(known(advice.night)) { .milligrams($0.careful.value) }
      ),
      forecast.profile.thresholdMember,
      ("incomplete", .bool(isIncomplete)), ("disclaimer", .string(Guidance.disclaimer)),
    ])
  }
}

extension Advice {
  init(about order: Order, forecast: Forecast, askedAt asked: Date? = nil) {
    self.init(
      for: order.fullAmount, of: order.category, varying: order.variation, forecast: forecast,
      askedAt: asked)
  }
}

extension CommandContext {
  /// The distinct drinks of the last three hundred, single ones, those logged most first.
  fileprivate func mostLogged() throws(Failure) -> [Order] {
    var listing = try journal.last(300)
    var counts: [String: (order: Order, count: Int)] = [:]
    while let intake = try journal.next(of: &listing) {
      var order = Order(of: intake)
      order.count = 1
      let key = "\(order.name) \(massText(order.amount))"
      counts[key] = (order, (counts[key]?.count ?? 0) + 1)
    }
    return counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.value.order)
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
