import CaffeineStore
import CommandArguments
import TextUI
import TextWidgetKit
import WidgetCommands
import WidgetHosting

@MainActor
extension WidgetCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    if context.arguments.contains(timeline) { return try TimelineCommand.run(context) }
    if context.arguments.contains(WidgetOptions.describe) { return try describe(in: context) }
    let chosen = try format(in: context)
    if let name = context.arguments[WidgetOptions.tap] {
      guard try tap(name, in: context) else { return }
      return try show(as: chosen, in: try context.again())
    }
    guard context.arguments.contains(WidgetOptions.watch) else {
      return try show(as: chosen, in: context)
    }
    if case .drawing(let drawing) = chosen, drawing.isForTerminals, context.printer.drawsInPlace {
      return try keepShowing(on: Screen(of: context.surroundings), as: chosen, in: context)
    }
    try keepShowing(on: nil, as: chosen, in: context)
  }

  /// Shows the widget once.
  private static func show(
    as format: WidgetFormat, in context: CommandContext
  ) throws(Failure) {
    let request = try WidgetRequest(in: context, standardFamily: format.standardFamily)
    let entry = try request.entry(in: context)
    context.printer.print(try picture(of: entry, in: request, as: format, context).text)
  }

  /// Shows the widget anew when it changes, on a screen or one below the other, until the command
  /// is to end; that it is, is a failure, after which the screen is as it was before.
  ///
  /// It sleeps until the text changes, the next entry is due or the provider is to be asked again.
  /// What other processes log, set or ask for is shown at once.
  private static func keepShowing(
    on screen: Screen?, as format: WidgetFormat, in context: CommandContext
  ) throws(Failure) {
    let surroundings = context.surroundings
    // Before the screen changes: from here on no signal ends the process in the middle.
    var wake = surroundings.pause(0, nil)
    var requests = try context.reloadRequests()
    // A folder that cannot be made or read hands over nothing.
    _ = try? requests.take()
    var watch = ContainerWatch(of: try surroundings.container(), and: [requests.folder])
    let log = try context.reloadLog()
    try screen?.enter()
    defer { screen?.leave() }
    var widget = try WatchedWidget(in: context, standardFamily: format.standardFamily)
    var shown: String?
    while true {
      let context = try context.again()
      switch wake {
      case .timeIsUp:
        if watch == nil { try widget.look(in: context, asked: try? requests.take()) }
      case .readable:
        // Before the journal is read: what changes from here on is told again.
        watch?.reset()
        try widget.look(in: context, asked: try? requests.take())
      case .resized: shown = nil
      case .suspended:
        screen?.leave()
        surroundings.suspend()
        try screen?.enter()
        shown = nil
      case .interrupted: throw Failure(.interrupted, "")
      case .closed: throw Failure(.brokenPipe, "")
      }
      try widget.advance(to: context)
      let picture = try picture(
        of: try widget.entry(in: context), in: widget.request, as: format, context,
        rows: screen?.rows)
      if picture.text != shown {
        if let screen {
          try screen.show(picture.text)
        } else {
          context.printer.print(picture.text)
          try context.printer.flush()
        }
        shown = picture.text
      }
      for record in widget.takeRecords() { try? log.append(record.line) }
      let delay = widget.delay(from: context.now, nextChange: picture.nextChange)
      // Where the system does not tell what changes, somebody has to look.
      wake = surroundings.pause(watch == nil ? min(delay, 1) : delay, watch?.descriptor)
    }
  }

  /// An entry as the format has it, and when that text changes by itself.
  private static func picture(
    of entry: WidgetEntry, in request: WidgetRequest, as format: WidgetFormat,
    _ context: CommandContext, rows: Int? = nil
  ) throws(Failure) -> (text: String, nextChange: Date?) {
    var request = request
    switch format {
    case .drawing(let format):
      if format.isForTerminals { request.fit(columns: context.printer.limit, rows: rows) }
      let drawing = request.draw(entry)
      return (drawing.text(as: format, of: request, in: context), drawing.nextChange)
    case .bar(let format):
      let family = request.presentation.family
      guard family == .accessoryInline || family == .accessoryRectangular else {
        throw Failure(
          .wrongUse, "\(family) does not fit into the one line of --format \(format.rawValue).",
          advice: "Use accessoryInline or accessoryRectangular.")
      }
      let drawing = request.draw(entry)
      var item = try BarItem(drawing, of: entry, knowing: request.source, in: context)
      if !request.isSure { item.details.append(WidgetRequest.settingsRemark) }
      return (item.text(as: format), drawing.nextChange)
    }
  }

  /// `--format`, else what suits the stream.
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
