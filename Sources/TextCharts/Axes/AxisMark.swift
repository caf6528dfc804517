/// The marks at one value of an axis: a grid line, a tick or a label.
@MainActor @preconcurrency
public protocol AxisMark {
  /// The parts at the value, in order.
  var parts: AxisParts { get }
}

/// The parts of an axis at one value.
///
/// Public only for `AxisMark.parts`; a program cannot make any.
public struct AxisParts: AxisMark {
  var all: [AxisPart]

  /// The value itself.
  public var parts: AxisParts { self }
}

struct AxisPart {
  enum Kind {
    case grid, tick
    case label(LabelContent, AxisValueLabelCollisionResolution, UnitPoint?)
  }

  enum LabelContent {
    /// The text that the axis itself writes.
    case automatic
    case text(Text)
    case formatted((PlottedValue) -> Text?)
    case view(AnyView)
  }

  let kind: Kind
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A line across the plot at a value; marks cover it.
public struct AxisGridLine: AxisMark {
  /// The line.
  public let parts: AxisParts

  /// Creates a line; with `centered` in the middle of the value's interval, such as a day.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    parts = AxisParts(all: [AxisPart(kind: .grid, isCentered: centered, stroke: stroke)])
  }
}

/// A tick at a value: one dot at the edge of the plot; marks cover it.
public struct AxisTick: AxisMark {
  /// The length of a tick; ignored, since every tick is one dot.
  public struct Length: Hashable, Sendable {
    private enum Kind: Hashable {
      case automatic, length(CGFloat), label(CGFloat), longestLabel(CGFloat)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }
    /// Ignored: a tick is one dot.
    public static let automatic = Length(.automatic)
    /// Ignored: a tick is one dot.
    public static let label = label(extendPastBy: 0)
    /// Ignored: a tick is one dot.
    public static let longestLabel = longestLabel(extendPastBy: 0)
    /// Ignored: a tick is one dot.
    public static func length(_ length: CGFloat) -> Length { Length(.length(length)) }
    /// Ignored: a tick is one dot.
    public static func label(extendPastBy length: CGFloat) -> Length { Length(.label(length)) }
    /// Ignored: a tick is one dot.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(.longestLabel(length))
    }
  }

  /// The tick.
  public let parts: AxisParts

  /// Creates a tick; with `centered` in the middle of the value's interval, such as a day.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    parts = AxisParts(all: [AxisPart(kind: .tick, isCentered: centered, stroke: stroke)])
  }

  /// Creates a tick; the length in points is ignored.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, stroke: stroke)
  }
}

extension AxisMark {
  private func changed(_ change: (inout AxisPart) -> Void) -> some AxisMark {
    var parts = parts
    for index in parts.all.indices { change(&parts.all[index]) }
    return parts
  }

  /// Sets the style of lines and labels; an inner style wins.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return changed { $0.style = $0.style ?? style }
  }

  /// Sets the font of labels; an inner font wins.
  public func font(_ font: Font?) -> some AxisMark {
    changed { $0.font = $0.font ?? font }
  }

  /// Moves labels by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }

  /// Moves labels by a distance in points; ignores infinite distances.
  public func offset(_ offset: CGSize) -> some AxisMark {
    changed {
      if offset.width.isFinite { $0.offset.width += offset.width }
      if offset.height.isFinite { $0.offset.height += offset.height }
    }
  }
}
