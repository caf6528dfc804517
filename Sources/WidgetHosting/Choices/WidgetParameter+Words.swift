extension WidgetParameter {
  /// The accepted values, in words that follow "Write".
  var forms: Message {
    var forms = valueForms
    if shape.isCollection {
      forms += ", or several with commas between them"
      if let size { forms += size.max == 1 ? " (one here)" : " (at most \(size.max) here)" }
    }
    if shape.isOptional { forms += "; nothing after the = for none" }
    return forms
  }

  private var valueForms: Message {
    if !choices.isEmpty {
      let shown = choices.prefix(12).map { choice -> Message in
        choice.title == choice.text
          ? Message(verbatim: choice.text) : "\(choice.text) (\(Message(key: choice.title)))"
      }
      let rest = choices.count - shown.count
      let names = shown.joined(separator: ", ")
      return rest > 0 ? "one of \(names) and \(rest) more" : "one of \(names)"
    }
    return words.form
  }

  /// The type of a value in one word, and its form.
  var words: (type: String, form: Message) {
    let range: Message = bounds.map { " from \($0.lower) to \($0.upper)" } ?? ""
    return switch shape.kind {
    case .boolean: ("boolean", "true or false")
    case .integer: ("integer", "a whole number" + range)
    case .number: ("number", "a number" + range)
    case .text: ("text", "any text")
    case .date: ("date", "a moment such as 2026-11-21T08:30:00Z" + range)
    case .url: ("url", "a URL such as https://example.org/")
    case .measurement(let unit):
      ("measurement", "a number with its unit, such as 5 \(unit)" + range)
    case .choice(let type): ("choice", "a \(type)")
    case .entity(let type): ("entity", "a \(type)")
    }
  }
}
