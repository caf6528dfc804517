import CaffeineDomain
import JSONValues

/// One entry of another program's file: its fields by their folded names.
struct EntryFields {
  private let values: [String: JSONValue]

  /// The entry with these fields; of several of one name the last counts.
  init(_ members: some Sequence<(String, JSONValue)>) {
    values = Dictionary(members.map { (Self.folded($0), $1) }) { $1 }
  }

  /// A field's name without capitals, spaces and signs: `Caffeine (mg)` is `caffeinemg`.
  static func folded(_ name: String) -> String {
    // Asked for every cell of a file, and nearly all names are plain: the rest makes two new texts.
    let isPlain = name.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    return isPlain ? name : name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The id, which counts only in files of our own making.
  var id: String? { first(.id)?.asText }

  /// The instant, or the date and time in one.
  var instant: JSONValue? { first(.instant) }
  /// The date, where it stands by itself.
  var date: String? { first(.date)?.asText }
  /// The time of day, where it stands by itself.
  var time: String? { first(.time)?.asText }

  /// The caffeine in mg.
  var milligrams: Double? { first(.milligrams)?.asNumber }

  /// Whether someone said how much.
  var isGiven: Bool {
    switch first(.given) {
    case .bool(let isGiven): isGiven
    case .string(let text): text == "true"
    case .integer, .number, .array, .object, .null, nil: false
    }
  }

  /// The drink's id in the catalogue.
  var drink: String? { first(.drink)?.asText }

  /// The drink's name, its brand before it.
  var name: String? {
    if case .object(let members)? = first(.drink) { return EntryFields(members).name }
    guard let name = first(.name)?.asText else { return drink }
    return first(.brand)?.asText.map { "\($0) \(name)" } ?? name
  }

  /// How many of what is drunk, as one would say it: `2 large latte`; `nil` where it has no name.
  var spoken: String? {
    guard let name else { return nil }
    let count = first(.count)?.asNumber.map { ["\($0)"] } ?? []
    let volume = first(.size) == nil ? milliliters.map { ["\($0)ml"] } ?? [] : []
    let size = first(.size)?.asText.map { [$0] } ?? []
    return (count + size + [name] + volume).joined(separator: " ")
  }

  /// The volume in ml.
  var milliliters: Double? {
    if let value = first(.milliliters)?.asNumber { return value }
    guard let value = first(.volume)?.asNumber else { return nil }
    let unit = first(.unit)?.asText ?? "ml"
    return VolumeUnit(EntryFields.folded(unit)).map { value * $0.milliliters }
  }

  /// What was written about it.
  var note: String? { first(.note)?.asText }
  /// How long it was sipped, in s.
  var seconds: Double? { first(.seconds)?.asNumber }
  /// The zone it was had in.
  var zone: String? { first(.zone)?.asText }
  /// The zone's offset from Greenwich, in s.
  var offset: Double? { first(.offset)?.asNumber }

  private func first(_ field: EntryField) -> JSONValue? {
    for name in field.names {
      switch values[name] {
      case nil, .null, .string(""): continue
      case let value: return value
      }
    }
    return nil
  }
}

extension JSONValue {
  fileprivate var asText: String? {
    switch self {
    case .string(let text): text.isEmpty ? nil : text
    case .integer(let number): String(number)
    case .number(let number): number.description
    case .null, .bool, .array, .object: nil
    }
  }

  /// The number, also of a string that begins with one: `75`, `75 mg`, `75,5`.
  fileprivate var asNumber: Double? {
    switch self {
    case .integer(let number): return Double(number)
    case .number(let number): return number
    case .string(let text):
      let digits = text.drop { $0.isWhitespace }.prefix { "0123456789.,-+eE".contains($0) }
      return Double(digits.contains(",") ? digits.replacingComma() : String(digits))
    case .null, .bool, .array, .object: return nil
    }
  }
}

extension Substring {
  /// A decimal comma as a point: `75,5` is 75.5; a comma before three digits only groups them.
  fileprivate func replacingComma() -> String {
    guard let comma = lastIndex(of: ","), !contains(".") else {
      return String(filter { $0 != "," })
    }
    let places = self[index(after: comma)...]
    return places.count == 3
      ? String(filter { $0 != "," }) : String(self[..<comma].filter { $0 != "," }) + "." + places
  }
}

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
