/// A glyph has one size and one colour, that of the foreground.
/// - Effect: none
extension Image {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large
  }
}

/// How the layers of a symbol are coloured.
/// - Effect: none
public enum SymbolRenderingMode: Hashable, Sendable {
  case monochrome, multicolor, hierarchical, palette
}
