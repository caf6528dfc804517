import CommandArguments

extension CommandContext {
  /// Runs another command line beside this one, and gives the first line that it says.
  func answer(to words: [String]) -> String {
    var other = surroundings
    var said = ""
    other.commandLine =
      ["caffeine"] + OpenCommand.sharedWords(of: self, but: GlobalOptions.json) + words
    other.write = { text, _ in
      said += text
      return .whole
    }
    // Said in one line, whatever room there is, and without a question in the middle of a drawing.
    other.variable = { [surroundings] in $0 == "COLUMNS" ? nil : surroundings.variable($0) }
    (other.isTerminal, other.terminalSize, other.ask) = ({ _ in false }, { nil }, { _ in nil })
    _ = CaffeineCommand.run(in: other)
    return said.split(separator: "\n").first.map(String.init) ?? ""
  }
}
