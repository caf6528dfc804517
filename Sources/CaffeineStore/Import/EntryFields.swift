import CaffeineDomain
import CivilTime
import JSONValues

/// An entry of another program: its fields by folded name.
struct EntryFields {
  private let values: [String: JSONValue]
  /// Whether a comma before three digits groups: `1,200` is 1200.
  private let commaGroups: Bool

  /// Of several fields with one name the last wins.
  init(_ members: some Sequence<(String, JSONValue)>) {
    self.init(folded: members.lazy.map { (Self.fieldName($0), $1) })
  }

  /// Takes names from `fieldName`, which a table folds once for all rows.
  init(folded members: some Sequence<(String, JSONValue)>, commaGroups: Bool = true) {
    self.commaGroups = commaGroups
    values = Dictionary(members) { $1 }
  }

  /// The folded name, with `mg` for a word of that unit at its end: `Koffein (Milligramm)` becomes
  /// `koffeinmg`.
  static func fieldName(_ name: String) -> String {
    let name = folded(name)
    guard !EntryField.allNames.contains(name),
      let word = Milligrams.unitWords.first(where: name.hasSuffix)
    else { return name }
    return name.dropLast(word.count) + "mg"
  }

  /// Removes case, spaces and punctuation: `Caffeine (mg)` becomes `caffeinemg`.
  static func folded(_ name: String) -> String {
    // A fast path: this runs for every unit and every name in JSON, and nearly all are plain.
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

  /// The caffeine; `nil` without one, while one that cannot be read throws.
  var amount: Milligrams? {
    get throws(ImportProblem.Reason) {
      guard let field = first(.milligrams) else { return nil }
      guard var text = field.asText else { throw .noAmount }
      // Next to a volume or a size, the unit is theirs.
      if text == values["amount"]?.asText, !has(.volume), !has(.size) { text = withUnit(text) }
      guard let (number, unit) = quantity(text),
        let factor = unit.isEmpty || EntryField.milligrams.names.contains(Self.fieldName(unit))
          ? 1 : HealthSample.milligramsPerUnit[unit],
        let amount = Milligrams(number * factor)
      else { throw .noMass(text) }
      return amount
    }
  }

  /// Whether a person stated the amount.
  var isGiven: Bool {
    switch first(.given) {
    case .bool(let isGiven): isGiven
    case .string(let text): text.lowercased() == "true"
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
    let count = first(.count)?.asText.map { text in plainNumber(text).map { "\($0)" } ?? text }
    let size = first(.size)?.asText
    // Three decimals might be thousands.
    let measured = volume.map { "\(($0.value * 100).rounded() / 100)ml" }
    let parts = [count, size, name, size == nil ? measured ?? writtenVolume : nil]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// The volume; `nil` without one, and for what is none, such as the `1 pill` of a list of doses.
  var volume: Milliliters? {
    guard let (number, unit) = writtenVolume.flatMap(quantity) else { return nil }
    return (unit.isEmpty ? .milliliter : VolumeUnit(unit)).flatMap { Milliliters(number, $0) }
  }

  private var writtenVolume: String? {
    first(.milliliters)?.asText ?? first(.volume)?.asText.map(withUnit)
  }

  var note: String? { first(.note)?.asText }
  /// The duration in seconds; 0 without one, while one that cannot be read throws.
  var seconds: Double {
    get throws(ImportProblem.Reason) {
      guard let text = first(.seconds)?.asText else { return 0 }
      guard let (number, unit) = quantity(text), let factor = Self.secondsPerUnit[unit] else {
        throw .unreadable(text)
      }
      return number * factor
    }
  }
  private static let secondsPerUnit: [String: Double] = [
    "": 1, "s": 1, "sec": 1, "second": 1, "seconds": 1, "m": 60, "min": 60, "mins": 60,
    "minute": 60, "minutes": 60, "h": 3_600, "hr": 3_600, "hrs": 3_600, "hour": 3_600,
    "hours": 3_600,
  ]
  var zone: String? { first(.zone)?.asText }
  /// The offset from Greenwich in seconds.
  var offset: Int? { first(.offset)?.asText.flatMap(plainNumber).flatMap { Int(exactly: $0) } }

  /// Adds the entry's unit, if it has one.
  private func withUnit(_ text: String) -> String {
    first(.unit)?.asText.map { "\(text) \($0)" } ?? text
  }

  private func plainNumber(_ text: String) -> Double? {
    quantity(text).flatMap { $0.unit.isEmpty ? $0.number : nil }
  }

  /// A number and the folded text behind it: `75`, `75 mg`, `75,5`.
  private func quantity(_ text: String) -> (number: Double, unit: String)? {
    let text = text.drop { $0.isWhitespace }
    let digits = String(text.prefix { "0123456789.,-+eE".contains($0) })
    guard digits.contains(where: \.isNumber),
      let number = Double(digits) ?? Double(digits: digits, groups: commaGroups)
    else { return nil }
    return (number, Self.folded(String(text.dropFirst(digits.count))))
  }

  func has(_ field: EntryField) -> Bool { first(field) != nil }

  private func first(_ field: EntryField) -> JSONValue? {
    for name in field.names {
      switch values[name] {
      case nil, .null: continue
      case .string(let text) where text.allSatisfy(\.isWhitespace): continue
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
    case .number(let number): number.shortestText
    case .null, .bool, .array, .object: nil
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
