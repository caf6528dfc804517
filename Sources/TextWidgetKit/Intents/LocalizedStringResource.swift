/// A text that is looked up when it is made, in the program's texts and language.
///
/// Foundation on Linux lacks this type.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What people read: the text of the key, or else the key with its values.
  public let key: String

  /// A text that is none of the program's keys.
  public init(_ key: String) { self.key = key }

  public init(stringLiteral value: String) { key = Value(stringLiteral: value).text }

  public init(stringInterpolation: Value.StringInterpolation) {
    key = Value(stringInterpolation: stringInterpolation).text
  }

  /// A key with values, Apple's `String.LocalizationValue`.
  public struct Value: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The key, with `%@` for each value.
    package let key: String
    private let values: [String]
    private let numbers: [Double?]

    public init(_ value: String) { (key, values, numbers) = (value, [], []) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      (values, numbers) = (stringInterpolation.values, stringInterpolation.numbers)
    }

    /// The text of the program's, or else the key with its values.
    public var text: String { text(of: nil, in: nil) }

    /// The text of a key of another name, or else this one with its values.
    package func text(of name: String?, in localeIdentifier: String?) -> String {
      let program = Translation.ofProgram.with { $0 }
      let locale = localeIdentifier ?? program.localeIdentifier
      return filled(program.lookup?(name ?? key, numbers, locale) ?? key)
    }

    /// Puts the values in for `%@` in order, and `%2$@` by number.
    private func filled(_ text: String) -> String {
      if values.isEmpty { return text }
      var (filled, rest, next) = ("", text[...], 0)
      while let percent = rest.firstIndex(of: "%") {
        filled += rest[..<percent]
        rest = rest[percent...].dropFirst()
        let number = rest.prefix(while: \.isWholeNumber)
        let index = number.isEmpty ? next : (Int(number) ?? 0) - 1
        let mark = number.isEmpty ? "@" : "$@"
        guard rest.dropFirst(number.count).hasPrefix(mark), values.indices.contains(index) else {
          filled += "%"
          continue
        }
        filled += values[index]
        rest = rest.dropFirst(number.count + mark.count)
        if number.isEmpty { next += 1 }
      }
      return filled + rest
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var values: [String] = []
      fileprivate var numbers: [Double?] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) { key += literal }

      /// Adds a value as text, which plurals agree with if it is a number.
      package mutating func append(_ value: String, number: Double? = nil) {
        key += "%@"
        values.append(value)
        numbers.append(number)
      }

      public mutating func appendInterpolation<Shown>(_ value: Shown) { append("\(value)") }

      public mutating func appendInterpolation(_ value: some BinaryInteger) {
        append("\(value)", number: Double(value))
      }

      public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
        append("\(value)", number: Double(value))
      }

      public mutating func appendInterpolation<Format: FormatStyle>(
        _ input: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String { append(format.format(input)) }
    }
  }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension Text {
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
}
