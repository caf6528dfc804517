extension Image {
  /// How large a symbol is beside text; a glyph has one size.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Smaller than text.
    case small
    /// As large as text.
    case medium
    /// Larger than text.
    case large
  }
}

nonisolated extension View {
  /// No effect: a glyph has one size.
  public func imageScale(_ scale: Image.Scale) -> Self { self }
  /// No effect: a glyph has one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
  /// No effect: a symbol has one form.
  public func symbolVariant(_ variant: SymbolVariants) -> Self { self }
}

/// The forms of a symbol; a glyph has one.
public struct SymbolVariants: Hashable, Sendable {
  private let value: Int

  /// As it is.
  public static let none = SymbolVariants(value: 0)
  /// In a circle.
  public static let circle = SymbolVariants(value: 1)
  /// In a square.
  public static let square = SymbolVariants(value: 2)
  /// Filled.
  public static let fill = SymbolVariants(value: 4)
  /// Struck through.
  public static let slash = SymbolVariants(value: 8)
}
