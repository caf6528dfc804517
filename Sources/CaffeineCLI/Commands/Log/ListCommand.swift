import CaffeineDomain
import CaffeineJSON
import CaffeineStore
import CivilTime
import CommandArguments
import DateStyles
import TextCells

enum ListCommand {
  static let since = CommandOption("since", value: "WHEN", help: "The first day or moment.")
  static let until = CommandOption(
    "until", value: "WHEN", help: "The last day, or the moment before which to end.")
  static let limit = CommandOption("limit", short: "n", value: "N", help: "Show only the last N.")
  static let drink = CommandOption(
    "drink", value: "DRINK", from: .known(.drinks),
    help: "Show only this drink, and those with the text in their name.")
  static let note = CommandOption(
    "note", value: "TEXT", help: "Show only what has the text in its note.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "list", summary: "List logged drinks, oldest first.",
      discussion: """
        DAYS is today, yesterday, week (the last seven days) or a date such as 2026-11-21; so is a day \
        after --since or --until, which means the whole day.
        """,
      arguments: [
        CommandArgument(
          "DAYS", .any, from: .known(.days), help: "The days to list (default: week).")
      ],
      options: [since, until, limit, drink, note],
      examples: [
        CommandExample("caffeine list week --drink espresso", "The espressos of the last week."),
        CommandExample("caffeine list yesterday", "What you had yesterday."),
        CommandExample("caffeine list --since 2026-01-01 --json", "This year, for other programs."),
      ], action: CommandAction(needsSettings: false, isLong: true, run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    let calendar = DrinkCalendar(of: try context.preferences().person, on: context.clock)
    var listing = try listing(by: calendar, in: context)
    let ids = context.wantsJSON ? [] : listing.neighbours
    if context.wantsJSON {
      return try context.printer.printList(
        "intakes", incomplete: context.journal.isIncomplete
      ) { () throws(Failure) in
        try context.journal.next(of: &listing).map { json($0, on: calendar.day(of: $0)) }
      }
    }
    guard listing.count > 0 else {
      let span = span(of: context.arguments)
      return context.printer.print(
        context.journal.isIncomplete
          ? "Nothing that can be read was logged \(span)." : "Nothing was logged \(span).")
    }
    var entries: [(day: CivilDate, entry: Intake)] = []
    while let entry = try context.journal.next(of: &listing) {
      entries.append((calendar.day(of: entry), entry))
    }
    // After a flight west a day may continue one that had begun before.
    let order = entries.indices.sorted { (entries[$0].day, $0) < (entries[$1].day, $1) }
    context.printDoubt()
    try show(order.map { entries[$0] }, among: ids, by: calendar, in: context)
  }

  private static func json(_ intake: Intake, on day: CivilDate) -> JSONValue {
    .object(
      intake.members + [
        ("day", .string(day.iso8601)),
        ("timeZone", .optional(intake.timeZoneIdentifier) { .string($0) }),
        ("utcOffset", .optional(intake.knownOffset) { .integer($0) }),
        ("given", .bool(intake.isGiven)), ("over", .number(intake.duration)),
        ("milliliters", .optional(intake.volume) { .number($0.value) }),
        ("note", .optional(intake.note) { .string($0) }),
      ])
  }

  /// Prints a table of entries with a total per day.
  @MainActor private static func show(
    _ entries: [(day: CivilDate, entry: Intake)], among ids: [IntakeID],
    by calendar: DrinkCalendar, in context: CommandContext
  ) throws(Failure) {
    let printer = context.printer
    let text = try context.dateText()
    var rows: [[String]] = []
    var names = 0
    var rest = entries[...]
    while let first = rest.first {
      let day = rest.prefix { $0.day == first.day }
      rest = rest.dropFirst(day.count)
      for (index, entry) in day.map(\.entry).enumerated() {
        rows.append([
          index == 0 ? "\(text.weekday(of: first.day)) \(text.date(first.day))" : "",
          try context.time(of: entry, by: calendar),
          massText(entry.amount),
          printer.shownDrink(entry.name) + note(of: entry, in: context),
          try entry.volume.map { volume throws(Failure) in try context.volume(volume) }
            ?? "",
          printer.styled(EntryReference.shortest(of: entry.id, among: ids), .dim),
        ])
        names = max(names, TextWidth.columns(of: printer.shownDrink(entry.name)))
      }
      let drinks = day.map(\.entry)
      if drinks.count > 1 {
        let sum = massText(drinks.map(\.amount).reduce(.zero, +))
        let cups = printer.styled("in \(drinks.map(\.cups).reduce(0, +)) drinks" as Message, .dim)
        rows.append([
          "", "", printer.styled((context.journal.isIncomplete ? "≥" : "") + sum, .dim),
          cups, "", "",
        ])
        names = max(names, TextWidth.columns(of: cups))
      }
    }
    // A note may be cut; a name may not, nor an id, which people edit by.
    printer.printTable(
      rows, right: [1, 2, 4], flexible: 3, least: names, expendable: 4, heading: true)
  }

  private static func span(of arguments: ParsedArguments) -> Message {
    if arguments.contains(drink) || arguments.contains(note) { return "that fits" }
    if !arguments.operands.isEmpty || arguments.contains(since) || arguments.contains(until) {
      return "then"
    }
    return arguments.contains(limit) ? "yet" : "in the last seven days"
  }

  /// Tests an entry by drink and note; `nil` without a filter.
  @MainActor private static func filter(
    in context: CommandContext
  ) throws(Failure) -> ((Intake) -> Bool)? {
    let drink = try context.note(drink)?.lowercased()
    let note = try context.note(note)?.lowercased()
    guard drink != nil || note != nil else { return nil }
    let catalogue = try context.drinks.catalogue()
    let found = drink.flatMap { try? catalogue.find($0).drink.id }
    return { intake in
      let isDrink = drink.map {
        found != nil && intake.drink == found || intake.name.lowercased().contains($0)
      }
      let isNoted = note.map { intake.note?.lowercased().contains($0) ?? false }
      return isDrink ?? true && isNoted ?? true
    }
  }

  @MainActor private static func note(of intake: Intake, in context: CommandContext) -> String {
    intake.note.map { context.printer.styled(" (" + context.printer.shown($0) + ")", .dim) } ?? ""
  }

  @MainActor private static func listing(
    by calendar: DrinkCalendar, in context: CommandContext
  ) throws(Failure) -> JournalEntries {
    let arguments = context.arguments
    let today = calendar.day(at: context.now)
    let wanted = try filter(in: context)
    let isLimited = (arguments.contains(limit) || wanted != nil) && !arguments.contains(since)
    var (first, last) = (
      try context.when(since), try context.when(until)
    )
    if let days = try days(typed: arguments.joinedOperands, before: today, in: context) {
      try context.refuse(
        [since, until].first(where: arguments.contains).map { _ in arguments.joinedOperands },
        with: arguments.contains(since) ? since : until)
      (first, last) = (.day(days.lowerBound), .day(days.upperBound))
    }
    if let first, let last, last.day(in: calendar) < first.day(in: calendar) {
      throw Failure(.wrongUse, "--until is before --since.", advice: "Exchange the two.")
    }
    let week = When.day(min(today, last?.day(in: calendar) ?? today).adding(days: -6))
    let count = try context.count(limit, in: 1...1_000_000)
    var listing = try context.journal.listing(
      from: isLimited && first == nil ? nil : first ?? week, to: last, in: calendar)
    return try stored { () throws(StoreError) in
      if let wanted { try listing.filter(startingIn: .distantPast..<(.distantFuture), wanted) }
      if let count { listing.keepLast(count) }
      return listing
    }
  }

  /// The first and the last of the typed days, as seen from a person's day; `nil` without any.
  @MainActor private static func days(
    typed text: String, before today: CivilDate, in context: CommandContext
  ) throws(Failure) -> ClosedRange<CivilDate>? {
    guard !text.isEmpty else { return nil }
    let name = String(text.drop { $0 == ":" })
    if name.lowercased() == "week" { return today.adding(days: -6)...today }
    guard let day = try context.day(name) else {
      throw .value(text, of: "DAYS", forms: "today, yesterday, week or a date such as 2026-11-21")
    }
    return day...day
  }
}
