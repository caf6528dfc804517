import CaffeineStore
import CommandArguments
import JSONValues

@MainActor
extension ImportCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    guard let path = context.arguments.operands.first, !path.isEmpty else {
      throw .value("", of: "FILE", forms: "the path of a file, or - for standard input")
    }
    // Swift puts U+FFFD in place of bytes that are not UTF-8: it would be another file's name.
    guard !path.unicodeScalars.contains("\u{FFFD}") else {
      throw Failure(
        .noInput, "The file's name is not UTF-8: \(path).",
        advice: "Rename it, or read it from standard input: caffeine import - < FILE")
    }
    let source = path == "-" ? ImportSource.standardInput : .file(path)
    let format = context.arguments[from].flatMap(ImportFormat.init)
    let (clock, now) = (context.clock, context.now)
    let order = context.arguments[dateOrder].flatMap(DateOrder.init(rawValue:))
    let localeOrder = try context.preferencesReader.chosenLocale().flatMap(DateOrder.init(locale:))
    let journal = try context.surroundings.journal()
    let plan: ImportPlan
    do throws(StoreError) {
      plan = try journal.plan(
        importing: source, as: format, dateOrder: order, localeOrder: localeOrder, clock: clock,
        at: now)
    } catch {
      if case .unreadable(path, .isFolder) = error {
        throw Failure(.noInput, "\(path) is a folder.", advice: "Name a file in it.")
      }
      throw Failure(error)
    }
    let isDry = context.arguments.contains(dryRun)
    if !isDry, plan.additions.isEmpty {
      try context.outcome.save(.repeatable) { () throws(StoreError) in
        try journal.commit(plan, at: now)
      }
    } else if !isDry {
      try context.journal.change(.repeatable) { journal throws(StoreError) in
        try journal.commit(plan, at: now)
      }
    }
    for problem in plan.problems.first { context.printer.warn(problem.sentence) }
    if context.wantsJSON { return context.printer.print(json(plan, isDry: isDry)) }
    try show(plan, isDry: isDry, in: context)
  }

  private static func json(_ plan: ImportPlan, isDry: Bool) -> JSONValue {
    .object([
      ("format", .string(plan.format.rawValue)), ("dryRun", .bool(isDry)),
      ("added", .integer(plan.additions.count)),
      ("nights", .integer(plan.nightCount)), ("present", .integer(plan.presentCount)),
      ("passedOver", .integer(plan.problems.count)),
      ("dateOrder", .optional(plan.dateOrder) { .string($0.rawValue) }),
      ("ignoredColumns", .array(plan.ignoredColumns.map { .string($0) })),
    ])
  }

  private static func show(
    _ plan: ImportPlan, isDry: Bool, in context: CommandContext
  ) throws(Failure) {
    if isDry {
      for entry in plan.additions.prefix(10) {
        context.printer.print("  " + (try context.sentence(entry)))
      }
      let rest = plan.additions.count - 10
      if rest > 0 { context.printer.print("  and \(rest) more") }
    }
    let added = JournalEntry.counted(
      drinks: plan.additions.count - plan.nightCount, nights: plan.nightCount)
    let summary =
      "\(isDry ? "Would import" : "Imported") \(added);"
      + " \(plan.presentCount) were already there, \(plan.problems.count) skipped."
    isDry ? context.printer.print(summary) : context.printer.confirm(summary)
    if let order = plan.dateOrder {
      let other = order == .dayMonth ? DateOrder.monthDay : .dayMonth
      context.printer.print(
        "Dates were read \(order.rawValue); --date-order \(other.rawValue) reads them the other way."
      )
    }
    guard !plan.ignoredColumns.isEmpty else { return }
    let names = plan.ignoredColumns.map { context.printer.shown($0) }.joined(separator: ", ")
    context.printer.print("Ignored columns: \(names)")
  }
}

extension ImportPlan {
  /// How many of the additions are nights.
  fileprivate var nightCount: Int { additions.count { $0.night != nil } }
}

extension JournalEntry {
  /// So many entries in words, such as `2 drinks and 1 night`; nights only where there are some.
  static func counted(drinks: Int, nights: Int) -> String {
    let drinkText = drinks == 1 ? "1 drink" : "\(drinks) drinks"
    let nightText = nights == 1 ? "1 night" : "\(nights) nights"
    if nights == 0 { return drinkText }
    return drinks == 0 ? nightText : "\(drinkText) and \(nightText)"
  }
}
