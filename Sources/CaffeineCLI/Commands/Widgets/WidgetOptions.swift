import CaffeineWidgets
import CommandArguments
import TextWidgetKit

/// The options that `widget`, `gallery` and `timeline` share.
enum WidgetOptions {
  static let kind = CommandOption(
    "kind", value: "KIND", from: .oneOf([CaffeineWidget.kind]),
    help: "Which widget (default: caffeine).")
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

  static let all = [kind, family, renderingMode, colorScheme, sizeCategory, set]
}
