/// The widget and the family that a command line names, each once: by an option or a word.
package struct WidgetChoice {
  /// The kind; `nil` if none is named.
  package var kind: String?
  /// The family; `nil` if none is named.
  package var family: WidgetFamily?

  /// Reads the words and options of a command with widgets of these kinds.
  package init(_ arguments: ParsedArguments, among kinds: [String]) throws(Failure) {
    kind = arguments[WidgetOptions.kind(among: [])]
    family = arguments[WidgetOptions.family()].flatMap(WidgetOptions.family(named:))
    for word in arguments.operands {
      if kinds.contains(word) {
        guard kind == nil else { throw Self.twice("The kind is named twice.") }
        kind = word
      } else {
        guard family == nil else { throw Self.twice("The family is named twice.") }
        family = WidgetOptions.family(named: word)
      }
    }
  }

  private static func twice(_ message: Message) -> Failure {
    Failure(.wrongUse, message, advice: "Leave one of them out.")
  }
}
