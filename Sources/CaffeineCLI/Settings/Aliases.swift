/// A person's own names for orders: `m = matcha latte, pp = 2 espressos`.
struct Aliases: Equatable {
  /// Unique lower-case names with their phrases.
  var phrases: [(name: String, phrase: String)] = []

  init() {}

  /// Parses `description`; `nil` if a name or phrase is missing.
  init?(_ text: String) {
    for part in text.split(separator: ",") where !part.allSatisfy({ $0 == " " }) {
      let sides = part.split(separator: "=", maxSplits: 1).map { Self.words(String($0)) }
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return nil }
      let name = sides[0].joined(separator: " ").lowercased()
      guard !phrases.contains(where: { $0.name == name }) else { return nil }
      phrases.append((name, sides[1].joined(separator: " ")))
    }
  }

  var description: String { phrases.map { "\($0.name) = \($0.phrase)" }.joined(separator: ", ") }

  static func == (left: Aliases, right: Aliases) -> Bool { left.description == right.description }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
