// A symbol is one glyph: its size, weight and scale are ignored, its colour is not.

extension UIImage {
  /// The weight of a symbol; ignored.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol next to text; ignored.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  public class Configuration: @unchecked Sendable {
    // Unchecked, because the class has subclasses; none of them changes after it is created.
  }

  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let color: UIColor?

    private init(color: UIColor?) { self.color = color }

    public convenience init(pointSize: CGFloat) { self.init(color: nil) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(color: nil) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(color: nil)
    }
    public convenience init(weight: SymbolWeight) { self.init(color: nil) }
    public convenience init(scale: SymbolScale) { self.init(color: nil) }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(color: nil) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(color: nil)
    }
    public convenience init(font: UIFont) { self.init(color: nil) }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(color: nil) }
    /// Uses the first colour, because a glyph has a single colour.
    public convenience init(paletteColors: [UIColor]) { self.init(color: paletteColors.first) }
    public convenience init(hierarchicalColor: UIColor) { self.init(color: hierarchicalColor) }
    public static func preferringMulticolor() -> SymbolConfiguration { Self(color: nil) }
    public static func preferringMonochrome() -> SymbolConfiguration { Self(color: nil) }
    public static let unspecified = SymbolConfiguration(color: nil)

    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(color: other.color ?? color)
    }
  }

  /// Creates a symbol of two cells, or returns `nil` if the name is unknown.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(systemName: name, color: (withConfiguration as? SymbolConfiguration)?.color)
  }

  /// Creates a symbol of two cells, or returns `nil` if the name is unknown.
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }

  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration)?.color.map { withTintColor($0) } ?? self
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// False for files and assets, which keep their own colours.
  public var isSymbolImage: Bool { image.isSymbol }
}
