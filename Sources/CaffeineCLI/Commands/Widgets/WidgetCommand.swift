import CaffeineWidgets
import CommandArguments
import TextWidgetKit
import WidgetCommands

/// `caffeine widget`: draws one widget in cells, or for a status bar.
enum WidgetCommand {
  static let format = WidgetOptions.format(among: WidgetFormat.names)

  /// The names of all bars as a list in a sentence.
  private static var bars: String {
    let names = BarFormat.allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + (names.last.map { " and " + $0 } ?? "")
  }

  static var declaration: Command<CommandAction> {
    Command(
      name: "widget", summary: "Draw a widget.",
      discussion: """
        The formats \(bars) print what those programs read \
        (default family: accessoryInline). If a setting cannot be read, its default applies, a ! \
        marks the widget, and standard error says why.
        """,
      arguments: [WidgetOptions.familyArgument],
      options: WidgetOptions.all + [
        WidgetOptions.placeholder, WidgetOptions.snapshot, WidgetOptions.at, WidgetOptions.timeline,
        format, WidgetOptions.watch, WidgetOptions.describe, WidgetOptions.tap,
      ],
      examples: [
        CommandExample("caffeine widget accessoryCircular", "A ring with the amount inside."),
        CommandExample("caffeine widget systemMedium --size 60x12", "Larger than usual."),
        CommandExample("caffeine widget --kind quick-log --tap Espresso", "Log one by its button."),
        CommandExample("caffeine widget --format waybar", "For a custom waybar module."),
      ], action: CommandAction(run))
  }
}

extension WidgetOptions {
  /// The kind if none is typed.
  static let standardKind = CaffeineKind.level.rawValue
  static let kinds = CompletionKind.oneOf(CaffeineKind.allCases.map(\.rawValue))
  static let kind = CommandOption(
    "kind", value: "KIND", from: kinds, help: "Which widget (default: level).")
  static let placed = CommandOption(
    "placed", value: "ID", from: .known(.placedWidgets),
    help: "A widget that 'caffeine widgets' lists, with its kind, family and settings.")
  static let stack = CommandOption(
    "stack", help: "The most relevant of the widgets that 'caffeine widgets' lists.")

  static let all = [kind, family, placed, stack] + look + [set]
}
