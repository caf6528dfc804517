import AssetCatalogs

extension EnvironmentValues {
  /// The library in which ``Image``, ``Color`` and ``AsyncImage`` find pictures and colours;
  /// without folders by default.
  public var assets: AssetLibrary {
    get { shared.assets ?? .empty }
    set { shared.assets = newValue }
  }

  /// The traits by which a catalogue chooses variants.
  var assetTraits: AssetTraits {
    AssetTraits(
      isDark: colorScheme == .dark, isHighContrast: colorSchemeContrast == .increased,
      scale: displayScale)
  }
}

extension Color {
  /// A colour of a catalogue; `nil` for a system colour without a name in SwiftUI.
  init?(_ asset: AssetColor) {
    switch asset {
    case .channels(let red, let green, let blue, let alpha):
      self.init(red: red, green: green, blue: blue, opacity: alpha)
    case .system(let name):
      guard let color = Self.references[name] else { return nil }
      self.init(.system(color))
    }
  }

  /// Xcode's names for system colours.
  private static let references: [String: SystemColor] = [
    "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
    "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal,
    "systemCyanColor": .cyan, "systemBlueColor": .blue, "systemIndigoColor": .indigo,
    "systemPurpleColor": .purple, "systemPinkColor": .pink, "systemBrownColor": .brown,
    "systemGrayColor": .gray, "labelColor": .primary, "secondaryLabelColor": .secondary,
    "tertiaryLabelColor": .tertiary, "quaternaryLabelColor": .quaternary,
    "systemBackgroundColor": .background, "secondarySystemBackgroundColor": .secondaryBackground,
    "controlAccentColor": .accent, "tintColor": .accent,
  ]
}
