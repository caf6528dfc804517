/// A strict reader of the SVG and HTML that encoders may write: elements, attributes and values
/// that are on its lists, and nothing else.
package struct MarkupGrammar {
  private var rest: Substring.UTF8View
  private var open: [String] = []

  /// What is wrong with a document first, or `nil`.
  package static func fault(in markup: String) -> String? {
    var grammar = MarkupGrammar(rest: markup[...].utf8)
    while !grammar.rest.isEmpty { if let fault = grammar.readPiece() { return fault } }
    return grammar.open.isEmpty ? nil : "unclosed \(grammar.open)"
  }

  private static let attributes: [String: Set<String>] = [
    "svg": [
      "xmlns", "width", "height", "viewBox", "font-family", "font-size", "fill", "style",
      "aria-hidden",
    ],
    "g": ["role", "aria-label", "aria-hidden", "shape-rendering"], "title": [],
    "rect": ["x", "y", "width", "height", "rx", "fill", "fill-opacity"],
    "path": [
      "d", "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-dashoffset",
      "stroke-linecap", "shape-rendering",
    ],
    "text": ["xml:space", "style", "y"],
    "tspan": [
      "x", "textLength", "lengthAdjust", "fill", "fill-opacity", "font-weight", "font-style",
      "text-decoration", "text-anchor", "direction", "unicode-bidi", "style",
    ],
    "a": ["href", "style", "aria-label"], "pre": ["style", "role", "aria-label"],
    "div": ["style"], "span": ["style", "aria-hidden"],
  ]

  private mutating func readPiece() -> String? {
    switch rest.first {
    case UInt8(ascii: "<"): readTag()
    case UInt8(ascii: ">"): "a bare >"
    case UInt8(ascii: "&"): readReference(["lt", "gt", "amp", "quot"])
    default:
      {
        rest.removeFirst()
        return nil
      }()
    }
  }

  private mutating func readReference(_ names: [String]) -> String? {
    rest.removeFirst()
    let name = read { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\"") }
    rest = rest.dropFirst()
    return names.contains(name) ? nil : "the reference &\(name)"
  }

  private mutating func readTag() -> String? {
    rest.removeFirst()
    let isEnd = rest.first == UInt8(ascii: "/")
    if isEnd { rest.removeFirst() }
    let name = read { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    guard let allowed = Self.attributes[name] else { return "the element \(name)" }
    if isEnd {
      guard open.popLast() == name, rest.popFirst() == UInt8(ascii: ">") else {
        return "the end of \(name)"
      }
      return nil
    }
    while rest.first == UInt8(ascii: " ") {
      rest.removeFirst()
      if let fault = readAttribute(allowed) { return fault }
    }
    if rest.first == UInt8(ascii: "/") { rest.removeFirst() } else { open.append(name) }
    return rest.popFirst() == UInt8(ascii: ">") ? nil : "what follows \(name)"
  }

  private mutating func readAttribute(_ allowed: Set<String>) -> String? {
    let name = read { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
    guard allowed.contains(name), rest.popFirst() == UInt8(ascii: "="),
      rest.popFirst() == UInt8(ascii: "\"")
    else { return "the attribute \(name)" }
    let value = read { $0 != UInt8(ascii: "\"") }
    guard rest.popFirst() == UInt8(ascii: "\"") else { return "the end of \(name)" }
    return Self.isValue(value, of: name) ? nil : "the value \(value) of \(name)"
  }

  private static func isValue(_ value: String, of name: String) -> Bool {
    let isPlain = value.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
    }
    switch name {
    case "href":
      let schemes = ["http:", "https:", "mailto:"]
      return isPlain && schemes.contains { value.lowercased().hasPrefix($0) }
        && value.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
          .allSatisfy { $0.hasPrefix("amp;") }
    case "fill", "stroke":
      return value == "none"
        || value.utf8.count == 7 && value.first == "#"
          && value.dropFirst().allSatisfy(\.isHexDigit)
    case "x", "y", "width", "height", "textLength", "rx", "font-size", "fill-opacity",
      "stroke-width", "stroke-dasharray", "stroke-dashoffset":
      return value.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" }
    case "d": return value.allSatisfy { $0.isNumber || "Mmhvlqz.- ".contains($0) }
    case "aria-label":
      return !value.contains { $0 == "<" || $0 == ">" }
        && value.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
          .allSatisfy { part in ["lt;", "gt;", "amp;", "quot;"].contains { part.hasPrefix($0) } }
    case "style", "font-family": return isPlain && !value.contains("url") && !value.contains("&")
    default: return isPlain && !value.contains("&")
    }
  }

  private mutating func read(while isPart: (UInt8) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(decoding: part, as: UTF8.self)
  }
}
