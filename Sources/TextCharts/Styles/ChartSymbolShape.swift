/// A custom shape is drawn as ■, and its `perceptualUnitRect` is ignored.
public protocol ChartSymbolShape: Sendable {
  /// The built-in symbol to draw, which has a glyph.
  var basicShape: BasicChartSymbolShape { get }
}

extension ChartSymbolShape {
  public var basicShape: BasicChartSymbolShape { .square }

  /// The width is ignored.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    basicShape.strokeBorder(lineWidth: lineWidth)
  }
}

public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Int, Hashable, Sendable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind
  var isFilled = true

  /// Drawn as `●`.
  public static let circle = BasicChartSymbolShape(kind: .circle)
  /// Drawn as `■`.
  public static let square = BasicChartSymbolShape(kind: .square)
  /// Drawn as `▲`.
  public static let triangle = BasicChartSymbolShape(kind: .triangle)
  /// Drawn as `◆`.
  public static let diamond = BasicChartSymbolShape(kind: .diamond)
  /// Drawn as `▼`: few fonts have a pentagon.
  public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
  /// Drawn as `+`.
  public static let plus = BasicChartSymbolShape(kind: .plus)
  /// Drawn as `×`.
  public static let cross = BasicChartSymbolShape(kind: .cross)
  /// Drawn as `*`.
  public static let asterisk = BasicChartSymbolShape(kind: .asterisk)

  public var basicShape: BasicChartSymbolShape { self }

  /// The width is ignored.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var outline = self
    outline.isFilled = false
    return outline
  }

  /// The symbol of a series by its index, from 0; repeats after eight.
  static func automatic(_ index: Int) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: Kind.allCases[index % Kind.allCases.count])
  }

  /// The glyph, one column wide.
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
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape.circle }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape.square }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape.triangle }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape.diamond }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape.pentagon }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape.plus }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape.cross }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape.asterisk }
}

extension Circle: ChartSymbolShape {
  public var basicShape: BasicChartSymbolShape { .circle }
}

extension Rectangle: ChartSymbolShape {
  public var basicShape: BasicChartSymbolShape { .square }
}
