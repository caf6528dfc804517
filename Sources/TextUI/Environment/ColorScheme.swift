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

/// The scheme that a view asks for.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
