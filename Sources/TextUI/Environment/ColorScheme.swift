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
  /// `nil`: no view asks for one.
  public static var defaultValue: ColorScheme? { nil }

  /// Keeps the first scheme that a view asks for, in reading order.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
