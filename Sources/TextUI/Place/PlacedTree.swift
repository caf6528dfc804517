/// Where everything of a picture stands: one list in the order in which it is painted.
///
/// `HStack { Text("56 mg"); Spacer(); Text("✓") }.opacity(0.5)` in 12 × 1 cells is
///
/// ```
/// begin   opacity         at 0, 0     cells 0, 0   12 × 1
/// leaf    text “56 mg”    at 0, 0     cells 0, 0   5 × 1
/// leaf    text “✓”        at 88, 0    cells 11, 0  1 × 1
/// end
/// ```
///
/// Sizes, places and choices are settled: whoever reads it asks for none. What applies to several
/// items is a bracket around them.
struct PlacedTree {
  let tree: ResolvedTree
  let items: [PlacedItem]
  /// The lines that each text was broken into, which are those it is painted in.
  let texts: [TextMemory]
  /// The content of readers, each a tree of its own.
  let readers: [PlacedTree]
}

/// What is painted at one place, or where a bracket begins or ends.
struct PlacedItem {
  enum Content {
    case leaf(Node.Leaf)
    /// The number of the content among the ``PlacedTree/readers``.
    case reader(Int)
    case begin(Bracket)
    /// Parts the items of layers: before it the first kind, behind it the second.
    case divide
    case end
  }

  /// What applies to the items up to its end.
  enum Bracket {
    case effect(Node.Effect)
    /// What lies behind a view, then the view: painted first, it is read aloud last.
    case background
    /// A view, then what masks it.
    case mask
  }

  let content: Content
  /// The place in points, from the upper left corner of the picture.
  var frame = CGRect.zero
  /// The cells that the frame is snapped to: of a clip those that it leaves of the clips around, and of
  /// what can be tapped those of it that can be seen.
  var cells = CellRect(column: 0, row: 0, columns: 0, rows: 0)
}
