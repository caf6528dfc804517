/// A person's own names for drinks, as the settings keep them: `m = matcha latte, pp = 2 espressos`.
struct Aliases: Equatable {
  /// The drinks by their names in lower case.
  var drinks: [String: String] = [:]

  /// The keys of the settings; an earlier version kept the drink of `usual` under its own.
  static let (key, usualKey) = ("aliases", "usual")

  init() {}

  /// Reads the settings; leaves out what is no name with a drink.
  init(in settings: [String: String]) {
    if let usual = settings[Self.usualKey], !usual.isEmpty { drinks[Self.usualKey] = usual }
    for part in (settings[Self.key] ?? "").split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1).map { side in
        side.split(separator: " ").joined(separator: " ")
      }
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { continue }
      drinks[sides[0].lowercased()] = sides[1]
    }
  }

  /// All of them in the order of their names.
  var sorted: [(name: String, drink: String)] {
    drinks.sorted { $0.key < $1.key }.map { (name: $0.key, drink: $0.value) }
  }

  /// As ``key`` keeps them; `nil` for none.
  var text: String? {
    drinks.isEmpty ? nil : sorted.map { "\($0.name) = \($0.drink)" }.joined(separator: ", ")
  }
}
