/// The options of every command that draws widgets, declared once.
package enum WidgetOptions {
  package static func kind(among kinds: [String]) -> CommandOption {
    CommandOption("kind", value: "KIND", from: .oneOf(kinds), help: "Which widget.")
  }
  package static let family = CommandOption(
    "family", value: "FAMILY", from: families, help: "The widget family (default: systemSmall).")
  /// The family as a word: `widget accessoryCircular`.
  package static let familyArgument = CommandArgument(
    "FAMILY", .optional, from: families, help: "The same as --family.")
  private static let families = CompletionKind.oneOf(WidgetFamily.allCases.map(\.description))
  package static let renderingMode = CommandOption(
    "rendering-mode", value: "MODE", from: .oneOf(WidgetRenderingMode.allModes.map(\.description)),
    help: "How the system recolours the widget (default: fullColor).")
  package static let colorScheme = CommandOption(
    "color-scheme", value: "SCHEME", from: .oneOf(["light", "dark"]),
    help: "A light or dark background (default: the terminal's if COLORFGBG tells, else dark).")
  package static let sizeCategory = CommandOption(
    "size-category", value: "NAME", from: .oneOf(sizeCategories.map(\.name)),
    help: "The preferred text size (default: large).")
  package static let set = CommandOption(
    "set", value: "KEY=VALUE", repeats: true,
    help: "Give a parameter of the widget a value.")
  package static let placeholder = CommandOption(
    "placeholder", help: "Draw the placeholder shown before data has loaded.")
  package static let snapshot = CommandOption(
    "snapshot", help: "Draw the snapshot shown in a gallery.")
  package static let size = CommandOption(
    "size", value: "WxH", help: "The size in cells, such as 60x12 (default: the family's).")
  package static let watch = CommandOption(
    "watch", help: "Keep running and redraw on every change.")
  package static let describe = CommandOption(
    "describe",
    help: "List the parameters with their values and what you can tap, instead of drawing.")
  package static let timeline = CommandOption(
    "timeline", help: "List when the entries are due, instead of drawing.")
  package static let at = CommandOption(
    "at", value: "WHEN", help: "Draw the entry that is due then, such as 22:00 (default: now).")
  package static let tap = CommandOption(
    "tap", value: "NAME", help: "Tap a button, toggle or link, then redraw.")
  package static let assets = CommandOption(
    "assets", value: "FOLDER", from: .file, repeats: true,
    help: "Take pictures and colours from this asset catalogue or folder.")
  package static let linkScheme = CommandOption(
    "link-scheme", value: "SCHEME", repeats: true,
    help: "Also write links of this scheme, such as music (default: https, http and mailto).")

  /// The formats with these names; by default those for drawings.
  package static func format(
    among names: [String] = DrawingFormat.allCases.map(\.rawValue)
  ) -> CommandOption {
    CommandOption(
      "format", value: "FORMAT", from: .oneOf(names),
      help: "The output format (default: ansi on a terminal, plain elsewhere).")
  }

  /// The options that set the appearance of a drawing.
  package static let look = [renderingMode, colorScheme, sizeCategory, size, assets, linkScheme]

  /// Apple's names of the text sizes.
  package static let sizeCategories: [(name: String, size: DynamicTypeSize)] = [
    ("extraSmall", .xSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .xLarge), ("extraExtraLarge", .xxLarge), ("extraExtraExtraLarge", .xxxLarge),
    ("accessibilityMedium", .accessibility1), ("accessibilityLarge", .accessibility2),
    ("accessibilityExtraLarge", .accessibility3), ("accessibilityExtraExtraLarge", .accessibility4),
    ("accessibilityExtraExtraExtraLarge", .accessibility5),
  ]
}

/// The format of a drawing with rows.
package enum DrawingFormat: String, CaseIterable {
  case plain
  case ansi
  /// The text for a screen reader, in sentences.
  case spoken
  case kitty
  case sixel
  case svg
  case html
  case json

  /// Whether a terminal understands the format.
  package var isForTerminals: Bool {
    switch self {
    case .plain, .ansi, .kitty, .sixel: true
    case .spoken, .svg, .html, .json: false
    }
  }

  /// The protocol for pixels over a terminal's cells; `nil` for other formats.
  package var pixels: PixelProtocol? { PixelProtocol(rawValue: rawValue) }
}
