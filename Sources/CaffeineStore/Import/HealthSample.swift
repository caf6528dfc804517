import CaffeineDomain

/// A caffeine record of Apple Health, as it is written.
struct HealthSample {
  private(set) var source = ""
  private(set) var unit = ""
  private(set) var value = ""
  private(set) var start = ""
  private(set) var end = ""

  /// The sample of a `Record` with these attributes, `nil` when it is none of caffeine.
  init?(_ bytes: UnsafeRawBufferPointer) {
    var isCaffeine = false
    var attributes = XMLAttributes(bytes)
    while let attribute = attributes.next() {
      if attribute.name.elementsEqual("type".utf8) {
        // Most records are of other types, which usually stands first: no need to read on.
        guard attribute.value.elementsEqual("HKQuantityTypeIdentifierDietaryCaffeine".utf8) else {
          return nil
        }
        isCaffeine = true
      } else {
        set(attribute)
      }
    }
    guard isCaffeine else { return nil }
  }

  /// The mass, `nil` when the value or the unit is none.
  var amount: Milligrams? {
    guard let number = Double(value), let factor = Self.milligramsPerUnit[unit] else { return nil }
    return Milligrams(number * factor)
  }

  /// What tells two samples apart: the export has no ids, and `device` changes from one export
  /// to the next.
  var content: String {
    "health\n\(source)\n\(start)\n\(end)\n\(value)\n\(unit)"
  }

  private mutating func set(_ attribute: XMLAttributes.Attribute) {
    let text = XMLAttributes.text(of: attribute.value) ?? ""
    switch String(decoding: attribute.name, as: UTF8.self) {
    case "sourceName": source = text
    case "unit": unit = text
    case "value": value = text
    case "startDate": start = text
    case "endDate": end = text
    default: break
    }
  }

  private static let milligramsPerUnit: [String: Double] = ["mg": 1, "g": 1_000, "mcg": 0.001]
}
