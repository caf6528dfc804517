nonisolated extension View {
  /// Draws symbols in another form, as far as there is a glyph for it.
  public consuming func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment { $0.symbolVariants = $0.symbolVariants.union(variant) }
  }
}

/// The forms of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  private var suffixes: [String] = []

  private init() {}

  private static let order = ["slash", "circle", "square", "rectangle", "fill"]

  /// The plain symbol: `heart`.
  public static let none = SymbolVariants()
  /// `heart.circle`.
  public static let circle = none.circle
  /// `heart.square`.
  public static let square = none.square
  /// `heart.rectangle`.
  public static let rectangle = none.rectangle
  /// `heart.fill`; most symbols have one glyph for both.
  public static let fill = none.fill
  /// `heart.slash`, which is `⌀` where a symbol has no glyph of its own for it.
  public static let slash = none.slash

  /// The form in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// The form in a square.
  public var square: SymbolVariants { adding("square") }
  /// The form in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// The form filled.
  public var fill: SymbolVariants { adding("fill") }
  /// The form struck through.
  public var slash: SymbolVariants { adding("slash") }

  /// Whether one form is part of this one.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.suffixes.allSatisfy(suffixes.contains)
  }

  private func adding(_ suffix: String) -> SymbolVariants {
    var variants = self
    variants.suffixes = Self.order.filter { $0 == suffix || suffixes.contains($0) }
    return variants
  }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    other.suffixes.reduce(self) { $0.adding($1) }
  }

  /// The name of a symbol in these forms: `bell` struck through and filled is `bell.slash.fill`.
  func name(of symbol: String) -> String {
    if suffixes.isEmpty { return symbol }
    let parts = symbol.split(separator: ".")
    return suffixes.filter { suffix in !parts.contains { $0 == suffix } }
      .reduce(symbol) { $0 + "." + $1 }
  }
}

extension EnvironmentValues {
  /// The forms in which symbols are drawn.
  public var symbolVariants: SymbolVariants {
    get { shared.symbolVariants }
    set { shared.symbolVariants = newValue }
  }
}
