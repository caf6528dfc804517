/// Something that the entries of other programs say.
enum EntryField: CaseIterable {
  case id, instant, date, time, milligrams, given, drink, name, brand, milliliters, volume, unit,
    note
  case seconds, zone, offset

  /// The folded names that programs give it; where several are there, the first counts.
  ///
  /// They are those of Mindful Coffee, halflifecaffeine.com, CaffeineTracker, stim, Home
  /// Assistant's caffeine tracker, our own, and what people call the columns of a spreadsheet.
  var names: [String] {
    switch self {
    case .id: ["id"]
    case .instant: ["at", "timestamp", "datetime", "dateandtime", "when", "consumedat", "loggedat"]
    case .date: ["date", "day"]
    case .time: ["time", "timeofday"]
    case .milligrams:
      [
        "milligrams", "mg", "caffeinemg", "mgcaffeine", "mgofcaffeine", "caffeineamount",
        "caffeinecontent", "caffeineinmg", "amountmg", "amount", "caffeine",
      ]
    case .given: ["given"]
    case .drink: ["drink"]
    case .name:
      [
        "name", "drinkname", "product", "productname", "label", "coffeetype", "beverage",
        "beveragename", "beveragetype", "drinktype", "item", "title",
      ]
    case .brand: ["brand"]
    case .milliliters: ["milliliters", "millilitres", "ml", "volumeml", "sizeml", "amountml"]
    case .volume: ["volume"]
    case .unit: ["unit", "volumeunit"]
    case .note: ["note", "notes", "comment", "comments"]
    case .seconds: ["over", "duration"]
    case .zone: ["timezone", "zone", "tz"]
    case .offset: ["utcoffset", "offset", "off"]
    }
  }

  /// Every folded name there is.
  static let allNames = Set(allCases.flatMap(\.names))
}
