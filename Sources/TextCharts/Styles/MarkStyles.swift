/// The way a line or area connects its points.
///
///     LineMark(x: .value("Hour", hour), y: .value("Level", level)).interpolationMethod(.stepEnd)
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, stepStart, stepCenter, stepEnd, monotone
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
  }

  let kind: Kind

  /// Straight lines.
  public static let linear = InterpolationMethod(kind: .linear)
  /// A smooth curve that never overshoots: it rises and falls only where the points do.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// A smooth curve through the points.
  public static let cardinal = cardinal(tension: 0)
  /// A smooth curve through the points; more tension, from 0 to 1, makes it straighter.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }
  /// A smooth curve through the points.
  public static let catmullRom = catmullRom(alpha: 0.5)
  /// A smooth curve through the points; `alpha` is ignored.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }
  /// Jumps at each point to the value of the next.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// Steps halfway between two points.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// Keeps the value of each point up to the next.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}

/// The arrangement of several marks at the same place.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }

  let kind: Kind

  /// Stacks each series on the sum of those before it; negative values stack downwards.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// Stacks the series as fractions of their total, from 0 to 1.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// Stacks the series with their middle at 0.
  public static let center = MarkStackingMethod(kind: .center)
  /// Overlays the series without stacking.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// The size of a mark across its axis; a literal is a length in points.
///
///     BarMark(x: .value("Day", "Mon"), y: .value("Cups", 3), width: .ratio(0.5))
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

  /// A length in points.
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  /// A length in points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  /// The available space, minus a gap of one cell to the neighbours if it fits.
  public static let automatic = MarkDimension(kind: .automatic)
  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// The available space minus `value` points on either side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// A fraction of the available space, from 0 to 1.
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

/// The place of an annotation relative to its mark.
///
///     BarMark(x: .value("Day", "Mon"), y: .value("Cups", 3))
///       .annotation(position: .top) { Text("3") }
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
  /// On the mark.
  public static let overlay = AnnotationPosition(0, 0)
  /// Above the mark.
  public static let top = AnnotationPosition(0, -1)
  /// Below the mark.
  public static let bottom = AnnotationPosition(0, 1)
  /// Left of the mark.
  public static let leading = AnnotationPosition(-1, 0)
  /// Right of the mark.
  public static let trailing = AnnotationPosition(1, 0)
  /// Above the mark, to its left.
  public static let topLeading = AnnotationPosition(-1, -1)
  /// Above the mark, to its right.
  public static let topTrailing = AnnotationPosition(1, -1)
  /// Below the mark, to its left.
  public static let bottomLeading = AnnotationPosition(-1, 1)
  /// Below the mark, to its right.
  public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// The handling of an annotation outside of the chart; ignored, since it always moves inside.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The handling along one axis; ignored.
  public struct Strategy: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, fit(Boundary), padScale, disabled }

    private let kind: Kind

    /// Ignored: an annotation always moves inside the chart.
    public static let automatic = Strategy(kind: .automatic)
    /// Ignored: an annotation always moves inside the chart.
    public static let fit = fit(to: .automatic)
    /// Ignored: an annotation always moves inside the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    /// Ignored: an annotation always moves inside the chart.
    public static let padScale = Strategy(kind: .padScale)
    /// Ignored: an annotation always moves inside the chart.
    public static let disabled = Strategy(kind: .disabled)
  }

  /// The bounds to move into; ignored.
  public enum Boundary: Hashable, Sendable {
    /// The whole chart in every case.
    case automatic, chart, plot
  }

  /// Moves annotations inside the chart.
  public static let automatic = AnnotationOverflowResolution()

  private let x: Strategy
  private let y: Strategy

  /// Ignores both strategies: an annotation always moves inside the chart.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}
