import CaffeineStore
import CaffeineDomain
import CommandArguments
import CivilTime
import DateStyles

/// `caffeine list`: what was logged.
enum ListCommand {
  static let since = Option("since", value: "WHEN", help: "Start (default: a week ago).")
  static let until = Option("until", value: "WHEN", help: "End (default: none).")
  static let limit = Option("limit", value: "N", help: "Show only the last N.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "list", summary: "List logged drinks, oldest first.",
      discussion: "A day, such as yesterday or 2026-11-21, means the whole day.",
      options: [since, until, limit],
      examples: [
        Example("caffeine list --since yesterday --until yesterday", "What you had yesterday."),
        Example("caffeine list --since 2026-01-01 --json", "This year, for other programs."),
      ], action: CommandAction(run))
  }

  @MainActor private static func run(_ session: Session) throws(Failure) {
    let intakes = try intakes(in: session)
    if session.wantsJSON {
      let list = intakes.map { JSONValue.object($0.members + $0.furtherMembers) }
      return session.print(
        .object([("intakes", .array(list)), ("incomplete", .bool(session.isIncomplete))]))
    }
    guard !intakes.isEmpty else {
      return session.print("Nothing was logged \(span(of: session.arguments)).")
    }
    var day = ""
    var rows: [[String]] = []
    for intake in intakes {
      let texts = try session.dateText()
      let itsDay = texts.string(for: intake.start, style: .date, relativeTo: session.now)
      rows.append([
        itsDay == day ? "" : itsDay,
        texts.string(for: intake.start, style: .time, relativeTo: session.now),
        massText(intake.amount), session.shown(intake.name) + note(of: intake, in: session),
        session.styled(intake.id.description, .dim),
      ])
      day = itsDay
    }
    session.printTable(rows, right: [1, 2], flexible: 3)
  }

  private static func span(of arguments: ParsedArguments) -> String {
    if arguments.has(since) || arguments.has(until) { return "then" }
    return arguments.has(limit) ? "yet" : "in the last seven days"
  }

  @MainActor private static func note(of intake: Intake, in session: Session) -> String {
    intake.note.map { session.styled(" (" + session.shown($0) + ")", .dim) } ?? ""
  }

  @MainActor private static func intakes(in session: Session) throws(Failure) -> [Intake] {
    let arguments = session.arguments
    let isLimited = arguments.has(limit) && !arguments.has(since)
    let start = try session.when(since)?.start(on: session.clock)
    let end = try session.when(until)?.end(on: session.clock)
    let week = session.clock.date(
      byAddingDays: -7, to: session.clock.startOfDay(for: min(session.now, end ?? session.now)))
    let all = isLimited ? try session.allIntakes() : try session.intakes(since: start ?? week)
    let chosen = all.filter { intake in end.map { intake.start < $0 } ?? true }
    return Array(chosen.suffix(try session.count(limit, in: 1...1_000_000) ?? chosen.count))
  }
}

extension Intake {
  /// What `list --json` tells of a drink besides `members`.
  fileprivate var furtherMembers: [(String, JSONValue)] {
    [
      ("over", .number(duration)), ("milliliters", .optional(volume) { .number($0.value) }),
      ("note", .optional(note) { .string($0) }),
    ]
  }
}
