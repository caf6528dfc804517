import CaffeineDomain
import CaffeineStore
import CivilTime

/// Parses amounts as people type them, with or without a unit: `90`, `90 mg`, `0,2l`, `12 oz`.
enum Amount {
  /// Parses milligrams, also without a unit; `nil` outside of an entry's limits.
  static func milligrams(_ text: String) -> Milligrams? {
    let value = parse(text) { word in
      switch word {
      case "", "mg", "milligram", "milligrams": 1
      case "g", "gram", "grams": 1000
      default: nil
      }
    }
    return value.flatMap { IntakeLimits.milligrams.contains($0) ? Milligrams($0) : nil }
  }

  /// The accepted forms in words.
  static let milligramForms: Message =
    "milligrams up to \(text(IntakeLimits.milligrams.upperBound))"

  /// Parses a volume, in ml without a unit; `nil` outside of an entry's limits.
  static func milliliters(_ text: String) -> Milliliters? {
    parse(text) { $0.isEmpty ? 1 : VolumeUnit($0)?.milliliters }
      .flatMap { IntakeLimits.milliliters.contains($0) ? Milliliters($0) : nil }
  }

  /// Parses a weight to a tenth of a kilogram, in kg without a unit; `nil` for anything else.
  ///
  /// A pound is 0.45359237 kg by the agreement of 1959.
  static func kilograms(_ text: String) -> Double? {
    let kilograms = parse(text) { word in
      switch word {
      case "", "kg": 1
      case "lb", "lbs", "pound", "pounds": 0.45359237
      default: nil
      }
    }
    return kilograms.map { ($0 * 10).rounded() / 10 }
  }

  static func number(_ text: String) -> Double? { parse(text) { $0.isEmpty ? 1 : nil } }

  /// Parses a number; `nil` outside of the range.
  static func number(_ text: String, in range: ClosedRange<Double>) -> Double? {
    number(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// The shortest form; whole numbers have no point.
  static func text(_ value: Double) -> String { value.shortestText }

  private static func parse(_ text: String, unit: (String) -> Double?) -> Double? {
    var scanner = TextScanner(text)
    guard let number = scanner.number() else { return nil }
    scanner.skipSpaces()
    guard let factor = unit(scanner.word()) else { return nil }
    scanner.skipSpaces()
    return scanner.isAtEnd ? number * factor : nil
  }
}
