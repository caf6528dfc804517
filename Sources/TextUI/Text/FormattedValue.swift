import DateStyles

/// A value with its format, written out where it is drawn.
///
/// Until somebody chooses others, a format of Foundation has the locale, the zone and the calendar
/// of the process it was made in. Here it takes those of the environment, so that a picture depends
/// on nothing else; what the format's author chose stays.
///
/// It is unchecked because neither formats nor their input need be Sendable: both are kept out of
/// reach in the closure, which is made and run on the main actor, where bodies are evaluated and
/// texts resolved.
struct FormattedValue: @unchecked Sendable {
  private let write: (EnvironmentValues) -> String

  init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    write = { format.string(for: input, in: $0) }
  }

  /// Text that is put into words only where it is shown or read aloud.
  init(_ write: @escaping (EnvironmentValues) -> String) {
    self.write = write
  }

  /// A number in a literal, as `%lld` writes it in a language: `2,024` in English.
  init(_ value: some BinaryInteger & Sendable) {
    write = { $0.dateText.numbers.text(String(value)) }
  }

  /// A number in a literal, as `%lf` writes it in a language: `1.500000` in English.
  init(_ value: some BinaryFloatingPoint & Sendable) {
    write = { $0.dateText.numbers.text(NumberSpecifier("%f").string(Double(value))) }
  }

  /// A number that a printf specifier writes, with the decimal separator of a language.
  init(_ specifier: String, _ string: @escaping @Sendable (NumberSpecifier) -> String) {
    write = { environment in
      let plain = string(NumberSpecifier(specifier))
      let separator = environment.dateText.numbers.decimalSeparator
      return separator == "." ? plain : plain.replacing(".", with: separator)
    }
  }

  func string(in environment: EnvironmentValues) -> String {
    write(environment)
  }
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
