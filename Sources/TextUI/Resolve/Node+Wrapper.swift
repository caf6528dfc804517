extension Node {
  /// A node around exactly one child.
  ///
  /// The first seven change what the child is offered, the size that the outside sees, or where
  /// the child is put. Traits and effects leave all three as they are.
  enum Wrapper {
    case padding(EdgeInsets)
    case frame(width: CGFloat?, height: CGFloat?, Alignment)
    /// The number of its limits.
    case flexibleFrame(Int, Alignment)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(CGFloat?, ContentMode)
    case offset(CGSize)
    case position(CGPoint)
    case trait(Trait)
    case effect(Effect)
  }

  /// What a view tells the container around it, which asks for it through other wrappers too.
  enum Trait {
    case layoutPriority(Double)
    /// The number of what is told to a ``Layout``.
    case layoutValue(Int)
    case zIndex(Double)
    /// The number of the guide.
    case alignmentGuide(Int)
    /// The number of what it asks of its grid.
    case gridCell(Int)
  }

  /// What changes how the child is drawn or read aloud.
  enum Effect {
    case opacity(Double)
    case hidden
    /// The number of what paths and pictures are changed by.
    case transform(Int)
    /// The number of what colours become.
    case colors(Int)
    case clip
    /// The number of the shape.
    case clipShape(Int)
    case accented
    /// The number of what is said about it.
    case accessibility(Int)
    /// The number of what a tap on it does.
    case tap(Int)
    /// The number of the name by which readers inside count from here.
    case coordinateSpace(Int)
  }
}
