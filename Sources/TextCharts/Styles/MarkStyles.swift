/// How a line or area runs from point to point.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, stepStart, stepCenter, stepEnd, monotone
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
  }

  let kind: Kind

  /// Straight.
  public static let linear = InterpolationMethod(kind: .linear)
  /// A smooth curve that is never higher or lower than its points where those rise or fall.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// A curve through the points.
  public static let cardinal = cardinal(tension: 0)
  /// A curve through the points, straighter with more tension, 0…1.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }
  /// A curve through the points.
  public static let catmullRom = catmullRom(alpha: 0.5)
  /// A curve through the points; cells show all values of `alpha` alike.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }
  /// A step at each point.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// A step in the middle between two points.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// A step before each next point.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}

/// How marks at the same place share it.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }

  let kind: Kind

  /// Each series stands on the sum of those before it.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// One on the other, as parts of a whole of 1.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// One on the other, the middle of all at 0.
  public static let center = MarkStackingMethod(kind: .center)
  /// One before the other.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// How long a mark is across its axis.
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

  /// So many points.
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  /// So many points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  /// With a gap of a cell to its neighbours where there is room.
  public static let automatic = MarkDimension(kind: .automatic)
  /// So many points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// The room less so many points at either side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// A part of the room, 0…1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  /// The length in points of so much room; what is no number counts as the room.
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

/// Where an annotation stands beside its mark.
public struct AnnotationPosition: Hashable, Sendable {
  /// −1 is before or above the mark, 0 on it, 1 behind or below it.
  let x: Int
  let y: Int
  let isAutomatic: Bool

  private init(_ x: Int, _ y: Int, isAutomatic: Bool = false) {
    self.x = x
    self.y = y
    self.isAutomatic = isAutomatic
  }

  /// Above, or of a horizontal bar behind it.
  public static let automatic = AnnotationPosition(0, -1, isAutomatic: true)
  /// On the mark.
  public static let overlay = AnnotationPosition(0, 0)
  /// Above.
  public static let top = AnnotationPosition(0, -1)
  /// Below.
  public static let bottom = AnnotationPosition(0, 1)
  /// Before.
  public static let leading = AnnotationPosition(-1, 0)
  /// Behind.
  public static let trailing = AnnotationPosition(1, 0)
  /// Above and before.
  public static let topLeading = AnnotationPosition(-1, -1)
  /// Above and behind.
  public static let topTrailing = AnnotationPosition(1, -1)
  /// Below and before.
  public static let bottomLeading = AnnotationPosition(-1, 1)
  /// Below and behind.
  public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// What becomes of an annotation that would leave the chart: it is always moved inside.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What becomes of it along one axis.
  public struct Strategy: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, fit(Boundary), padScale, disabled }

    private let kind: Kind

    /// It is moved inside.
    public static let automatic = Strategy(kind: .automatic)
    /// It is moved inside.
    public static let fit = fit(to: .automatic)
    /// It is moved inside.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    /// It is moved inside.
    public static let padScale = Strategy(kind: .padScale)
    /// It is moved inside.
    public static let disabled = Strategy(kind: .disabled)
  }

  /// What it is moved into.
  public enum Boundary: Hashable, Sendable {
    /// The whole chart, as always.
    case automatic, chart, plot
  }

  /// It is moved inside.
  public static let automatic = AnnotationOverflowResolution()

  private let x: Strategy
  private let y: Strategy

  /// Chooses a way along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}
