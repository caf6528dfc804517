import CommandArguments

extension Command<CommandAction> {
  /// The whole command line of `caffeine`, declared once.
  static var caffeine: Command {
    Command(
      name: "caffeine", summary: "How much caffeine is in you, and when it will be gone.",
      discussion: """
        Log what you drink; every widget family shows what is left of it. Without a command it \
        shows the dashboard: the level now, today, the curve, bedtime.
        """,
      options: [DashboardCommand.version], sharedOptions: GlobalOptions.all,
      subcommands: subcommands,
      examples: [
        Example("caffeine log cappuccino", "A cappuccino, now."),
        Example("caffeine log \"large latte\" --at 8:30", "One this morning."),
        Example("caffeine widget --family accessoryInline", "One line for a status bar."),
      ],
      sections: [.environment, .files, .exitStatus], action: CommandAction(DashboardCommand.run))
  }

  private static var subcommands: [Subcommand<CommandAction>] {
    [
      Subcommand("log", group: "Drink") { LogCommand.declaration },
      Subcommand("undo", group: "Drink") { UndoCommand.declaration },
      Subcommand("edit", group: "Drink") { EditCommand.declaration },
      Subcommand("remove", group: "Drink") { RemoveCommand.declaration },
      Subcommand("list", group: "Drink") { ListCommand.declaration },
      Subcommand("status", group: "Know") { StatusCommand.declaration },
      Subcommand("forecast", group: "Know") { ForecastCommand.declaration },
      Subcommand("advise", group: "Know") { AdviseCommand.declaration },
      Subcommand("stats", group: "Know") { StatsCommand.declaration },
      Subcommand("drinks", group: "Know") { DrinksCommand.declaration },
      Subcommand("widget", group: "Widgets") { WidgetCommand.declaration },
      Subcommand("gallery", group: "Widgets") { GalleryCommand.declaration },
      Subcommand("timeline", group: "Widgets") { TimelineCommand.declaration },
      Subcommand("open", group: "Widgets") { OpenCommand.declaration },
      Subcommand("config", group: "Keep") { ConfigCommand.declaration },
      Subcommand("import", group: "Keep") { ImportCommand.declaration },
      Subcommand("export", group: "Keep") { ExportCommand.declaration },
      Subcommand("doctor", group: "Keep") { DoctorCommand.declaration },
      Subcommand("where", group: "Keep") { WhereCommand.declaration },
      Subcommand("completions", group: "Help") { CompletionsCommand.declaration },
      Subcommand("help", group: "Help") { HelpCommand.declaration },
    ]
  }
}

extension HelpSection {
  fileprivate static var environment: HelpSection {
    HelpSection(
      "Environment",
      [
        Item("CAFFEINE_HOME", "One folder for everything, instead of the XDG folders."),
        Item("CAFFEINE_NOW", "Taken for the time, as --now."),
        Item("XDG_DATA_HOME, XDG_STATE_HOME, XDG_CONFIG_HOME", "See FILES."),
        Item("TZ", "The time zone here; otherwise that of /etc/localtime."),
        Item(
          "LC_ALL, LC_TIME, LANG",
          "How times and dates are written; C, POSIX or nothing mean English with 24 hours."),
        Item(
          "LC_ALL, LC_CTYPE, LANG",
          "C, POSIX or a charset other than UTF-8 mean ASCII; nothing means UTF-8."),
        Item("NO_COLOR, CLICOLOR_FORCE, TERM, COLORTERM", "Colours, after --color."),
        Item("COLUMNS", "The width to fill, before that of the terminal."),
      ])
  }

  fileprivate static var files: HelpSection {
    HelpSection(
      "Files",
      [
        Item("$XDG_DATA_HOME/caffeine/log/", "The journal, one file a device."),
        Item("$XDG_STATE_HOME/caffeine/", "The name of this device and the lock."),
        Item("$XDG_CONFIG_HOME/caffeine/", "The settings. 'caffeine where' shows the paths."),
      ])
  }

  fileprivate static var exitStatus: HelpSection {
    HelpSection(
      "Exit status", ExitStatus.allCases.map { Item(String($0.rawValue), $0.meaning) })
  }
}
