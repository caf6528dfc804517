import CommandArguments
import TextUI
import TextWidgetKit

@MainActor
extension WidgetCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    guard context.arguments.contains(watch) else {
      return context.printer.print(try text(in: context))
    }
    var shown = ""
    repeat {
      let text = try text(in: try context.again())
      if text != shown {
        context.printer.print(text)
        try context.printer.flush()
        shown = text
      }
    } while context.surroundings.pause(1)
  }

  private static func text(in context: CommandContext) throws(Failure) -> String {
    switch try format(in: context) {
    case .drawing(let format):
      let request = try WidgetRequest(in: context)
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
