extension Color {
  /// The channels of a colour in one environment.
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
  /// Channels outside of 0…1 are kept, and clamped for drawing.
  public struct Resolved: Hashable, Sendable, Codable {
    /// The linear red channel: 0 is no light, 1 the full light of sRGB.
    public var linearRed: Float
    /// The linear green channel: 0 is no light, 1 the full light of sRGB.
    public var linearGreen: Float
    /// The linear blue channel: 0 is no light, 1 the full light of sRGB.
    public var linearBlue: Float
    /// The opacity: 0 is invisible, 1 opaque.
    public var opacity: Float

    /// Creates a colour from channels of a space; Display P3 is taken as sRGB.
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

  /// Creates a colour that is the same in every environment, with 256 levels a channel.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the channels of the colour in an environment, with 256 levels each.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = paint(in: environment).representative
    func channel(_ value: UInt8) -> Float { Float(value) / 255 }
    return Resolved(
      red: channel(color.red), green: channel(color.green), blue: channel(color.blue),
      opacity: channel(color.alpha))
  }
}

extension Color.Resolved {
  /// The gamma-corrected red channel, 0…1 within sRGB.
  public var red: Float {
    get { Color.gammaEncoded(linearRed) }
    set { linearRed = Color.linear(newValue) }
  }

  /// The gamma-corrected green channel, 0…1 within sRGB.
  public var green: Float {
    get { Color.gammaEncoded(linearGreen) }
    set { linearGreen = Color.linear(newValue) }
  }

  /// The gamma-corrected blue channel, 0…1 within sRGB.
  public var blue: Float {
    get { Color.gammaEncoded(linearBlue) }
    set { linearBlue = Color.linear(newValue) }
  }
}

extension Color.Resolved: ShapeStyle {
  /// The colour is resolved already.
  public typealias Resolved = Never

  /// Returns the colour, the same in every environment.
  public func paint(in environment: EnvironmentValues) -> Paint {
    Color(self).paint(in: environment)
  }
}

extension Color.Resolved: Animatable {}

extension Color.Resolved: CustomStringConvertible {
  /// The channels in hexadecimal, such as `#FF9500FF`.
  public var description: String {
    let channels = [red, green, blue, opacity].map { channel in
      let hex = String(Int((Double(channel).limitedToUnit * 255).rounded()), radix: 16)
      return (hex.count < 2 ? "0" + hex : hex).uppercased()
    }
    return "#" + channels.joined()
  }
}
