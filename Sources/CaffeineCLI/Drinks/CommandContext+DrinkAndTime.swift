import CaffeineDomain

extension CommandContext {
  /// The drink and the time in a text such as `espresso at 16:00` or `latte 20 min ago`; no time if
  /// the whole text is a drink, or ends in none.
  ///
  /// Numbers alone are a size and not a time, as in `cola 0.33`.
  /// - Parameter isPlan: Whether a time of day alone is today's, even if it is still to come.
  func drinkAndTime(
    _ text: String, isPlan: Bool = false
  ) throws(Failure) -> (drink: String, time: Date?) {
    // A longer text is no drink; each of its ends would be read.
    guard text.utf8.count <= 1600 else { return (text, nil) }
    var place = text.startIndex
    while let space = text[place...].firstIndex(of: " ") {
      place = text.index(after: space)
      let rest = String(text[place...])
      guard rest.contains(where: { $0.isLetter || $0 == ":" }),
        let when = When(rest, isPlan: isPlan, now: now, clock: clock), when.isTime
      else { continue }
      let isDrink = (try? drinks.catalogue().find(text)) != nil
      let time = isDrink ? nil : try instant(when, typed: rest)
      return isDrink ? (text, nil) : (String(text[..<space]), time)
    }
    return (text, nil)
  }
}
