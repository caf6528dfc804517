import CivilTime

extension Bool: IntentValue {
  /// A switch; see ``intentValue(of:)`` for the words that it reads.
  public static var intentShape: ParameterShape { ParameterShape(.boolean) }
  /// Off, where nobody has chosen and nobody can be asked.
  public static var intentZero: Bool? { false }
  /// `true` or `false`, never `yes`, whatever was typed.
  public var intentText: String { self ? "true" : "false" }

  /// `true` or `false`, also as `yes`, `on` or `1` and their contraries.
  public static func intentValue(of text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }
}

extension Int: IntentValue {
  /// A whole number of 64 bits.
  public static var intentShape: ParameterShape { ParameterShape(.integer) }
  /// 0, where nobody has chosen and nobody can be asked.
  public static var intentZero: Int? { 0 }
  /// Decimal digits without separators, in no locale.
  public var intentText: String { String(self) }
  /// Decimal digits with or without a sign; `nil` for fractions, spaces and what overflows.
  public static func intentValue(of text: String) -> Int? { Int(text) }
}

extension Double: IntentValue {
  /// A number with a decimal point, in no locale.
  public static var intentShape: ParameterShape { ParameterShape(.number) }
  /// 0, where nobody has chosen and nobody can be asked.
  public static var intentZero: Double? { 0 }

  /// The shortest text that means the number, without `.0`.
  public var intentText: String { Int(exactly: self).map { String($0) } ?? String(self) }

  /// Finite numbers alone.
  public static func intentValue(of text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension Float: IntentValue {
  /// A number with a decimal point, in no locale.
  public static var intentShape: ParameterShape { ParameterShape(.number) }
  /// 0, where nobody has chosen and nobody can be asked.
  public static var intentZero: Float? { 0 }

  /// The shortest text that means the number, without `.0`.
  public var intentText: String { Int(exactly: self).map { String($0) } ?? String(self) }

  /// Finite numbers alone.
  public static func intentValue(of text: String) -> Float? {
    Float(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension String: IntentValue {
  /// Any text.
  public static var intentShape: ParameterShape { ParameterShape(.text) }
  /// An empty text, where nobody has chosen and nobody can be asked.
  public static var intentZero: String? { "" }
  /// The text itself, without quotation marks.
  public var intentText: String { self }
  /// Every text, an empty one too.
  public static func intentValue(of text: String) -> String? { text }
}

extension Date: IntentValue {
  /// A moment, of which a command reads several forms.
  public static var intentShape: ParameterShape { ParameterShape(.date) }

  /// The reference date, the first moment of 2001.
  public static var intentZero: Date? { Date(timeIntervalSinceReferenceDate: 0) }

  /// ISO 8601 with whole seconds, UTC.
  public var intentText: String { formatted(.iso8601) }

  /// A moment in ISO 8601; one without an offset is in UTC.
  public static func intentValue(of text: String) -> Date? { ISO8601(text)?.instant(on: .utc) }
}

extension URL: IntentValue {
  /// A URL of any scheme.
  public static var intentShape: ParameterShape { ParameterShape(.url) }
  /// An empty page, as no URL is empty.
  public static var intentZero: URL? { URL(string: "about:blank") }
  /// The whole URL, also where it was made relative to another.
  public var intentText: String { absoluteString }

  /// A URL with a scheme.
  public static func intentValue(of text: String) -> URL? {
    URL(string: text).flatMap { $0.scheme == nil ? nil : $0 }
  }
}

extension Optional: IntentValue where Wrapped: IntentValue {
  /// That of the value, and marked as one that may be missing.
  public static var intentShape: ParameterShape {
    var shape = Wrapped.intentShape
    shape.isOptional = true
    return shape
  }

  /// No value.
  public static var intentZero: Wrapped?? { .some(nil) }

  /// What an entity's query says, else no value: nobody has chosen zero.
  public static func intentDefault() async -> Wrapped?? {
    Wrapped.intentZero == nil ? await Wrapped.intentDefault() : .some(nil)
  }

  /// The choices of the value; that there may be none is not among them.
  public static func intentChoices() async throws -> [any IntentValue] {
    try await Wrapped.intentChoices()
  }

  /// An empty text is no value, and no mistake.
  public static func intentValue(of text: String) async throws -> Wrapped?? {
    try await intentValue(of: text, among: nil)
  }

  /// An empty text is no value, also where `options` do not have it.
  public static func intentValue(
    of text: String, among options: [any IntentValue]?
  ) async throws -> Wrapped?? {
    if text.isEmpty { return .some(nil) }
    return try await Wrapped.intentValue(of: text, among: options).map { .some($0) }
  }

  /// An empty text where there is no value.
  public var intentText: String { self?.intentText ?? "" }
  /// An empty text where there is no value.
  public var intentTitle: String { self?.intentTitle ?? "" }
}

extension Array: IntentValue where Element: IntentValue {
  /// That of an element, and marked as a list.
  public static var intentShape: ParameterShape {
    var shape = Element.intentShape
    shape.isCollection = true
    return shape
  }

  /// An array that nobody has chosen is empty and not `nil`.
  public static var intentZero: [Element]? { [] }

  /// The choices for each element.
  public static func intentChoices() async throws -> [any IntentValue] {
    try await Element.intentChoices()
  }

  /// Elements between commas; `\,` is a comma in one.
  public static func intentValue(of text: String) async throws -> [Element]? {
    try await intentValue(of: text, among: nil)
  }

  /// Each element must be one of `options`; `nil` where one is not.
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

  /// The texts between commas, without spaces around them; `\,` and `\\` are no commas.
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

  /// Elements between commas without spaces: `1,2`; a comma in one becomes `\,`.
  public var intentText: String {
    map { $0.intentText.replacing("\\", with: "\\\\").replacing(",", with: "\\,") }
      .joined(separator: ",")
  }

  /// The titles of the elements: `One, Two`.
  public var intentTitle: String { map(\.intentTitle).joined(separator: ", ") }
}
