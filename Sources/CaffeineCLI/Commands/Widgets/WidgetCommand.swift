import CommandArguments
import TextWidgetKit

/// `caffeine widget`: one widget, drawn in cells or for a status bar.
enum WidgetCommand {
  static let placeholder = Option("placeholder", help: "As before the first entry is known.")
  static let snapshot = Option("snapshot", help: "As in a gallery.")
  static let size = Option("size", value: "WxH", help: "The size in cells, as 60x12.")
  static let format = Option(
    "format", value: "FORMAT", from: .oneOf(WidgetFormat.allCases.map(\.rawValue)),
    help: "What is printed; ansi on a terminal and plain elsewhere unless said.")
  static let watch = Option("watch", help: "Go on, and print again whenever it changes.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "widget", summary: "Draw a widget.",
      discussion: """
        The formats tmux, waybar, polybar, i3blocks, i3status, swiftbar, xbar, argos and starship \
        print what those programs read, for the family accessoryInline unless another is named. \
        A setting that cannot be read is passed over: a ! marks the widget, and standard error \
        says why.
        """,
      options: WidgetOptions.all + [placeholder, snapshot, size, format, watch],
      examples: [
        Example("caffeine widget --family accessoryCircular", "A ring with the amount inside."),
        Example("caffeine widget --family systemMedium --size 60x12", "Larger than its family."),
        Example("caffeine widget --format waybar", "For a custom module of waybar."),
      ], action: CommandAction(run))
  }
}
