/// Something that the entries of other programs say.
enum EntryField: CaseIterable {
  case id, instant, date, time, milligrams, given, drink, name, brand, size, count, milliliters
  case volume, unit, note
  case seconds, zone, offset

  /// The folded names that programs give it; where several are there, the first counts.
  ///
  /// They are those of Mindful Coffee, halflifecaffeine.com, CaffeineTracker, stim, Home
  /// Assistant's caffeine tracker, our own, and what people call the columns of a spreadsheet.
  var names: [String] {
    switch self {
    case .id: ["id"]
    case .instant:
      [
        "at", "timestamp", "datetime", "dateandtime", "when", "consumedat", "loggedat", "createdat",
        "startdate", "start", "datumuhrzeit", "日期时间", "日時",
      ]
    case .date:
      ["date", "day", "datum", "fecha", "data", "dato", "päivä", "дата", "日期", "日付", "날짜"]
    case .time:
      [
        "time", "timeofday", "uhrzeit", "zeit", "heure", "hora", "ora", "tid", "время", "时间", "時間",
        "시간",
      ]
    case .milligrams:
      [
        "milligrams", "mg", "caffeinemg", "mgcaffeine", "mgofcaffeine", "caffeineamount",
        "caffeinecontent", "caffeineinmg", "amountmg", "amount", "caffeine", "caffeineintakemg",
        "caffeineintake", "totalcaffeine", "totalcaffeinemg", "dose", "dosemg", "koffeinmg",
        "koffein",
        "koffeininmg", "caféinemg", "caféine", "cafeínamg", "cafeína", "caffeinamg", "caffeina",
        "кофеинмг", "кофеин", "咖啡因mg", "咖啡因毫克", "咖啡因", "カフェインmg", "カフェイン", "카페인",
      ]
    case .given: ["given"]
    case .drink: ["drink"]
    case .name:
      [
        "name", "drinkname", "product", "productname", "label", "coffeetype", "beverage",
        "beveragename", "beveragetype", "drinktype", "item", "title", "what", "coffee", "type",
        "kind",
        "description", "food", "getränk", "boisson", "bebida", "bevanda", "dryck", "drank",
        "napój", "напиток", "饮料", "饮品", "名称", "飲み物", "음료",
      ]
    case .brand: ["brand"]
    case .milliliters: ["milliliters", "millilitres", "ml", "volumeml", "sizeml", "amountml"]
    case .volume: ["volume"]
    case .unit: ["unit", "volumeunit"]
    case .size: ["size", "servingsize", "cupsize", "größe", "taille", "杯型"]
    case .count: ["count", "quantity", "qty", "cups", "servings", "anzahl", "数量"]
    case .note:
      ["note", "notes", "comment", "comments", "remark", "remarks", "memo", "notiz", "备注"]
    case .seconds: ["over", "duration"]
    case .zone: ["timezone", "zone", "tz"]
    case .offset: ["utcoffset", "offset", "off"]
    }
  }

  /// Every folded name there is.
  static let allNames = Set(allCases.flatMap(\.names))
}
