extension Color {
  /// The channels that a colour has in one environment.
  ///
  /// ```swift
  /// @Environment(\.self) private var environment
  ///
  /// var luminance: Float {
  ///   let color = Color.orange.resolve(in: environment)
  ///   return 0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue
  /// }
  /// ```
  ///
  /// Channels outside of 0…1 are kept, and drawn as the nearest.
  public struct Resolved: Hashable, Sendable, Codable {
    /// How much red light the colour has: 0 is none, 1 all that a display gives.
    public var linearRed: Float
    /// Green as light, 0…1 within sRGB: the number to mix and to blur with.
    public var linearGreen: Float
    /// How much blue light the colour has.
    public var linearBlue: Float
    /// 0 is invisible, 1 opaque.
    public var opacity: Float

    /// Creates a colour from channels of a space; those of Display P3 count as sRGB's.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : Color.linear(red)
      linearGreen = isLinear ? green : Color.linear(green)
      linearBlue = isLinear ? blue : Color.linear(blue)
      self.opacity = opacity
    }
  }

  /// Creates a colour that is the same everywhere; it has 256 levels a channel.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The channels of the colour in an environment, each one of 256 levels.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = paint(in: environment).representative
    func channel(_ value: UInt8) -> Float { Float(value) / 255 }
    return Resolved(
      red: channel(color.red), green: channel(color.green), blue: channel(color.blue),
      opacity: channel(color.alpha))
  }
}

extension Color.Resolved {
  /// The gamma-corrected red channel, as designs name it.
  public var red: Float {
    get { Color.gammaEncoded(linearRed) }
    set { linearRed = Color.linear(newValue) }
  }

  /// The gamma-corrected green channel.
  public var green: Float {
    get { Color.gammaEncoded(linearGreen) }
    set { linearGreen = Color.linear(newValue) }
  }

  /// The gamma-corrected blue channel.
  public var blue: Float {
    get { Color.gammaEncoded(linearBlue) }
    set { linearBlue = Color.linear(newValue) }
  }
}

extension Color.Resolved: ShapeStyle {
  /// The colour that is drawn is at hand.
  public typealias Resolved = Never

  /// The colour, the same in each environment.
  public func paint(in environment: EnvironmentValues) -> Paint {
    Color(self).paint(in: environment)
  }
}

extension Color.Resolved: Animatable {}

extension Color.Resolved: CustomStringConvertible {
  /// The channels as designs write them: `#FF9500FF`.
  public var description: String {
    let channels = [red, green, blue, opacity].map { channel in
      let hex = String(Int((Double(channel).limitedToUnit * 255).rounded()), radix: 16)
      return (hex.count < 2 ? "0" + hex : hex).uppercased()
    }
    return "#" + channels.joined()
  }
}
