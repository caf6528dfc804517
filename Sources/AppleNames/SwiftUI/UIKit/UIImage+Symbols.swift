// A symbol is one glyph: its size, thickness and scale change nothing, its colour does.

extension UIImage {
  /// How thick a symbol's strokes are.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// How a picture is drawn.
  public class Configuration: @unchecked Sendable {
    // Unchecked, as a class that has subclasses: none of them changes once it is made.
  }

  /// How a symbol is drawn.
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
    /// In the first colour, since a glyph has one.
    public convenience init(paletteColors: [UIColor]) { self.init(color: paletteColors.first) }
    public convenience init(hierarchicalColor: UIColor) { self.init(color: hierarchicalColor) }
    public static func preferringMulticolor() -> SymbolConfiguration { Self(color: nil) }
    public static func preferringMonochrome() -> SymbolConfiguration { Self(color: nil) }
    public static let unspecified = SymbolConfiguration(color: nil)

    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(color: other.color ?? color)
    }
  }

  /// A symbol, of two cells; `nil` where its name is not known.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(systemName: name, color: (withConfiguration as? SymbolConfiguration)?.color)
  }

  /// A symbol, of two cells; `nil` where its name is not known.
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

  /// False for pictures of a file or a catalogue, which keep their own colours.
  public var isSymbolImage: Bool { image.isSymbol }
}
