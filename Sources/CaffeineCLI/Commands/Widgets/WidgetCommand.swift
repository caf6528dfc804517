import CaffeineWidgets
import CommandArguments
import TextWidgetKit
import WidgetHosting

/// `caffeine widget`: draws one widget in cells, or for a status bar.
enum WidgetCommand {
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
        marks the widget, and standard error says why. Options \
        for developers are in the manual: caffeine help --manual.
        """,
      arguments: WidgetOptions.words(among: CaffeineKind.names),
      options: [
        WidgetOptions.kind(among: CaffeineKind.names, help: "Which widget (default: level)."),
        WidgetOptions.family(help: "The widget family (default: systemSmall)."),
      ] + WidgetOptions.drawing,
      examples: [
        CommandExample("caffeine widget ring", "A ring with the amount inside."),
        CommandExample("caffeine widget bedtime medium --size 60x12", "Larger than usual."),
        CommandExample("caffeine widget quick-log --tap Espresso", "Log one by its button."),
        CommandExample("caffeine widget --format waybar", "For a custom waybar module."),
      ], action: CommandAction(run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    try CaffeineFront(in: context).front.run()
  }
}

extension CaffeineKind {
  static let names = allCases.map(\.rawValue)
}
