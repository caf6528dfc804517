nonisolated extension View {
  /// Draws symbols in another variant, if there is a glyph for it.
  public consuming func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment { $0.symbolVariants = $0.symbolVariants.union(variant) }
  }
}

public struct SymbolVariants: Hashable, Sendable {
  private var suffixes: [String] = []

  private init() {}

  private static let order = ["slash", "circle", "square", "rectangle", "fill"]

  public static let none = SymbolVariants()
  public static let circle = none.circle
  public static let square = none.square
  public static let rectangle = none.rectangle
  /// `heart.fill`; most symbols use one glyph for both.
  public static let fill = none.fill
  /// `heart.slash`; `⌀` for a symbol without a glyph for it.
  public static let slash = none.slash

  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var fill: SymbolVariants { adding("fill") }
  public var slash: SymbolVariants { adding("slash") }

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

  /// The name of a symbol in these variants: `bell` with slash and fill is `bell.slash.fill`.
  func name(of symbol: String) -> String {
    if suffixes.isEmpty { return symbol }
    let parts = symbol.split(separator: ".")
    return suffixes.filter { suffix in !parts.contains { $0 == suffix } }
      .reduce(symbol) { $0 + "." + $1 }
  }
}

extension EnvironmentValues {
  public var symbolVariants: SymbolVariants {
    get { shared.symbolVariants }
    set { shared.symbolVariants = newValue }
  }
}
