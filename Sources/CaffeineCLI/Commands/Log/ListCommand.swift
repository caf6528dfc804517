import CaffeineStore
import CaffeineDomain
import CellGrid
import CommandArguments
import CivilTime
import DateStyles

/// `caffeine list`: what was logged.
enum ListCommand {
  static let since = CommandOption("since", value: "WHEN", help: "Start (default: a week ago).")
  static let until = CommandOption("until", value: "WHEN", help: "End (default: none).")
  static let limit = CommandOption("limit", value: "N", help: "Show only the last N.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "list", summary: "List logged drinks, oldest first.",
      discussion: "A day, such as yesterday or 2026-11-21, means the whole day.",
      options: [since, until, limit],
      examples: [
        CommandExample(
          "caffeine list --since yesterday --until yesterday", "What you had yesterday."),
        CommandExample("caffeine list --since 2026-01-01 --json", "This year, for other programs."),
      ], action: CommandAction(needsSettings: false, run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    var listing = try listing(in: context)
    if context.wantsJSON {
      return try context.printer.printList("intakes", incomplete: context.journal.isIncomplete) {
        () throws(Failure) in
        try context.journal.next(of: &listing).map { .object($0.members + $0.line.furtherMembers) }
      }
    }
    guard listing.count > 0 else {
      return context.printer.print("Nothing was logged \(span(of: context.arguments)).")
    }
    let ids = try context.journal.sortedIDs()
    var day = ""
    var rows: [[String]] = []
    var names = 0
    var drinks: [Milligrams] = []
    func endDay() {
      if drinks.count > 1 {
        let sum = drinks.reduce(.zero, +)
        rows.append([
          "", "", context.printer.styled(massText(sum), .dim),
          context.printer.styled("in \(drinks.count) drinks", .dim), "",
        ])
      }
      drinks = []
    }
    while let entry = try context.journal.next(of: &listing) {
      let texts = try context.dateText()
      let itsDay = texts.string(for: entry.start, style: .date, relativeTo: context.now)
      if itsDay != day { endDay() }
      let (intake, line) = (entry.intake, entry.line)
      if let intake { drinks.append(intake.amount) }
      rows.append([
        itsDay == day ? "" : itsDay,
        texts.string(for: entry.start, style: .time, relativeTo: context.now),
        intake.map { massText($0.amount) } ?? "",
        context.printer.shown(line.name) + note(of: line, in: context),
        context.printer.styled(EntryReference.shortest(of: entry.id, among: ids), .dim),
      ])
      day = itsDay
      names = max(names, TextWidth.columns(of: context.printer.shown(line.name)))
    }
    endDay()
    // A note may be cut for the id, a name may not.
    context.printer.printTable(rows, right: [1, 2], flexible: 3, least: names, expendable: 4)
  }

  private static func span(of arguments: ParsedArguments) -> String {
    if arguments.contains(since) || arguments.contains(until) { return "then" }
    return arguments.contains(limit) ? "yet" : "in the last seven days"
  }

  @MainActor private static func note(of intake: Intake, in context: CommandContext) -> String {
    intake.note.map { context.printer.styled(" (" + context.printer.shown($0) + ")", .dim) } ?? ""
  }

  @MainActor private static func listing(
    in context: CommandContext
  ) throws(Failure) -> IntakeListing {
    let arguments = context.arguments
    let isLimited = arguments.contains(limit) && !arguments.contains(since)
    let start = try context.when(since)?.start(on: context.clock)
    let end = try context.when(until)?.end(on: context.clock)
    if let start, let end, end <= start {
      throw Failure(.wrongUse, "--until is before --since.", advice: "Exchange the two.")
    }
    let week = context.clock.date(
      byAddingDays: -7, to: context.clock.startOfDay(for: min(context.now, end ?? context.now)))
    let count = try context.count(limit, in: 1...1_000_000)
    var listing = try context.journal.listing(since: isLimited ? nil : start ?? week)
    if let end { listing.end(before: end) }
    if let count { listing.keepLast(count) }
    return listing
  }
}

extension Intake {
  /// What `list --json` tells of a drink besides `members`.
  fileprivate var furtherMembers: [(String, JSONValue)] {
    [
      ("given", .bool(isGiven)), ("over", .number(duration)),
      ("milliliters", .optional(volume) { .number($0.value) }),
      ("note", .optional(note) { .string($0) }),
    ]
  }
}
