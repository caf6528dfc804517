/// Ends the program with words for whoever wrote it.
///
/// `fatalError` has them written in every build; an optimised `preconditionFailure` traps without a word, and
/// the program of widgets that a person runs is optimised.
func programmerError(_ words: String) -> Never { fatalError(words) }
