/// A line across the stack around it: horizontal in a ``VStack``, vertical in an ``HStack``.
///
/// ```swift
/// VStack(alignment: .leading) {
///   Text("Today")
///   Divider()
///   Text("171 of 400 mg")
/// }
/// ```
///
/// ```
/// Today
/// ─────────────
/// 171 of 400 mg
/// ```
public struct Divider: Sendable {
  public init() {}
}

extension Divider: View {
  /// Adds a line one cell thick in the tertiary style, vertical in an ``HStack``, else horizontal.
  public func resolve(into builder: inout TreeBuilder) {
    let color = HierarchicalShapeStyle.tertiary.paint(in: builder.environment)
    builder.add(DividerLine(isStanding: builder.stackAxis == .horizontal, paint: color))
  }
}

struct DividerLine: Drawing {
  let isStanding: Bool
  let paint: Paint

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    if isStanding { size.width = CellMetrics.width } else { size.height = CellMetrics.height }
    return size
  }

  func draw(in context: inout DrawingContext) {
    let isUnicode = context.glyphSet == .unicode
    let glyph: Unicode.Scalar =
      isStanding ? (isUnicode ? "│" : "|") : (isUnicode ? "─" : "-")
    for row in 0..<context.rect.rows {
      context.put(glyph, columns: 0..<context.rect.columns, row: row, color: paint.representative)
    }
  }
}
