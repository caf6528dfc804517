import CivilTime

extension Bool: IntentValue {
  /// A Boolean; ``intentValue(of:)`` lists its words.
  public static var intentShape: ParameterShape { ParameterShape(.boolean) }
  /// False, for a parameter without value or default.
  public static var intentZero: Bool? { false }
  /// Always `true` or `false`.
  public var intentText: String { self ? "true" : "false" }

  /// Reads `true`, `yes`, `on`, `1`, `false`, `no`, `off` and `0` in any case.
  public static func intentValue(of text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }
}

extension Int: IntentValue {
  /// A whole number.
  public static var intentShape: ParameterShape { ParameterShape(.integer) }
  /// 0, for a parameter without value or default.
  public static var intentZero: Int? { 0 }
  /// Decimal digits without grouping, in every locale.
  public var intentText: String { String(self) }
  /// Reads decimal digits with an optional sign; `nil` for fractions, spaces and overflow.
  public static func intentValue(of text: String) -> Int? { Int(text) }
}

extension Double: IntentValue {}
extension Float: IntentValue {}

extension IntentValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// A number with a decimal point, in every locale.
  public static var intentShape: ParameterShape { ParameterShape(.number) }
  /// 0, for a parameter without value or default.
  public static var intentZero: Self? { 0 }

  /// The shortest text of the number, without `.0`.
  public var intentText: String { Int(exactly: self).map { String($0) } ?? String(self) }

  /// Reads a finite number; `nil` for infinity and NaN.
  public static func intentValue(of text: String) -> Self? {
    Self(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension String: IntentValue {
  /// Free text.
  public static var intentShape: ParameterShape { ParameterShape(.text) }
  /// An empty text, for a parameter without value or default.
  public static var intentZero: String? { "" }
  /// The text itself, without quotes.
  public var intentText: String { self }
  /// Accepts every text, even an empty one.
  public static func intentValue(of text: String) -> String? { text }
}

extension Date: IntentValue {
  /// A moment, in several forms of ISO 8601.
  public static var intentShape: ParameterShape { ParameterShape(.date) }

  /// 2001-01-01 00:00 UTC, for a parameter without value or default.
  public static var intentZero: Date? { Date(timeIntervalSinceReferenceDate: 0) }

  /// ISO 8601 with whole seconds, in UTC.
  public var intentText: String { formatted(.iso8601) }

  /// Reads ISO 8601; a text without an offset is in UTC.
  public static func intentValue(of text: String) -> Date? { ISO8601(text)?.instant(on: .utc) }
}

extension DateComponents: IntentValue {
  /// A day, a time or both, in several forms of ISO 8601.
  public static var intentShape: ParameterShape { ParameterShape(.date) }

  /// No components, for a parameter without value or default.
  public static var intentZero: DateComponents? { DateComponents() }

  /// Day and time as far as they are known: `2026-11-21`, `08:30` or `2026-11-21T08:30`.
  public var intentText: String {
    let date = year.flatMap { CivilDate(year: $0, month: month ?? 1, day: day ?? 1)?.iso8601 }
    let time = hour.map { $0.inTwoDigits + ":" + (minute ?? 0).inTwoDigits }
    return [date, time].compactMap(\.self).joined(separator: "T")
  }

  /// Reads ISO 8601, also a time without a day; drops an offset.
  public static func intentValue(of text: String) -> DateComponents? {
    let day = ISO8601(text)
    guard let read = day ?? ISO8601("2001-01-01T" + text) else { return nil }
    return DateComponents(
      year: day?.date.year, month: day?.date.month, day: day?.date.day, hour: read.time?.hour,
      minute: read.time?.minute, second: read.time?.second)
  }
}

extension URL: IntentValue {
  /// A URL of any scheme.
  public static var intentShape: ParameterShape { ParameterShape(.url) }
  /// `about:blank`, since a URL cannot be empty.
  public static var intentZero: URL? { URL(string: "about:blank") }
  /// The absolute URL, even of a relative one.
  public var intentText: String { absoluteString }

  /// Reads a URL with a scheme; `nil` without one.
  public static func intentValue(of text: String) -> URL? {
    URL(string: text).flatMap { $0.scheme == nil ? nil : $0 }
  }
}

extension Optional: IntentValue where Wrapped: IntentValue {
  /// The wrapped shape, marked as optional.
  public static var intentShape: ParameterShape {
    var shape = Wrapped.intentShape
    shape.isOptional = true
    return shape
  }

  /// `nil`, as a value.
  public static var intentZero: Wrapped?? { .some(nil) }

  /// The default of an entity's query; for other types `nil`, not their zero.
  public static func intentDefault() async -> Wrapped?? {
    Wrapped.intentZero == nil ? await Wrapped.intentDefault() : .some(nil)
  }

  /// The wrapped choices; `nil` is not among them.
  public static func intentChoices() async throws -> [any IntentValue] {
    try await Wrapped.intentChoices()
  }

  /// Reads an empty text as `nil`, otherwise a wrapped value.
  public static func intentValue(of text: String) async throws -> Wrapped?? {
    try await intentValue(of: text, among: nil)
  }

  /// Reads an empty text as `nil`, even if `options` lack it.
  public static func intentValue(
    of text: String, among options: [any IntentValue]?
  ) async throws -> Wrapped?? {
    if text.isEmpty { return .some(nil) }
    return try await Wrapped.intentValue(of: text, among: options).map { .some($0) }
  }

  /// The wrapped text; empty for `nil`.
  public var intentText: String { self?.intentText ?? "" }
  /// The wrapped title; empty for `nil`.
  public var intentTitle: String { self?.intentTitle ?? "" }
}

extension Array: IntentValue where Element: IntentValue {
  /// The element's shape, marked as a collection.
  public static var intentShape: ParameterShape {
    var shape = Element.intentShape
    shape.isCollection = true
    return shape
  }

  /// An empty array, for a parameter without value or default.
  public static var intentZero: [Element]? { [] }

  /// The choices for each element.
  public static func intentChoices() async throws -> [any IntentValue] {
    try await Element.intentChoices()
  }

  /// Reads elements separated by commas; `\,` is a comma inside an element.
  public static func intentValue(of text: String) async throws -> [Element]? {
    try await intentValue(of: text, among: nil)
  }

  /// Reads elements that must all be among `options`; `nil` if one is not.
  public static func intentValue(
    of text: String, among options: [any IntentValue]?
  ) async throws -> [Element]? {
    var elements: [Element] = []
    for part in text.isEmpty ? [] : Self.parts(of: text) {
      guard let element = try await Element.intentValue(of: part, among: options) else {
        return nil
      }
      elements.append(element)
    }
    return elements
  }

  /// Splits at commas and trims spaces; `\,` and `\\` do not split.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "," where !isEscaped: parts.append("")
      case " " where parts[parts.count - 1].isEmpty: break
      default: parts[parts.count - 1].append(character)
      }
      isEscaped = false
    }
    return parts
  }

  /// Elements separated by commas without spaces: `1,2`; escapes a comma as `\,`.
  public var intentText: String {
    map { $0.intentText.replacing("\\", with: "\\\\").replacing(",", with: "\\,") }
      .joined(separator: ",")
  }

  /// The titles of the elements: `One, Two`.
  public var intentTitle: String { map(\.intentTitle).joined(separator: ", ") }
}
