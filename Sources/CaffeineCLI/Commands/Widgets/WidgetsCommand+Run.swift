import CaffeineStore
import CommandArguments
import JSONValues
import TextWidgetKit
import WidgetCommands
import WidgetHosting

@MainActor
extension WidgetsCommand {
  static func runList(_ context: CommandContext) throws(Failure) {
    let placed = try PlacedWidgets(in: context)
    if context.wantsJSON {
      return context.printer.print(
        .object([
          ("widgets", .array(placed.widgets.map { .object($0.members) })),
          ("unreadable", .array(placed.unreadable.map(JSONValue.string))),
        ]))
    }
    placed.tellDamage(in: context)
    guard !placed.widgets.isEmpty else {
      return context.printer.print("No widgets are placed. Place one: caffeine widgets add")
    }
    context.printer.printTable(
      placed.widgets.map { widget in
        [
          context.printer.styled(context.printer.shown(widget.id), .bold),
          context.printer.shown(widget.kind), context.printer.shown(widget.familyName),
          context.printer.styled(context.printer.shown(settings(of: widget)), .dim),
        ]
      })
  }

  static func runAdd(_ context: CommandContext) throws(Failure) {
    let placed = try PlacedWidgets(in: context)
    let kind = context.arguments.operands.first ?? WidgetOptions.standardKind
    let id = context.arguments[id] ?? placed.freeID(for: kind)
    guard (try? placed.widget(id)) == nil, !placed.unreadable.contains(id) else {
      throw Failure(
        .wrongUse, "There is a placed widget '\(id)' already.",
        advice: "Change it: caffeine widgets edit \(id)")
    }
    let family = context.arguments[WidgetOptions.family].flatMap { WidgetFamily(name: $0) }
    var widget = PlacedWidget(id: id, kind: kind, family: family ?? .systemSmall)
    widget.settings = try settings(in: context)
    try keep(widget, in: placed, isNew: true, in: context)
  }

  static func runEdit(_ context: CommandContext) throws(Failure) {
    let placed = try PlacedWidgets(in: context)
    var widget = try placed.widget(context.arguments.operands.first ?? "")
    if let kind = context.arguments[WidgetOptions.kind] { widget.kind = kind }
    if let family = context.arguments[WidgetOptions.family] { widget.familyName = family }
    for key in context.arguments.values(of: unset) { widget.settings[key] = nil }
    widget.settings.merge(try settings(in: context)) { $1 }
    try keep(widget, in: placed, isNew: false, in: context)
  }

  static func runRemove(_ context: CommandContext) throws(Failure) {
    let placed = try PlacedWidgets(in: context)
    let id = context.arguments.operands.first ?? ""
    let widget = try? placed.widget(id)
    // An unreadable line can be removed, too.
    if widget == nil, !placed.unreadable.contains(id) { _ = try placed.widget(id) }
    try placed.set(id, to: nil, in: context)
    if context.wantsJSON {
      return context.printer.print(.object(widget?.members ?? [("id", .string(id))]))
    }
    context.printer.confirm("Removed \(context.printer.shown(id)).")
    context.printer.confirm(context.printer.styled("Undo: caffeine undo" as Message, .dim))
  }

  static func runReload(_ context: CommandContext) throws(Failure) {
    let kind = context.arguments.operands.first
    let requests = try context.reloadRequests()
    do {
      try requests.post(ofKind: kind)
    } catch {
      throw Failure(
        .cannotCreate, "Cannot ask for a reload in \(requests.folder): \(error)",
        advice: "Check the owner and permissions of that folder.")
    }
    if context.wantsJSON {
      return context.printer.print(.object([("kind", .optional(kind) { .string($0) })]))
    }
    context.printer.confirm(
      kind.map { "Asked for new timelines of \($0)." } ?? "Asked for new timelines of all widgets.")
  }

