/// Places every node of a tree, from the root down, in points and cells.
///
/// It asks a ``Measurer`` for sizes and positions of children, and makes a ``PlacedTree``. Points
/// snap to cells only here. Afterwards ``pass`` has the findings of layout.
@MainActor
struct Placer {
  private var measurer: Measurer
  private var items: [PlacedItem] = []
  private var readers: [PlacedTree] = []
  private(set) var pass: LayoutPass
  private let scope: EnvironmentScope
  /// The cells that may be painted.
  private var clip: CellRect

  init(
    _ tree: consuming ResolvedTree, _ scope: EnvironmentScope, _ pass: consuming LayoutPass,
    clip: CellRect
  ) {
    let usual = min(tree.nodes.count, ResolvedTree.usualCount)
    measurer = Measurer(tree, layoutDirection: scope.values.layoutDirection)
    self.scope = scope
    self.pass = pass
    self.clip = clip
    items.reserveCapacity(usual)
  }

  /// Places a tree with one root in its picture; returns it with the findings.
  static func place(
    _ builder: consuming TreeBuilder, _ alignment: Alignment
  ) -> (placed: PlacedTree, pass: LayoutPass) {
    let scope = builder.scope
    let size = builder.pictureSize
    var pass = builder.pass
    pass.preferences = builder.preferences
    let clip = CellMetrics.cells(of: CGRect(origin: .zero, size: size))
    var placer = Placer(builder.finish(), scope, pass, clip: clip)
    let (root, proposal) = (placer.measurer.tree.roots[0], ProposedViewSize(size))
    let origin = placer.measurer.origin(of: root, alignment, in: size, proposal)
    placer.place(root, at: origin, proposal)
    return (placer.placed, placer.pass)
  }

  var placed: PlacedTree {
    PlacedTree(tree: measurer.tree, items: items, texts: measurer.texts, readers: readers)
  }

  /// Places a node at a point of the picture, and the nodes inside it.
  ///
  /// Never inlined: every level calls it, and inlined copies would multiply the stack space of each
  /// level.
  @inline(never)
  mutating func place(_ id: Int, at origin: CGPoint, _ proposal: ProposedViewSize) {
    let node = measurer.tree.nodes[id]
    let frame = CGRect(origin: origin, size: measurer.size(of: id, in: proposal))
    switch node.content {
    case .leaf(let leaf): place(leaf, in: frame)
    case .wrapper(.effect(let effect)):
      place(node.child(0, in: measurer.tree.children), in: frame, proposal, under: effect)
    case .wrapper(let wrapper):
      let child = node.child(0, in: measurer.tree.children)
      place(
        measurer.placement(of: child, in: wrapper, size: frame.size, offered: proposal),
        from: origin)
    case .layers(let layering, let alignment):
      place(layering, alignment, of: node, in: frame, proposal)
    case .container(let container):
      let mark = measurer.placements.count
      let origin = arrange(container, of: node, in: frame, proposal)
      placeChildren(from: mark, at: origin)
    }
  }

