/// How a night was, as its sleeper rates it.
public enum NightRating: String, CaseIterable, Hashable, Sendable {
  /// Slept well.
  case good = "good-night"
  /// Slept badly.
  case bad = "bad-night"

  /// What the entry is called.
  public var name: String {
    switch self {
    case .good: "Good night"
    case .bad: "Bad night"
    }
  }
}
