import CaffeineWidgets
import CommandArguments
import TextWidgetKit

/// The options that `widget`, `gallery` and `timeline` share.
enum WidgetOptions {
  /// The kind that is meant where none is named.
  static let standardKind = CaffeineWidget.kind
  static let kinds = CompletionKind.oneOf([CaffeineWidget.kind])
  static let kind = CommandOption(
    "kind", value: "KIND", from: kinds, help: "Which widget (default: caffeine).")
  static let placed = CommandOption(
    "placed", value: "ID", from: .known(.placedWidgets),
    help: "A widget that 'caffeine widgets' lists, with its kind, family and settings.")
  static let stack = CommandOption(
    "stack", help: "The most relevant of the widgets that 'caffeine widgets' lists.")
  static let family = CommandOption(
    "family", value: "FAMILY", from: families,
    help: "The widget family (default: systemSmall).")
  /// The family as a word, which may be all one types: `caffeine widget accessoryCircular`.
  static let familyArgument = CommandArgument(
    "FAMILY", .optional, from: families, help: "The same as --family.")
  private static let families = CompletionKind.oneOf(WidgetFamily.allCases.map(\.description))
  static let renderingMode = CommandOption(
    "rendering-mode", value: "MODE", from: .oneOf(WidgetRenderingMode.allModes.map(\.description)),
    help: "How the system recolours the widget (default: fullColor).")
  static let colorScheme = CommandOption(
    "color-scheme", value: "SCHEME", from: .oneOf(["light", "dark"]),
    help: "A light or dark background (default: the terminal's if COLORFGBG tells, else dark).")
  static let sizeCategory = CommandOption(
    "size-category", value: "NAME", from: .oneOf(sizeCategories.map(\.name)),
    help: "The preferred text size (default: large).")
  static let set = CommandOption(
    "set", value: "KEY=VALUE", repeats: true, help: "Override a setting for this widget.")

  static let all = [kind, family, placed, stack, renderingMode, colorScheme, sizeCategory, set]
}
