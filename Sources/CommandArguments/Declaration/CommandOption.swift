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
  public var help: String
  /// Whether each occurrence counts; otherwise the last one wins, so that one may add to an alias.
  public var repeats: Bool

  /// A flag: it is there or it is not.
  public init(_ name: String, short: Character? = nil, help: String) {
    self.init(name, short: short, value: nil, repeats: false, help: help)
  }

  /// An option with a value, as `--name VALUE` or `--name=VALUE`.
  public init(
    _ name: String, short: Character? = nil, value: String, from completion: CompletionKind = .any,
    repeats: Bool = false, help: String
  ) {
    self.init(
      name, short: short, value: Value(name: value, completion: completion), repeats: repeats,
      help: help)
  }

  private init(_ name: String, short: Character?, value: Value?, repeats: Bool, help: String) {
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
