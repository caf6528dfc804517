import DateStyles

/// A value with its format, written when it is drawn.
///
/// By default a Foundation format has the locale, zone and calendar of its process. Here it takes
/// the environment's, so that a picture depends only on that; explicit choices of the format stay.
///
/// Unchecked, because neither formats nor their input need be Sendable: both are private to the
/// writer, which is made and runs on the main actor, where bodies are evaluated and texts resolved.
struct FormattedValue: Equatable, @unchecked Sendable {
  private let writer: any Writer

  init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    writer = ValueWriter(FormattedInput(input: input, format: format)) {
      $0.format.string(for: $0.input, in: $1)
    }
  }

  /// A text written only when it is shown or read aloud; equal only to itself.
  init(_ write: @escaping (EnvironmentValues) -> String) { writer = FunctionWriter(write) }

  /// An interpolated number, written as by `%lld` in a language: `2,024` in English.
  init(_ value: some BinaryInteger & Sendable) {
    writer = ValueWriter(value, number: Double(value)) { value, environment in
      environment.dateText.numbers.text(String(value))
    }
  }

  /// An interpolated number, written as by `%lf` in a language: `1.500000` in English.
  init(_ value: some BinaryFloatingPoint & Sendable) {
    writer = ValueWriter(value, number: Double(value)) { value, environment in
      environment.dateText.numbers.text(NumberSpecifier("%f").string(Double(value)))
    }
  }

  /// A number written by a printf specifier, with the decimal separator of a language.
  init<Number: Equatable & Sendable>(
    _ specifier: String, _ number: Number, for amount: Double,
    _ string: @escaping @Sendable (NumberSpecifier, Number, _ separator: String) -> String
  ) {
    writer = ValueWriter(SpecifiedNumber(specifier: specifier, number: number), number: amount) {
      string(NumberSpecifier($0.specifier), $0.number, $1.dateText.numbers.decimalSeparator)
    }
  }

  func string(in environment: EnvironmentValues) -> String { writer.string(in: environment) }

  /// The number that a plural agrees with; `nil` for a value with a format.
  var number: Double? { writer.number }

  static func == (left: FormattedValue, right: FormattedValue) -> Bool {
    left.writer.isEqual(to: right.writer)
  }

  private struct FormattedInput<Format: FormatStyle>: Equatable {
    let input: Format.FormatInput
    let format: Format

    static func == (left: Self, right: Self) -> Bool {
      guard let input = left.input as? any Equatable else { return false }
      return left.format == right.format && input.isEqual(to: right.input)
    }
  }

  private struct SpecifiedNumber<Number: Equatable>: Equatable {
    let specifier: String
    let number: Number
  }
}

/// Writes a text; a class, so that a text with one stays small.
private protocol Writer: AnyObject {
  var number: Double? { get }
  func string(in environment: EnvironmentValues) -> String
  func isEqual(to other: any Writer) -> Bool
}

private final class FunctionWriter: Writer {
  let number: Double? = nil
  private let write: (EnvironmentValues) -> String

  init(_ write: @escaping (EnvironmentValues) -> String) { self.write = write }

  func string(in environment: EnvironmentValues) -> String { write(environment) }
  func isEqual(to other: any Writer) -> Bool { self === other }
}

/// Writes a value by a pure function, so that equal values write equal texts.
private final class ValueWriter<Value: Equatable>: Writer {
  let number: Double?
  private let value: Value
  private let write: (Value, EnvironmentValues) -> String

  init(
    _ value: Value, number: Double? = nil, _ write: @escaping (Value, EnvironmentValues) -> String
  ) {
    self.number = number
    self.value = value
    self.write = write
  }

  func string(in environment: EnvironmentValues) -> String { write(value, environment) }
  func isEqual(to other: any Writer) -> Bool { value == (other as? ValueWriter)?.value }
}

/// A format that depends on more of its environment than the locale.
///
/// Foundation's date formats do if the library `FoundationFormats` is imported; this module does
/// not know them, since they would add ICU and its data, 40 MB, to each program.
public protocol EnvironmentFormatStyle: FormatStyle {
  /// Returns the formatted value in an environment; explicit choices of the format stay.
  func string(for input: FormatInput, in environment: EnvironmentValues) -> FormatOutput
}

extension FormatStyle where FormatOutput == String {
  fileprivate func string(for input: FormatInput, in environment: EnvironmentValues) -> String {
    if let style = self as? any EnvironmentFormatStyle {
      return style.text(for: input, in: environment) ?? format(input)
    }
    // Numbers, durations, lists and custom formats have at most a locale, and this is the only way
    // to see whether it is explicit.
    return self == locale(.autoupdatingCurrent)
      ? locale(environment.locale).format(input) : format(input)
  }
}

extension EnvironmentFormatStyle {
  fileprivate func text(for input: Any, in environment: EnvironmentValues) -> String? {
    (input as? FormatInput).flatMap { string(for: $0, in: environment) as? String }
  }
}
