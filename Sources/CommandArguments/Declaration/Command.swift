/// A command, declared once: parsing, help, completions and manual page derive from it.
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
/// `Action` is the program's own result of parsing, such as a closure or an enum case; this module
/// never looks at it.
public struct Command<Action: Sendable>: Sendable {
  /// The word to type.
  public var name: String
  /// One sentence, shown in lists and at the top of the help.
  public var summary: Message
  /// Paragraphs after the summary, separated by empty lines.
  public var discussion: Message { makeDiscussion() }
  /// The operands in order; only the last may repeat.
  public var arguments: [CommandArgument]
  /// The options and flags of this command alone.
  public var options: [CommandOption]
  /// Options that all subcommands take too, before or after their name.
  public var sharedOptions: [CommandOption]
  /// The subcommands in the order of the help.
  public var subcommands: [Subcommand<Action>]
  /// Command lines with explanations, for the help.
  public var examples: [CommandExample] { makeExamples() }
  /// Further lists for the help, such as environment, files and exit status.
  public var sections: [HelpSection] { makeSections() }
  /// The program's value for this command; `nil` if a subcommand has to follow.
  public var action: Action?
  // Closures, as only the help needs them: a command that runs does not pay.
  private var makeDiscussion: @Sendable () -> Message
  private var makeExamples: @Sendable () -> [CommandExample]
  private var makeSections: @Sendable () -> [HelpSection]

  /// Declares a command; only the name and summary are required.
  ///
  /// Discussion, examples and sections are evaluated when the help asks for them.
  public init(
    name: String, summary: Message, discussion: @autoclosure @escaping @Sendable () -> Message = "",
    arguments: [CommandArgument] = [], options: [CommandOption] = [],
    sharedOptions: [CommandOption] = [], subcommands: [Subcommand<Action>] = [],
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

/// A subcommand: its name, and a closure that creates its declaration.
///
/// The closure runs on demand, so a program with thirty commands declares only the typed one at its
/// start.
public struct Subcommand<Action: Sendable>: Sendable {
  /// The word to type.
  public var name: String
  /// The heading for the command in the help.
  public var group: Message
  /// Creates the declaration, which must have the same name.
  public var declaration: @Sendable () -> Command<Action>

  /// Names a subcommand; `declaration` runs on demand.
  public init(
    _ name: String, group: Message = "Commands",
    declaration: @escaping @Sendable () -> Command<Action>
  ) {
    self.name = name
    self.group = group
    self.declaration = declaration
  }
}

/// A command line with an explanation.
public struct CommandExample: Sendable, Hashable {
  /// The whole line, including the program's name.
  public var line: String
  /// The effect in a few words.
  public var help: Message

  /// Pairs a command line with its explanation.
  public init(_ line: String, _ help: Message) {
    self.line = line
    self.help = help
  }
}

/// A list of terms under a heading, in help and manual page.
public struct HelpSection: Sendable, Hashable {
  /// A term with its explanation.
  public struct Item: Sendable, Hashable {
    /// The term, such as `--at WHEN`.
    public var term: String
    /// The explanation in one line; help wraps it.
    public var text: Message

    /// Pairs a term with its explanation.
    public init(_ term: String, _ text: Message) {
      self.term = term
      self.text = text
    }
  }

  /// The heading; help shows it in capitals.
  public var title: Message
  /// The items in order.
  public var items: [Item]

  /// Groups items under a heading.
  public init(_ title: Message, _ items: [Item]) {
    self.title = title
    self.items = items
  }
}
