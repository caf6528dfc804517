import CaffeineDomain
import CaffeineStore
import CivilTime

/// Reads amounts as people type them, with or without a unit: `90`, `90 mg`, `0,2l`, `12 oz`.
enum Amount {
  /// The milligrams a text means, or `nil` if it is no amount that a drink can have; without a unit
  /// they are milligrams.
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

  /// What ``milligrams(_:)`` takes, in words.
  static let milligramForms: Message =
    "milligrams up to \(text(IntakeLimits.milligrams.upperBound))"

  /// The millilitres a text means, or `nil` if it is no volume that a drink can have; without a unit
  /// they are ml.
  static func milliliters(_ text: String) -> Milliliters? {
    parse(text) { $0.isEmpty ? 1 : VolumeUnit($0)?.milliliters }
      .flatMap { IntakeLimits.milliliters.contains($0) ? Milliliters($0) : nil }
  }

  /// The kilograms a text means, to a tenth, or `nil` if it is no weight; without a unit they are
  /// kilograms.
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

  /// The number a text means, or `nil` if it is not a number.
  static func number(_ text: String) -> Double? { parse(text) { $0.isEmpty ? 1 : nil } }

  /// The number a text means, or `nil` if it is none in a range.
  static func number(_ text: String, in range: ClosedRange<Double>) -> Double? {
    number(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// A number in its shortest form, whole numbers without a point.
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
