import CCaffeineTexts
import CStandardLibrary
import CivilTime

/// A form of dates with a time of day, with the conversions of `strptime`: `%d.%m.%Y %H:%M`.
///
/// Names of months and days are English: those of the locale "C", which a process has that sets no
/// other.
public struct DateFormat: Hashable, Sendable {
  private let form: String
  private let hasOffset: Bool

  /// Takes a form that tells year, month, day and hour, each part once; `nil` for any other.
  ///
  /// Conversions are `%Y %y %m %b %B %d %e %a %A %H %I %p %M %S %z %F %D %T %R %%`. Neither `%s` nor
  /// `%Z`: a number of seconds fits anything, and letters of zones are ambiguous.
  public init?(_ text: String) {
    var letters = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%" else { continue }
      guard let letter = rest.popFirst(), "YymbBdeaAHIpMSzFDTR%".contains(letter) else {
        return nil
      }
      letters += ["F": "Ymd", "D": "mdy", "T": "HMS", "R": "HM"][letter] ?? String(letter)
    }
    func count(_ some: String) -> Int { letters.count(where: some.contains) }
    guard count("Yy") == 1, count("mbB") == 1, count("de") == 1, count("HI") == 1,
      count("p") == count("I"), ["aA", "M", "S", "z"].allSatisfy({ count($0) < 2 })
    else { return nil }
    (form, hasOffset) = (text, count("z") == 1)
  }

  /// The time on the clock and its offset in s, `nil` without `%z`; `nil` unless the whole text is a
  /// date that exists, of the years 1990 to 2100.
  func reading(of text: String) -> (time: CivilDateTime, offset: Int?)? {
    var parts = tm()
    let isWhole = text.withCString { strptime($0, form, &parts)?.pointee == 0 }
    // The C library takes the 31st of any month.
    guard isWhole, ImportRules.years.contains(Int(parts.tm_year) + 1900),
      let time = CivilDateTime(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
        hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Int(parts.tm_sec))
    else { return nil }
    return (time, hasOffset ? parts.tm_gmtoff : nil)
  }
}
