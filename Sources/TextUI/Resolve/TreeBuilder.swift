/// The nodes that a view resolves into: each with its style resolved, ready to be measured.
///
/// The nodes are in one list, children before the nodes around them. A view adds its nodes to
/// the level that is open; a container then takes those for its children, which is why a group or
/// a loop needs no node, and why a modifier of a group applies to each of its views.
///
/// It is public because `View.resolve(into:)` is: a requirement of ``View`` needs no cast to find
/// the views that draw themselves. Only the package can add to it.
public struct ViewTree {
  var nodes: [Node] = []
  /// The children of all nodes, those of one node together.
  var children: [Int] = []
  /// The nodes that no container has taken yet.
  var open: [Int] = []

  var texts: [TextBlock] = []
  var paints: [Paint] = []
  var drawings: [any Drawing] = []
  var flexibleFrames: [FlexibleFrame] = []
  var accessibility: [AccessibilityProperties] = []
  var readers: [GeometryContent] = []
  var layouts: [any ErasedLayout] = []
  var taps: [TapAction] = []
  var clips: [ClipShape] = []
  var grids: [GridSettings] = []
  var gridCells: [GridCellTraits] = []
  var lazyGrids: [LazyGridSettings] = []
  var layoutValues: [LayoutValue] = []
  var transforms: [AnchoredTransform] = []
  var colorMatrices: [ColorMatrix] = []
  var spaceNames: [String] = []
  /// What views say where a `Canvas` or a group takes them one by one.
  let notes = ContainerNotes()
  /// The spaces of coordinates with a name around the node that is being drawn.
  var namedSpaces: [NamedFrame] = []

  /// What has been handed up so far.
  package var preferences = PreferenceValues()
  /// What an earlier drawing of the picture has found out; `nil` in the first.
  var known: LayoutFindings?
  /// What this drawing finds out.
  var found = LayoutFindings()
  /// How many containers there are that show one of their children.
  var fittingCount = 0
  /// The size of the picture in points.
  package var pictureSize = CGSize.zero
  /// The direction of the stack around the view, which spacers and dividers follow.
  var stackAxis: Axis?
  /// Whether the container around the view is a grid, in which rows have columns.
  var isInGrid = false

  /// What ``Environment`` reads while bodies are evaluated, which modifiers change in place.
  let scope: EnvironmentScope

  /// Sizes that were answered before, one list a node.
  var sizes: [SizeCache] = []
  /// How often nodes were asked, and what they answered since that became very often.
  var questionCount = 0
  var sizeAnswers: [SizeCache.Question: CGSize] = [:]
  var allGuideAnswers: [GuideQuestion: CGFloat?] = [:]
  /// The children of the stacks that are being measured: those of the innermost are at the end, so
  /// that measuring allocates nothing.
  var stackItems: [StackItem] = []
  /// Where the children of the nodes are that are being arranged: a stack, whose end belongs to
  /// the innermost node.
  var placements: [Placement] = []
  /// Whether a view has a z-index; without one nothing needs to be sorted.
  var hasOrder = false
  /// The guides that views have set, and their names, each once.
  var guides: [ExplicitGuide] = []
  var guideKeys: [(key: any AlignmentID.Type, axis: Axis)] = []
  /// What nodes answered when they were asked for a guide.
  var guideAnswers: [GuideAnswers] = []

  init(_ environment: EnvironmentValues) {
    scope = EnvironmentScope(environment)
  }

  /// Makes room for the nodes of a widget at once.
  mutating func reserveUsual() {
    // A list that doubles from nothing to 128 is allocated and copied seven times.
    nodes.reserveCapacity(Self.usualCount)
    children.reserveCapacity(Self.usualCount)
    open.reserveCapacity(Self.usualCount)
    sizes.reserveCapacity(Self.usualCount)
    texts.reserveCapacity(Self.usualCount / 4)
    stackItems.reserveCapacity(Self.usualCount / 2)
    placements.reserveCapacity(Self.usualCount / 2)
  }

  private static let usualCount = 128

  /// An empty tree in place of one that has moved away for a while.
  init(sharing scope: EnvironmentScope) {
    self.scope = scope
  }

  /// The environment of the view that is being resolved.
  package var environment: EnvironmentValues { scope.values }
}

extension ViewTree {
  /// Where the nodes start that will be added from now on.
  package var mark: Int { open.count }

  /// Adds a container that takes the open nodes since `mark` for its children.
  mutating func add(_ container: Node.Container, childrenFrom mark: Int) {
    add(.container(container), childrenFrom: mark)
  }

  /// Adds layers of the open nodes since `mark`, the first of which the others lie behind or before.
  mutating func add(_ layering: Node.Layering, _ alignment: Alignment, childrenFrom mark: Int) {
    add(.layers(layering, alignment), childrenFrom: mark)
  }

