import CaffeineDomain
import CaffeineJSON
import CaffeineStore
import CommandArguments
import WidgetHosting

@MainActor
extension ImportCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let source = try source(context.arguments)
    let journal = try context.surroundings.journal()
    let plan = try plan(journal, importing: source, in: context)
    let isDry = context.arguments.contains(dryRun)
    if !isDry, !context.arguments.contains(GlobalOptions.yes), !plan.additions.isEmpty {
      try confirm(plan, in: context)
    }
    if !isDry, !plan.additions.isEmpty || plan.presentCount > 0 {
      try context.journal.change(.repeatable) { journal throws(StoreError) in
        try journal.commit(plan, at: context.now)
      }
    }
    for skip in plan.skips { context.printer.warn(skip.sentence) }
    try context.wantsJSON
      ? context.printer.print(json(plan, isDry: isDry)) : show(plan, isDry: isDry, in: context)
    if plan.additions.isEmpty, plan.presentCount == 0, plan.skippedCount > 0 {
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

  /// What the options say of the file's columns.
  private static func layout(_ arguments: ParsedArguments) throws(Failure) -> ImportLayout {
    var layout = ImportLayout(unit: arguments[unit].flatMap(ImportLayout.Unit.init))
    for text in arguments.values(of: column) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty,
        let name = ImportColumn.named.first(where: { $0.rawValue == parts[0] }),
        layout.headers[name] == nil, !layout.headers.values.contains(String(parts[1]))
      else {
        let names = Message.list(ImportColumn.named.map(\.rawValue))
        throw .value(
          text, of: "--column", forms: "NAME=HEADER, each once, with one of these names: \(names)")
      }
      layout.headers[name] = String(parts[1])
    }
    if let text = arguments[dateFormat] {
      layout.dateFormat = DateFormat(text)
      guard layout.dateFormat != nil else {
        throw .value(
          text, of: "--date-format",
          forms: "year, month, day and hour, such as %d.%m.%Y %H:%M, without %s and %Z")
      }
    }
    return layout
  }

  /// What the file gives, read as the options say; a table that does not fit says which to add.
  ///
  /// Tells on a terminal how far it is.
  private static func plan(
    _ journal: Journal, importing source: ImportSource, in context: CommandContext
  ) throws(Failure) -> ImportPlan {
    let console = context.surroundings.console
    let layout = try layout(context.arguments)
    // Only the catalogue: a name's last amount says nothing about another year.
    let drinks = try context.drinks.catalogue()
    let tellsProgress = console.isTerminal(.error) && !context.wantsJSON && !context.printer.isQuiet
    var isTold = false
    defer { if isTold { _ = console.write("\r\u{1B}[K", .error) } }
    do throws(StoreError) {
      return try journal.plan(
        importing: source, as: layout, clock: context.clock, zone: context.surroundings.zone,
        at: context.now, drinks: drinks
      ) { number in
        guard tellsProgress else { return }
        isTold = true
        let text = context.printer.text(of: "Reading: \(String(number)) entries")
        _ = console.write("\r" + text, .error)
      }
    } catch {
      if case .unreadable(let path, .isFolder) = error, source == .file(path) {
        throw Failure(.noInput, "\(path) is a folder.", advice: "Name a file in it.")
      }
      if case .unfitTable(let table) = error {
        let further = ([dateFormat, unit, dryRun] + GlobalOptions.all).compactMap { option in
          context.arguments[option].map { ["--\(option.name)"] + ($0.isEmpty ? [] : [$0]) }
        }
        throw Failure(table, of: context.arguments.operands.first ?? "-", further)
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
      ("added", .integer(plan.additions.count)), ("present", .integer(plan.presentCount)),
      ("sameSecond", .integer(plan.sameSecondCount)), ("passedOver", .integer(plan.skippedCount)),
      ("ignoredColumns", .array(plan.untakenColumns.map { .string($0) })),
    ])
  }

  private static func show(
    _ plan: ImportPlan, isDry: Bool, in context: CommandContext
  ) throws(Failure) {
    if isDry { for row in try rows(of: plan, upTo: 10, in: context) { context.printer.print(row) } }
    let summary = summary(of: plan, isDry: isDry)
    isDry ? context.printer.print(summary) : context.printer.confirm(summary)
    if plan.sameSecondCount > 0 {
      context.printer.print(
        "At the same second as a drink with another amount: \(plan.sameSecondCount)")
    }
    guard !plan.untakenColumns.isEmpty else { return }
    let names = Message.list(plan.untakenColumns.map(UnfitTable.shown))
    context.printer.print("Columns not taken: \(names)")
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
    let count = plan.additions.count
    let added: Message = count == 1 ? "1 drink" : "\(count) drinks"
    let (present, skipped) = (plan.presentCount, plan.skippedCount)
    return isDry
      ? "Would import \(added); \(present) were already there, \(skipped) skipped."
      : "Imported \(added); \(present) were already there, \(skipped) skipped."
  }
}
