public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, stepStart, stepCenter, stepEnd, monotone
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
  }

  let kind: Kind

  public static let linear = InterpolationMethod(kind: .linear)
  public static let monotone = InterpolationMethod(kind: .monotone)
  public static let cardinal = cardinal(tension: 0)
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }
  public static let catmullRom = catmullRom(alpha: 0.5)
  /// `alpha` is ignored.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}

public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }

  let kind: Kind

  public static let standard = MarkStackingMethod(kind: .standard)
  public static let normalized = MarkStackingMethod(kind: .normalized)
  public static let center = MarkStackingMethod(kind: .center)
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  /// Leaves a gap of one cell to the neighbours if it fits.
  public static let automatic = MarkDimension(kind: .automatic)
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  /// The length in points within `room`; `room` itself if the dimension is not a number.
  func length(of room: CGFloat, automatic ratio: CGFloat) -> CGFloat {
    let length =
      switch kind {
      case .automatic: room * ratio
      case .fixed(let value): value
      case .inset(let value): room - 2 * value
      case .ratio(let value): room * value
      }
    return length.isFinite ? min(max(length, 0), 1e5) : room
  }
}

public struct AnnotationPosition: Hashable, Sendable {
  /// −1 is left of or above the mark, 0 on it, 1 right of or below it.
  let x: Int
  let y: Int
  let isAutomatic: Bool

  private init(_ x: Int, _ y: Int, isAutomatic: Bool = false) {
    self.x = x
    self.y = y
    self.isAutomatic = isAutomatic
  }

  /// Above the mark; for a horizontal bar to its right.
  public static let automatic = AnnotationPosition(0, -1, isAutomatic: true)
  public static let overlay = AnnotationPosition(0, 0)
  public static let top = AnnotationPosition(0, -1)
  public static let bottom = AnnotationPosition(0, 1)
  public static let leading = AnnotationPosition(-1, 0)
  public static let trailing = AnnotationPosition(1, 0)
  public static let topLeading = AnnotationPosition(-1, -1)
  public static let topTrailing = AnnotationPosition(1, -1)
  public static let bottomLeading = AnnotationPosition(-1, 1)
  public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// Ignored, since an annotation always moves inside the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  public struct Strategy: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, fit(Boundary), padScale, disabled }

    private let kind: Kind

    public static let automatic = Strategy(kind: .automatic)
    public static let fit = fit(to: .automatic)
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    public static let padScale = Strategy(kind: .padScale)
    public static let disabled = Strategy(kind: .disabled)
  }

  public enum Boundary: Hashable, Sendable {
    case automatic, chart, plot
  }

  public static let automatic = AnnotationOverflowResolution()

  private let x: Strategy
  private let y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}
