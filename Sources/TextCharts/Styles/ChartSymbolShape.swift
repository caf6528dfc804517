/// A symbol that stands at a point.
///
/// A shape of your own, whose `perceptualUnitRect` is not asked for, is drawn as ■.
public protocol ChartSymbolShape: Sendable {
  /// Which of the symbols that cells have a glyph for it is.
  var basicShape: BasicChartSymbolShape { get }
}

extension ChartSymbolShape {
  /// ■: cells have no glyph for shapes of your own.
  public var basicShape: BasicChartSymbolShape { .square }

  /// The outline of the symbol.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    basicShape.strokeBorder(lineWidth: lineWidth)
  }
}

/// The symbols that cells have a glyph for.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Int, Hashable, Sendable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind
  var isFilled = true

  /// The symbol `●`.
  public static let circle = BasicChartSymbolShape(kind: .circle)
  /// The symbol `■`.
  public static let square = BasicChartSymbolShape(kind: .square)
  /// The symbol `▲`.
  public static let triangle = BasicChartSymbolShape(kind: .triangle)
  /// The symbol `◆`.
  public static let diamond = BasicChartSymbolShape(kind: .diamond)
  /// ▼ in place of a pentagon, which few fonts have.
  public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
  /// The symbol `+`.
  public static let plus = BasicChartSymbolShape(kind: .plus)
  /// The symbol `×`.
  public static let cross = BasicChartSymbolShape(kind: .cross)
  /// The symbol `*`.
  public static let asterisk = BasicChartSymbolShape(kind: .asterisk)

  /// The symbol itself.
  public var basicShape: BasicChartSymbolShape { self }

  /// The outline of the symbol.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var outline = self
    outline.isFilled = false
    return outline
  }

  /// The symbol of a series by its number, from 0 on.
  static func automatic(_ index: Int) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: Kind.allCases[index % Kind.allCases.count])
  }

  /// The glyph of one column.
  func glyph(in set: GlyphSet, isSmall: Bool = false) -> Unicode.Scalar {
    let isUnicode = set == .unicode
    switch kind {
    case .circle:
      return isUnicode ? (isFilled ? (isSmall ? "•" : "●") : "○") : (isFilled ? "o" : "O")
    case .square: return isUnicode ? (isFilled ? "■" : "□") : "#"
    case .triangle: return isUnicode ? (isFilled ? "▲" : "△") : "^"
    case .diamond: return isUnicode ? (isFilled ? "◆" : "◇") : "v"
    case .pentagon: return isUnicode ? (isFilled ? "▼" : "▽") : "w"
    case .plus: return "+"
    case .cross: return isUnicode ? "×" : "x"
    case .asterisk: return "*"
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// The symbol `●`.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape.circle }
  /// The symbol `■`.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape.square }
  /// The symbol `▲`.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape.triangle }
  /// The symbol `◆`.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape.diamond }
  /// ▼ in place of a pentagon, which few fonts have.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape.pentagon }
  /// The symbol `+`.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape.plus }
  /// The symbol `×`.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape.cross }
  /// The symbol `*`.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape.asterisk }
}

extension Circle: ChartSymbolShape {
  /// The symbol `●`.
  public var basicShape: BasicChartSymbolShape { .circle }
}

extension Rectangle: ChartSymbolShape {
  /// The symbol `■`.
  public var basicShape: BasicChartSymbolShape { .square }
}
