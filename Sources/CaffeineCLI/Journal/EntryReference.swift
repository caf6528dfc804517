import CaffeineDomain
import CaffeineStore
import CommandArguments

/// A person's reference to an entry: `last`, `last~1` for the one logged before, `@3` for the third
/// of those that have begun, from the end, or an id or its prefix.
enum EntryReference: Equatable {
  /// The drink that was logged last, or `before` places earlier, whenever it was had.
  case logged(before: Int)
  /// The drink that began last by now, or `before` places earlier.
  case begun(before: Int)
  /// Entries whose id begins with this text.
  case prefix(String)

  /// Parses a reference; `nil` for any other text.
  init?(_ text: String) {
    if text == "last" {
      self = .logged(before: 0)
    } else if text.hasPrefix("last~") {
      guard let count = Int(text.dropFirst(5)), count >= 0 else { return nil }
      self = .logged(before: count)
    } else if text.hasPrefix("@") {
      guard let count = Int(text.dropFirst()), count >= 1 else { return nil }
      self = .begun(before: count - 1)
    } else {
      guard IntakeID(text) != nil else { return nil }
      self = .prefix(text)
    }
  }

  /// The shortest unique prefix of an id among sorted ids, at least four characters; ids of up to
  /// twelve characters, which a person chose, stay whole.
  ///
  /// O(log ids).
  static func shortest(of id: IntakeID, among sorted: [IntakeID]) -> String {
    let text = id.description
    guard text.count > 12 else { return text }
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < id { low = middle + 1 } else { high = middle }
    }
    // Its neighbours in order share the longest prefixes.
    let neighbours = [low - 1, low + 1].filter(sorted.indices.contains).map { sorted[$0] }
    let common =
      neighbours.map { neighbour in
        zip(text, neighbour.description).prefix { $0 == $1 }.count
      }.max() ?? 0
    return String(text.prefix(max(common + 1, 4)))
  }

  /// For the help of a command.
  static let help: Message = """
    'caffeine list' shows the ids; the start of an id is enough if no other begins like it. 'last' \
    is the drink you logged last, 'last~1' the one before; '@3' is the third from the end of those \
    you have had.
    """

  static func argument(_ count: CommandArgument.Count, _ help: Message) -> CommandArgument {
    CommandArgument("ID", count, from: .known(.entries), help: help)
  }
}
