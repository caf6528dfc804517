extension EnglishRegion {
  /// The region of `en`, `en_XX` or `en-XX`, or nil for any other identifier.
  ///
  /// The table of locales has identifiers with more in them, such as a script, and other regions.
  init?(localeIdentifier: String) {
    let bytes = localeIdentifier.utf8
    guard bytes.starts(with: "en".utf8) else { return nil }
    if bytes.count == 2 {
      self = .american
      return
    }
    let separator = bytes.dropFirst(2).first
    guard bytes.count == 5, separator == UInt8(ascii: "_") || separator == UInt8(ascii: "-"),
      let region = Self.region(String(Substring(bytes.suffix(2))))
    else { return nil }
    self = region
  }

  private static func region(_ code: String) -> EnglishRegion? {
    switch code {
    case "US", "AS", "GU", "MH", "MP", "PH", "PR", "UM", "VI": .american
    case "GB", "GG", "GI", "IM", "JE", "KE", "NG", "RW", "SC", "TZ", "UG": .british
    case "AG", "BB", "BM", "BS", "CY", "DM", "FJ", "GD", "GH", "GM", "GY", "JM", "KN", "KY", "LC",
      "LR", "MW", "MY", "NA", "PG", "PK", "SL", "SZ", "TC", "TT", "VC", "VG", "ZM":
      .caribbean
    case "AU": .australian
    case "CA": .canadian
    case "HK", "SG": .hongKong
    case "IE": .irish
    case "IN": .indian
    case "NZ": .newZealand
    default: nil
    }
  }

  private static let american = EnglishRegion(
    hours: .twelve(am: "AM", pm: "PM"), order: .monthDayYear, numeric: .monthDayYear,
    units: .american)
  private static let canadian = EnglishRegion(
    hours: .twelve(am: "AM", pm: "PM"), order: .monthDayYear, numeric: .yearMonthDay,
    units: .canadian, spacesTimes: false)

  static let british = EnglishRegion(
    hours: .twentyFour, order: .dayMonthYear, numeric: .paddedDayMonthYear, units: .world)
  private static let irish = EnglishRegion(
    hours: .twentyFour, order: .dayMonthYear, numeric: .dayMonthYear, units: .world)

  private static let caribbean = EnglishRegion(
    hours: .twelve(am: "AM", pm: "PM"), order: .dayMonthYear, numeric: .paddedDayMonthYear,
    units: .world)
  private static let hongKong = EnglishRegion(
    hours: .twelve(am: "AM", pm: "PM"), order: .dayMonthYear, numeric: .dayMonthYear, units: .world)
  private static let indian = EnglishRegion(
    hours: .twelve(am: "AM", pm: "PM"), order: .dayMonthYear, numeric: .dayMonthYear,
    units: .world, groupsByHundreds: true)
  private static let newZealand = EnglishRegion(
    hours: .twelve(am: "AM", pm: "PM"), order: .dayMonthYear, numeric: .dayPaddedMonthYear,
    units: .world)
  private static let australian = EnglishRegion(
    hours: .twelve(am: "am", pm: "pm"), order: .dayMonthYear, numeric: .dayMonthYear,
    units: .australian)
}
