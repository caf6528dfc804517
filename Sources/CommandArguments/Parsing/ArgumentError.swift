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
