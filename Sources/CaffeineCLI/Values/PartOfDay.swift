import CivilTime

/// A part of the day instead of a time: `this morning`, `last night`, `after lunch`, `in the
/// afternoon`.
struct PartOfDay {
  /// The assumed time.
  let time: TimeOfDay
  /// The number of days ago if the words say so: 0 for `this morning`, 1 for `last night`.
  let daysAgo: Int?
  /// The hour at which it begins: at 15:00 this evening is still to come.
  let firstHour: Int
  /// Whether its times are before noon; `nil` for the night, which has both.
  let isMorning: Bool?

  /// Consumes the words and following spaces.
  init?(_ scanner: inout TextScanner) {
    var daysAgo: Int?
    var shift = 0
    if scanner.take(word: "this") {
      daysAgo = 0
    } else if scanner.take(word: "last") {
      daysAgo = 1
    } else if scanner.take(word: "in") {
      _ = scanner.take(word: "the")
    } else if scanner.take(word: "after") {
      shift = 1
    } else if scanner.take(word: "before") {
      shift = -1
    }
    let word = scanner.word()
    scanner.skipSpaces()
    if word == "tonight" { daysAgo = 0 }
    guard let (hour, minute, firstHour, isMorning) = Self.times[word],
      shift == 0 || Self.meals.contains(word), daysAgo != 1 || word == "night" || word == "evening"
    else { return nil }
    time = TimeOfDay(hour: hour + shift, minute: minute)
    self.daysAgo = daysAgo
    self.firstHour = firstHour
    self.isMorning = isMorning
  }

  static let meals = ["breakfast", "lunch", "dinner"]

  private static let times: [String: (Int, Int, Int, Bool?)] = [
    "morning": (8, 0, 3, true), "breakfast": (8, 0, 3, true), "lunch": (12, 30, 11, false),
    "lunchtime": (12, 30, 11, false), "afternoon": (15, 0, 12, false),
    "evening": (19, 0, 17, false), "dinner": (19, 0, 17, false), "night": (21, 0, 18, nil),
    "tonight": (21, 0, 18, nil),
  ]
}
