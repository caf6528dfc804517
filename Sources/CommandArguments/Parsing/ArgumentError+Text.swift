extension ArgumentError: CustomStringConvertible {
  /// What is wrong and how to mend it, on two lines.
  public var description: String { "\(problem)\n\(advice)" }

  /// Where to read more, one sentence of words that are declared.
  public var advice: String { "See '\(path.joined(separator: " ")) --help'." }
}

extension ArgumentError.Problem: CustomStringConvertible {
  /// What is wrong, in one line.
  ///
  /// Echoes what was typed as it was typed: clean it before it goes to a terminal.
  public var description: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "There is no command '\(word)'.\(suggestion(nearest))"
    case .missingCommand(let names):
      "A command is missing. It is one of \(names.joined(separator: ", "))."
    case .unknownOption(let word, let nearest):
      "There is no option '\(word)'.\(suggestion(nearest))"
    case .missingValue(let option, let value):
      "\(option) needs a value: \(option) \(value)."
    case .unexpectedValue(let flag, let value):
      "\(flag) takes no value, but was given '\(value)'."
    case .invalidValue(let value, let name, let allowed, let nearest):
      "\(name) cannot be '\(value)'.\(suggestion(nearest))"
        + " It is one of \(allowed.joined(separator: ", "))."
    case .missingArgument(let name):
      "\(name) is missing."
    case .unexpectedArgument(let word):
      "Unexpected argument '\(word)'."
    }
  }

  private func suggestion(_ nearest: [String]) -> String {
    nearest.isEmpty
      ? "" : " Did you mean " + nearest.map { "'\($0)'" }.joined(separator: " or ") + "?"
  }
}
