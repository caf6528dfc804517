extension Color {
  /// Channels outside of 0…1 are kept, and clamped for drawing.
  public struct Resolved: Hashable, Sendable, Codable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
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
  public var red: Float {
    get { Color.gammaEncoded(linearRed) }
    set { linearRed = Color.linear(newValue) }
  }

  public var green: Float {
    get { Color.gammaEncoded(linearGreen) }
    set { linearGreen = Color.linear(newValue) }
  }

  public var blue: Float {
    get { Color.gammaEncoded(linearBlue) }
    set { linearBlue = Color.linear(newValue) }
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

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
