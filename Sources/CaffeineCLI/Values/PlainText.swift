import CommandArguments

/// Checks a name or note: no control characters, not too long; empty if nothing of it can
/// be seen.
func plainText(_ text: String, of name: String, upTo limit: Int) throws(Failure) -> String {
  if text.unicodeScalars.contains(where: Terminal.isControl) {
    throw Failure(
      .wrongUse, "\(name) cannot contain control characters: '\(text)'.",
      advice: "Remove line breaks, escape sequences and direction marks.")
  }
  guard !text.unicodeScalars.contains("\u{FFFD}") else {
    throw Failure(.wrongUse, "\(name) is not in UTF-8: '\(text)'.")
  }
  guard text.count <= limit, text.utf8.count <= 8 * limit else {
    throw Failure(.wrongUse, "\(name) is longer than \(limit) character\(limit == 1 ? "" : "s").")
  }
  return singleSpaced(text)
}

/// Trims white space and reduces it to single spaces.
private func singleSpaced(_ text: String) -> String {
  var result = ""
  let isBlank = text.unicodeScalars.allSatisfy {
    $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
  }
  for word in isBlank ? [] : text.split(whereSeparator: \.isWhitespace) {
    // A string instead of a substring, whose generic code would slow the launch.
    if !result.isEmpty { result += " " }
    result += String(word)
  }
  return result
}
