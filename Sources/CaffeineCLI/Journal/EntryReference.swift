import CaffeineDomain
import CaffeineStore
import CommandArguments

/// How people name an entry: `last`, `last~1` for the one before, `@3` for the third from the end, an id
/// or the start of one.
enum EntryReference: Equatable {
  /// The most recent entry, or so many before it.
  case last(before: Int)
  /// The entry whose id begins with this.
  case prefix(String)

  /// What a text names; `nil` if it is neither.
  init?(_ text: String) {
    if text == "last" {
      self = .last(before: 0)
    } else if text.hasPrefix("last~") {
      guard let count = Int(text.dropFirst(5)), count >= 0 else { return nil }
      self = .last(before: count)
    } else if text.hasPrefix("@") {
      guard let count = Int(text.dropFirst()), count >= 1 else { return nil }
      self = .last(before: count - 1)
    } else {
      guard IntakeID(text) != nil else { return nil }
      self = .prefix(text)
    }
  }

  /// The entries it may mean: at most one, unless it is the start of several ids.
  ///
  /// Only drinks are counted from the last one; a rated night is named by its id.
  /// An id that is the text counts alone, and letters in the same case before others.
  func candidates(in entries: [JournalEntry], now: Date) -> [JournalEntry] {
    switch self {
    case .last(let count):
      let past = entries.filter { $0.start <= now && $0.intake != nil }
      return past.count > count ? [past[past.count - 1 - count]] : []
    case .prefix(let text):
      if let exact = entries.last(where: { $0.id.description == text }) { return [exact] }
      let same = entries.filter { $0.id.description.hasPrefix(text) }
      guard same.isEmpty else { return same }
      let folded = text.lowercased()
      return entries.filter { $0.id.description.lowercased().hasPrefix(folded) }
    }
  }

  /// The shortest start of an id that no other of the sorted ids has, of at least four characters;
  /// all of an id of up to twelve, which somebody chose.
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
    // Of all others, its neighbours have the longest start in common with it.
    let neighbours = [low - 1, low + 1].filter(sorted.indices.contains).map { sorted[$0] }
    let common =
      neighbours.map { neighbour in
        zip(text, neighbour.description).prefix { $0 == $1 }.count
      }.max() ?? 0
    return String(text.prefix(max(common + 1, 4)))
  }

  /// How the help of a command describes it.
  static let help: Message = """
    'caffeine list' shows the ids; the start of an id is enough if no other begins like it. 'last' \
    is your most recent drink, 'last~1' the one before; '@3' is the third from the end.
    """

  /// The argument that takes one.
  static func argument(_ help: Message) -> CommandArgument {
    CommandArgument("ID", from: .known(.entries), help: help)
  }
}