  /// Places a child relative to a node at `origin`.
  private mutating func place(_ placement: Placement, from origin: CGPoint) {
    place(
      placement.child,
      at: CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y),
      placement.proposal)
  }

  /// Places the children arranged since `mark`, the last one in front, and removes them from the
  /// list.
  private mutating func placeChildren(from mark: Int, at origin: CGPoint) {
    // Placements of nested nodes come and go after these.
    for index in mark..<measurer.placements.count {
      place(measurer.placements[index], from: origin)
    }
    // The list is shared: placements before `mark` belong to the containers around this one.
    measurer.placements.removeLast(measurer.placements.count - mark)
  }

  private mutating func place(_ leaf: Node.Leaf, in frame: CGRect) {
    switch leaf {
    case .text, .fill, .drawing:
      items.append(
        PlacedItem(content: .leaf(leaf), frame: frame, cells: CellMetrics.cells(of: frame)))
    case .spacer: break
    case .geometry(let index): placeReader(index, in: frame)
    }
  }

  private mutating func place(
    _ child: Int, in frame: CGRect, _ proposal: ProposedViewSize, under effect: Node.Effect
  ) {
    switch effect {
    case .hidden: placeHidden(child, at: frame.origin, proposal)
    case .coordinateSpace(let index):
      pass.namedSpaces.append(NamedFrame(name: measurer.tree.spaceNames[index], frame: frame))
      place(child, at: frame.origin, proposal)
      pass.namedSpaces.removeLast()
    case .clip:
      let outer = clip
      clip = clip.intersection(CellMetrics.cells(heldBy: frame, in: clip))
      begin(.effect(effect), frame, clip)
      place(child, at: frame.origin, proposal)
      items.append(PlacedItem(content: .end))
      clip = outer
    case .clipShape:
      begin(.effect(effect), frame, CellMetrics.cells(heldBy: frame, in: clip))
      place(child, at: frame.origin, proposal)
      items.append(PlacedItem(content: .end))
    case .opacity, .transform, .colors, .accented, .accessibility, .tap:
      begin(.effect(effect), frame, CellMetrics.cells(of: frame).intersection(clip))
      place(child, at: frame.origin, proposal)
      items.append(PlacedItem(content: .end))
    }
  }

  private mutating func begin(
    _ bracket: PlacedItem.Bracket, _ frame: CGRect, _ cells: CellRect
  ) { items.append(PlacedItem(content: .begin(bracket), frame: frame, cells: cells)) }

  /// Paints nothing, but collects the preferences that readers inside set when they are placed.
  private mutating func placeHidden(_ child: Int, at origin: CGPoint, _ proposal: ProposedViewSize)
  {
    if measurer.tree.readers.isEmpty { return }
    let (itemCount, readerCount) = (items.count, readers.count)
    place(child, at: origin, proposal)
    items.removeSubrange(itemCount...)
    readers.removeSubrange(readerCount...)
  }

  /// Resolves, measures and places the content of a reader; each view is proposed the reader's
  /// size.
  private mutating func placeReader(_ index: Int, in frame: CGRect) {
    let reader = measurer.tree.readers[index]
    // Moves the pass from tree to tree without a copy: it may hold the settings of many readers.
    var builder = TreeBuilder(scope, LayoutPass())
    builder.reserve(nodes: ResolvedTree.usualCount / 8)
    swap(&builder.pass, &pass)
    let outer = scope.values
    scope.values = reader.environment
    reader.resolve(
      GeometryProxy(
        size: frame.size, origin: frame.origin, namedSpaces: builder.pass.namedSpaces), &builder)
    // Released here, or changing a value in the next view would copy them all.
    scope.values = consume outer
    swap(&builder.pass, &pass)
    let mark = pass.preferences.mark
    pass.preferences.append(builder.preferences)
    var inside = Placer(builder.finish(), scope, LayoutPass(), clip: clip)
    swap(&inside.pass, &pass)
    for root in inside.measurer.tree.roots {
      inside.place(root, at: frame.origin, ProposedViewSize(frame.size))
    }
    swap(&inside.pass, &pass)
    pass.notePreferences(ofReader: reader.number, from: mark)
    items.append(PlacedItem(content: .reader(readers.add(inside.placed))))
  }

  private mutating func place(
    _ layering: Node.Layering, _ alignment: Alignment, of node: Node, in frame: CGRect,
    _ proposal: ProposedViewSize
  ) {
    let primary = node.child(0, in: measurer.tree.children)
    let mark = measurer.placements.count
    let around = layering == .mask ? frame : self.around(node, in: frame)
    measurer.placeSecondaries(of: node, alignment, size: around.size, in: proposal)
    switch layering {
    case .background:
      items.append(PlacedItem(content: .begin(.background)))
      placeChildren(from: mark, at: around.origin)
      items.append(PlacedItem(content: .divide))
      place(primary, at: frame.origin, proposal)
      items.append(PlacedItem(content: .end))
    case .overlay:
      place(primary, at: frame.origin, proposal)
      placeChildren(from: mark, at: around.origin)
    case .mask:
      items.append(PlacedItem(content: .begin(.mask)))
      place(primary, at: frame.origin, proposal)
      items.append(PlacedItem(content: .divide))
      placeChildren(from: mark, at: frame.origin)
      items.append(PlacedItem(content: .end))
    }
  }
}

/// Moves the children of containers, and the layers around views, onto whole cells.
extension Placer {
  /// Arranges the children of a container in painting order; returns their origin.
  @inline(never)
  private mutating func arrange(
    _ container: Node.Container, of node: Node, in frame: CGRect, _ proposal: ProposedViewSize
  ) -> CGPoint {
    let mark = measurer.placements.count
    measurer.placeChildren(of: node, in: container, size: frame.size, offered: proposal)
    if case .fitting(_, let number) = container, measurer.placements.count > mark {
      noteChoice(number, of: node, shown: measurer.placements[mark].child)
    }
    if measurer.tree.hasOrder { sortByIndex(from: mark) }
    return wholeRow(container, in: frame, holdsText: node.holdsText)
  }

  private mutating func noteChoice(_ number: Int, of node: Node, shown id: Int) {
    if !pass.found.dependOnChoices { return }
    pass.found.choices[number] = (0..<node.childCount).first {
      node.child($0, in: measurer.tree.children) == id
    }
  }

