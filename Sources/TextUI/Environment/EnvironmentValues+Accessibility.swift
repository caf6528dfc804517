extension EnvironmentValues {
  /// Whether the reader wants little movement: always, since nothing moves in a picture.
  public var accessibilityReduceMotion: Bool { true }

  /// Whether meaning must not be carried by colour alone: where colours are replaced.
  public var accessibilityDifferentiateWithoutColor: Bool {
    if case .fullColor = colorMapping { false } else { true }
  }

  /// Whether the reader wants opaque grounds: cells blend colours, so they need not be.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the reader wants buttons to have a visible ground: not known.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether the display turns colours into their opposites: not known.
  public var accessibilityInvertColors: Bool { false }

  /// Whether the picture is read aloud: not known, what it says is always there.
  public var accessibilityVoiceOverEnabled: Bool { false }
}

/// The weight in which the reader wants text.
public enum LegibilityWeight: Hashable, Sendable {
  /// As it is designed.
  case regular
  case bold
}
