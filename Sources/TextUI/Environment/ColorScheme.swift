/// Whether a picture stands in light or dark surroundings.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

/// How far colours that differ have to be apart.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// As designed.
  case standard
  /// Further apart.
  case increased
}
