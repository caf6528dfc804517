/// The kinds of drinks, each with an emoji for those that have none of their own.
public enum DrinkCategory: String, CaseIterable, Hashable, Sendable {
  /// Coffee of any preparation.
  case coffee
  /// Tea and other infusions.
  case tea
  /// Soft drinks.
  case soda
  /// Energy drinks and shots.
  case energy
  /// Chocolate to drink or eat.
  case chocolate
  /// Tablets and powders.
  case tablet
  /// Anything else.
  case other

  /// The emoji that stands for the kind.
  public var emoji: String {
    switch self {
    case .coffee: "☕️"
    case .tea: "🍵"
    case .soda: "🥤"
    case .energy: "⚡️"
    case .chocolate: "🍫"
    case .tablet: "💊"
    case .other: "🥤"
    }
  }
}
