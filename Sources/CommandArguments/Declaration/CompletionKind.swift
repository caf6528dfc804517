/// What a value may be, for parsing and for completions.
public enum CompletionKind: Sendable, Hashable {
  /// Any text; nothing is offered.
  case any
  /// One of these words, typed in any case and parsed as written here; all others are refused.
  case oneOf([String])
  /// A path; files are offered.
  case file
  /// Any text; the lines that the program prints when called with these words are offered.
  case lines(of: [String])
}
