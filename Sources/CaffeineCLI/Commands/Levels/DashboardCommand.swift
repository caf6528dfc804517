import CaffeineDomain
import CaffeineJSON
import CaffeineWidgets
import CommandArguments
import TextWidgetKit
import WidgetHosting

/// `caffeine` alone: the large widget, or a dashboard that fills the terminal.
///
/// With `--watch` it stays on screen and accepts keys.
enum DashboardCommand {
  static let version = CommandOption("version", help: "Print the version.")

  /// The largest terminal to fill.
  private static let widest = CellSize(columns: 250, rows: 70)

  @MainActor static func run(_ context: CommandContext) throws(Failure) {
    if context.arguments.contains(WidgetOptions.watch) {
      try context.refuseJSON(for: "--watch")
      try context.refuse([version], with: WidgetOptions.watch)
      return try watch(context)
    }
    if context.arguments.contains(version) {
      return context.wantsJSON
        ? context.printer.print(.object([("version", .string(CaffeineCommand.version))]))
        : context.printer.print("caffeine \(CaffeineCommand.version)")
    }
    if context.wantsJSON { return context.printer.print(.object(try context.report().members)) }
    let widget = try widget(in: context)
    try widget.front.run()
    for note in notes(below: widget, in: context) { context.printer.draw(note) }
  }

  /// The widget, leaving space for the notes and a line for the prompt or keys.
  @MainActor private static func widget(
    in context: CommandContext
  ) throws(Failure) -> CaffeineFront {
    guard let limit = context.printer.limit else {
      return try CaffeineFront(in: context, standardFamily: .systemLarge)
    }
    let columns = min(limit, widest.columns)
    var widget = try CaffeineFront(in: context, standardFamily: .systemExtraLarge)
    let notes = notes(below: widget, in: context).count
    let rows = context.printer.rowLimit.map { min(max($0 - 1 - notes, 1), widest.rows) }
    let room = CellSize(columns: columns, rows: rows ?? WidgetFamily.systemLarge.cellSize.rows)
    let family = CaffeineKind.dashboard(in: room)
    widget.place.presentation.family = family
    widget.place.presentation.size =
      rows == nil ? CellSize(columns: columns, rows: family.cellSize.rows) : room
    return widget
  }

  @MainActor private static func notes(
    below widget: CaffeineFront, in context: CommandContext
  ) -> [String] {
    let (source, printer) = (widget.source, context.printer)
    var notes: [(text: Message, style: TextStyle?)] = source.profile.cautionTexts.map { ($0, nil) }
    if let emergency = source.emergency {
      notes.insert((Message(key: emergency), .warning), at: 0)
    } else if let remark = (try? context.bedtimeRemark) ?? nil {
      notes.append((remark, .dim))
    }
    return notes.flatMap { text, style in
      printer.wrapped(printer.text(of: text)).map { line in
        style.map { printer.styled(line, $0) } ?? line
      }
    }
  }

  @MainActor private static func watch(_ context: CommandContext) throws(Failure) {
    let isDrawing = context.printer.hasPictures
    try context.watch(isDrawing, tellingKeys: true) { context throws(Failure) in
      let widget = try widget(in: context)
      let (text, nextChange) = try widget.picture()
      return (([text] + notes(below: widget, in: context)).joined(separator: "\n"), nextChange)
    }
  }
}
