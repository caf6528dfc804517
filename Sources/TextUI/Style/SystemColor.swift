/// The named system colours, by scheme and contrast.
///
/// Source of the values: Apple's Human Interface Guidelines, "Color", system colours of iOS.
enum SystemColor: Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary, tertiary, quaternary, quinary, accent
  case background, secondaryBackground

  func color(in environment: EnvironmentValues) -> RGBA {
    let isIncreased = environment.colorSchemeContrast == .increased
    let (standard, increased) = values
    let pair = isIncreased ? increased : standard
    return RGBA(hex: environment.colorScheme == .dark ? pair.dark : pair.light)
      .multiplyingOpacity(by: opacity(isIncreased: isIncreased))
  }

  private typealias Pair = (light: UInt32, dark: UInt32)

  /// The light and dark colours in standard and in increased contrast.
  private var values: (standard: Pair, increased: Pair) {
    switch self {
    case .red: ((0xFF3B30, 0xFF453A), (0xD70015, 0xFF6961))
    case .orange: ((0xFF9500, 0xFF9F0A), (0xC93400, 0xFFB340))
    case .yellow: ((0xFFCC00, 0xFFD60A), (0xB25000, 0xFFD426))
    case .green: ((0x34C759, 0x30D158), (0x248A3D, 0x30DB5B))
    case .mint: ((0x00C7BE, 0x63E6E2), (0x0C817B, 0x66D4CF))
    case .teal: ((0x30B0C7, 0x40C8E0), (0x008299, 0x5DE6FF))
    case .cyan: ((0x32ADE6, 0x64D2FF), (0x0071A4, 0x70D7FF))
    case .blue, .accent: ((0x007AFF, 0x0A84FF), (0x0040DD, 0x409CFF))
    case .indigo: ((0x5856D6, 0x5E5CE6), (0x3634A3, 0x7D7AFF))
    case .purple: ((0xAF52DE, 0xBF5AF2), (0x8944AB, 0xDA8FFF))
    case .pink: ((0xFF2D55, 0xFF375F), (0xD30F45, 0xFF6482))
    case .brown: ((0xA2845E, 0xAC8E68), (0x7F6545, 0xB59469))
    case .gray: ((0x8E8E93, 0x8E8E93), (0x6C6C70, 0xAEAEB2))
    case .primary: ((0x000000, 0xFFFFFF), (0x000000, 0xFFFFFF))
    case .secondary, .tertiary, .quaternary, .quinary:
      ((0x3C3C43, 0xEBEBF5), (0x3C3C43, 0xEBEBF5))
    // Not black in a dark scheme: the elevated background of iOS.
    case .background: ((0xFFFFFF, 0x1C1C1E), (0xFFFFFF, 0x1C1C1E))
    case .secondaryBackground: ((0xF2F2F7, 0x2C2C2E), (0xF2F2F7, 0x2C2C2E))
    }
  }

  private func opacity(isIncreased: Bool) -> Double {
    switch self {
    case .secondary: isIncreased ? 0.8 : 0.6
    case .tertiary: isIncreased ? 0.6 : 0.3
    case .quaternary: 0.18
    case .quinary: 0.1
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .gray, .primary, .accent, .background, .secondaryBackground:
      1
    }
  }
}
