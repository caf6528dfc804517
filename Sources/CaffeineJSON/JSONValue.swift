import CivilTime

/// A JSON value (RFC 8259); an object keeps the order of its members.
///
/// ```swift
/// JSONValue.object([("rows", .integer(10)), ("lines", .array([.string("☕ 56 mg")]))]).text
/// // {"rows":10,"lines":["☕ 56 mg"]}
/// ```
package indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A whole number with all of its digits.
  case integer(Int)
  /// A finite number in its shortest exact form.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])
}

extension JSONValue {
  /// The converted value, or `null` for `nil`.
  package static func optional<Wrapped>(
    _ value: Wrapped?, _ make: (Wrapped) -> JSONValue
  ) -> JSONValue { value.map(make) ?? .null }

  /// The value as text in one line.
  package var text: String {
    var writer = JSONWriter()
    writer.append(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  package mutating func append(_ value: JSONValue) {
    switch value {
    case .null: literal("null")
    case .bool(let value): literal(value ? "true" : "false")
    case .integer(let value): append(String(value))
    case .number(let value): append(value.shortestText)
    case .string(let value): append(quoted: value)
    case .array(let values):
      literal("[")
      for (index, value) in values.enumerated() {
        if index > 0 { literal(",") }
        append(value)
      }
      literal("]")
    case .object(let members):
      literal("{")
      for (index, member) in members.enumerated() {
        if index > 0 { literal(",") }
        append(quoted: member.0)
        literal(":")
        append(member.1)
      }
      literal("}")
    }
  }
}
