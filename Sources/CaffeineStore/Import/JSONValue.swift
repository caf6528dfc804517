/// A value in a JSON or CSV file of another program.
enum JSONValue: Hashable {
  case null
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// The text of a string, or of a number.
  var text: String? {
    switch self {
    case .string(let text): text.isEmpty ? nil : text
    case .number(let number): number.description
    default: nil
    }
  }

  /// The number, also of a string that begins with one: `75`, `75 mg`, `75,5`.
  var number: Double? {
    switch self {
    case .number(let number): return number
    case .string(let text):
      let digits = text.drop { $0.isWhitespace }.prefix { "0123456789.,-+eE".contains($0) }
      return Double(
        digits.filter { $0 != "," }.count == digits.count
          ? String(digits) : digits.replacingComma())
    default: return nil
    }
  }
}

extension Substring {
  /// A decimal comma as a point: `75,5` is 75.5; a comma before three digits only groups them.
  fileprivate func replacingComma() -> String {
    guard let comma = lastIndex(of: ","), !contains(".") else {
      return String(filter { $0 != "," })
    }
    let places = self[index(after: comma)...]
    return places.count == 3
      ? String(filter { $0 != "," }) : String(self[..<comma].filter { $0 != "," }) + "." + places
  }
}

extension JSONCursor {
  /// Passes any value and returns it; arrays and objects at most `depth` deep.
  ///
  /// Keys are folded to small letters and digits, so that `caffeine_mg` is `caffeinemg`.
  mutating func value(depth: Int = 32) -> JSONValue? {
    switch peek {
    case UInt8(ascii: "\""): return text()?.string.map(JSONValue.string)
    case UInt8(ascii: "{"): return depth > 0 ? object(depth: depth - 1) : nil
    case UInt8(ascii: "["): return depth > 0 ? array(depth: depth - 1) : nil
    case UInt8(ascii: "t"): return takeWord("true") ? .string("true") : nil
    case UInt8(ascii: "f"): return takeWord("false") ? .string("false") : nil
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
    var members: [String: JSONValue] = [:]
    guard take(UInt8(ascii: "{")) else { return nil }
    if take(UInt8(ascii: "}")) { return .object([:]) }
    repeat {
      guard let key = text()?.string, take(UInt8(ascii: ":")), let value = value(depth: depth)
      else { return nil }
      members[EntryFields.folded(key)] = value
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .object(members) : nil
  }
}
