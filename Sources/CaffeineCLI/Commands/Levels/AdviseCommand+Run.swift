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
    if typed == nil, !context.wantsJSON, !context.arguments.contains(studies) {
      return try showCups(in: context)
    }
    let cup = try cup(typed, in: context)
    let advice = cup.advice
    if context.wantsJSON { return context.printer.print(json(cup.order, advice, in: context)) }
    context.printEmergency(of: advice.forecast)
    // No drink beside an alarm.
    if advice.forecast.emergency(at: context.now) == nil { try show(cup, in: context) }
    for text in advice.forecast.profile.cautionTexts { context.printer.print(text) }
    guard !advice.isWithheld else { return }
    if context.arguments.contains(studies) { try showStudies(of: cup, in: context) }
    try context.printBedtimeRemark()
  }

  /// The typed drink, with its future time if there is one.
  private static func typed(in context: CommandContext) throws(Failure) -> TimedOrder? {
    guard !context.arguments.operands.isEmpty else { return nil }
    let typed = try context.order(
      context.arguments.joinedOperands, options: OrderOptions(isPlan: true, ask: context.ask))
    if let time = typed.time {
      guard time >= context.now else {
        throw Failure(
          .wrongUse, "That time has passed.", advice: "Ask about now or a time to come.")
      }
      try context.checkStart(time, of: "The time of the drink")
    }
    return typed
  }

  /// The typed drink, or else the last one, at the typed time.
  private static func cup(
    _ typed: TimedOrder?, in context: CommandContext
  ) throws(Failure) -> CupText {
    let forecast = try context.later(at: typed?.time ?? context.now).report().forecast
    let last = forecast.lastIntake.map(Order.init(of:))
    let order =
      if let known = typed?.order ?? last { known } else { try context.drinks.order("coffee") }
    return CupText(order, forecast, in: context)
  }

  /// The drink with its times, the night with it, and a drink that would leave less.
  private static func show(_ cup: CupText, in context: CommandContext) throws(Failure) {
    let (printer, advice) = (context.printer, cup.advice)
    let (forecast, isIncomplete) = (advice.forecast, context.journal.isIncomplete)
    if let over = cup.over { printer.print(over, .warning) }
    guard let night = advice.night else { return }
    context.printDoubt(": stop earlier and drink less")
    // Neither over a limit, nor in bed, nor beside drinks that may be missing is there a time.
    let hasTimes = cup.over == nil && !forecast.isInBed && !isIncomplete
    let marks = try hasTimes ? cup.marks().joined(separator: "   ") : ""
    printer.print(marks.isEmpty ? cup.name : cup.name + "     " + marks)
    let place = forecast.isInBed ? "in bed" : try context.atNearMoment(forecast.bedtime)
    let text = NightText(
      night: night, profile: forecast.profile, isIncomplete: isIncomplete, printer: printer)
    printer.print(
      "If you drink it \(try cup.start()): \(text.amount(place) + text.upTo); your limit is \(text.limit)."
    )
    guard hasTimes, let less = try less(than: cup, in: context) else { return }
    let words = printer.text(of: "Less: \(less.name)")
    printer.print(([words] + (try less.marks()).prefix(2)).joined(separator: "   "))
  }

  /// A drink with less caffeine and a better mark: one that was logged, else a usual one.
  private static func less(
    than cup: CupText, in context: CommandContext
  ) throws(Failure) -> CupText? {
    let better = Mark.allCases.prefix { $0 != cup.advice.mark }
    guard !better.isEmpty else { return nil }
    let common = try ["black tea", "green tea", "decaf coffee"].map { name throws(Failure) in
      try context.drinks.order(name)
    }
    return try (context.usualOrders(in: cup.advice.forecast) + common).lazy
      .filter { $0.fullAmount < cup.order.fullAmount }
      .map { CupText($0, cup.advice.forecast, in: context) }
      .first { $0.over == nil && $0.advice.mark.map(better.contains) ?? false }
  }

  /// The drinks that are had most, each with the times until which its marks hold.
  private static func showCups(in context: CommandContext) throws(Failure) {
    let printer = context.printer
    let report = try context.report()
    let forecast = report.forecast
    let orders = try context.usualOrders(in: forecast).prefix(5)
    // No drink beside an alarm, not even its name.
    guard forecast.emergency == nil else { return context.printEmergency(of: forecast) }
    guard forecast.isJudgedAlone, !forecast.isInBed, !report.isIncomplete, !orders.isEmpty else {
      return try report.print(in: context)
    }
    let marks = [Mark.likely, .uncertain]
    var rows = [[""] + marks.map { printer.text(of: "\(printer.sign(of: $0)) before") }]
    for order in orders {
      let cup = CupText(order, forecast, in: context)
      let instead = cup.over ?? cup.never
      let times = try instead == nil ? cup.times() : []
      let cells = marks.map { mark in times.first { $0.mark == mark }?.text ?? "" }
      rows.append(
        [cup.name] + (instead.map { ["", $0] } ?? cells).map { printer.text(of: $0) })
    }
    printer.printTable(rows, right: [1, 2])
    try context.printBedtimeRemark()
  }

  /// What studies of sleep with a similar dose say of the time.
  private static func showStudies(of cup: CupText, in context: CommandContext) throws(Failure) {
    let advice = cup.advice
    guard !advice.studies.isEmpty else {
      return context.printer.print("No study of sleep is near this dose.")
    }
    var rows: [[String]] = []
    for study in advice.studies {
      let title = study.source.title
      let author = title[..<(title.lastIndex(of: ",") ?? title.endIndex)]
      let latest = try advice.latest(by: study).map { date throws(Failure) -> Message in
        let quarter = date.quarterBefore
        return quarter > advice.forecast.now
          ? "before \(try context.moment(quarter))" : "\(try cup.start()), not later"
      }
      rows.append(
        [
          "By \(author)", study.text(weight: advice.forecast.profile.weight),
          study.leadsToTime ? latest ?? "not today" : "",
        ].map { context.printer.text(of: $0) })
    }
    context.printer.printTable(rows)
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
    let careful = known(advice.night)?.careful
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
      ("nightConfidentMilligrams", .optional(careful) { .milligrams($0.value) }),
      forecast.profile.thresholdMember,
      ("incomplete", .bool(isIncomplete)), ("disclaimer", .string(Guidance.disclaimer)),
    ])
  }
}

extension CommandContext {
  /// What the person calls usual, then single ones of what was had most.
  fileprivate func usualOrders(in forecast: Forecast) throws(Failure) -> [Order] {
    let usual = try drinks.usual()
    return [usual].compactMap(\.self)
      + forecast.intakes.mostHad.compactMap { intake in
        var order = Order(of: intake)
        order.count = 1
        return order.name == usual?.name && order.amount == usual?.fullAmount ? nil : order
      }
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
