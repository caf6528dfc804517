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

/// Marks cover it.
public struct AxisGridLine: AxisMark {
  public let parts: AxisParts

  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    parts = AxisParts(all: [AxisPart(kind: .grid, isCentered: centered, stroke: stroke)])
  }
}

/// One dot at the edge of the plot; marks cover it.
public struct AxisTick: AxisMark {
  /// Ignored, since every tick is one dot.
  public struct Length: Hashable, Sendable {
    private enum Kind: Hashable {
      case automatic, length(CGFloat), label(CGFloat), longestLabel(CGFloat)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }
    public static let automatic = Length(.automatic)
    public static let label = label(extendPastBy: 0)
    public static let longestLabel = longestLabel(extendPastBy: 0)
    public static func length(_ length: CGFloat) -> Length { Length(.length(length)) }
    public static func label(extendPastBy length: CGFloat) -> Length { Length(.label(length)) }
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(.longestLabel(length))
    }
  }

  public let parts: AxisParts

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    parts = AxisParts(all: [AxisPart(kind: .tick, isCentered: centered, stroke: stroke)])
  }

  /// The length is ignored.
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

  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return changed { $0.style = $0.style ?? style }
  }

  public func font(_ font: Font?) -> some AxisMark {
    changed { $0.font = $0.font ?? font }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }

  /// Ignores infinite distances.
  public func offset(_ offset: CGSize) -> some AxisMark {
    changed {
      if offset.width.isFinite { $0.offset.width += offset.width }
      if offset.height.isFinite { $0.offset.height += offset.height }
    }
  }
}
