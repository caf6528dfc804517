/// A command line one may type, and what it does.
public struct CommandExample: Sendable, Hashable {
  /// The whole line, with the program's name.
  public var line: String
  /// What it does, in a few words.
  public var help: String

  /// Pairs a command line with what it does.
  public init(_ line: String, _ help: String) {
    self.line = line
    self.help = help
  }
}
