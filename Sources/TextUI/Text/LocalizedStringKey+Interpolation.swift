extension LocalizedStringKey {
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part]

    public init(literalCapacity: Int, interpolationCount: Int) {
      parts = []
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Adds a string verbatim, without markup.
    public mutating func appendInterpolation(_ string: String) {
      parts.append(.text(Text(verbatim: string)))
    }

    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }

    public mutating func appendInterpolation(_ string: AttributedString) {
      parts.append(.text(Text(string)))
    }

    /// Adds a date in a style, relative to the environment's ``EnvironmentValues/now``.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.text(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      parts.append(.text(Text(dates)))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      parts.append(.text(Text(interval)))
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      parts.append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }

    /// Adds a formatted value, by the environment's conventions unless the format has its own.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      parts.append(.text(Text(input, format: format)))
    }

    /// Adds a number in the environment's language, with grouped thousands.
    ///
    /// `Text("Year \(2024)")` is “Year 2,024” in English; a `String` stays verbatim.
    public mutating func appendInterpolation<Value: BinaryInteger & Sendable>(_ value: Value) {
      parts.append(.text(Text(.formatted(FormattedValue(value)))))
    }

    /// Adds a number with six decimals, as by `%lf`: `1.5` is “1.500000”.
    ///
    /// Use a `specifier` or a `format` for other forms.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint & Sendable>(
      _ value: Value
    ) { parts.append(.text(Text(.formatted(FormattedValue(value))))) }

    /// Adds a value as its `String(describing:)`.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendInterpolation(String(describing: value))
    }

    /// Adds a number by a printf specifier: `%d`, `%lld`, `%.1f`, `%02d`, `%x`.
    public mutating func appendInterpolation<Value: BinaryInteger>(
      _ value: Value, specifier: String
    ) {
      let number = FormattedValue(specifier, Int64(clamping: value), for: Double(value)) {
        $0.string($1, separator: $2)
      }
      parts.append(.text(Text(.formatted(number))))
    }

    /// Adds a number by a printf specifier: `%.1f`, `%5.2f`, `%g`; the decimal separator is that of
    /// the environment's language.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: Value, specifier: String
    ) {
      let number = FormattedValue(specifier, Double(value), for: Double(value)) {
        $0.string($1, separator: $2)
      }
      parts.append(.text(Text(.formatted(number))))
    }
  }
}
