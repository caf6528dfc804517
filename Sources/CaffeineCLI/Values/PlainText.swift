import CommandArguments

/// A name or note as typed: no control characters, not too long, nothing but spaces.
func plainText(_ text: String, of name: String, upTo limit: Int) throws(Failure) -> String {
  if text.unicodeScalars.contains(where: Terminal.isControl) {
    throw Failure(
      .wrongUse, "\(name) cannot contain control characters: '\(text)'.",
      advice: "Remove line breaks, escape sequences and direction marks.")
  }
  guard text.count <= limit, text.utf8.count <= 8 * limit else {
    throw Failure(
      .wrongUse, "\(name) is longer than \(limit) character\(limit == 1 ? "" : "s").")
  }
  return singleSpaced(text)
}

/// The text without spaces at its ends and with single ones between words.
private func singleSpaced(_ text: String) -> String {
  var result = ""
  for word in text.split(separator: " ") {
    // A string, not a substring: appending that is generic code, which costs a start dearly.
    if !result.isEmpty { result += " " }
    result += String(word)
  }
  return result
}
