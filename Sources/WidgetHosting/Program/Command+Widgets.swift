extension Command<Bool> {
  /// The command line of a program with these kinds of widgets.
  static func widgets(name: String, kinds: [String]) -> Command {
    Command(
      name: name, summary: "Draw the widgets of this program.",
      discussion: """
        Without a kind and a family it draws every widget in every family that it has.
        """,
      arguments: WidgetOptions.words(among: kinds),
      options: [WidgetOptions.kind(among: kinds), WidgetOptions.family()] + WidgetOptions.drawing
        + [WidgetOptions.preview, WidgetOptions.list, WidgetOptions.json],
      sections: [
        HelpSection(
          "Exit status",
          [ExitStatus.done, .wrongUse, .unavailable, .notSaved, .brokenPipe].map {
            HelpSection.Item(String($0.rawValue), $0.meaning)
          })
      ], action: true)
  }
}
