/// The resolved views: their nodes with resolved styles.
///
/// The nodes are in one list, children before the nodes around them. A ``TreeBuilder`` makes it,
/// and it never changes afterwards: a ``Measurer`` keeps the answers of measuring, and a
/// ``PlacedTree`` the list to paint. The content of a reader is a tree of its own.
struct ResolvedTree {
  var nodes: [Node] = []
  /// The children of all nodes, grouped by node.
  var children: [Int] = []
  var roots: [Int] = []

  var texts: [TextBlock] = []
  var paints: [Paint] = []
  var drawings: [any Drawing] = []
  var flexibleFrames: [FlexibleFrame] = []
  var accessibility: [AccessibilityProperties] = []
  var readers: [GeometryContent] = []
  /// Makers of the custom layouts, whose caches belong to one measured tree each.
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
  /// The guides set by views, and their keys without repetitions.
  var guides: [ExplicitGuide] = []
  var guideKeys: [(key: any AlignmentID.Type, axis: Axis)] = []
  /// Whether a view has a z-index; otherwise sorting is unnecessary.
  var hasOrder = false

  /// The usual number of nodes of a widget.
  static let usualCount = 128

  mutating func reserve(nodes count: Int) {
    // Growing a list by doubling to 128 would allocate and copy it seven times.
    nodes.reserveCapacity(count)
    children.reserveCapacity(count)
    texts.reserveCapacity(count / 4)
  }
}

extension ResolvedTree {
  mutating func append(_ node: Node) -> Int {
    var node = node
    node.setsGuides = setsGuides(node)
    node.holdsText = holdsText(node)
    nodes.append(node)
    return nodes.count - 1
  }

  mutating func add(_ guide: ExplicitGuide) -> Int {
    if !guideKeys.contains(where: { $0.key == guide.key && $0.axis == guide.axis }) {
      guideKeys.append((guide.key, guide.axis))
    }
    return guides.add(guide)
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
  /// The child of a wrapper, or the first of layers.
  ///
  /// A container finds a child's values, such as its priority, through these: the padding of
  /// `Text("56 mg").layoutPriority(1).padding()` does not hide the priority. `nil` for leaves and
  /// for containers, whose children answer for themselves.
  func wrapped(_ id: Int) -> Int? {
    let node = nodes[id]
    switch node.content {
    case .wrapper, .layers: return node.child(0, in: children)
    case .leaf, .container: return nil
    }
  }

  /// The layout priority of a node; a spacer's is below all others.
  func priority(of id: Int) -> Double {
    switch nodes[id].content {
    case .wrapper(.trait(.layoutPriority(let priority))): priority
    case .leaf(.spacer): -.infinity
    case .leaf, .wrapper, .layers, .container:
      if let inner = wrapped(id) { priority(of: inner) } else { 0 }
    }
  }

  /// The z-index of a node; higher ones are drawn in front.
  func zIndex(of id: Int) -> Double {
    if case .wrapper(.trait(.zIndex(let index))) = nodes[id].content { return index }
    return wrapped(id).map(zIndex) ?? 0
  }

  /// The grid traits of a node; an outer modifier's count before an inner one's.
  func gridTraits(of id: Int) -> GridCellTraits {
    let inner = wrapped(id).map(gridTraits) ?? GridCellTraits()
    guard case .wrapper(.trait(.gridCell(let index))) = nodes[id].content else { return inner }
    return gridCells[index].joined(with: inner)
  }

  func layoutValue(_ key: ObjectIdentifier, of id: Int) -> Any? {
    if case .wrapper(.trait(.layoutValue(let index))) = nodes[id].content,
      layoutValues[index].key == key
    {
      return layoutValues[index].value
    }
    return wrapped(id).flatMap { layoutValue(key, of: $0) }
  }
}
