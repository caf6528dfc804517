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
