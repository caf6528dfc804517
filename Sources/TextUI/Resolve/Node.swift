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
