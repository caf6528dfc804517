import CaffeineDomain
import CivilTime

/// Reads caffeine from Apple Health's `export.xml` in constant memory.
///
/// A filter of lines, no parser of XML: an export has a tag a line. Nothing else of the document is
/// looked at, and no entity that it defines is replaced. A record in a `Correlation` (food) also
/// occurs outside of it, according to the comment in the document type of HealthKit Export Version
/// 14. Both get the same id and count once.
struct AppleHealthImport {
  private static let caffeine = "HKQuantityTypeIdentifierDietaryCaffeine"
  private static let letters = Array(caffeine.utf8)
  // The micro sign and the Greek letter mu look the same.
  private static let milligramsPerUnit = [
    "mg": 1, "g": 1_000, "mcg": 0.001, "µg": 0.001, "μg": 0.001,
  ]

  private var reader: EntryReader
  /// A record whose end is still to come: the name of its food may stand before it.
  private var open: [String: String]?
  /// The ids of the records in meals, or while one is read, of the others: a record in a meal and its
  /// copy outside each come first with their content, so both get the same id.
  private var otherIDs = ContentIDs()
  private var isInMeal = false

  /// Reads the intakes of a document.
  ///
  /// Throws `StoreError.unknownFormat` for another kind of document, and
  /// `StoreError.malformedImport` for one that breaks off.
  static func intakes(
    in stream: inout ByteStream, rules: ImportRules
  ) throws(StoreError) -> EntryReader {
    var reading = AppleHealthImport(
      reader: EntryReader(
        rules, try rules.layout.table(of: ["at", "name", "milligrams", "over"], isOwn: false)))
    var (isHealth, isWhole, offset) = (false, false, 0)
    while let bytes = try stream.nextLine() {
      offset += bytes.count + 1
      let line = bytes.drop { $0 <= 0x20 }
      if line.starts(with: "<HealthData".utf8) {
        isHealth = true
      } else if line.starts(with: "</HealthData>".utf8) {
        isWhole = true
      } else {
        reading.read(line)
      }
    }
    guard isHealth else { throw .unknownFormat(.otherElement) }
    guard isWhole else {
      throw .malformedImport(detail: "the document ends too early", offset: offset)
    }
    return reading.reader
  }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    if line.withUnsafeBytes({ $0.contains(Self.letters) }) {
      let (attributes, isClosed) = Self.attributes(of: line)
      guard line.starts(with: "<Record ".utf8), let attributes else {
        // A tag of several lines, or several tags in one.
        return reader.skip(String(decoding: line, as: UTF8.self))
      }
      // Another record may have the word in the name of its source.
      guard attributes["type"] == Self.caffeine else { return }
      if isClosed { take(attributes) } else { open = attributes }
    } else if line.starts(with: "</Record>".utf8) {
      if let open { take(open) }
      open = nil
    } else if open != nil, line.starts(with: "<MetadataEntry ".utf8) {
      let (entry, _) = Self.attributes(of: line)
      if entry?["key"] == "HKFoodType" { open?["food"] = entry?["value"] }
    } else if line.starts(with: "<Correlation".utf8) || line.starts(with: "</Correlation".utf8) {
      let begins =
        line.dropFirst().first != UInt8(ascii: "/") && !Self.attributes(of: line).isClosed
      if begins != isInMeal { swap(&otherIDs, &reader.identifiers) }
      isInMeal = begins
    }
  }

  private mutating func take(_ sample: [String: String]) {
    let (value, unit) = (sample["value"] ?? "", sample["unit"] ?? "")
    guard let factor = Self.milligramsPerUnit[unit], let amount = Double(value) else {
      return reader.skip("\(value) \(unit)", .noNumber)
    }
    // In mg rounded to µg: apps have other units. The food is no part of the identity, as the copy
    // outside of a meal may lack it.
    var cells: [ImportColumn: String] = [
      .at: sample["startDate"] ?? "", .milligrams: "\((amount * factor * 1000).rounded() / 1000)",
    ]
    cells[.name] = sample["sourceName"].flatMap { $0.isEmpty ? nil : $0 }
    if let start = ISO8601(sample["startDate"] ?? "")?.instant(on: .utc),
      let end = ISO8601(sample["endDate"] ?? "")?.instant(on: .utc),
      // An end before the start, or a week later, is a program's error; the caffeine still counts.
      IntakeLimits.durations.contains(end.timeIntervalSince(start))
    {
      cells[.over] = "\(end.timeIntervalSince(start))"
    }
    reader.read(cells, shownAs: sample["food"])
  }

  /// The attributes of the one tag of a line, without those that have an unknown reference, and
  /// whether it is its own end; `nil` if it does not end where the line does.
  private static func attributes(
    of line: ArraySlice<UInt8>
  ) -> (attributes: [String: String]?, isClosed: Bool) {
    var attributes: [String: String] = [:]
    var rest = line.drop { $0 > 0x20 && $0 != UInt8(ascii: ">") }
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")),
      let quote = rest[(equals + 1)...].first, quote == 0x22 || quote == 0x27,
      let end = rest[(equals + 2)...].firstIndex(of: quote)
    {
      let name = String(decoding: rest[..<equals], as: UTF8.self).trimmed
      // Another tag of the line is not to be mixed with the first.
      if name.utf8.contains(where: "<>/".utf8.contains) { return (nil, false) }
      attributes[name] = decoded(String(decoding: rest[(equals + 2)..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    let end = String(decoding: rest, as: UTF8.self).trimmed
    return (end == ">" || end == "/>" ? attributes : nil, end == "/>")
  }

  /// A value with its references replaced: XML's five predefined ones and those by number; `nil` for
  /// any other.
  private static func decoded(_ value: String) -> String? {
    var parts = value.split(separator: "&", omittingEmptySubsequences: false)
    var result = String(parts.removeFirst())
    let named: [Substring: Unicode.Scalar] = [
      "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
    ]
    for part in parts {
      guard let end = part.firstIndex(of: ";") else { return nil }
      let name = part[..<end]
      let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
      let code = name.hasPrefix("#") ? UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10) : nil
      guard let scalar = named[name] ?? code.flatMap(Unicode.Scalar.init) else { return nil }
      result.unicodeScalars.append(scalar)
      result += part[part.index(after: end)...]
    }
    return result
  }
}
