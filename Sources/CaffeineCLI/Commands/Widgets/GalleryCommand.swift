import CaffeineStore
import CaffeineWidgets
import CommandArguments
import TextWidgetKit
import WidgetCommands

/// `caffeine gallery`: every widget in every family.
enum GalleryCommand {
  /// All but one picture of all: `svg` is one file for each.
  private static let formats = DrawingFormat.allCases.filter { $0 != .svg }
  static let format = CommandOption(
    "format", value: "FORMAT", from: .oneOf(formats.map(\.rawValue)),
    help: "The output format (default: ansi on a terminal, plain elsewhere).")

  private static let kind = CommandOption(
    "kind", value: "KIND", from: .oneOf(CaffeineKind.allCases.map(\.rawValue)),
    help: "Which widget (default: all).")

  static var declaration: Command<CommandAction> {
    Command(
      name: "gallery", summary: "Draw every widget in every family.",
      discussion: "Until you log a drink, it shows an example day.",
      options: [
        kind, WidgetOptions.renderingMode, WidgetOptions.colorScheme, WidgetOptions.sizeCategory,
        WidgetOptions.assets, WidgetOptions.linkScheme, WidgetOptions.set, format,
      ],
      examples: [
        CommandExample("caffeine gallery --rendering-mode vibrant", "As on a Lock Screen.")
      ],
      action: CommandAction(run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    let format = try context.drawingFormat(
      named: context.arguments[format].flatMap(DrawingFormat.init))
    let named = context.arguments[kind].flatMap(CaffeineKind.init)
    let requests = try (named.map { [$0] } ?? CaffeineKind.allCases).map { kind throws(Failure) in
      try WidgetRequest(in: context, kind: kind)
    }
    let isExample = requests.allSatisfy(\.source.hasNoDrinks)
    if isExample { say(example, as: format, in: context) }
    var list: [JSONValue] = []
    for request in requests {
      if let heading = request.widget.heading, requests.count > 1 {
        say(heading, as: format, in: context)
      }
      for presentation in request.presentation.inFamilies(of: request.widget) {
        var place = request
        place.presentation = presentation
        if format.isForTerminals { place.fit(columns: context.printer.limit) }
        let drawing = place.draw(try place.snapshot(isPreview: true))
        if format == .json {
          list.append(drawing.json(of: place, in: context))
        } else {
          if format != .html {
            context.printer.print(context.printer.styled(presentation.family.description, .bold))
          }
          context.printer.print(drawing.text(as: format, of: place, in: context))
          context.printer.print("")
        }
      }
    }
    if format == .json {
      context.printer.print(.object([("example", .bool(isExample)), ("widgets", .array(list))]))
    }
  }

  private static let example = "This is an example day; your own is shown once you log a drink."

  @MainActor
  private static func say(_ text: String, as format: DrawingFormat, in context: CommandContext) {
    switch format {
    case .plain, .ansi, .svg: context.printer.print(text + "\n")
    case .html: context.printer.print("<p>\(text)</p>")
    case .json: break
    }
  }
}
