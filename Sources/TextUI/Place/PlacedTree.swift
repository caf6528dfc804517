/// The frames of all items of a picture, in one list in painting order.
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
/// All sizes, places and choices are settled. A bracket around items applies to all of them.
struct PlacedTree {
  let tree: ResolvedTree
  let items: [PlacedItem]
  /// The broken lines of each text, as they are painted.
  let texts: [TextMemory]
  /// The contents of readers, each a tree of its own.
  let readers: [PlacedTree]
}

/// An item to paint, or the start or end of a bracket.
struct PlacedItem {
  enum Content {
    case leaf(Node.Leaf)
    /// The number of the content in ``PlacedTree/readers``.
    case reader(Int)
    case begin(Bracket)
    /// Separates the two parts of layers.
    case divide
    case end
  }

  /// An effect or layering of the items up to its end.
  enum Bracket {
    case effect(Node.Effect)
    /// The background, then the view: painted first, read aloud last.
    case background
    /// A view, then its mask.
    case mask
  }

  let content: Content
  /// The frame, in points from the picture's upper left corner.
  var frame = CGRect.zero
  /// The cells of the frame; for a clip or a tappable part only those inside the clips around.
  var cells = CellRect(column: 0, row: 0, columns: 0, rows: 0)
}
