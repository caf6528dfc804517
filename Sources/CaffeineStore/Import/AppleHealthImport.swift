import CaffeineDomain
import CivilTime

/// Reads caffeine from Apple Health's `export.xml` in constant memory.
///
/// A record in a `Correlation` (food) also occurs outside of it, according to the comment in the
/// document type of HealthKit Export Version 14. Both get the same id and count once.
struct AppleHealthImport {
  private var imported = ImportedIntakes()
  private var loneIDs = ContentIDs()
  private var groupedIDs = ContentIDs()
  private var known: Set<IntakeID> = []
  private var number = 0
  private let instants: InstantReader
  private let latest: Date
  private let rules: ImportRules

  /// Reads the intakes of a document.
  ///
  /// Throws `StoreError.malformedImport` unless it is well-formed to the end, and
  /// `StoreError.unknownFormat` for another kind of document.
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
        // The outermost one: an inner end must not end the group.
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

  /// Skips to the end of a record; returns the name of the food, if there is one.
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
      return imported.problems.append(
        .noMass("\(sample.value) \(sample.unit)"), in: .entry(number))
    }
    guard let start = instants.reading(of: sample.start) else {
      return imported.problems.append(.unreadable(sample.start), in: .entry(number))
    }
    let name = sample.source.isEmpty ? EntryReader.unnamed : sample.source
    // The moment, as exports are written in the zone where the phone is; not the food, which the
    // copy outside may lack.
    let content = IntakeContent(start: start.date, amount: amount, name: name).text
    // Counted separately: the record in a correlation and its copy outside each come first with
    // their content, so both get the same id.
    let id =
      isGrouped
      ? groupedIDs.next(for: content, start: start.date)
      : loneIDs.next(for: content, start: start.date)
    guard known.insert(id).inserted else { return }
    let end = instants.reading(of: sample.end)
    let seconds = end.map { $0.date.timeIntervalSince(start.date) } ?? 0
    let intake = Intake(
      id: id, name: food ?? name,
      amount: amount, start: start.date,
      // An end before the start, or a week later, is a program's error; the caffeine still counts.
      duration: IntakeLimits.durations.contains(seconds) ? seconds : 0,
      timeZoneIdentifier: instants.zone(ofOffset: start.offset),
      secondsFromGMT: start.offset ?? instants.clock.secondsFromGMT(at: start.date))
    imported.add(intake, from: .entry(number), through: latest, hasOwnID: false)
  }
}

/// A caffeine record of Apple Health, as written.
struct HealthSample {
  private(set) var source = ""
  private(set) var unit = ""
  private(set) var value = ""
  private(set) var start = ""
  private(set) var end = ""

  /// Reads the attributes of a `Record`; `nil` if it is not about caffeine.
  init?(_ bytes: UnsafeRawBufferPointer) {
    var isCaffeine = false
    var attributes = XMLAttributes(bytes)
    while let attribute = attributes.next() {
      if attribute.name.elementsEqual("type".utf8) {
        // Most records have another type, which usually comes first.
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

  /// The mass; `nil` if the value or unit is none.
  var amount: Milligrams? {
    guard let number = Double(value), let factor = Self.milligramsPerUnit[unit] else { return nil }
    return Milligrams(number * factor)
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

  /// Also for people's own files.
  static let milligramsPerUnit: [String: Double] = [
    "mg": 1, "g": 1_000, "mcg": 0.001, "µg": 0.001, "μg": 0.001,
  ]
}

/// The attributes of a tag, in order.
struct XMLAttributes {
  /// A name with the text between the quotes.
  struct Attribute {
    var name: UnsafeRawBufferPointer
    var value: UnsafeRawBufferPointer
  }

  /// The longest value in bytes.
  static let longestValue = 4_096
  /// The most attributes of a tag.
  static let most = 64

  private let bytes: UnsafeRawBufferPointer
  private var place = 0
  private var count = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// The next attribute; `nil` after the last one or for invalid bytes.
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
    return Attribute(name: bytes.slice(nameStart..<nameEnd), value: bytes.slice(place + 1..<end))
  }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
  }

  /// A value as text with its references replaced.
  ///
  /// Knows XML's five predefined ones and those by number; `nil` for any other. Bytes outside of
  /// UTF-8 become U+FFFD.
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
