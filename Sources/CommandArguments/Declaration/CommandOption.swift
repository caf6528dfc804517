/// A flag (`--json`), or an option with a value (`--at WHEN`).
///
/// Declare an option as a constant and read its value with the same constant, so that the compiler
/// catches a misspelt one.
public struct CommandOption: Sendable, Hashable {
  /// The name without its two dashes.
  public var name: String
  /// A second, shorter name without its two dashes, such as `mg`; `nil` for none.
  public var shorter: String?
  /// The one-letter form without its dash; `nil` for none.
  public var short: Character?
  /// The value of the option; `nil` for a flag.
  public var value: Value?
  /// The effect in one sentence.
  public var help: Message
  /// Whether every occurrence counts; otherwise the last wins, so a person can override an alias.
  public var repeats: Bool

  /// Whether it is for developers: it stands in the manual page, but not in the help of a
  /// subcommand.
  public var isForDevelopers = false

  /// Declares a flag.
  public init(_ name: String, short: Character? = nil, help: Message) {
    self.init(name, short: short, value: nil, repeats: false, help: help)
  }

  /// Declares an option with a value: `--name VALUE` or `--name=VALUE`, or with its shorter name.
  public init(
    _ name: String, shorter: String? = nil, short: Character? = nil, value: String,
    from completion: CompletionKind = .any, repeats: Bool = false, help: Message
  ) {
    self.init(
      name, short: short, value: Value(name: value, completion: completion), repeats: repeats,
      help: help)
    self.shorter = shorter
  }

  /// The same option, whose value may be left out: it is then empty.
  package var orFlag: CommandOption {
    var option = self
    option.value?.isOptional = true
    return option
  }

  /// The same option for developers.
  package var forDevelopers: CommandOption {
    var option = self
    option.isForDevelopers = true
    return option
  }

  private init(_ name: String, short: Character?, value: Value?, repeats: Bool, help: Message) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.repeats = repeats
  }

  /// The name and kind of an option's value.
  public struct Value: Sendable, Hashable {
    /// The name in the help, such as `WHEN`.
    public var name: String
    /// The kind of value, for parsing and completion.
    public var completion: CompletionKind
    var isOptional = false
  }
}

/// An operand of a command: `DRINK` in `log DRINK`.
public struct CommandArgument: Sendable, Hashable {
  /// The number of words that an argument takes.
  public enum Count: Sendable, Hashable {
    /// Exactly one word.
    case one
    /// At most one word.
    case optional
    /// One word or more.
    case oneOrMore
    /// Any number of words, even zero.
    case any
  }

  /// The name in the help, such as `DRINK`.
  public var name: String
  /// The number of words.
  public var count: Count
  /// The kind of value, for parsing and completion.
  public var completion: CompletionKind
  /// The meaning in one sentence.
  public var help: Message

  /// Declares an argument; by default one word of any text.
  public init(
    _ name: String, _ count: Count = .one, from completion: CompletionKind = .any, help: Message
  ) {
    self.name = name
    self.count = count
    self.completion = completion
    self.help = help
  }
}

/// The kind of a value, for parsing and completion.
public enum CompletionKind: Sendable, Hashable {
  /// Any text; completes nothing.
  case any
  /// One of these words, in any case; parsing returns the spelling here and rejects all others.
  case oneOf([String])
  /// A path; completes files.
  case file
  /// Any text; the program completes it under this name.
  case lookup(String)
}
