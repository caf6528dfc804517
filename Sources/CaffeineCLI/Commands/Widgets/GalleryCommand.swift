import CaffeineStore
import CaffeineWidgets
import CommandArguments
import TextUI
import TextWidgetKit
import WidgetCommands

/// `caffeine gallery`: every widget in every family.
enum GalleryCommand {
  static let format = WidgetOptions.format()

  private static let kind = CommandOption(
    "kind", value: "KIND", from: .oneOf(CaffeineKind.allCases.map(\.rawValue)),
    help: "Which widget (default: all).")

  static var declaration: Command<CommandAction> {
    Command(
      name: "gallery", summary: "Draw every widget in every family.",
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
      var widgets: [JSONValue] = []
      for place in requests.flatMap({ places(of: $0, as: format, in: context) }) {
        let drawing = place.draw(try place.snapshot())
        widgets.append(drawing.json(of: place, in: context))
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
      text(of: galleries, note: isExample ? example : nil, as: format, in: context))
  }

  /// A gallery in one scheme, or as html in two, as text.
  @MainActor
  static func text(
    of galleries: [(scheme: ColorScheme, gallery: WidgetGallery)], note: String? = nil,
    as format: DrawingFormat, in context: CommandContext
  ) -> String {
    let (scheme, gallery) = galleries[0]
    let palette = TerminalPalette(scheme)
    switch format {
    case .html:
      return GalleryPage(title: "Caffeine widgets", note: note, galleries: galleries).html
    case .svg:
      let sheet = gallery.sheet()
      return sheet.grid.svg(palette: palette, label: sheet.label)
    case .spoken: return (note.map { $0 + "\n" } ?? "") + gallery.spoken
    case .kitty, .sixel:
      let sheet = gallery.sheet(columns: context.printer.limit)
      return context.printer.pixels(
        of: sheet.grid.limited(to: context.printer.glyphSet), as: format, palette: palette)
    case .plain, .ansi, .json:
      let options = context.printer.ansiOptions(palette: palette)
      let text = gallery.text(columns: context.printer.limit) { shelf in
        let shown = shelf.limited(to: context.printer.glyphSet)
        return format == .ansi ? shown.ansi(options) : shown.plain()
      }
      return (note.map { $0 + "\n\n" } ?? "") + text
    }
  }

  @MainActor
  private static func gallery(
    of requests: [WidgetRequest], in scheme: ColorScheme, as format: DrawingFormat,
    _ context: CommandContext
  ) throws(Failure) -> WidgetGallery {
    var gallery = WidgetGallery()
    for request in requests {
      var section = WidgetGallery.Section(
        heading: requests.count > 1 ? request.widget.heading : nil)
      for var place in places(of: request, as: format, in: context) {
        place.presentation.environment.colorScheme = scheme
        let drawing = place.draw(try place.snapshot())
        section.items.append(.init(caption: place.presentation.caption, drawing: drawing))
      }
      gallery.sections.append(section)
    }
    return gallery
  }

  /// The widget of a request in each of its families, no wider than a terminal.
  @MainActor
  private static func places(
    of request: WidgetRequest, as format: DrawingFormat, in context: CommandContext
  ) -> [WidgetRequest] {
    request.presentation.inFamilies(of: request.widget).map { presentation in
      var place = request
      place.presentation = presentation
      if format.isForTerminals { place.fit(columns: context.printer.limit) }
      return place
    }
  }

  private static let example = "This is an example day; your own is shown once you log a drink."
}
