/// One entry of another program's file: its fields by their folded names.
///
/// Programs name the same things differently; the names known here are those of the exports of
/// Mindful Coffee, halflifecaffeine.com, CaffeineTracker, stim, Home Assistant's caffeine
/// tracker and our own.
struct EntryFields {
  private let values: [String: JSONValue]

  /// The entry with these fields.
  init(_ values: [String: JSONValue]) {
    self.values = values
  }

  /// A field's name without capitals, spaces and signs: `Caffeine (mg)` is `caffeinemg`.
  static func folded(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    return isPlain ? name : name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The id, which counts only in files of our own making.
  var id: String? { first("id")?.text }

  /// The instant, or the date and time in one.
  var instant: JSONValue? { first("at", "timestamp", "datetime") }
  /// The date, where it stands by itself.
  var date: String? { first("date", "day")?.text }
  /// The time of day, where it stands by itself.
  var time: String? { first("time")?.text }

  /// The caffeine in mg.
  var milligrams: Double? {
    first("milligrams", "mg", "caffeinemg", "caffeineamount", "amount", "caffeine")?.number
  }

  /// The drink's id in the catalogue.
  var drink: String? { first("drink")?.text }

  /// The drink's name, its brand before it.
  var name: String? {
    if case .object(let members) = values["drink"] { return EntryFields(members).name }
    guard let name = first("name", "drinkname", "product", "label", "coffeetype")?.text else {
      return drink
    }
    return first("brand")?.text.map { "\($0) \(name)" } ?? name
  }

  /// The volume in ml.
  var milliliters: Double? {
    if let value = first("milliliters", "ml", "volumeml")?.number { return value }
    guard let value = first("volume")?.number else { return nil }
    let unit = first("unit", "volumeunit")?.text ?? "ml"
    return Self.millilitersPerUnit[EntryFields.folded(unit)].map { value * $0 }
  }

  /// What was written about it.
  var note: String? { first("note", "notes")?.text }
  /// How long it was sipped, in s.
  var seconds: Double? { first("over", "duration")?.number }
  /// The zone it was had in.
  var zone: String? { first("timezone", "zone", "tz")?.text }
  /// The zone's offset from Greenwich, in s.
  var offset: Double? { first("utcoffset", "offset", "off")?.number }

  private func first(_ names: String...) -> JSONValue? {
    for name in names {
      if let value = values[name], value != .null, value != .string("") { return value }
    }
    return nil
  }

  /// US customary units: 1 fl oz = 29.5735 ml (NIST Handbook 44, appendix C).
  private static let millilitersPerUnit: [String: Double] = [
    "ml": 1, "cl": 10, "dl": 100, "l": 1_000, "liter": 1_000, "litre": 1_000,
    "oz": 29.5735, "floz": 29.5735, "cup": 236.588, "cups": 236.588,
    "pint": 473.176, "quart": 946.353, "gallon": 3_785.41,
  ]
}
