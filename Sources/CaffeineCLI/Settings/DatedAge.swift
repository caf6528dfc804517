import CaffeineDomain
import CivilTime

/// An age with the day on which it was stated: `16 on 2026-11-23`.
///
/// It advances a year later, when the birthday has certainly passed; until then the younger limits
/// apply. Earlier versions stored no day; such an age never advances.
struct DatedAge: Equatable {
  let age: Age
  /// `nil` if no day was stored.
  let day: CivilDate?

  /// Parses `description`, or years alone, from 0 to 120; `nil` for any other text.
  init?(_ text: String) {
    let parts = text.split(separator: Self.separator, maxSplits: 1)
    guard let years = parts.first.flatMap({ Amount.number(String($0), in: 0...120) }),
      let age = Age(years)
    else { return nil }
    self.age = age
    guard parts.count > 1 else {
      day = nil
      return
    }
    guard let written = ISO8601(String(parts[1])), written.time == nil else { return nil }
    day = written.date
  }

  /// Adds today's date to a typed age.
  static func completed(_ text: String, on day: CivilDate) -> String {
    guard let typed = DatedAge(text), typed.day == nil else { return text }
    return text + separator + day.iso8601
  }

  /// The age on a day; before the stated day the stated age.
  func age(on today: CivilDate) -> Age {
    guard let day, day < today else { return age }
    let months = (today.year - day.year) * 12 + today.month - day.month
    let years = (today.day < day.day ? months - 1 : months) / 12
    return Age(min(age.value + Double(years), 130)) ?? age
  }

  var description: String {
    Amount.text(age.value) + (day.map { Self.separator + $0.iso8601 } ?? "")
  }

  private static let separator = " on "
}
