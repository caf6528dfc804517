/// What an axis has at a value: a line of the grid, a tick, a label.
@MainActor @preconcurrency
public protocol AxisMark {
  /// Adds the parts to those of a value.
  func collect(into parts: inout AxisParts)
}

/// What an axis has at one value.
///
/// It is public because `AxisMark.collect(into:)` is; only the package can add to it.
public struct AxisParts {
  var parts: [AxisPart] = []
}

/// A part of an axis at one value.
struct AxisPart {
  enum Kind {
    case grid, tick
    case label(LabelContent, AxisValueLabelCollisionResolution, UnitPoint?)
  }

  enum LabelContent {
    /// As the axis writes its values.
    case automatic
    case text(Text)
    /// Writes the value.
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

/// A line across the plot at a value, drawn where no mark is.
public struct AxisGridLine: AxisMark {
  private let part: AxisPart

  /// A line in the middle of a stretch or at its beginning.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .grid, isCentered: centered, stroke: stroke)
  }

  /// Adds the line.
  public func collect(into parts: inout AxisParts) { parts.parts.append(part) }
}

/// A tick at a value: a dot at the edge of the plot, where no mark is.
public struct AxisTick: AxisMark {
  /// How long a tick is; always a dot.
  public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private enum Kind: Hashable {
      case automatic, length(CGFloat), label(CGFloat), longestLabel(CGFloat)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }
    /// A dot.
    public init(floatLiteral value: Double) { kind = .length(CGFloat(value)) }
    /// A dot.
    public init(integerLiteral value: Int) { kind = .length(CGFloat(value)) }
    /// A dot.
    public static let automatic = Length(.automatic)
    /// A dot.
    public static let label = label(extendPastBy: 0)
    /// A dot.
    public static let longestLabel = longestLabel(extendPastBy: 0)
    /// A dot.
    public static func length(_ length: CGFloat) -> Length { Length(.length(length)) }
    /// A dot.
    public static func label(extendPastBy length: CGFloat) -> Length { Length(.label(length)) }
    /// A dot.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(.longestLabel(length))
    }
  }

  private let part: AxisPart

  /// A tick in the middle of a stretch or at its beginning.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .tick, isCentered: centered, stroke: stroke)
  }

  /// A tick in the middle of a stretch or at its beginning.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, stroke: stroke)
  }

  /// Adds the tick.
  public func collect(into parts: inout AxisParts) { parts.parts.append(part) }
}

/// An axis mark that is changed.
public struct ModifiedAxisMark<Content> {
  let content: Content
  let change: (inout AxisPart) -> Void
}

extension ModifiedAxisMark: AxisMark where Content: AxisMark {
  /// Adds the parts and changes them.
  public func collect(into parts: inout AxisParts) {
    let start = parts.parts.count
    content.collect(into: &parts)
    for index in start..<parts.parts.count { change(&parts.parts[index]) }
  }
}

extension AxisMark {
  /// Sets the style of lines and labels.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return ModifiedAxisMark(content: self) { $0.style = $0.style ?? style }
  }

  /// Sets the font of labels.
  nonisolated public func font(_ font: Font?) -> some AxisMark {
    ModifiedAxisMark(content: self) { $0.font = $0.font ?? font }
  }

  /// Moves labels, by so many points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }

  /// Moves labels, by so many points.
  nonisolated public func offset(_ offset: CGSize) -> some AxisMark {
    ModifiedAxisMark(content: self) {
      if offset.width.isFinite { $0.offset.width += offset.width }
      if offset.height.isFinite { $0.offset.height += offset.height }
    }
  }
}
