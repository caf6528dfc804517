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
    let range: Message = bounds.map { " from \($0.lower) to \($0.upper)" } ?? ""
    return switch shape.kind {
    case .boolean: "true or false"
    case .integer: "a whole number" + range
    case .number: "a number" + range
    case .text: "any text"
    case .date: "a moment such as 2026-11-21T08:30:00Z" + range
    case .url: "a URL such as https://example.org/"
    case .measurement(let unit): "a number with its unit, such as 5 \(unit)" + range
    case .choice(let type), .entity(let type): "a \(type)"
    }
  }
}
