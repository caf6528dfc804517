import Foundation

/// The lines of a file of `Fixtures/Unicode`, without its comments.
enum UnicodeFixture {
  static func lines(of name: String, filePath: String = #filePath) throws -> [Substring] {
    let file = URL(fileURLWithPath: filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Unicode/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// Sequences of code points, one a line.
  static func texts(of name: String) throws -> [String] { try lines(of: name).map(text(of:)) }

  /// The code points of a file of ranges.
  static func scalars(of name: String) throws -> Set<UInt32> {
    try lines(of: name).reduce(into: []) { set, line in
      let bounds = line.split(separator: ".").compactMap { UInt32($0, radix: 16) }
      set.formUnion(bounds[0]...bounds[1])
    }
  }

  static func text(of codePoints: some StringProtocol) -> String {
    String(
      String.UnicodeScalarView(
        codePoints.split(separator: " ").compactMap { UInt32($0, radix: 16) }
          .compactMap(Unicode.Scalar.init)))
  }
}
