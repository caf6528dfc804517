import CommandArguments
import WidgetHosting

extension CommandContext {
  /// Runs another command line; returns whether it succeeded, and its first line of output.
  func answer(to words: [String]) -> (isDone: Bool, answer: String) {
    var other = surroundings
    var said = ""
    // In one line of any length, and without a question in the middle of a drawing.
    other.console = Console(
      commandLine: ["caffeine"] + OpenCommand.sharedWords(of: self, but: GlobalOptions.json)
        + words,
      variable: { [surroundings] in $0 == "COLUMNS" ? nil : surroundings.console.variable($0) },
      write: { text, _ in
        said += text
        return 0
      })
    let status = CaffeineCommand.run(in: other)
    return (
      status == ExitStatus.done.rawValue,
      said.split(separator: "\n").first.map(String.init) ?? ""
    )
  }
}
