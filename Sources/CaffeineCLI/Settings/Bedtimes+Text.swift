import CaffeineDomain
import CivilTime
import CommandArguments

/// Bedtimes as people type them and as the settings keep them:
///
///     23:00
///     23:00, fri sat 01:00
///     23:00, fri sat 01:00, 2026-11-21 00:30     one night, by the day before it
///     tonight 00:30                              completes what is set
extension Bedtimes {
  /// Reads bedtimes; `nil` for anything else, two times of one weekday, and no usual time.
  ///
  /// `tonight` is a night of `day`, and what is not typed beside it stays as in `known`.
  init?(typed text: String, changing known: Bedtimes? = nil, on day: CivilDate? = nil) {
    var usual: ClockTime?
    var others: [Weekday: ClockTime] = [:]
    var exception: Exception?
    var isTonight = false
    for part in text.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
      var words = part.split(separator: " ")
      // A time may have two words: `11 pm`.
      let count = words.count > 1 && ["am", "pm"].contains(words.last) ? 2 : 1
      guard let time = ClockTime(typed: words.suffix(count).joined(separator: " ")) else {
        return nil
      }
      words.removeLast(min(count, words.count))
      if words.isEmpty {
        guard usual == nil else { return nil }
        usual = time
      } else if words == ["tonight"], let day {
        (exception, isTonight) = (Exception(day, time), true)
      } else {
        for word in words where word != "and" {
          var scanner = TextScanner(word)
          switch When.Day(&scanner) {
          case .date(let date): exception = Exception(date, time)
          case .weekday(let weekday) where others[weekday] == nil: others[weekday] = time
          case .weekday, .yearly, .ago, nil: return nil
          }
          guard scanner.isAtEnd else { return nil }
        }
      }
    }
    if isTonight, usual == nil, others.isEmpty, let known {
      self = known
    } else {
      guard let usual = usual ?? known?.usual else { return nil }
      self.init(usual)
      for (weekday, time) in others { self[weekday] = time }
    }
    self.exception = exception
  }

  /// The form that the settings keep.
  func text() -> String {
    var parts = [usual.description]
    var told: [ClockTime] = []
    // Days of one time stand together.
    for time in Weekday.week.compactMap({ self[$0] }) where !told.contains(time) {
      told.append(time)
      let days = Weekday.week.filter { self[$0] == time }.map { "\($0.english.prefix(3))" }
      parts.append((days + [time.description]).joined(separator: " ").lowercased())
    }
    if let exception {
      parts.append("\(exception.day.iso8601) \(exception.time)")
    }
    return parts.joined(separator: ", ")
  }

  /// On which day a bedtime after midnight is, and the one of tonight.
  func remarks(for day: CivilDate, startingAt dayStart: ClockTime) -> [Message] {
    var remarks: [Message] = []
    if let exception, exception.day == day {
      remarks.append("Tonight \(exception.time.description), then as before.")
    }
    for (evening, morning) in zip(Weekday.week, Weekday.week.dropFirst() + [.monday]) {
      guard let time = self[evening], time < dayStart else { continue }
      remarks.append("\(evening.name) night \(time.description), on \(morning.name).")
    }
    return remarks
  }
}

extension Weekday {
  /// From Monday on.
  fileprivate static let week = allCases.dropFirst() + [.sunday]

  fileprivate var name: Message { Message(key: english) }

  fileprivate var english: String {
    switch self {
    case .sunday: "Sunday"
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    }
  }
}
