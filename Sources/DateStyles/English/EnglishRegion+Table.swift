extension EnglishRegion {
  /// The region of `en`, `en_XX` or `en-XX`, or nil for any other identifier.
  ///
  /// Identifiers with more in them (a calendar, a script, preferences) are Foundation's to read.
  init?(localeIdentifier: String) {
    let bytes = Array(localeIdentifier.utf8)
    guard bytes.starts(with: "en".utf8) else { return nil }
    if bytes.count == 2 {
      self = .american
      return
    }
    guard bytes.count == 5, bytes[2] == UInt8(ascii: "_") || bytes[2] == UInt8(ascii: "-"),
      let region = Self.region(String(decoding: bytes[3...], as: UTF8.self))
    else { return nil }
    self = region
  }

  private static func region(_ code: String) -> EnglishRegion? {
    switch code {
    case "US", "AS", "GU", "MH", "MP", "PH", "PR", "UM", "VI": .american
    case "GB", "GG", "GI", "IL", "IM", "JE", "KE", "RW", "TZ", "UG": .british
    case "AG", "BB", "BM", "BS", "CY", "DM", "FJ", "GD", "GH", "GM", "GY", "JM", "KN", "KY", "LC",
      "LR", "MW", "MY", "NA", "PG", "PK", "SL", "SZ", "TC", "TT", "VC", "VG", "ZM":
      .caribbean
    case "AU": .australian
    case "BW": .botswanan
    case "CA": .canadian
    case "HK", "IN": .indian
    case "IE": .irish
    case "NG", "SC": .british
    case "NZ": .newZealand
    case "SG": .indian
    case "ZA": .southAfrican
    default: nil
    }
  }

  private static let uppercase = Hours.twelve(am: "AM", pm: "PM")
  private static let american = EnglishRegion(
    hours: uppercase, order: .monthDayYear, numeric: .monthDayYear, units: .american)
  private static let british = EnglishRegion(
    hours: .twentyFour, order: .dayMonthYear, numeric: .paddedDayMonthYear, units: .world)
  private static let caribbean = EnglishRegion(
    hours: uppercase, order: .dayMonthYear, numeric: .paddedDayMonthYear, units: .world)
  private static let australian = EnglishRegion(
    hours: .twelve(am: "am", pm: "pm"), order: .dayMonthYear, numeric: .dayMonthYear,
    units: .australian)
  private static let botswanan = EnglishRegion(
    hours: .twentyFour, order: .dayMonthYear, numeric: .paddedDayMonthYear, units: .world,
    padsDay: true)
  private static let canadian = EnglishRegion(
    hours: uppercase, order: .monthDayYear, numeric: .yearMonthDay(separator: "-"),
    units: .canadian)
  private static let indian = EnglishRegion(
    hours: uppercase, order: .dayMonthYear, numeric: .dayMonthYear, units: .world)
  private static let irish = EnglishRegion(
    hours: .twentyFour, order: .dayMonthYear, numeric: .dayMonthYear, units: .world)
  private static let newZealand = EnglishRegion(
    hours: uppercase, order: .dayMonthYear, numeric: .dayPaddedMonthYear, units: .world)
  private static let southAfrican = EnglishRegion(
    hours: .twentyFour, order: .dayMonthYear, numeric: .yearMonthDay(separator: "/"),
    units: .world, padsDay: true)
}
