import DateStyles

/// A value with its format, written out where it is drawn.
///
/// Until somebody chooses others, a format of Foundation has the locale, the zone and the calendar
/// of the process it was made in. Here it takes those of the environment, so that a picture depends
/// on nothing else; what the format's author chose stays.
///
/// It is unchecked because neither formats nor their input need be Sendable: both are kept out of
/// reach in the writer, which is made and runs on the main actor, where bodies are evaluated and
/// texts resolved.
struct FormattedValue: Equatable, @unchecked Sendable {
  private let writer: any Writer

  init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    writer = ValueWriter(FormattedInput(input: input, format: format)) {
      $0.format.string(for: $0.input, in: $1)
    }
  }

  /// Text that is put into words only where it is shown or read aloud; no other is equal to it.
  init(_ write: @escaping (EnvironmentValues) -> String) { writer = FunctionWriter(write) }

  /// A number in a literal, as `%lld` writes it in a language: `2,024` in English.
  init(_ value: some BinaryInteger & Sendable) {
    writer = ValueWriter(value) { value, environment in
      environment.dateText.numbers.text(String(value))
    }
  }

  /// A number in a literal, as `%lf` writes it in a language: `1.500000` in English.
  init(_ value: some BinaryFloatingPoint & Sendable) {
    writer = ValueWriter(value) { value, environment in
      environment.dateText.numbers.text(NumberSpecifier("%f").string(Double(value)))
    }
  }

  /// A number that a printf specifier writes, with the decimal separator of a language.
  init<Number: Equatable & Sendable>(
    _ specifier: String, _ number: Number,
    _ string: @escaping @Sendable (NumberSpecifier, Number) -> String
  ) {
    writer = ValueWriter(SpecifiedNumber(specifier: specifier, number: number)) {
      let plain = string(NumberSpecifier($0.specifier), $0.number)
      let separator = $1.dateText.numbers.decimalSeparator
      return separator == "." ? plain : plain.replacing(".", with: separator)
    }
  }

  func string(in environment: EnvironmentValues) -> String { writer.string(in: environment) }

  static func == (left: FormattedValue, right: FormattedValue) -> Bool {
    left.writer.isEqual(to: right.writer)
  }

  /// An input and what writes it.
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

/// Writes a text; an object, so that a text with one is as small as any other.
private protocol Writer: AnyObject {
  func string(in environment: EnvironmentValues) -> String
  func isEqual(to other: any Writer) -> Bool
}

private final class FunctionWriter: Writer {
  private let write: (EnvironmentValues) -> String

  init(_ write: @escaping (EnvironmentValues) -> String) { self.write = write }

  func string(in environment: EnvironmentValues) -> String { write(environment) }
  func isEqual(to other: any Writer) -> Bool { self === other }
}

/// Writes a value by a function that depends on nothing else, so that equal values write the same.
private final class ValueWriter<Value: Equatable>: Writer {
  private let value: Value
  private let write: (Value, EnvironmentValues) -> String

  init(_ value: Value, _ write: @escaping (Value, EnvironmentValues) -> String) {
    self.value = value
    self.write = write
  }

  func string(in environment: EnvironmentValues) -> String { write(value, environment) }
  func isEqual(to other: any Writer) -> Bool { value == (other as? ValueWriter)?.value }
}

/// A format that follows more of its surroundings than the locale.
///
/// Those of Foundation's dates do where the library `FoundationFormats` is imported: nothing here knows
/// them, since they would bring ICU and its data into each program, 40 MB.
public protocol EnvironmentFormatStyle: FormatStyle {
  /// What the format writes in those surroundings; what its author chose stays.
  func string(for input: FormatInput, in environment: EnvironmentValues) -> FormatOutput
}

extension FormatStyle where FormatOutput == String {
  fileprivate func string(for input: FormatInput, in environment: EnvironmentValues) -> String {
    if let style = self as? any EnvironmentFormatStyle {
      return style.text(for: input, in: environment) ?? format(input)
    }
    // Numbers, durations, lists and the author's own formats have a locale at most, and this is
    // the one way to see whether it was chosen.
    return self == locale(.autoupdatingCurrent)
      ? locale(environment.locale).format(input) : format(input)
  }
}

extension EnvironmentFormatStyle {
  fileprivate func text(for input: Any, in environment: EnvironmentValues) -> String? {
    (input as? FormatInput).flatMap { string(for: $0, in: environment) as? String }
  }
}
