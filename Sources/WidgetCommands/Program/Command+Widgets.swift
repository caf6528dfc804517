extension Command<Bool> {
  /// The command line of a program of widgets, whose kinds are these.
  static func widgets(name: String, kinds: [String]) -> Command {
    Command(
      name: name, summary: "Draw the widgets of this program.",
      discussion: """
        Without --kind and --family it draws every widget in every family that it has.
        """,
      arguments: [WidgetOptions.familyArgument],
      options: [WidgetOptions.kind(among: kinds), ProgramOptions.family] + WidgetOptions.look + [
        WidgetOptions.set, WidgetOptions.placeholder, WidgetOptions.snapshot,
        ProgramOptions.timeline, ProgramOptions.at, WidgetOptions.format(), WidgetOptions.watch,
        WidgetOptions.describe, WidgetOptions.tap, ProgramOptions.json,
      ],
      sections: [
        HelpSection(
          "Exit status",
          ProgramStatus.allCases.map { HelpSection.Item(String($0.rawValue), $0.meaning) })
      ], action: true)
  }
}

/// The options that only programs of widgets have.
enum ProgramOptions {
  static let family = CommandOption(
    "family", value: "FAMILY", from: .oneOf(WidgetFamily.allCases.map(\.description)),
    help: "The widget family (default: every one that the widget has).")
  static let timeline = CommandOption(
    "timeline", help: "List when the entries are due, instead of drawing.")
  static let at = CommandOption(
    "at", value: "INSTANT",
    help: "Draw for this time instead of now, such as 2026-11-21T08:30:00Z.")
  static let json = CommandOption("json", help: "The same as --format json.")
}

/// The exit codes of a program of widgets, those of sysexits.h.
enum ProgramStatus: Int32, CaseIterable {
  case done = 0
  case wrongUse = 64
  case noEntry = 70
  case notWritten = 74

  var meaning: String {
    switch self {
    case .done: "Success."
    case .wrongUse: "Usage error."
    case .noEntry:
      "A provider gave nothing to draw, so that its place shows the placeholder; or what was tapped failed."
    case .notWritten: "Output cannot be written."
    }
  }
}
