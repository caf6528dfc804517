#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value as JSON has it; the members of an object keep their order.
indirect enum JSONValue {
  case null
  case bool(Bool)
  case integer(Int)
  /// A finite number, written in the shortest form that reads back the same.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])
}

extension JSONValue {
  /// Milligrams, or milligrams per litre, rounded to a thousandth.
  static func milligrams(_ value: Double) -> JSONValue {
    .number((value * 1000).rounded() / 1000)
  }

  /// An instant in ISO 8601, UTC.
  static func instant(_ date: Date) -> JSONValue { .string(instantText(date)) }

  /// A value that may be missing, as `null`.
  static func optional<Wrapped>(
    _ value: Wrapped?, _ make: (Wrapped) -> JSONValue
  ) -> JSONValue {
    value.map(make) ?? .null
  }

  /// The value as text on one line (RFC 8259).
  ///
  /// Control characters are escaped, those of U+007F…U+009F and U+2028 and U+2029 too, so that a
  /// terminal can show it.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value):
      let whole = Int(exactly: value).flatMap { $0.magnitude < 1 << 53 ? $0 : nil }
      text += whole.map(String.init) ?? value.description
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.0, to: &text)
        text += ":"
        member.1.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x22: text += "\\\""
      case 0x5C: text += "\\\\"
      case 0x0A: text += "\\n"
      case 0x09: text += "\\t"
      case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
