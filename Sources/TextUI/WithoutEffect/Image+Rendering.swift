/// A glyph has one size and one colour, that of the foreground.
extension Image {
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// How a picture fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Whether a picture's own colours count or only its opacity.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How well a picture is stretched.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large
  }
}

/// How the layers of a symbol are coloured.
public enum SymbolRenderingMode: Hashable, Sendable {
  case monochrome, multicolor, hierarchical, palette
}
