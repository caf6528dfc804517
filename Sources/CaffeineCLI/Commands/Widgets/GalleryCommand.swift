import CaffeineWidgets
import CommandArguments
import JSONValues
import TextUI
import TextWidgetKit
import WidgetCommands

enum GalleryCommand {
  static let format = WidgetOptions.format()

  private static let kind = CommandOption(
    "kind", value: "KIND", from: .oneOf(CaffeineKind.allCases.map(\.rawValue)),
    help: "Which widget (default: all).")

  static var declaration: Command<CommandAction> {
    Command(
      name: "gallery", summary: "Draw every widget in each of its families.",
      discussion: """
        Until you log a drink, it shows an example day. As html it is a page in a light and a dark \
        form, which follows the reader's unless you say --color-scheme.
        """,
      options: [
        kind, WidgetOptions.renderingMode, WidgetOptions.colorScheme, WidgetOptions.sizeCategory,
        WidgetOptions.assets, WidgetOptions.linkScheme, WidgetOptions.set, format,
      ],
      examples: [
        CommandExample("caffeine gallery --rendering-mode vibrant", "As on a Lock Screen.")
      ],
      action: CommandAction(isLong: true, run))
  }

  @MainActor
  private static func run(_ context: CommandContext) throws(Failure) {
    let format = try context.drawingFormat(
      named: context.arguments[format].flatMap(DrawingFormat.init))
    let named = context.arguments[kind].flatMap(CaffeineKind.init)
    let requests = try (named.map { [$0] } ?? CaffeineKind.allCases).map { kind throws(Failure) in
      try WidgetRequest(in: context, kind: kind)
    }
    let isExample = requests.allSatisfy(\.source.hasNoDrinks)
    if format == .json {
      let widgets = try requests.flatMap { places(of: $0, as: format, in: context) }.map {
        place throws(Failure) in place.json(of: place.draw(try place.snapshot()), in: context)
      }
      return context.printer.print(
        .object([("example", .bool(isExample)), ("widgets", .array(widgets))]))
    }
    let scheme = requests[0].presentation.environment.colorScheme
    let isFree = format == .html && context.arguments[WidgetOptions.colorScheme] == nil
    let galleries = try (isFree ? [.light, .dark] : [scheme]).map { scheme throws(Failure) in
      (scheme, try gallery(of: requests, in: scheme, as: format, context))
    }
    context.printer.draw(
      context.printer.writer(format, on: scheme).text(
        of: galleries, title: context.printer.text(of: title),
        note: isExample ? context.printer.text(of: example) : nil, in: context.printer.language))
  }

  @MainActor
  private static func gallery(
    of requests: [WidgetRequest], in scheme: ColorScheme, as format: DrawingFormat,
    _ context: CommandContext
  ) throws(Failure) -> WidgetGallery {
    var gallery = WidgetGallery()
    for request in requests {
      let widget = request.place.widget
      let heading: Message = "\(Message(key: widget.displayName)): \(Message(key: widget.summary))"
      var section = WidgetGallery.Section(
        heading: requests.count > 1 ? context.printer.text(of: heading) : nil)
      for var place in places(of: request, as: format, in: context) {
        place.presentation.environment.colorScheme = scheme
        let drawing = place.draw(try place.snapshot())
        let caption = context.printer.text(of: place.presentation.caption)
        section.items.append(.init(caption: caption, drawing: drawing))
      }
      gallery.sections.append(section)
    }
    return gallery
  }

  /// The widget in each of its families, no wider than the terminal.
  @MainActor
  private static func places(
    of request: WidgetRequest, as format: DrawingFormat, in context: CommandContext
  ) -> [WidgetRequest] {
    request.place.inFamilies.map { familyPlace in
      var place = request
      place.place = familyPlace
      if format.isForTerminals { place.fit(columns: context.printer.limit) }
      return place
    }
  }

  static let title: Message = "Caffeine widgets"

  private static let example: Message =
    "This is an example day; your own is shown once you log a drink."
}
