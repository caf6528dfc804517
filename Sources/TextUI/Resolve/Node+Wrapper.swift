extension Node {
  /// A node around exactly one child.
  ///
  /// The first eight change the child's proposal, the size seen from outside, or the child's
  /// position. Traits and effects leave all three alone. An `Int` is a number in one of the tree's
  /// tables.
  enum Wrapper {
    case padding(EdgeInsets)
    case frame(width: CGFloat?, height: CGFloat?, Alignment)
    case flexibleFrame(Int, Alignment)
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// Offers nothing along an axis, unless the child would overflow what is offered there.
    case lazy(Axis)
    case aspectRatio(CGFloat?, ContentMode)
    case offset(CGSize)
    case position(CGPoint)
    case trait(Trait)
    case effect(Effect)
  }

  /// A value for the container around, which finds it through other wrappers too.
  enum Trait {
    case layoutPriority(Double)
    case layoutValue(Int)
    case zIndex(Double)
    case alignmentGuide(Int)
    case gridCell(Int)
  }

  /// A change to the drawing or the speech of the child.
  enum Effect {
    case opacity(Double)
    case hidden
    case transform(Int)
    case colors(Int)
    case clip
    case clipShape(Int)
    case accented
    case accessibility(Int)
    case tap(Int)
    case coordinateSpace(Int)
  }
}
