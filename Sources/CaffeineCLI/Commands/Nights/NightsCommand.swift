import CaffeineDomain
import CaffeineStore
import CaffeineWidgets
import CommandArguments
import DateStyles
import JSONValues

/// `caffeine nights`: the levels at bedtime of rated nights, and their association.
enum NightsCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "nights", summary: "Show your rated nights, and whether bad ones go with caffeine.",
      discussion: """
        From 20 rated nights on, 5 of them good and 5 bad, it shows in how many pairs of a bad and a good \
        night more caffeine came before the bad one: an association, not a cause. It changes no setting.
        """,
      options: [calendar],
      examples: [
        CommandExample("caffeine nights --calendar", "What was in you at bedtime, week by week.")
      ], action: CommandAction(run))
  }

  static let calendar = CommandOption(
    "calendar", help: "Show what was in you at each bedtime of the last six weeks.")

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    let profile = try context.preferences().profile
    let all = try context.journal.reading(since: .distantPast)
    let nights = try levels(of: all, in: context).map { night, level in
      (night, NightAssociation.Night(level: level, rating: night.rating))
    }
    let association = profile.isOutsideModel ? nil : NightAssociation(nights.map(\.1))
    // Under a caution people get no limit.
    let limit = profile.cautions.isEmpty ? association?.limit : nil
    let undated = context.preferencesReader.undatedSettings(among: Setting.shapingLevels)
    if context.wantsJSON {
      return context.printer.print(
        json(
          nights, association, limit: limit, undated: undated,
          isIncomplete: context.journal.isIncomplete))
    }
    guard !nights.isEmpty || context.arguments.contains(calendar) else {
      return context.printer.print("No night is rated yet. Rate one: caffeine night good")
    }
    context.printDoubt()
    if context.arguments.contains(calendar) {
      try showCalendar(of: all, in: context)
      return context.printer.print(Message(key: Guidance.disclaimer), .dim)
    }
    let text = try context.dateText()
    let calendar = DrinkCalendar(of: try context.preferences().person, on: context.clock)
    context.printer.printTable(
      nights.suffix(14).map { rated, night in
        [
          text.date(calendar.day(of: JournalEntry.night(rated).line)),
          profile.isOutsideModel
            ? ""
            : context.printer.text(
              of: estimateText(night.level, isLowerBound: context.journal.isIncomplete)),
          context.printer.text(of: night.rating == .good ? "good" : "bad"),
          rated.note.map { context.printer.shown($0) } ?? "",
        ]
      }, right: [1], flexible: 3)
    context.printer.print("")
    let count = count(of: nights.map(\.1))
    let lines = profile.isOutsideModel ? [count] : lines(after: count, association, limit: limit)
    for line in lines + profile.cautionTexts { context.printer.print(line) }
    if !profile.isOutsideModel { context.printUndated(undated, judging: "nights") }
    context.printer.print(Message(key: Guidance.disclaimer), .dim)
  }

  /// The level at each bedtime, with the half-life at the time.
  @MainActor private static func levels(
    of all: IntakeReading, in context: CommandContext
  ) throws(Failure) -> [(RatedNight, Milligrams)] {
    let calendar = DrinkCalendar(of: try context.preferences().person, on: context.clock)
    var curves: [Kinetics: Curve] = [:]
    return try all.nights.map { night throws(Failure) in
      let day = calendar.day(of: JournalEntry.night(night).line)
      let kinetics = try context.preferences(on: day, in: calendar).profile.kinetics
      let curve = curves[kinetics] ?? Curve(of: all.intakes, kinetics: kinetics)
      curves[kinetics] = curve
      return (night, curve.level(at: night.bedtime))
    }
  }

  /// Prints the weeks, and how many bad nights began above the limit.
  @MainActor private static func showCalendar(
    of reading: IntakeReading, in context: CommandContext
  ) throws(Failure) {
    let profile = try context.preferences().profile
    guard !profile.isOutsideModel else {
      for text in profile.cautionTexts { context.printer.print(text) }
      return
    }
    let nights = try context.calendarNights(weeks: 6, of: reading)
    if nights.isEmpty {
      if !context.journal.isIncomplete { context.printer.print("nothing logged yet") }
      return
    }
    let columns = min(context.printer.limit ?? 36, 36)
    let isNarrow = columns < NightCalendar.columns
    let view = NightCalendar(nights, limit: profile.bedtimeLimit, isNarrow: isNarrow)
    let lines = context.printer.lines(
      of: view, columns: columns,
      rows: NightCalendar.rows(weeks: view.weekCount, isNarrow: isNarrow),
      in: try context.widgetEnvironment())
    for line in lines { context.printer.draw(line) }
    let bad = nights.filter { $0.rating == .bad }
    let over = bad.count { $0.level >= profile.bedtimeLimit }
    let isBound = context.journal.isIncomplete
    guard !bad.isEmpty, over > 0 || !isBound else { return }
    let count: Message = isBound ? "At least \(over)" : "\(over)"
    context.printer.print(
      bad.count == 1
        ? "\(count) of 1 bad night began at your limit or above"
        : "\(count) of \(bad.count) bad nights began at your limit or above")
  }

  private static func count(of nights: [NightAssociation.Night]) -> Message {
    let bad = nights.count { $0.rating == .bad }
    return nights.count == 1
      ? "\(bad) of 1 night was bad." : "\(bad) of \(nights.count) nights were bad."
  }

  private static func lines(
    after count: Message, _ association: NightAssociation?, limit: NightAssociation.Limit?
  ) -> [Message] {
    guard let association else {
      let each = NightAssociation.leastOfEach
      return [
        count
          + " From \(NightAssociation.leastNights) nights on, at least \(each) of them good and \(each) bad, you see here whether bad ones go with more caffeine."
      ]
    }
    let range = association.interval
    let (least, most) = (percent(range.lowerBound), percent(range.upperBound))
    let share: Message =
      "In \(percent(association.concordance)) of 100 pairs of a bad and a good night more caffeine "
      + "came before the bad one (95 % interval: \(least) to \(most); 50 is chance)."
    guard association.limit != nil else { return [count, share, "That can be chance."] }
    guard let limit else { return [count, share, "It is an association, not a cause."] }
    let lower = limit.range.lowerBound.fiveBelow.wholeMilligrams
    let upper = massText(limit.range.upperBound.fiveAbove)
    return [
      count, share,
      "Bad nights begin at about \(massText(limit.best.nearestFive)), somewhere between \(lower) and \(upper). "
        + "It is an association, not a cause; nothing was changed.",
      "To use it as your limit: caffeine config set bedtime-limit "
        + "\(limit.best.nearestFive.wholeMilligrams)",
    ]
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))" }

  private static func json(
    _ nights: [(RatedNight, NightAssociation.Night)], _ association: NightAssociation?,
    limit: NightAssociation.Limit?, undated: [String], isIncomplete: Bool
  ) -> JSONValue {
    let list = nights.map { rated, night in
      JSONValue.object([
        ("id", .string(rated.id.description)), ("bedtimeAt", .instant(rated.bedtime)),
        ("rating", .string(night.rating == .good ? "good" : "bad")),
        ("bedtimeMilligrams", .milligrams(night.level.value)),
        ("note", .optional(rated.note) { .string($0) }),
      ])
    }
    let found = association.map { association in
      JSONValue.object([
        ("concordance", .chance(association.concordance)),
        ("low", .chance(association.interval.lowerBound)),
        ("high", .chance(association.interval.upperBound)),
        ("limitMilligrams", .optional(limit) { .milligrams($0.best.value) }),
        ("limitLowMilligrams", .optional(limit) { .milligrams($0.range.lowerBound.value) }),
        ("limitHighMilligrams", .optional(limit) { .milligrams($0.range.upperBound.value) }),
      ])
    }
    return .object([
      ("nights", .array(list)), ("association", found ?? .null),
      ("incomplete", .bool(isIncomplete)), ("undatedSettings", .array(undated.map { .string($0) })),
      ("disclaimer", .string(Guidance.disclaimer)),
    ])
  }
}
