import CommandArguments
import TextWidgetKit

/// The options that `widget`, `gallery` and `timeline` share.
enum WidgetOptions {
  static let kind = Option("kind", value: "KIND", help: "Which widget; caffeine unless said.")
  static let family = Option(
    "family", value: "FAMILY", from: .oneOf(WidgetFamily.allCases.map(\.description)),
    help: "Its size and place; systemSmall unless said.")
  static let renderingMode = Option(
    "rendering-mode", value: "MODE", from: .oneOf(WidgetRenderingMode.allModes.map(\.description)),
    help: "What the place does to colours.")
  static let colorScheme = Option(
    "color-scheme", value: "SCHEME", from: .oneOf(["light", "dark"]),
    help: "The ground it stands on; dark unless said.")
  static let sizeCategory = Option(
    "size-category", value: "NAME", from: .oneOf(sizeCategories.map(\.name)),
    help: "The size of text that the reader prefers.")
  static let set = Option(
    "set", value: "KEY=VALUE", repeats: true, help: "A setting for this widget alone.")

  static let all = [kind, family, renderingMode, colorScheme, sizeCategory, set]
}
