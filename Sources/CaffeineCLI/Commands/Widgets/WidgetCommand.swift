import CommandArguments
import TextWidgetKit

/// `caffeine widget`: one widget, drawn in cells or for a status bar.
enum WidgetCommand {
  static let placeholder = CommandOption(
    "placeholder", help: "Draw the placeholder shown before data has loaded.")
  static let snapshot = CommandOption("snapshot", help: "Draw the snapshot shown in a gallery.")
  static let size = CommandOption(
    "size", value: "WxH", help: "The size in cells, such as 60x12 (default: the family's).")
  static let format = CommandOption(
    "format", value: "FORMAT", from: .oneOf(WidgetFormat.names),
    help: "The output format (default: ansi on a terminal, plain elsewhere).")
  static let watch = CommandOption("watch", help: "Keep running and redraw on every change.")

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
      options: WidgetOptions.all + [placeholder, snapshot, size, format, watch],
      examples: [
        CommandExample("caffeine widget accessoryCircular", "A ring with the amount inside."),
        CommandExample("caffeine widget systemMedium --size 60x12", "Larger than usual."),
        CommandExample("caffeine widget --format waybar", "For a custom waybar module."),
      ], action: CommandAction(run))
  }
}
