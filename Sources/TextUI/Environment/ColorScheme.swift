public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light
  case dark
}

public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard
  case increased
}

public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
