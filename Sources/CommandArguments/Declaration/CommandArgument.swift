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
  public var help: String

  /// Declares an argument.
  public init(
    _ name: String, _ count: Count = .one, from completion: CompletionKind = .any, help: String
  ) {
    self.name = name
    self.count = count
    self.completion = completion
    self.help = help
  }
}
