/// What a serving is called.
public enum ServingSize: String, CaseIterable, Hashable, Sendable {
  /// 8 fl oz of a coffee chain.
  case short
  /// 12 fl oz of a coffee chain.
  case tall
  /// 16 fl oz of a coffee chain.
  case grande
  /// 20 fl oz of a coffee chain.
  case venti
  /// One shot.
  case single
  /// Two shots.
  case double
  /// A cup.
  case cup
  /// A mug, which holds more.
  case mug
  /// A bowl, as for matcha.
  case bowl
  /// A glass.
  case glass
  /// A can.
  case can
  /// A bottle.
  case bottle
  /// A tablet or capsule to swallow.
  case tablet
  /// A bar, a piece or a portion of something eaten.
  case portion
}
