/// The error in a command line, as data; `description` is its text.
public struct ArgumentError: Error, Sendable, Hashable {
  /// The kind of mistake, with the typed words.
  public enum Problem: Sendable, Hashable {
    /// No command has this name; `nearest` are similar names.
    case unknownCommand(String, nearest: [String])
    /// A subcommand has to follow: one of these.
    case missingCommand([String])
    /// The command lacks this option; `nearest` are similar ones, with dashes.
    case unknownOption(String, nearest: [String])
    /// No value follows the option; `value` is its name in the help.
    case missingValue(option: String, value: String)
    /// A value follows a flag, which takes none.
    case unexpectedValue(flag: String, value: String)
    /// The value is not among `allowed`.
    case invalidValue(String, of: String, allowed: [String], nearest: [String])
    /// A required argument is missing.
    case missingArgument(String)
    /// The command takes fewer words.
    case unexpectedArgument(String)
  }

  /// The mistake.
  public var problem: Problem
  /// The names of the commands down to this one, the program first.
  public var path: [String]

  /// Reports a mistake in the command at `path`.
  public init(_ problem: Problem, path: [String]) {
    self.problem = problem
    self.path = path
  }
}

extension ArgumentError: CustomStringConvertible {
  /// The mistake and the advice, on two lines.
  public var description: String { "\(problem)\n\(advice.english)" }

  /// One sentence that points to the help; it contains declared names only.
  public var advice: Message { "See '\(path.joined(separator: " ")) --help'." }
}

extension ArgumentError.Problem: CustomStringConvertible {
  /// The mistake in one line.
  ///
  /// Quotes the typed words verbatim: sanitise it before writing to a terminal.
  public var description: String { message.english }

  /// The mistake in one or two sentences, with suggestions.
  public var message: Message {
    switch self {
    case .unknownCommand(let word, let nearest):
      "There is no command '\(word)'.\(suggestion(nearest))"
    case .missingCommand(let names): "A command is missing. It is one of \(Message.list(names))."
    case .unknownOption(let word, let nearest):
      "There is no option '\(word)'.\(suggestion(nearest))"
    case .missingValue(let option, let value): "\(option) needs a value: \(option) \(value)."
    case .unexpectedValue(let flag, let value): "\(flag) takes no value, but was given '\(value)'."
    case .invalidValue(let value, let name, let allowed, let nearest):
      nearest.isEmpty
        ? "\(name) cannot be '\(value)'. It is one of \(Message.list(allowed))."
        : "\(name) cannot be '\(value)'.\(suggestion(nearest))"
    case .missingArgument(let name): "\(name) is missing."
    case .unexpectedArgument(let word): "Unexpected argument '\(word)'."
    }
  }

  private func suggestion(_ nearest: [String]) -> Message {
    guard let first = nearest.first else { return "" }
    let names = nearest.dropFirst().reduce("'\(first)'" as Message) { "\($0) or '\($1)'" }
    return " Did you mean \(names)?"
  }
}
