/// The boxes that a view resolves into: each with its style resolved, ready to be measured.
///
/// The boxes stand in one list, children before the boxes around them. A view adds its boxes to
/// the level that is open; a container then takes those for its children, which is why a group or
/// a loop needs no box, and why a modifier of a group applies to each of its views.
public struct ViewTree {
  var nodes: [Node] = []
  /// The children of all boxes, those of one box together.
  var children: [Int] = []
  /// The boxes that no container has taken yet.
  var open: [Int] = []

  var texts: [TextBlock] = []
  var paints: [Paint] = []
  var drawings: [any Drawing] = []
  var flexibleFrames: [FlexibleFrame] = []
  var accessibility: [AccessibilityProperties] = []
  var readers: [GeometryContent] = []
  var layouts: [any LayoutBox] = []
  var links: [String] = []
  var clips: [ClipShape] = []
  var grids: [GridSettings] = []
  var gridCells: [GridCellTraits] = []
  var lazyGrids: [LazyGridSettings] = []
  var layoutValues: [LayoutValue] = []

  /// What has been handed up so far.
  package var preferences = PreferenceValues()
  /// The size of the picture in points.
  var pictureSize = CGSize.zero
  /// The direction of the stack around the view, which spacers and dividers follow.
  var stackAxis: Axis?

  /// What ``Environment`` reads while bodies are evaluated.
  let scope: EnvironmentScope

  /// Sizes that were answered before, one list a box.
  var sizes: [SizeCache] = []
  /// Room for the children of the stacks that are being measured.
  var stackItems: [StackItem] = []
  /// Where the children of the boxes stand that are being arranged.
  var placements: [Placement] = []
  /// Whether a view asked to stand before others.
  var hasOrder = false
  /// The guides that views have set.
  var guides: [ExplicitGuide] = []
  /// What boxes answered when they were asked for a guide.
  var guideAnswers: [GuideAnswers] = []

  init(_ environment: EnvironmentValues) {
    scope = EnvironmentScope(environment)
    nodes.reserveCapacity(Self.usualCount)
    children.reserveCapacity(Self.usualCount)
    open.reserveCapacity(Self.usualCount)
    sizes.reserveCapacity(Self.usualCount)
    texts.reserveCapacity(Self.usualCount / 4)
    stackItems.reserveCapacity(Self.usualCount / 2)
    placements.reserveCapacity(Self.usualCount / 2)
  }

  /// The boxes of a widget, for which room is made at once.
  private static let usualCount = 128

  /// An empty tree to stand in for one that has moved away for a while.
  init(sharing scope: EnvironmentScope) {
    self.scope = scope
  }

  /// The environment of the view that is being resolved.
  package var environment: EnvironmentValues {
    get { scope.values }
    nonmutating _modify { yield &scope.values }
  }
}

extension ViewTree {
  /// Where the boxes start that will be added from now on.
  var mark: Int { open.count }

  /// Adds a box that takes the open ones since `mark` for its children.
  mutating func add(_ content: Node.Content, childrenFrom mark: Int) {
    let first = children.count
    for index in mark..<open.count { children.append(open[index]) }
    open.removeLast(open.count - mark)
    add(Node(content: content, firstChild: first, childCount: children.count - first))
  }

  /// Adds a box without children.
  mutating func add(_ content: Node.Content) {
    add(Node(content: content, firstChild: 0, childCount: 0))
  }

  private mutating func add(_ node: Node) {
    open.append(nodes.count)
    append(node)
  }

  private mutating func append(_ node: Node) {
    var node = node
    node.ignoresHeight = ignoresHeight(node)
    nodes.append(node)
  }

  /// Whether the size of a box cannot depend on the height it is offered: most are made of text on
  /// one line, and stacks ask for many heights.
  private func ignoresHeight(_ node: Node) -> Bool {
    switch node.content {
    case .text(let index): texts[index].limits.ignoresHeight
    case .spacer(let axis, _): axis == .horizontal
    case .fixedSize(_, vertical: true): true
    case .stack, .depthStack:
      (0..<node.childCount).allSatisfy { nodes[child($0, of: node)].ignoresHeight }
    case .padding, .offset, .layoutPriority, .zIndex, .alignmentGuide, .opacity, .hidden, .clip,
      .clipShape, .accented, .accessibility, .link, .background, .overlay:
      node.childCount > 0 && nodes[child(0, of: node)].ignoresHeight
    default: false
    }
  }

  /// Puts a box around each open one since `mark`.
  mutating func wrap(from mark: Int, in content: Node.Content) {
    for index in mark..<open.count {
      let first = children.count
      children.append(open[index])
      append(Node(content: content, firstChild: first, childCount: 1))
      open[index] = nodes.count - 1
    }
  }

  /// Adds an area of one paint.
  mutating func addFill(_ paint: Paint) {
    add(.fill(paints.count))
    paints.append(paint)
  }

  /// Adds what a view draws itself.
  package mutating func add(_ drawing: some Drawing) {
    add(.drawing(drawings.count))
    drawings.append(drawing)
  }

  /// The box of a child.
  func child(_ index: Int, of node: Node) -> Int {
    children[node.firstChild + index]
  }
}
