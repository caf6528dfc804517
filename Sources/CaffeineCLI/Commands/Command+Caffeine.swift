import CaffeineDomain
import CommandArguments
import WidgetHosting

extension Command<CommandAction> {
  static var caffeine: Command {
    Command(
      name: "caffeine", summary: "How much caffeine is in you, and about when it will be low.",
      discussion: """
        Log what you drink, and see how much of it is left, as text or as a widget. Without a command it \
        shows the dashboard: the level now, the curve, bedtime and today's drinks.

        If you give an option twice, the last one counts. The exit status is 0 if what you asked \
        for is saved, even if its confirmation cannot be printed.

        \(Message(key: Guidance.disclaimer))
        """,
      options: [DashboardCommand.version, WidgetOptions.watch], sharedOptions: GlobalOptions.all,
      subcommands: subcommands,
      examples: [
        CommandExample("caffeine log cappuccino", "A cappuccino, now."),
        CommandExample("caffeine log \"large latte\" --at 8:30am", "One this morning."),
        CommandExample("caffeine --watch", "The dashboard as time goes on."),
        CommandExample("caffeine widget line", "One line for a status bar."),
      ],
      sections: [.environment, .files, .exitStatus], action: CommandAction(DashboardCommand.run))
  }

  private static var subcommands: [Subcommand<CommandAction>] {
    [
      Subcommand("log", group: "Log") { LogCommand.declaration },
      Subcommand("undo", group: "Log") { UndoCommand.declaration },
      Subcommand("edit", group: "Log") { EditCommand.declaration },
      Subcommand("remove", group: "Log") { RemoveCommand.declaration },
      Subcommand("list", group: "Log") { ListCommand.declaration },
      Subcommand("alias", group: "Log") { AliasCommand.declaration },
      Subcommand("status", group: "Levels and drinks") { StatusCommand.declaration },
      Subcommand("forecast", group: "Levels and drinks") { ForecastCommand.declaration },
      Subcommand("advise", group: "Levels and drinks") { AdviseCommand.declaration },
      Subcommand("stats", group: "Levels and drinks") { StatsCommand.declaration },
      Subcommand("drinks", group: "Levels and drinks") { DrinksCommand.declaration },
      Subcommand("widget", group: "Widgets") { WidgetCommand.declaration },
      Subcommand("gallery", group: "Widgets") { GalleryCommand.declaration },
      Subcommand("open", group: "Widgets") { OpenCommand.declaration },
      Subcommand("config", group: "Settings and data") { ConfigCommand.declaration },
      Subcommand("import", group: "Settings and data") { ImportCommand.declaration },
      Subcommand("export", group: "Settings and data") { ExportCommand.declaration },
      Subcommand("doctor", group: "Settings and data") { DoctorCommand.declaration },
      Subcommand("where", group: "Settings and data") { WhereCommand.declaration },
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
        Item(
          "CAFFEINE_NOW",
          "The time to use instead of now, like --now; with /60, a minute a second from there."),
        Item(
          "CAFFEINE_ON_CHANGE",
          "Tells on-change what changed: journal, settings, drinks or widgets. Changes that it makes"
            + " do not run it again."),
        Item("CAFFEINE_CHANGED", "Tells on-change the ids or keys of what changed."),
        Item("XDG_DATA_HOME, XDG_STATE_HOME, XDG_CONFIG_HOME", "See FILES."),
        Item("TZ", "Your time zone (default: that of /etc/localtime)."),
        Item(
          "LC_ALL, LC_TIME, LANG",
          "The format of times and dates (default, also C and POSIX: English, 24 hours)."),
        Item(
          "LC_ALL, LC_CTYPE, LANG",
          "C, POSIX or a charset other than UTF-8 limit output to ASCII (default: UTF-8)."),
        Item("NO_COLOR, CLICOLOR_FORCE, TERM, COLORTERM", "Whether to use colours; --color wins."),
        Item("COLORFGBG", "Whether the terminal's background is light; --color-scheme wins."),
        Item(
          "PAGER, LESS", "What shows long output on a terminal (default: less -FRX; cat for none)."),
        Item("COLUMNS", "The width to fill (default: the terminal's)."),
      ])
  }

  fileprivate static var files: HelpSection {
    HelpSection(
      "Files",
      [
        Item("$XDG_DATA_HOME/caffeine/log/", "The journal, a file per device and import."),
        Item("$XDG_STATE_HOME/caffeine/", "This device's name, the lock, former settings."),
        Item("$XDG_CONFIG_HOME/caffeine/", "The settings. 'caffeine where' shows the paths."),
      ])
  }

  fileprivate static var exitStatus: HelpSection {
    HelpSection("Exit status", ExitStatus.allCases.map { Item(String($0.rawValue), $0.meaning) })
  }
}
