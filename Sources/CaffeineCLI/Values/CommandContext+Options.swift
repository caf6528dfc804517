import CaffeineDomain
import CaffeineStore
import CommandArguments

extension CommandContext {
  /// Throws for a start more than 48 hours from now; for a link also for one more than 48 hours
  /// ago.
  func checkStart(_ start: Date, of name: String) throws(Failure) {
    let distance = start.timeIntervalSince(now)
    guard distance <= Intake.longestPlan else {
      throw Failure(
        .wrongUse, "\(name) is more than 48 hours from now.", advice: "Log it closer to that time.")
    }
    guard !isLink || distance >= -48 * 3600 else {
      throw Failure(.wrongUse, "A link cannot log a drink of more than 48 hours ago.")
    }
  }

  /// Throws for values outside of a journal's limits.
  func checkValues(of intake: Intake) throws(Failure) {
    guard let objection = intake.objection else { return }
    throw Failure(.wrongUse, "Not saved: \(objection.sentence).")
  }

  /// Parses an option as a duration up to a limit.
  func seconds(_ option: CommandOption, upTo limit: Double) throws(Failure) -> Double? {
    try value(of: option, forms: "\(Seconds.forms), at most \(Seconds.text(limit))") {
      Seconds.parse($0).flatMap { $0 <= limit ? $0 : nil }
    }
  }

  /// Parses an option as milligrams, within an entry's limits.
  func milligrams(_ option: CommandOption) throws(Failure) -> Milligrams? {
    try value(
      of: option, forms: "\(Amount.milligramForms), such as 90 or 62.5"
    ) { Amount.milligrams($0) }
  }

  /// Parses an option as a volume, within an entry's limits.
  func milliliters(_ option: CommandOption) throws(Failure) -> Milliliters? {
    let most = Amount.text(IntakeLimits.milliliters.upperBound)
    return try value(
      of: option, forms: "millilitres up to \(most), such as 250, 0.2l or 12oz"
    ) { Amount.milliliters($0) }
  }

  func count(_ option: CommandOption, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    try value(
      of: option, forms: "a whole number from \(range.lowerBound) to \(range.upperBound)"
    ) { Int($0).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// Parses an option as a number, to a hundredth.
  func number(_ option: CommandOption, in range: ClosedRange<Double>) throws(Failure) -> Double? {
    let (least, most) = (Amount.text(range.lowerBound), Amount.text(range.upperBound))
    return try value(of: option, forms: "a number from \(least) to \(most)") {
      Amount.number($0, in: range).map { ($0 * 100).rounded() / 100 }
    }
  }

  /// Throws with the forms for an option whose text `parse` does not know.
  private func value<Value>(
    of option: CommandOption, forms: @autoclosure () -> Message,
    parse: (String) throws(Failure) -> Value?
  ) throws(Failure) -> Value? {
    guard let text = arguments[option] else { return nil }
    if let value = try parse(text) { return value }
    throw .value(text, of: "--" + option.name, forms: Amount.forms(ofUnclear: text) ?? forms())
  }

  /// Parses an option as a note; `nil` if it is missing or empty.
  func note(_ option: CommandOption) throws(Failure) -> String? {
    guard let text = arguments[option] else { return nil }
    let note = try plainText(text, of: "--" + option.name, upTo: 2000)
    return note.isEmpty ? nil : note
  }
}

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
