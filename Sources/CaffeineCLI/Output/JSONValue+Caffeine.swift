import CaffeineJSON
import CivilTime

extension JSONValue {
  /// Milligrams, or milligrams per litre, to a thousandth.
  static func milligrams(_ value: Double) -> JSONValue { .number((value * 1000).rounded() / 1000) }

  /// A probability from 0 to 1, to a hundredth.
  static func chance(_ value: Double) -> JSONValue { .number((value * 100).rounded() / 100) }

  /// An instant in ISO 8601, UTC.
  static func instant(_ date: Date) -> JSONValue { .string(date.iso8601) }
}
