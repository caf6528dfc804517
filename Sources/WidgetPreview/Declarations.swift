import Foundation

/// Where the declarations of a source stand, as the compiler has parsed them (`-dump-parse`): those of
/// the file and those in types, not those in functions.
struct Declarations {
  private struct Item {
    /// By which the dump shows what is in what.
    let indentation: Int
    var lines: ClosedRange<Int>
    /// Whether what is in it can be left out alone.
    let isOpen: Bool
  }

  private var items: [Item] = []

  /// Has the compiler parse sources with different names, and returns what each declares.
  static func find(
    in sources: [String], in folder: String, with cache: Cache
  ) throws -> [String: Declarations] {
    try cache.make("\(folder)/parsed")
    var copies: [String: String] = [:]
    for path in sources {
      let copy = "\(folder)/parsed/\((path as NSString).lastPathComponent)"
      // The dump has nothing of what stands under a condition.
      let condition = try NSRegularExpression(
        pattern: #"^[ \t]*#(?:if|else|end).*$"#, options: .anchorsMatchLines)
      let text = ProjectFolder.text(of: path) ?? ""
      let whole = NSRange(location: 0, length: text.utf16.count)
      let plain = condition.stringByReplacingMatches(in: text, range: whole, withTemplate: "")
      try cache.write(plain, to: copy)
      copies[path] = copy
    }
    let dump = "\(folder)/declarations.txt"
    let words = ["swiftc", "-frontend", "-dump-parse", "-parse-as-library"]
    _ = try cache.run(
      words + copies.values.flatMap { ["-primary-file", $0] }, output: dump, errors: "/dev/null")
    let found = reading(try String(contentsOfFile: dump, encoding: .utf8))
    return copies.compactMapValues { found[$0] }
  }

  private static func reading(_ dump: String) -> [String: Declarations] {
    var found: [String: Declarations] = [:]
    // From the file to where a line of the dump is.
    var parents: [Item] = []
    for line in dump.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indentation + 1).prefix { $0 != " " }
      guard line.dropFirst(indentation).first == "(", let start = line.range(of: "range=["),
        let end = line.range(of: "]", range: start.upperBound..<line.endIndex)
      else { continue }
      // `/path/Cups.swift:3:1 - line:18:1`, where a path may have colons too.
      let range = line[start.upperBound..<end.lowerBound].components(separatedBy: ":")
      guard range.count > 4, let first = Int(range[range.count - 4]),
        let last = Int(range[range.count - 2])
      else { continue }
      let path = range.dropLast(4).joined(separator: ":")
      while let parent = parents.last, parent.indentation >= indentation { parents.removeLast() }
      if words.hasSuffix("_attr"), let parent = parents.last, indentation == parent.indentation + 2,
        let index = found[path]?.items.lastIndex(where: { $0.indentation == parent.indentation })
      {
        // It may have a line of its own before what it is for.
        let lines = found[path]?.items[index].lines ?? first...last
        found[path]?.items[index].lines = min(first, lines.lowerBound)...lines.upperBound
      } else if words.hasSuffix("_decl") {
        let kinds = ["struct_decl", "class_decl", "enum_decl", "extension_decl"]
        let item = Item(
          indentation: indentation, lines: first...max(first, last),
          isOpen: kinds.contains(String(words)) && !line.contains(" inherits="))
        if parents.allSatisfy(\.isOpen) { found[path, default: Declarations()].items.append(item) }
        parents.append(item)
      }
    }
    return found
  }

  /// The lines of the smallest declaration that can go with this line; `nil` for none.
  ///
  /// A member of a type with a protocol takes the type with it: a default could stand in for it.
  func lines(with line: Int) -> ClosedRange<Int>? {
    let around = items.filter { $0.lines.contains(line) }
    guard let inner = around.max(by: { $0.indentation < $1.indentation }) else { return nil }
    // A binding and its variables are several.
    let beside = items.filter {
      $0.indentation == inner.indentation && $0.lines.overlaps(inner.lines)
    }
    return
      (beside.map(\.lines.lowerBound).min() ?? line)...(beside.map(\.lines.upperBound).max() ?? line)
  }
}
