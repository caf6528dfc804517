import CommandArguments

/// Checks a name or note: no control characters, not too long, not blank.
func plainText(_ text: String, of name: String, upTo limit: Int) throws(Failure) -> String {
  if text.unicodeScalars.contains(where: Terminal.isControl) {
    throw Failure(
      .wrongUse, "\(name) cannot contain control characters: '\(text)'.",
      advice: "Remove line breaks, escape sequences and direction marks.")
  }
  guard text.count <= limit, text.utf8.count <= 8 * limit else {
    throw Failure(.wrongUse, "\(name) is longer than \(limit) character\(limit == 1 ? "" : "s").")
  }
  return singleSpaced(text)
}

/// Trims spaces and reduces them to single ones.
private func singleSpaced(_ text: String) -> String {
  var result = ""
  for word in text.split(separator: " ") {
    // A string instead of a substring, whose generic code would slow the launch.
    if !result.isEmpty { result += " " }
    result += String(word)
  }
  return result
}
