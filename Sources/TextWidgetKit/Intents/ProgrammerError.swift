/// Traps with a message for the programmer.
///
/// `fatalError` prints it in every build. An optimised `preconditionFailure` traps silently, and
/// people run optimised programs.
func programmerError(_ words: String) -> Never { fatalError(words) }
