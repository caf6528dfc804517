/// The marks at one value of an axis: a grid line, a tick or a label.
@MainActor @preconcurrency
public protocol AxisMark {
  /// Appends the parts of one value.
  func collect(into parts: inout AxisParts)
}

/// Collects the parts of an axis at one value.
///
/// Public only for `AxisMark.collect(into:)`; a program cannot append to it.
public struct AxisParts {
  var parts: [AxisPart] = []
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
  private let part: AxisPart

  /// Creates a line; with `centered` in the middle of the value's interval, such as a day.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .grid, isCentered: centered, stroke: stroke)
  }

  /// Appends the line.
  public func collect(into parts: inout AxisParts) { parts.parts.append(part) }
}

/// A tick at a value: one dot at the edge of the plot; marks cover it.
public struct AxisTick: AxisMark {
  /// The length of a tick; ignored, since every tick is one dot.
  public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private enum Kind: Hashable {
      case automatic, length(CGFloat), label(CGFloat), longestLabel(CGFloat)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }
    /// Ignored: a tick is one dot.
    public init(floatLiteral value: Double) { kind = .length(CGFloat(value)) }
    /// Ignored: a tick is one dot.
    public init(integerLiteral value: Int) { kind = .length(CGFloat(value)) }
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

  private let part: AxisPart

  /// Creates a tick; with `centered` in the middle of the value's interval, such as a day.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .tick, isCentered: centered, stroke: stroke)
  }

  /// Creates a tick; the length in points is ignored.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, stroke: stroke)
  }

  /// Appends the tick.
  public func collect(into parts: inout AxisParts) { parts.parts.append(part) }
}

/// An axis mark with a modifier applied.
public struct ModifiedAxisMark<Content> {
  let content: Content
  let change: (inout AxisPart) -> Void
}

extension ModifiedAxisMark: AxisMark where Content: AxisMark {
  /// Appends the modified parts.
  public func collect(into parts: inout AxisParts) {
    let start = parts.parts.count
    content.collect(into: &parts)
    for index in start..<parts.parts.count { change(&parts.parts[index]) }
  }
}

extension AxisMark {
  /// Sets the style of lines and labels; an inner style wins.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return ModifiedAxisMark(content: self) { $0.style = $0.style ?? style }
  }

  /// Sets the font of labels; an inner font wins.
  nonisolated public func font(_ font: Font?) -> some AxisMark {
    ModifiedAxisMark(content: self) { $0.font = $0.font ?? font }
  }

  /// Moves labels by a distance in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }

  /// Moves labels by a distance in points; ignores infinite distances.
  nonisolated public func offset(_ offset: CGSize) -> some AxisMark {
    ModifiedAxisMark(content: self) {
      if offset.width.isFinite { $0.offset.width += offset.width }
      if offset.height.isFinite { $0.offset.height += offset.height }
    }
  }
}
