import CaffeineDomain
import CivilTime
import JSONValues

/// An entry of another program: its fields by folded name.
struct EntryFields {
  private let values: [String: JSONValue]
  /// Whether a comma before three digits groups: `1,200` is 1200.
  private let commaGroups: Bool

  /// Of several fields with one name the last wins.
  init(_ members: some Sequence<(String, JSONValue)>, commaGroups: Bool = true) {
    self.commaGroups = commaGroups
    values = Dictionary(members.map { (Self.folded($0), $1) }) { $1 }
  }

  /// Removes case, spaces and punctuation: `Caffeine (mg)` becomes `caffeinemg`.
  static func folded(_ name: String) -> String {
    // A fast path: this runs for every cell, and nearly all names are plain.
    let isPlain = name.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    return isPlain ? name : name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Only used from our own files.
  var id: String? { first(.id)?.asText }

  /// A moment, or date and time in one field.
  var instant: JSONValue? { first(.instant) }
  /// A date without a time.
  var date: String? { first(.date)?.asText }
  /// A time without a date.
  var time: String? { first(.time)?.asText }

  var milligrams: Double? { number(.milligrams) }

  /// Whether a person stated the amount.
  var isGiven: Bool {
    switch first(.given) {
    case .bool(let isGiven): isGiven
    case .string(let text): text == "true"
    case .integer, .number, .array, .object, .null, nil: false
    }
  }

  var drink: String? { first(.drink)?.asText }

  /// The drink's name with its brand.
  var name: String? {
    if case .object(let members)? = first(.drink) { return EntryFields(members).name }
    guard let name = first(.name)?.asText else { return drink }
    return first(.brand)?.asText.map { "\($0) \(name)" } ?? name
  }

  /// The order as text, such as `2 large latte`; `nil` without a name.
  var spoken: String? {
    guard let name else { return nil }
    let count = number(.count).map { ["\($0)"] } ?? []
    let volume = first(.size) == nil ? milliliters.map { ["\($0)ml"] } ?? [] : []
    let size = first(.size)?.asText.map { [$0] } ?? []
    return (count + size + [name] + volume).joined(separator: " ")
  }

  var milliliters: Double? {
    if let value = number(.milliliters) { return value }
    guard let value = number(.volume) else { return nil }
    let unit = first(.unit)?.asText ?? "ml"
    return VolumeUnit(EntryFields.folded(unit)).map { value * $0.milliliters }
  }

  var note: String? { first(.note)?.asText }
  /// The duration in seconds.
  var seconds: Double? { number(.seconds) }
  var zone: String? { first(.zone)?.asText }
  /// The offset from Greenwich in seconds.
  var offset: Double? { number(.offset) }

  private func number(_ field: EntryField) -> Double? {
    first(field)?.asNumber(commaGroups: commaGroups)
  }

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

  /// A number, or the number at the start of a text: `75`, `75 mg`, `75,5`.
  fileprivate func asNumber(commaGroups: Bool) -> Double? {
    switch self {
    case .integer(let number): return Double(number)
    case .number(let number): return number
    case .string(let text):
      let digits = String(
        text.drop { $0.isWhitespace }.prefix { "0123456789.,-+eE".contains($0) })
      return Double(digits) ?? Double(digits: digits, groups: commaGroups)
    case .null, .bool, .array, .object: return nil
    }
  }
}

/// A kind of field in other programs' entries.
enum EntryField: CaseIterable {
  case id, instant, date, time, milligrams, given, drink, name, brand, size, count, milliliters
  case volume, unit, note
  case seconds, zone, offset

  /// The folded names of the field; of several in one file the first counts.
  ///
  /// From Mindful Coffee, halflifecaffeine.com, CaffeineTracker, stim, Home Assistant's caffeine
  /// tracker, our own files and people's spreadsheets.
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
        "koffein", "koffeininmg", "caféinemg", "caféine", "cafeínamg", "cafeína", "caffeinamg",
        "caffeina", "кофеинмг", "кофеин", "咖啡因mg", "咖啡因毫克", "咖啡因", "カフェインmg", "カフェイン", "카페인",
      ]
    case .given: ["given"]
    case .drink: ["drink"]
    case .name:
      [
        "name", "drinkname", "product", "productname", "label", "coffeetype", "beverage",
        "beveragename", "beveragetype", "drinktype", "item", "title", "what", "coffee", "type",
        "kind", "description", "food", "getränk", "boisson", "bebida", "bevanda", "dryck", "drank",
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

  static let allNames = Set(allCases.flatMap(\.names))
}