  /// Adds a node without children.
  mutating func add(_ leaf: Node.Leaf) {
    open.append(append(Node(content: .leaf(leaf), firstChild: 0, childCount: 0)))
  }

  /// Puts a wrapper around each open node since `mark`.
  mutating func wrap(from mark: Int, in wrapper: Node.Wrapper) {
    modify(from: mark) { tree, id in
      let first = tree.children.count
      tree.children.append(id)
      return tree.append(Node(content: .wrapper(wrapper), firstChild: first, childCount: 1))
    }
  }

  /// Puts another node in place of each open one since `mark`; of the row of a grid, in place of
  /// each of its cells.
  ///
  /// Apple on `GridRow`: “If you apply a view modifier to a row, the row applies the modifier to all
  /// of its cells, similar to how a Group behaves.” A box around the row would hide it from its
  /// grid, and its cells would leave their columns.
  mutating func modify(from mark: Int, _ change: (inout ViewTree, Int) -> Int) {
    for index in mark..<open.count {
      let row = nodes[open[index]]
      guard case .container(.gridRow) = row.content else {
        open[index] = change(&self, open[index])
        continue
      }
      let cells = (0..<row.childCount).map { change(&self, child($0, of: row)) }
      let first = children.count
      children += cells
      open[index] = append(
        Node(content: row.content, firstChild: first, childCount: cells.count))
    }
  }

  /// Notes a section, in place of those inside it.
  mutating func note(_ section: SectionMarks) {
    notes.sections?.removeAll { $0.start >= section.start }
    notes.sections?.append(section)
  }

  private mutating func add(_ content: Node.Content, childrenFrom mark: Int) {
    takeSections(of: content, from: mark)
    let first = children.count
    for index in mark..<open.count { children.append(open[index]) }
    open.removeLast(open.count - mark)
    open.append(
      append(Node(content: content, firstChild: first, childCount: children.count - first)))
  }

  /// Hands the sections since `mark` to the lazy grid that is made of their views; of other containers
  /// they are none of the grid around.
  private mutating func takeSections(of content: Node.Content, from mark: Int) {
    if let sections = notes.sections, !sections.isEmpty {
      if case .container(.lazyGrid(let index)) = content {
        lazyGrids[index].sections = sections.map { $0.counted(from: mark) }
      }
      notes.sections = sections.filter { $0.start < mark }
    }
  }

  private mutating func append(_ node: Node) -> Int {
    var node = node
    node.ignoresHeight = ignoresHeight(node)
    node.setsGuides = setsGuides(node)
    node.holdsText = holdsText(node)
    nodes.append(node)
    return nodes.count - 1
  }

  /// Whether the size of a node cannot depend on the height it is offered: most hold text on one
  /// line, and stacks ask for many heights.
  private func ignoresHeight(_ node: Node) -> Bool {
    switch node.content {
    case .leaf(.text(let index)): texts[index].limits.ignoresHeight
    case .leaf(.spacer(let axis, _)): axis == .horizontal
    case .leaf(.fill), .leaf(.drawing), .leaf(.geometry): false
    case .wrapper(.fixedSize(_, vertical: true)), .wrapper(.frame(_, height: _?, _)): true
    case .wrapper(.flexibleFrame), .wrapper(.aspectRatio), .wrapper(.position): false
    case .wrapper(.padding), .wrapper(.frame), .wrapper(.fixedSize), .wrapper(.offset),
      .wrapper(.trait), .wrapper(.effect), .layers:
      nodes[child(0, of: node)].ignoresHeight
    case .container(.stack(.vertical, _, _)) where node.childCount > 2 && !holdsText(node):
      // Squares of 9 points are half a row each where there is no room for rows.
      false
    case .container(.stack), .container(.depthStack):
      (0..<node.childCount).allSatisfy { nodes[child($0, of: node)].ignoresHeight }
    case .container(.fitting), .container(.layout), .container(.grid), .container(.gridRow),
      .container(.lazyGrid):
      false
    }
  }

  private func setsGuides(_ node: Node) -> Bool {
    switch node.content {
    case .wrapper(.trait(.alignmentGuide)), .container(.layout): true
    case .leaf: false
    case .wrapper, .layers: nodes[child(0, of: node)].setsGuides
    case .container: (0..<node.childCount).contains { nodes[child($0, of: node)].setsGuides }
    }
  }

  private func holdsText(_ node: Node) -> Bool {
    if case .leaf(.text) = node.content { return true }
    return (0..<node.childCount).contains { nodes[child($0, of: node)].holdsText }
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

  /// The number in `nodes` of a child, by its place among those of `node`.
  func child(_ index: Int, of node: Node) -> Int {
    children[node.firstChild + index]
  }
}
