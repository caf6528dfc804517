/// The colours a terminal has of its own: what unstyled text looks like.
public struct TerminalPalette: Hashable, Sendable {
  /// The colour of unstyled text.
  public var foreground: RGBA
  /// The colour of an empty cell.
  public var background: RGBA

  /// Creates a palette of two opaque colours.
  public init(foreground: RGBA, background: RGBA) {
    self.foreground = foreground
    self.background = background
  }

  /// Light text on a dark ground.
  public static let dark = TerminalPalette(
    foreground: RGBA(hex: 0xE6E6E6), background: RGBA(hex: 0x1C1C1E))

  /// Dark text on a light ground.
  public static let light = TerminalPalette(
    foreground: RGBA(hex: 0x1C1C1E), background: RGBA(hex: 0xFFFFFF))
}
