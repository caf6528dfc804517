import CaffeineDomain
import CaffeineStore
import CivilTime

/// Parses amounts as people type them, with or without a unit: `90`, `90 mg`, `0,2l`, `12 oz`.
enum Amount {
  /// Parses milligrams, also without a unit; `nil` outside of an entry's limits.
  ///
  /// - Parameter groups: As of `Double(digits:groups:)`; false for what we have written.
  static func milligrams(_ text: String, groups: Bool? = nil) -> Milligrams? {
    parse(text, in: IntakeLimits.milligrams, groups) { word in
      switch word {
      case "": 1
      case "g", "gram", "grams": 1000
      case _: Milligrams.unitWords.contains(word) ? 1 : nil
      }
    }.flatMap { Milligrams($0) }
  }

  /// The accepted forms in words.
  static let milligramForms: Message =
    "milligrams up to \(text(IntakeLimits.milligrams.upperBound))"

  /// Parses a volume, in ml without a unit; `nil` outside of an entry's limits.
  static func milliliters(_ text: String, groups: Bool? = nil) -> Milliliters? {
    parse(text, in: IntakeLimits.milliliters, groups) {
      $0.isEmpty ? 1 : VolumeUnit($0)?.milliliters
    }
    .flatMap { Milliliters($0) }
  }

  /// Parses a weight to a tenth of a kilogram, in kg without a unit; `nil` for anything else.
  ///
  /// A pound is 0.45359237 kg by the agreement of 1959.
  static func kilograms(_ text: String) -> Double? {
    let kilograms = parse(text, groups: false) { word in
      switch word {
      case "", "kg": 1
      case "lb", "lbs", "pound", "pounds": 0.45359237
      default: nil
      }
    }
    return kilograms.map { ($0 * 10).rounded() / 10 }
  }

  /// Parses a number; `nil` outside of the range.
  static func number(
    _ text: String, in range: ClosedRange<Double> = -.infinity ... .infinity
  ) -> Double? {
    parse(text, in: range) { $0.isEmpty ? 1 : nil }
  }

  /// How to write the number of `caffeine 1,200mg` so that one can tell what its mark means; `nil`
  /// if each number is clear.
  static func forms(ofUnclear text: String) -> Message? {
    for digits in text.split(whereSeparator: { !"0123456789.,".contains($0) }).map(String.init) {
      guard Double(digits: digits, groups: nil) == nil,
        let many = Double(digits: digits, groups: true),
        let few = Double(digits: digits, groups: false)
      else { continue }
      let plain = self.text(few)
      let clear = Double(digits: plain, groups: nil) == nil ? plain + "0" : plain
      return "\(self.text(many)) or \(clear): '\(digits)' may be either"
    }
    return nil
  }

  /// The shortest form; whole numbers have no point.
  static func text(_ value: Double) -> String { value.shortestText }

  /// A point before three digits is decimal where a thousand times as much is out of the range:
  /// programs print `95.000`.
  private static func parse(
    _ text: String, in range: ClosedRange<Double>, _ groups: Bool? = nil, unit: (String) -> Double?
  ) -> Double? {
    func read(_ groups: Bool?) -> Double? {
      parse(text, groups: groups, unit: unit).flatMap { range.contains($0) ? $0 : nil }
    }
    if groups != nil { return read(groups) }
    return read(nil) ?? (text.contains(",") || read(true) != nil ? nil : read(false))
  }

  private static func parse(
    _ text: String, groups: Bool?, unit: (String) -> Double?
  ) -> Double? {
    var scanner = TextScanner(text)
    guard let number = scanner.number(groups: groups) else { return nil }
    scanner.skipSpaces()
    guard let factor = unit(scanner.word()) else { return nil }
    scanner.skipSpaces()
    return scanner.isAtEnd ? number * factor : nil
  }
}