  /// The origin of a container's children: for a stack or grid of whole rows, the row that its edge
  /// snaps to; for shapes of half rows, the nearest half row.
  ///
  /// Centred, it could otherwise start between two rows, and letters and shapes would snap apart.
  private func wholeRow(_ container: Node.Container, in frame: CGRect, holdsText: Bool) -> CGPoint {
    switch container {
    case .depthStack, .fitting, .layout: return frame.origin
    case .stack, .grid, .gridRow, .lazyGrid: break
    }
    if !CellMetrics.isWhole(frame.height, along: .vertical) {
      // Blocks have half rows, letters do not.
      if holdsText || !CellMetrics.isWhole(2 * frame.height, along: .vertical) {
        return frame.origin
      }
      let half = CellMetrics.height / 2
      return CGPoint(x: frame.minX, y: ((frame.minY / half) - 0.5).rounded(.up) * half)
    }
    return CGPoint(x: frame.minX, y: CGFloat(CellMetrics.row(at: frame.minY)) * CellMetrics.height)
  }

  /// The area of the layers around a node: for a `Divider` only its line, since a background or
  /// overlay is meant to colour the line.
  private mutating func around(_ node: Node, in frame: CGRect) -> CGRect {
    var line = node.child(0, in: measurer.tree.children)
    while let next = measurer.tree.wrapped(line) { line = next }
    guard case .leaf(.drawing(let index)) = measurer.tree.nodes[line].content,
      measurer.tree.drawings[index] is DividerLine
    else { return wholeCells(around: node, in: frame) }
    return frame.width >= frame.height
      ? frame.insetBy(dx: 0, dy: max(0, (frame.height - 1) / 2))
      : frame.insetBy(dx: max(0, (frame.width - 1) / 2), dy: 0)
  }

  /// The area of the layers around letters: the nearest whole cells of a frame of fixed length.
  ///
  /// A badge of 20 points, a row and a quarter, so covers only the row of its text, wherever it is.
  /// Around one or two rows of letters there are equally many rows above and below: a button of 44
  /// points has three rows, and a date of two rows on a tile of 44 points has two.
  private mutating func wholeCells(around node: Node, in frame: CGRect) -> CGRect {
    let primary = node.child(0, in: measurer.tree.children)
    let isWhole =
      CellMetrics.isWhole(frame.width, along: .horizontal)
      && CellMetrics.isWhole(frame.height, along: .vertical)
    if isWhole || !measurer.tree.nodes[primary].holdsText { return frame }
    func isRigid(_ axis: Axis) -> Bool {
      let offered = ProposedViewSize(axis, length: .infinity, across: frame.size[axis.other])
      return measurer.size(of: primary, in: offered)[axis] == frame.size[axis]
    }
    var whole = CGSize(
      width: CellMetrics.nearestCells(frame.width, along: .horizontal),
      height: CellMetrics.nearestCells(frame.height, along: .vertical))
    let rows = frame.height / CellMetrics.height
    if rows > 1, rows <= 3.5, !CellMetrics.isWhole(frame.height, along: .vertical) {
      var inner = primary
      while let next = measurer.tree.wrapped(inner) { inner = next }
      let content = measurer.size(of: inner, in: ProposedViewSize(width: frame.width, height: nil))
      let letters = (content.height / CellMetrics.height).rounded()
      if letters == 1 || letters == 2 {
        let spare = ((rows - letters) / 2 - 0.5).rounded(.up)
        whole.height = max(1, letters + 2 * spare) * CellMetrics.height
      }
    }
    var result = frame
    if whole.width != frame.width && isRigid(.horizontal) {
      let left = CellMetrics.column(at: frame.midX - whole.width / 2)
      (result.origin.x, result.size.width) = (CGFloat(left) * CellMetrics.width, whole.width)
    }
    if whole.height != frame.height && isRigid(.vertical) {
      let top = CellMetrics.row(at: frame.midY - whole.height / 2)
      (result.origin.y, result.size.height) = (CGFloat(top) * CellMetrics.height, whole.height)
    }
    // A circle, or a view in a corner, keeps its place in the frame itself.
    let fillsAll = (1..<node.childCount).allSatisfy {
      measurer.size(
        of: node.child($0, in: measurer.tree.children), in: ProposedViewSize(result.size))
        == result.size
    }
    return fillsAll ? result : frame
  }

  /// Moves views with a higher index to the front; equal ones keep their order.
  private mutating func sortByIndex(from mark: Int) {
    let sorted = measurer.placements[mark...].enumerated().sorted { first, second in
      let (left, right) = (
        measurer.tree.zIndex(of: first.element.child),
        measurer.tree.zIndex(of: second.element.child)
      )
      return left == right ? first.offset < second.offset : left < right
    }
    measurer.placements.replaceSubrange(mark..., with: sorted.map(\.element))
  }
}
