import CommandArguments
import TextWidgetKit
import WidgetCommands

/// `caffeine widget`: one widget, drawn in cells or for a status bar.
enum WidgetCommand {
  static let at = CommandOption(
    "at", value: "WHEN", help: "Draw the entry that is due then, such as 22:00 (default: now).")
  static let timeline = CommandOption(
    "timeline", help: "List when the entries are due, instead of drawing.")
  static let format = WidgetOptions.format(among: WidgetFormat.names)

  /// The names of the bars as a sentence lists them.
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
        WidgetOptions.placeholder, WidgetOptions.snapshot, at, timeline, format,
        WidgetOptions.watch, WidgetOptions.describe, WidgetOptions.tap,
      ],
      examples: [
        CommandExample("caffeine widget accessoryCircular", "A ring with the amount inside."),
        CommandExample("caffeine widget systemMedium --size 60x12", "Larger than usual."),
        CommandExample("caffeine widget --kind quick-log --tap Espresso", "Log one by its button."),
        CommandExample("caffeine widget --format waybar", "For a custom waybar module."),
      ], action: CommandAction(run))
  }
}
