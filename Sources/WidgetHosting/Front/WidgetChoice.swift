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
        try Self.refuse(word, beside: kind, "The kind is named twice.", "--kind")
        kind = word
      } else {
        try Self.refuse(word, beside: family, "The family is named twice.", "--family")
        family = WidgetOptions.family(named: word)
      }
    }
  }

  private static func refuse<Named>(
    _ word: String, beside named: Named?, _ message: Message, _ option: String
  ) throws(Failure) {
    guard named != nil else { return }
    throw Failure(
      .wrongUse, message, advice: "Leave out '\(word)', or the other word or \(option).")
  }
}
