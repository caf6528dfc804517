/// The appearance of the surroundings, light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The contrast between different colours.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// The designed contrast.
  case standard
  /// A higher contrast.
  case increased
}

/// The colour scheme that a view asks for.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// No colour scheme.
  public static var defaultValue: ColorScheme? { nil }

  /// Keeps the first scheme in reading order.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
