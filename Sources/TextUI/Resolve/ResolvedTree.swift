/// What views have resolved into: their nodes, each with its style resolved.
///
/// The nodes are in one list, children before the nodes around them. A ``TreeBuilder`` makes it, and
/// nothing changes it afterwards: measuring keeps its answers in a ``Measurer``, and what places and
/// paints have an own list, the ``PlacedTree``. The content of a reader is a tree of its own.
struct ResolvedTree {
  var nodes: [Node] = []
  /// The children of all nodes, those of one node together.
  var children: [Int] = []
  /// The nodes that are in no other.
  var roots: [Int] = []

  var texts: [TextBlock] = []
  var paints: [Paint] = []
  var drawings: [any Drawing] = []
  var flexibleFrames: [FlexibleFrame] = []
  var accessibility: [AccessibilityProperties] = []
  var readers: [GeometryContent] = []
  /// What makes the layouts of the program's own: one for each tree that is measured, since they have
  /// caches.
  var layouts: [() -> any ErasedLayout] = []
  var taps: [TapAction] = []
  var clips: [ClipShape] = []
  var grids: [GridSettings] = []
  var gridCells: [GridCellTraits] = []
  var lazyGrids: [LazyGridSettings] = []
  var layoutValues: [LayoutValue] = []
  var transforms: [AnchoredTransform] = []
  var colorMatrices: [ColorMatrix] = []
  var spaceNames: [String] = []
  /// The guides that views have set, and their names, each once.
  var guides: [ExplicitGuide] = []
  var guideKeys: [(key: any AlignmentID.Type, axis: Axis)] = []
  /// Whether a view has a z-index; without one nothing needs to be sorted.
  var hasOrder = false

  /// The nodes of a widget.
  static let usualCount = 128

  mutating func reserve(nodes count: Int) {
    // A list that doubles from nothing to 128 is allocated and copied seven times.
    nodes.reserveCapacity(count)
    children.reserveCapacity(count)
    texts.reserveCapacity(count / 4)
  }
}

extension ResolvedTree {
  mutating func append(_ node: Node) -> Int {
    var node = node
    node.ignoresHeight = ignoresHeight(node)
    node.setsGuides = setsGuides(node)
    node.holdsText = holdsText(node)
    nodes.append(node)
    return nodes.count - 1
  }

  /// Adds a guide that a view sets and returns its number.
  mutating func add(_ guide: ExplicitGuide) -> Int {
    if !guideKeys.contains(where: { $0.key == guide.key && $0.axis == guide.axis }) {
      guideKeys.append((guide.key, guide.axis))
    }
    return guides.add(guide)
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
      nodes[node.child(0, in: children)].ignoresHeight
    case .container(.stack(.vertical, _, _)) where node.childCount > 2 && !holdsText(node):
      // Squares of 9 points are half a row each where there is no room for rows.
      false
    case .container(.stack), .container(.depthStack):
      (0..<node.childCount).allSatisfy { nodes[node.child($0, in: children)].ignoresHeight }
    case .container(.fitting), .container(.layout), .container(.grid), .container(.gridRow),
      .container(.lazyGrid):
      false
    }
  }

  private func setsGuides(_ node: Node) -> Bool {
    switch node.content {
    case .wrapper(.trait(.alignmentGuide)), .container(.layout): true
    case .leaf: false
    case .wrapper, .layers: nodes[node.child(0, in: children)].setsGuides
    case .container:
      (0..<node.childCount).contains { nodes[node.child($0, in: children)].setsGuides }
    }
  }

  private func holdsText(_ node: Node) -> Bool {
    if case .leaf(.text) = node.content { return true }
    return (0..<node.childCount).contains { nodes[node.child($0, in: children)].holdsText }
  }
}

extension ResolvedTree {
  /// The node that another one speaks for: the child of a wrapper, and the first of layers.
  ///
  /// What a container asks of a child, such as its priority, is asked through these: a modifier
  /// around the text of `Text("56 mg").layoutPriority(1).padding()` does not hide its priority.
  /// `nil` of leaves, which have no child, and of containers, whose children ask for themselves.
  func wrapped(_ id: Int) -> Int? {
    let node = nodes[id]
    switch node.content {
    case .wrapper, .layers: return node.child(0, in: children)
    case .leaf, .container: return nil
    }
  }

  /// The layout priority of a node; that of a spacer is below all others.
  func priority(of id: Int) -> Double {
    switch nodes[id].content {
    case .wrapper(.trait(.layoutPriority(let priority))): return priority
    case .leaf(.spacer): return -.infinity
    case .leaf, .wrapper, .layers, .container:
      guard let inner = wrapped(id) else { return 0 }
      return priority(of: inner)
    }
  }

  /// Where a node is drawn among its neighbours: those of a higher index in front.
  func zIndex(of id: Int) -> Double {
    if case .wrapper(.trait(.zIndex(let index))) = nodes[id].content { return index }
    return wrapped(id).map(zIndex) ?? 0
  }

  /// What a node asks of its grid: an outer modifier's wish counts before an inner one's.
  func gridTraits(of id: Int) -> GridCellTraits {
    let inner = wrapped(id).map(gridTraits) ?? GridCellTraits()
    guard case .wrapper(.trait(.gridCell(let index))) = nodes[id].content else { return inner }
    return gridCells[index].joined(with: inner)
  }

  /// What a node tells the layout around it under a key; `nil` where it tells nothing.
  func layoutValue(_ key: ObjectIdentifier, of id: Int) -> Any? {
    if case .wrapper(.trait(.layoutValue(let index))) = nodes[id].content,
      layoutValues[index].key == key
    {
      return layoutValues[index].value
    }
    return wrapped(id).flatMap { layoutValue(key, of: $0) }
  }
}
