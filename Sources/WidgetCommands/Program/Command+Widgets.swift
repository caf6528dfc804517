extension Command<Bool> {
  /// The command line of a program with these kinds of widgets.
  static func widgets(name: String, kinds: [String]) -> Command {
    Command(
      name: name, summary: "Draw the widgets of this program.",
      discussion: """
        Without --kind and --family it draws every widget in every family that it has.
        """,
      arguments: [WidgetOptions.familyArgument],
      options: [WidgetOptions.kind(among: kinds), ProgramOptions.family] + WidgetOptions.look + [
        WidgetOptions.set, WidgetOptions.placeholder, WidgetOptions.snapshot,
        WidgetOptions.timeline, WidgetOptions.at, WidgetOptions.format(), WidgetOptions.watch,
        WidgetOptions.describe, WidgetOptions.tap, ProgramOptions.json,
      ],
      sections: [
        HelpSection(
          "Exit status",
          [ExitStatus.done, .wrongUse, .unavailable, .notSaved, .brokenPipe].map {
            HelpSection.Item(String($0.rawValue), $0.meaning)
          })
      ], action: true)
  }
}

enum ProgramOptions {
  static let family = CommandOption(
    "family", value: "FAMILY", from: .oneOf(WidgetFamily.allCases.map(\.description)),
    help: "The widget family (default: every one that the widget has).")
  static let json = CommandOption("json", help: "The same as --format json.")
}
