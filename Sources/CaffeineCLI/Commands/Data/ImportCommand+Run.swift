import CaffeineStore
import CommandArguments
import JSONValues
import WidgetHosting

@MainActor
extension ImportCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let source = try source(context.arguments)
    let journal = try context.surroundings.journal()
    let plan = try plan(journal, importing: source, in: context)
    let isDry = context.arguments.contains(dryRun)
    if !isDry, !context.arguments.contains(yes), !plan.additions.isEmpty {
      try confirm(plan, in: context)
    }
    if !isDry, !plan.additions.isEmpty {
      try context.journal.change(.repeatable) { journal throws(StoreError) in
        try journal.commit(plan, at: context.now)
      }
    } else if !isDry, plan.presentCount > 0 {
      try context.outcome.save(.repeatable) { () throws(StoreError) in
        try journal.commit(plan, at: context.now)
      }
    }
    for problem in plan.problems.first { context.printer.warn(problem.sentence) }
    try context.wantsJSON
      ? context.printer.print(json(plan, isDry: isDry)) : show(plan, isDry: isDry, in: context)
    if plan.additions.isEmpty, plan.presentCount == 0, plan.problems.count > 0 {
      throw Failure(.unreadableData, "Nothing was imported.")
    }
  }

  private static func source(_ arguments: ParsedArguments) throws(Failure) -> ImportSource {
    guard let path = arguments.operands.first, !path.isEmpty else {
      throw .value("", of: "FILE", forms: "the path of a file, or - for standard input")
    }
    // Swift substitutes U+FFFD for bytes outside of UTF-8, which would be another file.
    guard !path.unicodeScalars.contains("\u{FFFD}") else {
      throw Failure(
        .noInput, "The file's name is not UTF-8: \(path).",
        advice: "Rename it, or read it from standard input: caffeine import - < FILE")
    }
    return path == "-" ? .standardInput : .file(path)
  }

  /// Plans the import; reports progress on a terminal.
  private static func plan(
    _ journal: Journal, importing source: ImportSource, in context: CommandContext
  ) throws(Failure) -> ImportPlan {
    let (reader, console) = (context.preferencesReader, context.surroundings.console)
    let format = context.arguments[from].flatMap(ImportFormat.init)
    let order = context.arguments[dateOrder].flatMap(DateOrder.init(rawValue:))
    let localeOrder = try reader.chosenLocale().flatMap(DateOrder.init(locale:))
    // Only the catalogue: a name's last amount says nothing about another year.
    let drinks = DrinkLookup(
      region: reader.region, ownDrinks: reader.ownDrinks, lastIntake: { _ in nil })
    let tellsProgress = console.isTerminal(.error) && !context.wantsJSON && !context.printer.isQuiet
    var isTold = false
    defer { if isTold { _ = console.write("\r\u{1B}[K", .error) } }
    do throws(StoreError) {
      return try journal.plan(
        importing: source, as: format, dateOrder: order, localeOrder: localeOrder,
        clock: context.clock, at: context.now
      ) { name in
        (try? drinks.order(name)).map {
          NamedIntake(
            drink: $0.drink, name: $0.fullName, amount: $0.fullAmount, volume: $0.fullVolume)
        }
      } progress: { number in
        guard tellsProgress else { return }
        isTold = true
        let text = context.printer.text(of: "Reading: \(String(number)) entries")
        _ = console.write("\r" + text, .error)
      }
    } catch {
      if case .unreadable(let path, .isFolder) = error, source == .file(path) {
        throw Failure(.noInput, "\(path) is a folder.", advice: "Name a file in it.")
      }
      throw Failure(error)
    }
  }

  /// Shows the first entries and asks; without a terminal the answer is yes.
  private static func confirm(_ plan: ImportPlan, in context: CommandContext) throws(Failure) {
    let printer = context.printer
    let preview = try rows(of: plan, upTo: 5, in: context) + [summary(of: plan, isDry: true)]
    let lines = preview.map(printer.text(of:)).flatMap(printer.wrapped).map { $0 + "\n" }
    guard
      context.ask == nil
        || context.surroundings.confirm("Import them? [Y/n] ", below: lines.joined()) != false
    else {
      throw Failure(.unconfirmed, "Nothing was imported.")
    }
  }

  private static func json(_ plan: ImportPlan, isDry: Bool) -> JSONValue {
    .object([
      ("format", .string(plan.format.rawValue)), ("dryRun", .bool(isDry)),
      ("added", .integer(plan.additions.count)), ("nights", .integer(plan.nightCount)),
      ("present", .integer(plan.presentCount)), ("passedOver", .integer(plan.problems.count)),
      ("dateOrder", .optional(plan.dateOrder) { .string($0.rawValue) }),
      ("ignoredColumns", .array(plan.ignoredColumns.map { .string($0) })),
    ])
  }

  private static func show(
    _ plan: ImportPlan, isDry: Bool, in context: CommandContext
  ) throws(Failure) {
    if isDry { for row in try rows(of: plan, upTo: 10, in: context) { context.printer.print(row) } }
    let summary = summary(of: plan, isDry: isDry)
    isDry ? context.printer.print(summary) : context.printer.confirm(summary)
    if let order = plan.dateOrder {
      let other = order == .dayMonth ? DateOrder.monthDay : .dayMonth
      context.printer.print(
        "Dates were read \(order.rawValue); --date-order \(other.rawValue) reads them the other way."
      )
    }
    guard !plan.ignoredColumns.isEmpty else { return }
    let names = Message.list(plan.ignoredColumns.map { context.printer.shown($0) })
    context.printer.print("Ignored columns: \(names)")
  }

  /// The first additions, one per line, and the number of the rest.
  private static func rows(
    of plan: ImportPlan, upTo count: Int, in context: CommandContext
  ) throws(Failure) -> [Message] {
    var rows: [Message] = []
    for entry in plan.additions.prefix(count) { rows.append("  \(try context.sentence(entry))") }
    let rest = plan.additions.count - count
    return rest > 0 ? rows + ["  and \(rest) more"] : rows
  }

  private static func summary(of plan: ImportPlan, isDry: Bool) -> Message {
    let added = JournalEntry.counted(
      drinks: plan.additions.count - plan.nightCount, nights: plan.nightCount)
    let (present, skipped) = (plan.presentCount, plan.problems.count)
    return isDry
      ? "Would import \(added); \(present) were already there, \(skipped) skipped."
      : "Imported \(added); \(present) were already there, \(skipped) skipped."
  }
}

extension ImportPlan {
  fileprivate var nightCount: Int { additions.count { $0.night != nil } }
}

extension JournalEntry {
  /// A count in words, such as `2 drinks and 1 night`; without nights only the drinks.
  static func counted(drinks: Int, nights: Int) -> Message {
    let drinkText: Message = drinks == 1 ? "1 drink" : "\(drinks) drinks"
    let nightText: Message = nights == 1 ? "1 night" : "\(nights) nights"
    if nights == 0 { return drinkText }
    return drinks == 0 ? nightText : "\(drinkText) and \(nightText)"
  }
}
