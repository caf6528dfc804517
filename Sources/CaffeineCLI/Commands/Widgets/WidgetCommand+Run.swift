import CaffeineStore
import CommandArguments
import TextUI
import TextWidgetKit
import WidgetCommands

@MainActor
extension WidgetCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    if context.arguments.contains(timeline) { return try TimelineCommand.run(context) }
    if context.arguments.contains(WidgetOptions.describe) { return try describe(in: context) }
    let chosen = try format(in: context)
    if let name = context.arguments[WidgetOptions.tap] {
      guard try tap(name, in: context) else { return }
      return context.printer.print(try text(as: chosen, in: try context.again()))
    }
    guard context.arguments.contains(WidgetOptions.watch) else {
      return context.printer.print(try text(as: chosen, in: context))
    }
    if case .drawing(let drawing) = chosen, drawing.isForTerminals, context.printer.drawsInPlace {
      return try keepShowing(on: Screen(of: context.surroundings), as: chosen, in: context)
    }
    try keepShowing(on: nil, as: chosen, in: context)
  }

  /// Shows the widget anew when it changes, on a screen or one below the other, until the command
  /// is to end; that it is, is a failure, after which the screen is as it was before.
  ///
  /// What other processes log is shown at once.
  private static func keepShowing(
    on screen: Screen?, as format: WidgetFormat, in context: CommandContext
  ) throws(Failure) {
    let surroundings = context.surroundings
    // Before the screen changes: from here on no signal ends the process in the middle.
    var wake = surroundings.pause(0, nil)
    var watch = ContainerWatch(of: try surroundings.container())
    try screen?.enter()
    defer { screen?.leave() }
    var shown: String?
    while true {
      switch wake {
      case .timeIsUp: break
      // Before the journal is read: what changes from here on is told again.
      case .readable: watch?.reset()
      case .resized: shown = nil
      case .suspended:
        screen?.leave()
        surroundings.suspend()
        try screen?.enter()
        shown = nil
      case .interrupted: throw Failure(.interrupted, "")
      case .closed: throw Failure(.brokenPipe, "")
      }
      let text = try text(as: format, in: try context.again(), rows: screen?.rows)
      if text != shown {
        if let screen {
          try screen.show(text)
        } else {
          context.printer.print(text)
          try context.printer.flush()
        }
        shown = text
      }
      wake = surroundings.pause(1, watch?.descriptor)
    }
  }

  private static func text(
    as format: WidgetFormat, in context: CommandContext, rows: Int? = nil
  ) throws(Failure) -> String {
    switch format {
    case .drawing(let format):
      var request = try WidgetRequest(in: context)
      if format.isForTerminals { request.fit(columns: context.printer.limit, rows: rows) }
      return try request.drawing(in: context).text(as: format, of: request, in: context)
    case .bar(let format):
      let request = try WidgetRequest(in: context, standardFamily: .accessoryInline)
      let family = request.presentation.family
      guard family == .accessoryInline || family == .accessoryRectangular else {
        throw Failure(
          .wrongUse, "\(family) does not fit into the one line of --format \(format.rawValue).",
          advice: "Use accessoryInline or accessoryRectangular.")
      }
      let entry = try request.entry(in: context)
      var item = try BarItem(request.draw(entry), of: entry, in: context)
      if !request.isSure { item.details.append(WidgetRequest.settingsRemark) }
      return item.text(as: format)
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
