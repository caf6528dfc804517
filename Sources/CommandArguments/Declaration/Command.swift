/// A command, declared once: parsing, help, completions and the manual page all follow from it.
///
/// ```swift
/// let greet = Command(
///   name: "greet", summary: "Say hello.",
///   arguments: [CommandArgument("NAME", help: "Who is greeted.")],
///   options: [CommandOption("loud", help: "In capitals.")],
///   action: { print("Hello,", $0.operands.first ?? "you") })
/// let invocation = try greet.parse(["--loud", "Ada"])
/// ```
///
/// `Action` is whatever the program wants to find at the end of parsing: a closure, an enum case.
/// This module never looks at it.
public struct Command<Action: Sendable>: Sendable {
  /// The word that is typed.
  public var name: String
  /// One sentence, shown in lists and on top of the help.
  public var summary: String
  /// Paragraphs after the summary; an empty line separates them.
  public var discussion: String { makeDiscussion() }
  /// What stands without a dash, in order; only the last may repeat.
  public var arguments: [CommandArgument]
  /// The options and flags of this command alone.
  public var options: [CommandOption]
  /// Options that every command below this one takes too, before or after its name.
  public var sharedOptions: [CommandOption]
  /// The commands below this one, in the order help lists them.
  public var subcommands: [Subcommand<Action>]
  /// What one may type, and what it does.
  public var examples: [CommandExample] { makeExamples() }
  /// Further lists for the help: environment, files, exit status.
  public var sections: [HelpSection] { makeSections() }
  /// What the program does with this command; `nil` if a subcommand has to be named.
  public var action: Action?
  // Only help needs these: a command that runs does not pay for them.
  private var makeDiscussion: @Sendable () -> String
  private var makeExamples: @Sendable () -> [CommandExample]
  private var makeSections: @Sendable () -> [HelpSection]

  /// Declares a command; everything but its name and summary may be left out.
  ///
  /// Discussion, examples and sections are made when help asks for them.
  public init(
    name: String, summary: String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    arguments: [CommandArgument] = [], options: [CommandOption] = [],
    sharedOptions: [CommandOption] = [],
    subcommands: [Subcommand<Action>] = [],
    examples: @autoclosure @escaping @Sendable () -> [CommandExample] = [],
    sections: @autoclosure @escaping @Sendable () -> [HelpSection] = [], action: Action? = nil
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.options = options
    self.sharedOptions = sharedOptions
    self.subcommands = subcommands
    self.action = action
    makeDiscussion = discussion
    makeExamples = examples
    makeSections = sections
  }
}
