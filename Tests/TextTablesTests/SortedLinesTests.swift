import CTextTables
import Foundation
import Testing
import TextTables

@Suite struct SortedLinesTests {
  static let text = """
    b one
    b two
    b.c three

    """

  @Test(arguments: [
    ("b", "b one\nb two\n"), ("b.c", "b.c three\n"), ("", ""), ("a", ""), ("b.", ""), ("b.b", ""),
    ("c", ""), ("b one", ""), ("b two\nb.c", ""), ("b\n", ""), ("\u{10FFFF}", ""),
  ])
  func aKeyHasItsLines(key: String, found: String) {
    #expect(lines(of: key, in: Self.text) == found)
  }

  @Test func anEmptyTextHasNoLines() {
    #expect(lines(of: "a", in: "") == "")
    #expect(lines(of: "", in: "") == "")
  }

  /// Against a walk through all lines; keys that are missing are the others with a letter more or less.
  @Test(arguments: ["symbols", "locales"])
  func everyKeyOfATableIsFound(name: String) throws {
    let table = name == "symbols" ? SortedLines.symbols : .locales
    var expected: [String: String] = [:]
    for line in try file(name).split(separator: "\n") {
      expected[String(line.prefix { $0 != " " }), default: ""] += line + "\n"
    }
    #expect(expected.count > 600)
    for key in expected.keys.flatMap({ [$0, $0 + ".", $0 + "_", String($0.dropLast())] }) {
      let found = String(decoding: table.lines(of: key), as: UTF8.self)
      #expect(found == expected[key, default: ""], "\(key)")
    }
  }

  /// A table that was edited by hand must still be one that can be bisected.
  @Test(arguments: ["symbols", "locales", "scalars"])
  func aTableIsItsFileAndSorted(name: String) throws {
    let table: TextTable =
      switch name {
      case "symbols": .symbols
      case "locales": .locales
      default: .scalars
      }
    let bytes = UnsafeBufferPointer(start: table.start, count: table.count)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(try text == file(name))
    #expect(text.hasSuffix("\n"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.utf8.lexicographicallyPrecedes(next.utf8), "\(line) before \(next)")
    }
    for line in lines {
      #expect(!line.isEmpty)
      #expect(!line.hasSuffix(" "), "An editor cuts the space at the end: \(line)")
      #expect(!line.contains("\r"), "\(line)")
    }
  }

  private func lines(of key: String, in text: String) -> String {
    var text = text
    return text.withUTF8 { String(decoding: SortedLines($0).lines(of: key), as: UTF8.self) }
  }

  private func file(_ name: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Sources/CTextTables/\(name).txt")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
