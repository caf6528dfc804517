/// One node of a resolved tree: its kind and its children.
///
/// Nodes are plain bits without references, so that a list of them is copied and dropped at the
/// cost of its bytes. Larger values, such as a text or a shape, are in the tree's tables, and the
/// node has their number there. For
///
/// ```swift
/// HStack { Text("56 mg"); Spacer(); Text("✓") }.frame(width: 80)
/// ```
///
/// a ``TreeBuilder`` holds five, children before the nodes around them:
///
/// ```
/// 0   leaf        text “56 mg”
/// 1   leaf        spacer
/// 2   leaf        text “✓”
/// 3   container   stack           around 0, 1, 2
/// 4   wrapper     frame           around 3
/// ```
///
/// `Docs/Engine.md` follows them to the cells.
///
/// There are four kinds, and each `switch` over them or over their cases is exhaustive: a new node
/// must be measured, placed, drawn and read aloud to compile.
struct Node {
  enum Content {
    case leaf(Leaf)
    case wrapper(Wrapper)
    /// A first child that determines the size, with others behind or in front of it.
    case layers(Layering, Alignment)
    case container(Container)
  }

  let content: Content
  /// The start of the children in the tree's list of children.
  let firstChild: Int
  let childCount: Int

  /// The node number of a child, by its index among the children.
  ///
  /// A function of the node, since a build without optimisation would copy the tree onto the stack
  /// for the call.
  func child(_ index: Int, in children: [Int]) -> Int { children[firstChild + index] }

  /// Whether a view inside may set a guide; baselines do not count.
  var setsGuides = false
  /// Whether there are letters in it, which need whole rows.
  var holdsText = false
}

extension Node {
  /// A node that arranges any number of children.
  enum Container {
    case stack(Axis, spacing: CGFloat?, alignment: any AlignmentID.Type)
    case depthStack(Alignment)
    /// Shows one of its children; has its own number for findings.
    case fitting(Axis.Set, Int)
    case layout(Int)
    case grid(Int)
    case gridRow(VerticalAlignment?)
    case lazyGrid(Int)
  }

  /// The effect of the other children on the first.
  enum Layering {
    case background
    case overlay
    /// Shows it where, and as strongly as, they draw.
    case mask
  }
}

extension Node {
  enum Leaf {
    case text(Int)
    /// An area of one paint; the number of the paint.
    case fill(Int)
    case drawing(Int)
    case spacer(along: Axis?, minLength: CGFloat?)
    /// The number of a reader, whose content is resolved once its size is known.
    case geometry(Int)
  }
}
