/// The colours with a name, which differ by scheme and contrast.
///
/// Source of the values: Apple's Human Interface Guidelines, "Color", system colours of iOS.
enum SystemColor: Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary, tertiary, quaternary, quinary, accent
  case background, secondaryBackground

  func color(in environment: EnvironmentValues) -> RGBA {
    let isDark = environment.colorScheme == .dark
    if environment.colorSchemeContrast == .increased, let color = increasedContrast(isDark) {
      return color
    }
    return standard(isDark)
  }

  private func standard(_ isDark: Bool) -> RGBA {
    switch self {
    case .red: RGBA(hex: isDark ? 0xFF453A : 0xFF3B30)
    case .orange: RGBA(hex: isDark ? 0xFF9F0A : 0xFF9500)
    case .yellow: RGBA(hex: isDark ? 0xFFD60A : 0xFFCC00)
    case .green: RGBA(hex: isDark ? 0x30D158 : 0x34C759)
    case .mint: RGBA(hex: isDark ? 0x63E6E2 : 0x00C7BE)
    case .teal: RGBA(hex: isDark ? 0x40C8E0 : 0x30B0C7)
    case .cyan: RGBA(hex: isDark ? 0x64D2FF : 0x32ADE6)
    case .blue, .accent: RGBA(hex: isDark ? 0x0A84FF : 0x007AFF)
    case .indigo: RGBA(hex: isDark ? 0x5E5CE6 : 0x5856D6)
    case .purple: RGBA(hex: isDark ? 0xBF5AF2 : 0xAF52DE)
    case .pink: RGBA(hex: isDark ? 0xFF375F : 0xFF2D55)
    case .brown: RGBA(hex: isDark ? 0xAC8E68 : 0xA2845E)
    case .gray: RGBA(hex: 0x8E8E93)
    case .primary: RGBA(hex: isDark ? 0xFFFFFF : 0x000000)
    case .secondary, .tertiary, .quaternary, .quinary:
      RGBA(hex: isDark ? 0xEBEBF5 : 0x3C3C43).multiplyingOpacity(by: labelOpacity)
    // What lies on something else is not black in the dark: the elevated background of iOS.
    case .background: RGBA(hex: isDark ? 0x1C1C1E : 0xFFFFFF)
    case .secondaryBackground: RGBA(hex: isDark ? 0x2C2C2E : 0xF2F2F7)
    }
  }

  private func increasedContrast(_ isDark: Bool) -> RGBA? {
    switch self {
    case .red: RGBA(hex: isDark ? 0xFF6961 : 0xD70015)
    case .orange: RGBA(hex: isDark ? 0xFFB340 : 0xC93400)
    case .yellow: RGBA(hex: isDark ? 0xFFD426 : 0xB25000)
    case .green: RGBA(hex: isDark ? 0x30DB5B : 0x248A3D)
    case .mint: RGBA(hex: isDark ? 0x66D4CF : 0x0C817B)
    case .teal: RGBA(hex: isDark ? 0x5DE6FF : 0x008299)
    case .cyan: RGBA(hex: isDark ? 0x70D7FF : 0x0071A4)
    case .blue, .accent: RGBA(hex: isDark ? 0x409CFF : 0x0040DD)
    case .indigo: RGBA(hex: isDark ? 0x7D7AFF : 0x3634A3)
    case .purple: RGBA(hex: isDark ? 0xDA8FFF : 0x8944AB)
    case .pink: RGBA(hex: isDark ? 0xFF6482 : 0xD30F45)
    case .brown: RGBA(hex: isDark ? 0xB59469 : 0x7F6545)
    case .gray: RGBA(hex: isDark ? 0xAEAEB2 : 0x6C6C70)
    case .secondary: RGBA(hex: isDark ? 0xEBEBF5 : 0x3C3C43).multiplyingOpacity(by: 0.8)
    case .tertiary: RGBA(hex: isDark ? 0xEBEBF5 : 0x3C3C43).multiplyingOpacity(by: 0.6)
    default: nil
    }
  }

  private var labelOpacity: Double {
    switch self {
    case .secondary: 0.6
    case .tertiary: 0.3
    case .quaternary: 0.18
    default: 0.1
    }
  }
}
