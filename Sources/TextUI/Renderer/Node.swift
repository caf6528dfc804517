import struct Foundation.CGFloat

/// One box of a resolved tree: what it does, and where its children stand in the tree's list.
///
/// Boxes are plain bits, without references; what does not fit stands in the tree's tables.
struct Node {
  enum Content {
    /// Text; the number of its block.
    case text(Int)
    /// An area of one paint; the number of the paint.
    case fill(Int)
    /// A picture; its number.
    case drawing(Int)
    case spacer(along: Axis?, minLength: CGFloat?)
    case stack(Axis, spacing: CGFloat?, alignment: any AlignmentID.Type)
    case depthStack(Alignment)
    /// A first child that counts, and others behind or before it.
    case background(Alignment)
    case overlay(Alignment)
    case mask(Alignment)
    case padding(EdgeInsets)
    case frame(width: CGFloat?, height: CGFloat?, Alignment)
    /// The number of its limits.
    case flexibleFrame(Int, Alignment)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(CGFloat?, ContentMode)
    case offset(CGSize)
    case position(CGPoint)
    case layoutPriority(Double)
    /// The number of what is told to the layout around.
    case layoutValue(Int)
    case zIndex(Double)
    /// The number of the guide.
    case alignmentGuide(Int)
    case opacity(Double)
    case hidden
    case rotation(Angle, UnitPoint)
    case clip
    /// The number of the shape.
    case clipShape(Int)
    case accented
    case fitting(Axis.Set)
    /// The number of its reader.
    case geometry(Int)
    /// The number of the layout.
    case layout(Int)
    case grid(Int)
    case gridRow(VerticalAlignment?)
    /// The number of what it asks of its grid.
    case gridCell(Int)
    /// The number of its settings.
    case lazyGrid(Int)
    /// The number of what is said about it.
    case accessibility(Int)
    /// The number of the link.
    case link(Int)
  }

  let content: Content
  /// Where the children start in the tree's list of children.
  let firstChild: Int
  let childCount: Int
  /// Whether its size is the same whatever height it is offered, as that of text on one line is.
  var ignoresHeight = false
}

/// How a view of another proportion is fitted into an area.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as fits inside.
  case fit
  /// As small as covers it.
  case fill
}
