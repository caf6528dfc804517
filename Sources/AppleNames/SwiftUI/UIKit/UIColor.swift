/// A class, like Apple's, so that extensions can declare `convenience` initializers.
public final class UIColor: NSObject, Sendable {
  let color: Color

  public init(_ color: Color) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// Clear if the environment has no such colour.
  public convenience init?(named name: String) { self.init(Color(name)) }

  /// Creates a named colour, resolved for these traits, or for the environment without them.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    guard let traits else {
      self.init(Color(name, bundle: bundle))
      return
    }
    self.init(UIColor(Color(name, bundle: bundle)).resolvedColor(with: traits).color)
  }

  private convenience init(
    _ light: UInt32, _ dark: UInt32, opacity: (light: Double, dark: Double) = (1, 1)
  ) {
    self.init(
      Color(
        light: RGBA(hex: light).multiplyingOpacity(by: opacity.light),
        dark: RGBA(hex: dark).multiplyingOpacity(by: opacity.dark)))
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  public override var hash: Int { color.hashValue }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { Self(color.opacity(Double(alpha))) }
}

extension Color {
  public init(_ color: UIColor) { self = color.color }

  public init(uiColor: UIColor) { self = uiColor.color }
}

// Source of the values: Apple's Human Interface Guidelines, "Color", iOS; dark backgrounds are
// the elevated ones, because widgets lie above other content.
extension UIColor {
  public static let label = UIColor(.primary)
  public static let secondaryLabel = UIColor(.secondary)
  public static let tertiaryLabel = UIColor(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3))
  public static let quaternaryLabel = UIColor(0x3C3C43, 0xEBEBF5, opacity: (0.18, 0.16))
  public static let placeholderText = UIColor(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3))
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let separator = UIColor(0x3C3C43, 0x545458, opacity: (0.29, 0.6))
  public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)
  public static let link = UIColor(0x007AFF, 0x0984FF)
  public static let systemBackground = UIColor(0xFFFFFF, 0x1C1C1E)
  public static let secondarySystemBackground = UIColor(0xF2F2F7, 0x2C2C2E)
  public static let tertiarySystemBackground = UIColor(0xFFFFFF, 0x3A3A3C)
  public static let systemGroupedBackground = UIColor(0xF2F2F7, 0x1C1C1E)
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, 0x2C2C2E)
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, 0x3A3A3C)
  public static let systemFill = UIColor(0x787880, 0x787880, opacity: (0.2, 0.36))
  public static let secondarySystemFill = UIColor(0x787880, 0x787880, opacity: (0.16, 0.32))
  public static let tertiarySystemFill = UIColor(0x767680, 0x767680, opacity: (0.12, 0.24))
  public static let quaternarySystemFill = UIColor(0x747480, 0x747480, opacity: (0.08, 0.18))
  public static let tintColor = UIColor(.accentColor)
  public static let systemGray = UIColor(.gray)
  public static let systemGray2 = UIColor(0xAEAEB2, 0x636366)
  public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A)
  public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C)
  public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E)
  public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E)
  public static let systemRed = UIColor(.red)
  public static let systemOrange = UIColor(.orange)
  public static let systemYellow = UIColor(.yellow)
  public static let systemGreen = UIColor(.green)
  public static let systemMint = UIColor(.mint)
  public static let systemTeal = UIColor(.teal)
  public static let systemCyan = UIColor(.cyan)
  public static let systemBlue = UIColor(.blue)
  public static let systemIndigo = UIColor(.indigo)
  public static let systemPurple = UIColor(.purple)
  public static let systemPink = UIColor(.pink)
  public static let systemBrown = UIColor(.brown)
  public static let white = UIColor(.white)
  public static let black = UIColor(.black)
  public static let clear = UIColor(.clear)
  public static let red = UIColor(0xFF0000, 0xFF0000)
  public static let green = UIColor(0x00FF00, 0x00FF00)
  public static let blue = UIColor(0x0000FF, 0x0000FF)
  public static let cyan = UIColor(0x00FFFF, 0x00FFFF)
  public static let magenta = UIColor(0xFF00FF, 0xFF00FF)
  public static let yellow = UIColor(0xFFFF00, 0xFFFF00)
  public static let orange = UIColor(0xFF8000, 0xFF8000)
  public static let purple = UIColor(0x800080, 0x800080)
  public static let brown = UIColor(0x996633, 0x996633)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
}

extension UIColor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public convenience init?(coder: NSCoder) {
    guard let light = RGBA(code: coder.decodeInt64(forKey: "light")),
      let dark = RGBA(code: coder.decodeInt64(forKey: "dark"))
    else { return nil }
    self.init(Color(light: light, dark: dark))
  }

  public func encode(with coder: NSCoder) {
    coder.encode(light.code, forKey: "light")
    coder.encode(
      color.paint(in: UITraitCollection(userInterfaceStyle: .dark).environment).representative.code,
      forKey: "dark")
  }
}

extension RGBA {
  fileprivate var code: Int64 { [red, green, blue, alpha].reduce(0) { $0 << 8 | Int64($1) } }

  fileprivate init?(code: Int64) {
    guard (0...0xFFFF_FFFF).contains(code) else { return nil }
    func channel(_ shift: Int64) -> UInt8 { UInt8(truncatingIfNeeded: code >> shift) }
    self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }
}

// swift-format-ignore: NoLeadingUnderscores
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

// swift-format-ignore: NoLeadingUnderscores
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Empty if no asset has the name.
  public convenience init(imageLiteralResourceName name: String) { self.init(namedOrEmpty: name) }
}
