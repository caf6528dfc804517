import CaffeineDomain

/// A value as JSON (RFC 8259) has it; the members of an object keep their order.
package indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A finite number, written in the shortest form that reads back the same.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])
}

extension JSONValue {
  /// The value as text on one line.
  package var text: String {
    var writer = JSONWriter()
    writer.append(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  /// Appends any value.
  package mutating func append(_ value: JSONValue) {
    switch value {
    case .null: literal("null")
    case .bool(let value): literal(value ? "true" : "false")
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

extension JSONCursor {
  /// Passes any value and returns it; arrays and objects at most `depth` deep.
  mutating func value(depth: Int = 32) -> JSONValue? {
    switch peek {
    case UInt8(ascii: "\""): return text()?.string.map(JSONValue.string)
    case UInt8(ascii: "{"): return depth > 0 ? object(depth: depth - 1) : nil
    case UInt8(ascii: "["): return depth > 0 ? array(depth: depth - 1) : nil
    case UInt8(ascii: "t"): return takeWord("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return takeWord("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return takeWord("null") ? .null : nil
    default: return number().map(JSONValue.number)
    }
  }

  private mutating func array(depth: Int) -> JSONValue? {
    var values: [JSONValue] = []
    guard take(UInt8(ascii: "[")) else { return nil }
    if take(UInt8(ascii: "]")) { return .array([]) }
    repeat {
      guard let value = value(depth: depth) else { return nil }
      values.append(value)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? .array(values) : nil
  }

  private mutating func object(depth: Int) -> JSONValue? {
    var members: [(String, JSONValue)] = []
    guard take(UInt8(ascii: "{")) else { return nil }
    if take(UInt8(ascii: "}")) { return .object([]) }
    repeat {
      guard let key = text()?.string, take(UInt8(ascii: ":")), let value = value(depth: depth)
      else { return nil }
      members.append((key, value))
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .object(members) : nil
  }
}
