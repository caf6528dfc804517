import CaffeineStore
import CivilTime

extension JSONValue {
  /// A whole number.
  static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

  /// Milligrams, or milligrams per litre, rounded to a thousandth.
  static func milligrams(_ value: Double) -> JSONValue {
    .number((value * 1000).rounded() / 1000)
  }

  /// A chance from 0 to 1, rounded to a hundredth.
  static func chance(_ value: Double) -> JSONValue { .number((value * 100).rounded() / 100) }

  /// An instant in ISO 8601, UTC.
  static func instant(_ date: Date) -> JSONValue { .string(date.iso8601) }

  /// A value that may be missing, as `null`.
  static func optional<Wrapped>(
    _ value: Wrapped?, _ make: (Wrapped) -> JSONValue
  ) -> JSONValue {
    value.map(make) ?? .null
  }
}
