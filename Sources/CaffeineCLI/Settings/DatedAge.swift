import CaffeineDomain
import CivilTime

/// An age and the day on which somebody had it: `16 on 2026-11-23`.
///
/// It moves on a year later, when the person has had a birthday for certain: until then the limits of
/// the younger hold. Earlier versions wrote no day; theirs stays as it is.
struct DatedAge: Equatable {
  let age: Age
  /// The day; `nil` where nobody noted it.
  let day: CivilDate?

  /// What `description` wrote, or years alone, from 0 to 120; `nil` for any other text.
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

  /// What is typed on a day.
  static func completed(_ text: String, on day: CivilDate) -> String {
    guard let typed = DatedAge(text), typed.day == nil else { return text }
    return text + separator + day.iso8601
  }

  /// The age on a day; on one before, the age that is known.
  func age(on today: CivilDate) -> Age {
    guard let day, day < today else { return age }
    let months = (today.year - day.year) * 12 + today.month - day.month
    let years = (today.day < day.day ? months - 1 : months) / 12
    return Age(min(age.value + Double(years), 130)) ?? age
  }

  /// The text on disk.
  var description: String {
    Amount.text(age.value) + (day.map { Self.separator + $0.iso8601 } ?? "")
  }

  private static let separator = " on "
}
