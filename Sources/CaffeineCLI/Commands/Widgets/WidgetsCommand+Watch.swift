import CaffeineWidgets
import CommandArguments
import JSONValues
import TextWidgetKit
import WidgetCommands
import WidgetHosting

@MainActor
extension WidgetsCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    if context.arguments.contains(WidgetOptions.watch) { return try watch(context) }
    if let option = drawing.first(where: context.arguments.contains) {
      throw Failure(
        .wrongUse, "--\(option.name) says how --watch draws.",
        advice: "Leave it out, or write --watch too.")
    }
    try runList(context)
  }

  /// Draws the placed widgets side by side, and again on every change.
  private static func watch(_ context: CommandContext) throws(Failure) {
    let format = try context.drawingFormat(
      named: context.arguments[GalleryCommand.format].flatMap(DrawingFormat.init))
    let screen = Screen(for: format, in: context)
    try WatchedWidgets.keepShowing(on: screen, in: context) { context throws(Failure) in
      try requests(in: context).map { request in
        var request = request
        if format.isForTerminals { request.fit(columns: context.printer.limit) }
        return request
      }
    } picture: { shown, context in
      let drawings = shown.map { (request: $0.request, drawing: $0.request.draw($0.entry)) }
      return (
        text(of: drawings, as: format, in: context), drawings.compactMap(\.drawing.nextChange).min()
      )
    }
  }

  /// The drawable placed widgets, or one of each kind if there are none; reports the others once.
  private static func requests(in context: CommandContext) throws(Failure) -> [WidgetRequest] {
    let placed = try PlacedWidgets(in: context)
    var widgets = placed.widgets
    if widgets.isEmpty, placed.unreadable.isEmpty {
      widgets = CaffeineKind.allCases.map { kind in
        PlacedWidget(id: kind.rawValue, kind: kind.rawValue, family: .systemSmall)
      }
    }
    var failures: [Failure] = []
    for id in placed.unreadable {
      do throws(Failure) { _ = try placed.widget(id) } catch { failures.append(error) }
    }
    var requests: [WidgetRequest] = []
    for widget in widgets {
      do throws(Failure) {
        requests.append(try WidgetRequest(in: context, placed: widget))
      } catch {
        // `contains` would be Foundation's here, and link ICU.
        let isNamed = error.message.english.firstRange(of: "'\(widget.id)'") != nil
        let message: Message = isNamed ? error.message : "'\(widget.id)': \(error.message)"
        failures.append(Failure(error.status, message, advice: error.advice))
      }
    }
    if requests.isEmpty, let failure = failures.first { throw failure }
    for failure in failures { context.printer.warnOnce(failure) }
    return requests
  }

  private static func text(
    of drawings: [(request: WidgetRequest, drawing: WidgetDrawing)], as format: DrawingFormat,
    in context: CommandContext
  ) -> String {
    if format == .json {
      let widgets = drawings.map { $0.request.json(of: $0.drawing, in: context) }
      return JSONValue.object([("widgets", .array(widgets))]).text
    }
    var section = WidgetGallery.Section(heading: nil)
    section.items = drawings.map { request, drawing in
      let id = request.placed?.id ?? request.place.widget.kind
      let caption = context.printer.text(of: request.presentation.caption)
      return .init(caption: "\(id), \(caption)", drawing: drawing)
    }
    let scheme = drawings.first?.request.presentation.environment.colorScheme ?? .dark
    return context.printer.writer(format, on: scheme).text(
      of: [(scheme, WidgetGallery([section]))],
      title: context.printer.text(of: GalleryCommand.title))
  }
}
