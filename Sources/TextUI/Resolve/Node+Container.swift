extension Node {
  /// A node that arranges any number of children.
  enum Container {
    case stack(Axis, spacing: CGFloat?, alignment: any AlignmentID.Type)
    case depthStack(Alignment)
    /// Shows one of its children; with its own number.
    case fitting(Axis.Set, Int)
    /// The number of the layout.
    case layout(Int)
    /// The number of its settings.
    case grid(Int)
    case gridRow(VerticalAlignment?)
    /// The number of its settings.
    case lazyGrid(Int)
  }

  /// What the other children do to the first.
  enum Layering {
    /// They are drawn behind it.
    case background
    /// They are drawn before it.
    case overlay
    /// Only the cells where they draw something are left of it.
    case mask
  }
}