  static func runLog(_ context: CommandContext) throws(Failure) {
    let count = try context.count(last, in: 1...10_000) ?? 20
    let log = try context.reloadLog()
    let lines = try stored { () throws(StoreError) in try log.lines() }
    let records = lines.compactMap { ReloadRecord(line: $0) }.suffix(count)
    if context.wantsJSON {
      return context.printer.print(
        .object([("reloads", .array(records.map { .object($0.members) }))]))
    }
    guard !records.isEmpty else {
      return context.printer.print("No widget was reloaded yet: see 'caffeine widget --watch'.")
    }
    var rows: [[String]] = []
    for record in records {
      let next = try record.nextReload.map { date throws(Failure) -> Message in
        "again \(try context.atMoment(date))"
      }
      rows.append([
        context.printer.text(of: try context.moment(record.date)),
        context.printer.shown(record.widget), context.printer.text(of: record.cause.reason),
        context.printer.text(of: record.outcome.text),
        context.printer.styled(next ?? "not by itself again", .dim),
      ])
    }
    context.printer.printTable(rows, right: [0])
  }

  /// Stores a drawable widget; throws for a setting that it does not accept.
  private static func keep(
    _ widget: PlacedWidget, in placed: PlacedWidgets, isNew: Bool, in context: CommandContext
  ) throws(Failure) {
    _ = try WidgetRequest(in: context, placed: widget)
    try placed.set(widget.id, to: widget, in: context)
    if context.wantsJSON { return context.printer.print(.object(widget.members)) }
    let id = context.printer.shown(widget.id)
    let details = Message.list(
      ([widget.kind, widget.familyName] + widget.settingTexts).map(context.printer.shown))
    context.printer.confirm(isNew ? "Placed \(id): \(details)." : "Changed \(id): \(details).")
    context.printer.confirm(
      context.printer.styled(
        "Draw it: caffeine widget --placed \(context.printer.shown(widget.id))" as Message, .dim))
  }

  /// The values of `--set` by key.
  private static func settings(in context: CommandContext) throws(Failure) -> [String: String] {
    let values = try WidgetLook.chosenValues(context.arguments.values(of: WidgetOptions.set))
    return Dictionary(values.map { ($0.key, $0.text) }) { _, last in last }
  }

  private static func settings(of widget: PlacedWidget) -> String {
    widget.settingTexts.joined(separator: ", ")
  }
}

extension CommandContext {
  /// The folder for reload requests between processes.
  func reloadRequests() throws(Failure) -> ReloadRequests {
    ReloadRequests(folder: try surroundings.container().reloadRequests)
  }

  /// The log of watched widgets' reloads.
  func reloadLog() throws(Failure) -> DeviceLog {
    DeviceLog(DeviceLog.reloads, in: try surroundings.container(), fileSystem: surroundings.files)
  }
}

extension ReloadRecord {
  fileprivate var members: [(String, JSONValue)] {
    [
      ("at", .instant(date)), ("widget", .string(widget)), ("kind", .string(kind)),
      ("cause", .string(cause.rawValue)),
      ("entries", .optional(outcome.entryCount) { .integer($0) }),
      ("failure", .optional(outcome.failure) { .string($0.rawValue) }),
      ("nextAt", .optional(nextReload) { .instant($0) }),
    ]
  }
}

extension ReloadRecord.Outcome {
  fileprivate var entryCount: Int? {
    if case .timeline(let entries) = self { entries } else { nil }
  }

  fileprivate var failure: ProviderFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }

  fileprivate var text: Message {
    switch self {
    case .timeline(let entries): entries == 1 ? "1 entry" : "\(entries) entries"
    case .failure(.tooLate): "the provider has not answered in time; the old timeline stays"
    case .failure(.droppedCallback):
      "the provider has let go of its callback; the old timeline stays"
    case .failure(.noEntries): "the provider gave no entries; the old timeline stays"
    }
  }
}

extension ReloadCause {
  /// The cause in the log's words.
  fileprivate var reason: Message {
    switch self {
    case .policy: "as its timeline says"
    case .request: "asked for"
    case .placed: "first timeline"
    case .edited: "its settings changed"
    case .foreground: "the journal or settings changed"
    case .session: "during a session"
    case .intent: "a button was pressed"
    case .locale: "another language"
    case .textSize: "another text size"
    case .clock: "the clock was set back"
    }
  }
}
