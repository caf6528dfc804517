import CaffeineDomain
import CivilTime

/// Reads the caffeine in Apple Health's `export.xml`, in flat memory.
///
/// A record that stands in a `Correlation` (food) is repeated by itself, as the comment in the
/// document type of HealthKit Export Version 14 says; the two get the same id and count once.
struct AppleHealthImport {
  private var imported = ImportedIntakes()
  private var loneIDs = ContentIDs()
  private var groupedIDs = ContentIDs()
  private var known: Set<IntakeID> = []
  private var number = 0
  private let instants: InstantReader
  private let latest: Date
  private let rules: ImportRules

  /// The intakes in the document that `stream` brings.
  ///
  /// Throws `StoreError.malformedImport` when it is not well formed to the end, and
  /// `StoreError.unknownFormat` when it is another kind of document.
  static func intakes(
    in stream: consuming ByteStream, rules: ImportRules
  ) throws(StoreError) -> ImportedIntakes {
    var scanner = XMLScanner(stream)
    var reading = AppleHealthImport(rules)
    var groupDepth: Int?
    guard let root = try scanner.next(), root.name.elementsEqual("HealthData".utf8) else {
      throw .unknownFormat(.otherElement)
    }
    while let tag = try scanner.next() {
      if tag.name.elementsEqual("Record".utf8), tag.kind != .closing {
        guard let sample = HealthSample(tag.attributes) else { continue }
        let food = tag.kind == .opening ? try food(in: &scanner) : nil
        reading.read(sample, food: food, isGrouped: groupDepth != nil)
      } else if tag.name.elementsEqual("Correlation".utf8) {
        // The outermost: the end of an inner one must not end the group.
        if tag.kind == .opening, groupDepth == nil { groupDepth = scanner.depth }
        if tag.kind == .closing, scanner.depth < groupDepth ?? 0 { groupDepth = nil }
      }
    }
    return reading.imported
  }

  private init(_ rules: ImportRules) {
    // Its dates begin with the year.
    instants = InstantReader(clock: rules.clock, order: .dayMonth)
    latest = rules.latest
    self.rules = rules
  }

  /// Passes what stands in a record, up to its end; returns the name of the food, if it is there.
  private static func food(in scanner: inout XMLScanner) throws(StoreError) -> String? {
    var food: String?
    let depth = scanner.depth
    while scanner.depth >= depth, let tag = try scanner.next() {
      guard tag.name.elementsEqual("MetadataEntry".utf8) else { continue }
      var attributes = XMLAttributes(tag.attributes)
      var isFood = false
      while let attribute = attributes.next() {
        if attribute.name.elementsEqual("key".utf8) {
          isFood = attribute.value.elementsEqual("HKFoodType".utf8)
        } else if isFood, attribute.name.elementsEqual("value".utf8) {
          food = XMLAttributes.text(of: attribute.value)
        }
      }
    }
    return food
  }

  private mutating func read(_ sample: HealthSample, food: String?, isGrouped: Bool) {
    number += 1
    rules.note(number)
    guard let amount = sample.amount else {
      imported.problems.append(
        .unknownUnit(value: sample.value, unit: sample.unit), in: .entry(number))
      return
    }
    guard let start = instants.reading(of: sample.start) else {
      imported.problems.append(.unreadableDate(sample.start), in: .entry(number))
      return
    }
    let content = sample.content
    // Counted apart: the record in a correlation and its repetition outside are each the first with
    // that content, which gives both the same id.
    let id =
      isGrouped
      ? groupedIDs.next(for: content, start: start.date)
      : loneIDs.next(for: content, start: start.date)
    guard known.insert(id).inserted else { return }
    let end = instants.reading(of: sample.end)
    let seconds = end.map { $0.date.timeIntervalSince(start.date) } ?? 0
    let intake = Intake(
      id: id, name: food ?? (sample.source.isEmpty ? "Caffeine" : sample.source),
      amount: amount, start: start.date,
      // An end before the start, or a week later, is an error of a program; the caffeine was had
      // all the same.
      duration: IntakeLimits.durations.contains(seconds) ? seconds : 0,
      timeZoneIdentifier: instants.zone(ofOffset: start.offset),
      secondsFromGMT: start.offset ?? instants.clock.secondsFromGMT(at: start.date))
    imported.add(intake, from: .entry(number), through: latest)
  }
}

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
  var content: String { "health\n\(source)\n\(start)\n\(end)\n\(value)\n\(unit)" }

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

/// The attributes of a tag, one after another.
struct XMLAttributes {
  /// A name and what stands between the quotes.
  struct Attribute {
    var name: UnsafeRawBufferPointer
    var value: UnsafeRawBufferPointer
  }

  /// The longest value that is read, in bytes.
  static let longestValue = 4_096
  /// How many attributes a tag may have.
  static let most = 64

  private let bytes: UnsafeRawBufferPointer
  private var place = 0
  private var count = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// The next attribute, `nil` after the last or where the bytes are no attribute.
  mutating func next() -> Attribute? {
    skipSpace()
    let nameStart = place
    while place < bytes.count, bytes[place] > 0x20, bytes[place] != UInt8(ascii: "=") { place += 1 }
    let nameEnd = place
    skipSpace()
    guard nameEnd > nameStart, place < bytes.count, bytes[place] == UInt8(ascii: "="),
      count < Self.most
    else { return nil }
    place += 1
    count += 1
    skipSpace()
    guard place < bytes.count else { return nil }
    let quote = bytes[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes.firstIndex(of: quote, from: place + 1), end - place - 1 <= Self.longestValue
    else { return nil }
    defer { place = end + 1 }
    return Attribute(
      name: bytes.slice(nameStart..<nameEnd), value: bytes.slice(place + 1..<end))
  }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
  }

  /// A value as text, its references replaced.
  ///
  /// Known are the five that XML has from the start, and those by number; `nil` for any other.
  /// Bytes that are not UTF-8 become U+FFFD.
  static func text(of value: UnsafeRawBufferPointer) -> String? {
    let text = String(decoding: value, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)
    var result = String(parts.removeFirst())
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let character = character(named: part[..<end])
      else { return nil }
      result.append(character)
      result += part[part.index(after: end)...]
    }
    return result
  }

  private static func character(named name: Substring) -> Character? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return code.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
