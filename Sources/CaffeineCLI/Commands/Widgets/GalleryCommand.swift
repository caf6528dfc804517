import CaffeineStore
import CommandArguments
import TextWidgetKit

/// `caffeine gallery`: every widget in every family.
enum GalleryCommand {
  static let format = Option(
    "format", value: "FORMAT", from: .oneOf(["plain", "ansi", "html", "json"]),
    help: "What is printed; ansi on a terminal and plain elsewhere unless said.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "gallery", summary: "Draw every family of the widget.",
      discussion: "Before the first drink it shows an example.",
      options: [
        WidgetOptions.kind, WidgetOptions.renderingMode, WidgetOptions.colorScheme,
        WidgetOptions.sizeCategory, WidgetOptions.set, format,
      ],
      examples: [Example("caffeine gallery --rendering-mode vibrant", "As on a Lock Screen.")],
      action: CommandAction(run))
  }

  @MainActor private static func run(_ session: Session) throws(Failure) {
    let named = session.arguments[format].flatMap(WidgetFormat.init)
    let format = named ?? (session.wantsJSON ? .json : session.colorDepth == nil ? .plain : .ansi)
    let request = try WidgetRequest(in: session)
    var list: [JSONValue] = []
    for family in request.widget.supportedFamilies {
      var place = request
      place.presentation.family = family
      place.presentation.size = family.cellSize
      guard let drawing = draw(place) else { continue }
      if format == .json {
        list.append(drawing.json(of: place, in: session))
      } else {
        if format != .html { session.print(session.styled(family.description, .bold)) }
        session.print(drawing.text(as: format, of: place, in: session))
        session.print("")
      }
    }
    if format == .json { session.print(.object([("widgets", .array(list))])) }
  }

  @MainActor private static func draw(_ request: WidgetRequest) -> WidgetDrawing? {
    request.host.immediateSnapshot(of: request.widget, in: request.context(isPreview: true))
      .map { request.draw($0, as: request.presentation) }
  }
}
