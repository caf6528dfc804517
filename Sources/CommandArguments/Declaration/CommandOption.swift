/// Something that starts with a dash: a flag (`--json`), or an option with a value (`--at WHEN`).
///
/// An option is declared as a constant and parsed arguments are asked with that constant, so a
/// misspelt option is a compile error.
public struct CommandOption: Sendable, Hashable {
  /// The name without its two dashes.
  public var name: String
  /// The one-letter form, without its dash.
  public var short: Character?
  /// The value that follows; `nil` for a flag.
  public var value: Value?
  /// What it does, in one sentence.
  public var help: Message
  /// Whether each occurrence counts; otherwise the last one wins, so that one may add to an alias.
  public var repeats: Bool

  /// A flag: it is there or it is not.
  public init(_ name: String, short: Character? = nil, help: Message) {
    self.init(name, short: short, value: nil, repeats: false, help: help)
  }

  /// An option with a value, as `--name VALUE` or `--name=VALUE`.
  public init(
    _ name: String, short: Character? = nil, value: String, from completion: CompletionKind = .any,
    repeats: Bool = false, help: Message
  ) {
    self.init(
      name, short: short, value: Value(name: value, completion: completion), repeats: repeats,
      help: help)
  }

  private init(_ name: String, short: Character?, value: Value?, repeats: Bool, help: Message) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.repeats = repeats
  }
}

extension CommandOption {
  /// The value of an option: what help calls it, and what it may be.
  public struct Value: Sendable, Hashable {
    /// The name in capitals that help shows, such as `WHEN`.
    public var name: String
    /// What it may be.
    public var completion: CompletionKind
  }
}

/// What stands on a command line without a dash: `DRINK` in `log DRINK`.
public struct CommandArgument: Sendable, Hashable {
  /// How many words an argument takes.
  public enum Count: Sendable, Hashable {
    /// One word, which must be there.
    case one
    /// One word or none.
    case optional
    /// At least one word.
    case oneOrMore
    /// Any number of words, none included.
    case any
  }

  /// The name in capitals that help shows, such as `DRINK`.
  public var name: String
  /// How many words it takes.
  public var count: Count
  /// What the words may be.
  public var completion: CompletionKind
  /// What it is, in one sentence.
  public var help: Message

  /// Declares an argument.
  public init(
    _ name: String, _ count: Count = .one, from completion: CompletionKind = .any, help: Message
  ) {
    self.name = name
    self.count = count
    self.completion = completion
    self.help = help
  }
}

/// What a value may be, for parsing and for completions.
public enum CompletionKind: Sendable, Hashable {
  /// Any text; nothing is offered.
  case any
  /// One of these words, typed in any case and parsed as written here; all others are refused.
  case oneOf([String])
  /// A path; files are offered.
  case file
  /// Any text; the program offers what it knows under this name when it completes a line.
  case lookup(String)
}
