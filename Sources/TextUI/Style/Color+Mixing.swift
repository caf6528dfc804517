extension Gradient {
  /// The space in which colours pass into each other; cells know only sRGB.
  public enum ColorSpace: Hashable, Sendable {
    /// That of the display.
    case device
    /// One in which equal steps look equal, drawn as if it were ``device``.
    case perceptual
  }
}

extension Color {
  /// The colour `fraction` (0…1) of the way to another one, channel by channel.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, other, fraction: fraction))
  }
}
