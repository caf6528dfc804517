/// The options of every command that draws widgets, declared once.
package enum WidgetOptions {
  package static func kind(
    among kinds: [String], help: Message = "Which widget (default: all)."
  ) -> CommandOption {
    CommandOption("kind", value: "KIND", from: .oneOf(kinds), help: help)
  }
  package static func family(
    help: Message = "The widget family (default: every one that the widget has)."
  ) -> CommandOption {
    CommandOption("family", value: "FAMILY", from: .oneOf(families), help: help)
  }
  /// The kind and the family as words, in any order: `widget bedtime small`.
  package static func words(among kinds: [String]) -> [CommandArgument] {
    let words = CompletionKind.oneOf(kinds + families)
    return [
      CommandArgument("KIND", .optional, from: words, help: "The same as --kind."),
      CommandArgument("FAMILY", .optional, from: words, help: "The same as --family."),
    ]
  }

  /// The plain names of all families in Apple's order, then Apple's.
  static let families =
    [
      "small", "medium", "large", "extra-large", "portrait", "ring", "rectangle", "line", "corner",
    ] + WidgetFamily.allCases.map(\.description)

  /// A family by its plain name or Apple's; `nil` for an unknown one.
  static func family(named name: String) -> WidgetFamily? {
    let all = WidgetFamily.allCases
    return families.firstIndex(of: name).map { all[$0 % all.count] }
  }

  package static let renderingMode = CommandOption(
    "rendering-mode", value: "MODE", from: .oneOf(["fullColor", "accented", "vibrant"]),
    help: "How the system recolours the widget (default: fullColor)."
  ).forDevelopers
  package static let colorScheme = CommandOption(
    "color-scheme", value: "SCHEME", from: .oneOf(["light", "dark"]),
    help: "A light or dark background (default: the terminal's if COLORFGBG tells, else dark).")
  package static let sizeCategory = CommandOption(
    "size-category", value: "NAME", from: .oneOf(sizeCategories),
    help: "The preferred text size (default: large)."
  ).forDevelopers
  package static let set = CommandOption(
    "set", value: "KEY=VALUE", repeats: true,
    help: "Give a parameter of the widget a value.")
  package static let placeholder = CommandOption(
    "placeholder", help: "Draw the placeholder shown before data has loaded."
  ).forDevelopers
  static let snapshot = CommandOption(
    "snapshot", help: "Draw the snapshot shown in a gallery."
  ).forDevelopers
  package static let size = CommandOption(
    "size", value: "WxH", help: "The size in cells, such as 60x12 (default: the family's).")
  package static let watch = CommandOption(
    "watch", help: "Keep running and redraw on every change.")
  package static let describe = CommandOption(
    "describe",
    help: "List the parameters with their values and what you can tap, instead of drawing."
  ).forDevelopers
  package static let timeline = CommandOption(
    "timeline", help: "List when the entries are due, instead of drawing."
  ).forDevelopers
  package static let tap = CommandOption(
    "tap", value: "NAME", help: "Tap a button, toggle or link, then redraw.")

  package static let format = CommandOption(
    "format", value: "FORMAT", from: .oneOf(WidgetFormat.names),
    help: "The output format (default: ansi on a terminal, plain elsewhere).")
  package static let galleryFormat = CommandOption(
    "format", value: "FORMAT", from: .oneOf(DrawingFormat.allCases.map(\.rawValue)),
    help: format.help)
  package static let json = CommandOption("json", help: "The same as --format json.")

  /// The options that set the appearance of a drawing.
  static let look = [renderingMode, colorScheme, sizeCategory, size]

  /// All options but those that name the widget.
  package static let drawing =
    look + [set, placeholder, snapshot, timeline, format, watch, describe, tap]

  /// Apple's names of the text sizes, in the order of `DynamicTypeSize`.
  static let sizeCategories = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
    "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
  ]
}
