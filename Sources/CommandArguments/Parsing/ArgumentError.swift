/// Why a command line could not be understood, as data; `description` is its text.
public struct ArgumentError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Problem: Sendable, Hashable {
    /// No command has this name; `nearest` are names like it.
    case unknownCommand(String, nearest: [String])
    /// A command has to be named, one of these.
    case missingCommand([String])
    /// The command has no such option; `nearest` are options like it, with their dashes.
    case unknownOption(String, nearest: [String])
    /// The option needs a value, and none follows.
    case missingValue(option: String, value: String)
    /// The flag was given a value.
    case unexpectedValue(flag: String, value: String)
    /// The value is none of those allowed.
    case invalidValue(String, of: String, allowed: [String], nearest: [String])
    /// The argument must be there and is not.
    case missingArgument(String)
    /// There are more words than the command takes.
    case unexpectedArgument(String)
  }

  /// What is wrong.
  public var problem: Problem
  /// The names that lead to the command in question, the program's own first.
  public var path: [String]

  /// Says what is wrong, and with which command.
  public init(_ problem: Problem, path: [String]) {
    self.problem = problem
    self.path = path
  }
}

extension ArgumentError: CustomStringConvertible {
  /// What is wrong and how to mend it, on two lines.
  public var description: String { "\(problem)\n\(advice.english)" }

  /// Where to read more, one sentence of words that are declared.
  public var advice: Message { "See '\(path.joined(separator: " ")) --help'." }
}

extension ArgumentError.Problem: CustomStringConvertible {
  /// What is wrong, in one line.
  ///
  /// Echoes what was typed as it was typed: clean it before it goes to a terminal.
  public var description: String { message.english }

  /// What is wrong, one sentence or two.
  public var message: Message {
    switch self {
    case .unknownCommand(let word, let nearest):
      "There is no command '\(word)'.\(suggestion(nearest))"
    case .missingCommand(let names):
      "A command is missing. It is one of \(Message.list(names))."
    case .unknownOption(let word, let nearest):
      "There is no option '\(word)'.\(suggestion(nearest))"
    case .missingValue(let option, let value):
      "\(option) needs a value: \(option) \(value)."
    case .unexpectedValue(let flag, let value):
      "\(flag) takes no value, but was given '\(value)'."
    case .invalidValue(let value, let name, let allowed, let nearest):
      "\(name) cannot be '\(value)'.\(suggestion(nearest))"
        + " It is one of \(Message.list(allowed))."
    case .missingArgument(let name):
      "\(name) is missing."
    case .unexpectedArgument(let word):
      "Unexpected argument '\(word)'."
    }
  }

  private func suggestion(_ nearest: [String]) -> Message {
    guard let first = nearest.first else { return "" }
    let names = nearest.dropFirst().reduce("'\(first)'" as Message) { "\($0) or '\($1)'" }
    return " Did you mean \(names)?"
  }
}
