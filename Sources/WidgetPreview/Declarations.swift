import Foundation

/// Where the declarations of a source stand: those of the file and those in types, not those in
/// functions.
struct Declarations {
  private let lines: [String]
  private let marks: [Mark]
  /// How many brackets are open where each line begins, and where the text ends; -1 in a literal or
  /// comment.
  private var depths: [Int] = []

  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
    marks = lines.map(Self.mark)
    findDepths(in: Array(text.utf8))
  }

  /// What a scan is in: code between brackets, a literal with so many quotes, or a comment.
  private enum Place: Equatable { case code, literal(Int), line, comment }

  private mutating func findDepths(in text: [UInt8]) {
    // An interpolation is code in a literal, and has its own brackets.
    var places = [(place: Place.code, open: 0)]
    var depth = 0
    depths = [0]
    var index = 0
    func follows(_ word: String) -> Bool { text[index...].starts(with: word.utf8) }
    while index < text.count {
      let byte = text[index]
      var step = 1
      if byte == UInt8(ascii: "\n"), places.last?.place == .line { places.removeLast() }
      switch places.last?.place ?? .code {
      case .code:
        if follows("//") {
          places.append((.line, 0))
        } else if follows("/*") {
          places.append((.comment, 0))
        } else if byte == UInt8(ascii: "\"") {
          let quotes = follows("\"\"\"") ? 3 : 1
          places.append((.literal(quotes), 0))
          step = quotes
        } else if "([{".utf8.contains(byte) {
          (depth, places[places.count - 1].open) = (depth + 1, places[places.count - 1].open + 1)
        } else if ")]}".utf8.contains(byte) {
          (depth, places[places.count - 1].open) = (depth - 1, places[places.count - 1].open - 1)
          if places.count > 1, places[places.count - 1].open == 0 { places.removeLast() }
        }
      case .literal(let quotes):
        if byte == UInt8(ascii: "\\") {
          if follows("\\(") { places.append((.code, 0)) } else { step = 2 }
        } else if follows(quotes == 3 ? "\"\"\"" : "\"") || quotes == 1 && byte == 10 {
          places.removeLast()
          if byte != 10 { step = quotes }
        }
      case .line: break
      case .comment:
        if follows("*/") { (places, step) = (places.dropLast(), 2) }
      }
      if byte == UInt8(ascii: "\n") { depths.append(places.count == 1 ? depth : -1) }
      index += step
    }
    depths.append(depth)
  }

  /// The lines of the smallest declaration that can go with this line, the first being 1; `nil` for
  /// none.
  ///
  /// A member of a type with a protocol takes the type with it: a default could stand in for it.
  func lines(with line: Int) -> ClosedRange<Int>? {
    var found: ClosedRange<Int>?
    var (inner, depth) = (0..<lines.count, 0)
    func begins(_ index: Int) -> Bool {
      guard depths[index] == depth, marks[index] != .other else { return false }
      // Attributes on lines of their own are of what follows.
      return index == inner.lowerBound || depths[index - 1] != depth
        || marks[index - 1] != .attribute
    }
    func ends(_ index: Int) -> Bool {
      begins(index) || depths[index] == depth && 0..<depth ~= depths[index + 1]
    }
    while let start = inner.last(where: { $0 < line && begins($0) }) {
      let end = inner.first { $0 > start && ends($0) } ?? inner.upperBound
      guard line <= end, marks[start] != .condition else { return found }
      found = start + 1...end
      let head = lines[start..<end].joined(separator: " ").prefix { $0 != "{" }
      guard
        lines[start..<end].indices.contains(where: { depths[$0] == depth && marks[$0] == .type }),
        !head.contains(":")
      else { return found }
      (inner, depth) = (start + 1..<end, depth + 1)
    }
    return found
  }

  /// What a line begins with.
  private enum Mark: Equatable { case attribute, type, declaration, condition, other }

  private static func mark(of line: String) -> Mark {
    let modifiers = #"^\s*(?:(?:@\w+(?:\([^)]*\))?|[a-z]+(?:\([a-z]+\))?)\s+)*?"#
    let types = "(?:struct|class|enum|actor|extension|protocol)\\b"
    let others = "(?:func|var|let|init|deinit|subscript|typealias|associatedtype|case|import)\\b"
    let patterns: [(Mark, String)] = [
      (.condition, #"^\s*#(?:if|else|end)"#), (.attribute, #"^\s*@\w+(?:\(.*\))?\s*$"#),
      (.declaration, modifiers + others + "|^#Preview"), (.type, modifiers + types),
    ]
    return patterns.first { !line.captures(of: $0.1).isEmpty }?.0 ?? .other
  }
}
