import CommandArguments
import WidgetCommands

/// `caffeine widgets`: manages the placed widgets.
enum WidgetsCommand {
  static let id = CommandOption(
    "id", value: "ID", help: "Its name, such as evening (default: the kind and a number).")
  static let unset = CommandOption(
    "unset", value: "KEY", repeats: true, help: "Take back a setting of this widget.")
  static let last = CommandOption(
    "last", value: "N", help: "How many of the last reloads (default: 20).")

  /// The options for the drawing of `--watch`.
  static let drawing = [
    GalleryCommand.format, WidgetOptions.renderingMode, WidgetOptions.colorScheme,
    WidgetOptions.sizeCategory, WidgetOptions.assets, WidgetOptions.linkScheme,
  ]

  static var declaration: Command<CommandAction> {
    Command(
      name: "widgets", summary: "Manage the widgets you have placed.",
      discussion: """
        A placed widget is a kind in a family with settings of its own, under a name by which \
        'caffeine widget --placed' draws it. You can place a kind any number of times. --watch draws \
        them all, or one of each kind until you place some; one that cannot be drawn is named on standard \
        error, and the others are shown. The other options are for --watch.
        """,
      options: [WidgetOptions.watch] + drawing,
      subcommands: [
        Subcommand("list") {
          Command(
            name: "list", summary: "List the widgets you have placed.",
            action: CommandAction(needsSettings: false, runList))
        },
        Subcommand("add") { add },
        Subcommand("edit") { edit },
        Subcommand("remove") {
          Command(
            name: "remove", summary: "Remove a placed widget.", arguments: [placed],
            action: CommandAction(needsSettings: false, runRemove))
        },
        Subcommand("reload") { reload },
        Subcommand("log") { log },
      ],
      examples: [
        CommandExample("caffeine widgets --watch", "Draw them, and again on every change.")
      ], action: CommandAction(needsSettings: false, run))
  }

  private static var add: Command<CommandAction> {
    Command(
      name: "add", summary: "Place a widget.",
      arguments: [
        CommandArgument(
          "KIND", .optional, from: WidgetOptions.kinds, help: "Which widget (default: level).")
      ],
      options: [WidgetOptions.family, WidgetOptions.set, id],
      examples: [
        CommandExample("caffeine widgets add --family accessoryCircular", "A ring."),
        CommandExample(
          "caffeine widgets add --set bedtime=23:00 --id late", "With a setting and a name."),
      ], action: CommandAction(runAdd))
  }

  private static var edit: Command<CommandAction> {
    Command(
      name: "edit", summary: "Change a placed widget.",
      discussion: "What you do not name stays as it is.", arguments: [placed],
      options: [WidgetOptions.kind, WidgetOptions.family, WidgetOptions.set, unset],
      action: CommandAction(runEdit))
  }

  private static var reload: Command<CommandAction> {
    Command(
      name: "reload", summary: "Ask for new timelines where widgets are watched.",
      discussion: """
        A 'caffeine widget --watch' of that kind asks its provider as soon as its budget allows it: \
        at least 5 minutes after the last time, and 40 to 70 times in 24 hours.
        """,
      arguments: [
        CommandArgument("KIND", .optional, from: WidgetOptions.kinds, help: "Which (default: all).")
      ], action: CommandAction(needsSettings: false, runReload))
  }

  private static var log: Command<CommandAction> {
    Command(
      name: "log", summary: "Show when and why widgets were reloaded.",
      discussion: """
        'caffeine widget --watch' writes it. A provider that gives nothing, or nothing in time, \
        leaves what is shown as it is.
        """,
      options: [last], action: CommandAction(needsSettings: false, runLog))
  }

  private static var placed: CommandArgument {
    CommandArgument("ID", from: .known(.placedWidgets), help: "The placed widget.")
  }
}
