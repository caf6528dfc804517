import CommandArguments
import TextUI
import TextWidgetKit
import WidgetCommands
import WidgetHosting

@MainActor
extension WidgetCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let arguments = context.arguments
    let modes = [
      WidgetOptions.timeline, WidgetOptions.describe, WidgetOptions.watch, WidgetOptions.tap,
    ]
    if let first = modes.first(where: arguments.contains) {
      try context.refuse(modes.filter { $0 != first }, with: first)
      // Drawing options are refused where nothing is drawn, or every moment.
      let drawing =
        WidgetOptions.look + [WidgetOptions.placeholder, WidgetOptions.snapshot, format]
      if first == WidgetOptions.timeline {
        try context.refuse(drawing + [WidgetOptions.at], with: first)
      }
      if first == WidgetOptions.describe {
        try context.refuse([WidgetOptions.at, format], with: first)
      }
      if first == WidgetOptions.watch { try context.refuse([WidgetOptions.at], with: first) }
    }
    if arguments.contains(WidgetOptions.timeline) { return try TimelineCommand.run(context) }
    if arguments.contains(WidgetOptions.describe) { return try describe(in: context) }
    let chosen = try format(in: context)
    if let name = context.arguments[WidgetOptions.tap] {
      guard try tap(name, in: context) else { return }
      return try show(as: chosen, in: try context.again())
    }
    guard context.arguments.contains(WidgetOptions.watch) else {
      return try show(as: chosen, in: context)
    }
    var screen: Screen?
    if case .drawing(let drawing) = chosen { screen = Screen(for: drawing, in: context) }
    try WatchedWidgets.keepShowing(on: screen, in: context) { context throws(Failure) in
      [try WidgetRequest(in: context, standardFamily: chosen.standardFamily)]
    } picture: { shown, context throws(Failure) in
      try picture(of: shown[0].entry, in: shown[0].request, as: chosen, context, rows: screen?.rows)
    }
  }

  private static func show(as format: WidgetFormat, in context: CommandContext) throws(Failure) {
    let request = try WidgetRequest(in: context, standardFamily: format.standardFamily)
    let entry = try request.entry()
    context.printer.draw(try picture(of: entry, in: request, as: format, context).text)
  }

  /// An entry in the format, and when its text changes by itself.
  private static func picture(
    of entry: WidgetEntry, in request: WidgetRequest, as format: WidgetFormat,
    _ context: CommandContext, rows: Int? = nil
  ) throws(Failure) -> WatchedWidgets.Picture {
    var request = request
    switch format {
    case .drawing(let format):
      if format.isForTerminals { request.fit(columns: context.printer.limit, rows: rows) }
      let drawing = request.draw(entry)
      return (request.text(of: drawing, as: format, in: context), drawing.nextChange)
    case .bar(let format):
      let family = request.presentation.family
      guard family == .accessoryInline || family == .accessoryRectangular else {
        throw Failure(
          .wrongUse, "\(family) does not fit into the one line of --format \(format.rawValue).",
          advice: "Use accessoryInline or accessoryRectangular.")
      }
      let drawing = request.draw(entry)
      var item = try BarItem(drawing, of: entry, in: context)
      if !request.isSure { item.details.append(WidgetRequest.settingsRemark) }
      if format.hasMenu { item.actions = context.barActions(in: format) }
      return (item.text(as: format), drawing.nextChange)
    }
  }

  /// The typed format, or a default for the stream.
  private static func format(in context: CommandContext) throws(Failure) -> WidgetFormat {
    guard let named = context.arguments[format].flatMap(WidgetFormat.init) else {
      return .drawing(try context.drawingFormat(named: nil))
    }
    switch named {
    case .drawing(let format): return .drawing(try context.drawingFormat(named: format))
    case .bar(.waybar), .bar(.i3status): return named
    case .bar(let format):
      try context.refuseJSON(for: "--format \(format.rawValue)")
      return named
    }
  }
}
