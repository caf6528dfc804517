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
  public var summary: Message
  /// Paragraphs after the summary; an empty line separates them.
  public var discussion: Message { makeDiscussion() }
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
  private var makeDiscussion: @Sendable () -> Message
  private var makeExamples: @Sendable () -> [CommandExample]
  private var makeSections: @Sendable () -> [HelpSection]

  /// Declares a command; everything but its name and summary may be left out.
  ///
  /// Discussion, examples and sections are made when help asks for them.
  public init(
    name: String, summary: Message,
    discussion: @autoclosure @escaping @Sendable () -> Message = "",
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

/// The name of a command and how to get its declaration.
///
/// The declaration is made when it is asked for, so that a program with thirty commands pays at
/// its start for the one that was typed.
public struct Subcommand<Action: Sendable>: Sendable {
  /// The word that is typed.
  public var name: String
  /// The heading under which help lists the command.
  public var group: Message
  /// Makes the declaration; its name is `name`.
  public var declaration: @Sendable () -> Command<Action>

  /// Names a command and says how its declaration is made.
  public init(
    _ name: String, group: Message = "Commands",
    declaration: @escaping @Sendable () -> Command<Action>
  ) {
    self.name = name
    self.group = group
    self.declaration = declaration
  }
}

/// A command line one may type, and what it does.
public struct CommandExample: Sendable, Hashable {
  /// The whole line, with the program's name.
  public var line: String
  /// What it does, in a few words.
  public var help: Message

  /// Pairs a command line with what it does.
  public init(_ line: String, _ help: Message) {
    self.line = line
    self.help = help
  }
}

/// A list of terms under a heading, for help and the manual page.
public struct HelpSection: Sendable, Hashable {
  /// A term and its explanation.
  public struct Item: Sendable, Hashable {
    /// What is explained, such as `--at WHEN`.
    public var term: String
    /// The explanation, one line that is wrapped where it is shown.
    public var text: Message

    /// Pairs a term with its explanation.
    public init(_ term: String, _ text: Message) {
      self.term = term
      self.text = text
    }
  }

  /// The heading, shown in capitals.
  public var title: Message
  /// What is listed, in order.
  public var items: [Item]

  /// Puts items under a heading.
  public init(_ title: Message, _ items: [Item]) {
    self.title = title
    self.items = items
  }
}
