/// One node of a resolved tree: what it does, and which nodes are inside it.
///
/// Nodes are plain bits without references, so that a list of them is copied and dropped at the
/// cost of its bytes. What does not fit, such as a text or a shape, is in one of the tree's tables,
/// and the node holds its number there. Of
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
/// There are four kinds, and each `switch` over them or over their cases names every one: a new
/// node that nobody measures, places, draws or reads aloud does not compile.
struct Node {
  enum Content {
    case leaf(Leaf)
    case wrapper(Wrapper)
    /// A first child that decides about the size, and others behind or before it.
    case layers(Layering, Alignment)
    case container(Container)
  }

  let content: Content
  /// Where the children start in the tree's list of children.
  let firstChild: Int
  let childCount: Int

  /// The number in a tree's nodes of a child, by its place among the children.
  ///
  /// A function of the node and not of the tree, which would be copied onto the stack for the call in a
  /// build without optimisation.
  func child(_ index: Int, in children: [Int]) -> Int { children[firstChild + index] }

  /// Whether its size is the same whatever height it is offered, as that of text on one line is.
  var ignoresHeight = false
  /// Whether a view inside may set a guide of its own; baselines do not count.
  var setsGuides = false
  /// Whether there are letters in it, which only whole rows can show.
  var holdsText = false
}

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

extension Node {
  enum Leaf {
    /// Text; the number of its block.
    case text(Int)
    /// An area of one paint; the number of the paint.
    case fill(Int)
    /// A picture; its number.
    case drawing(Int)
    case spacer(along: Axis?, minLength: CGFloat?)
    /// Content that is resolved when it is drawn, once its size is known; the number of its reader.
    case geometry(Int)
  }
}
