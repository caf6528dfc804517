@MainActor
extension ViewTree {
  /// Draws a node at a place of the picture, and the nodes inside it.
  ///
  /// Never inlined: every level passes here, and copies of it in what it calls would make each level
  /// take several times as much of the stack.
  @inline(never)
  mutating func draw(
    _ id: Int, at origin: CGPoint, _ proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let node = nodes[id]
    let frame = CGRect(origin: origin, size: size(of: id, in: proposal))
    switch node.content {
    case .leaf(let leaf): draw(leaf, in: frame, &context)
    case .wrapper(.effect(let effect)):
      draw(child(0, of: node), in: frame, proposal, under: effect, &context)
    case .wrapper(let wrapper):
      let child = child(0, of: node)
      draw(
        placement(of: child, in: wrapper, size: frame.size, offered: proposal), from: origin,
        in: &context)
    case .layers(let layering, let alignment):
      draw(layering, alignment, of: node, in: frame, proposal, &context)
    case .container(let container):
      let mark = placements.count
      let origin = place(container, of: node, in: frame, proposal)
      drawPlacements(from: mark, at: origin, in: &context)
      // The list is borrowed: before `mark` are the children of the containers around this one.
      placements.removeLast(placements.count - mark)
    }
  }

  /// Places the children of a container in the order in which they are drawn; where they count from.
  @inline(never)
  private mutating func place(
    _ container: Node.Container, of node: Node, in frame: CGRect, _ proposal: ProposedViewSize
  ) -> CGPoint {
    let mark = placements.count
    placeChildren(of: node, in: container, size: frame.size, offered: proposal)
    if case .fitting(_, let number) = container, placements.count > mark {
      noteChoice(number, of: node, shown: placements[mark].child)
    }
    if hasOrder { sortByIndex(from: mark) }
    return wholeRow(container, in: frame, holdsText: node.holdsText)
  }

  /// Where the children of a container count from: of a stack or grid of whole rows the row that its
  /// edge snaps to, and the half of a row of one of shapes that are halves of rows.
  ///
  /// In the middle of something it would else stand between two, and its letters and its shapes would
  /// snap apart.
  private func wholeRow(
    _ container: Node.Container, in frame: CGRect, holdsText: Bool
  ) -> CGPoint {
    switch container {
    case .depthStack, .fitting, .layout: return frame.origin
    case .stack, .grid, .gridRow, .lazyGrid: break
    }
    if !CellMetrics.isWhole(frame.height, along: .vertical) {
      // Letters have no halves of rows, blocks do.
      if holdsText || !CellMetrics.isWhole(2 * frame.height, along: .vertical) {
        return frame.origin
      }
      let half = CellMetrics.height / 2
      return CGPoint(x: frame.minX, y: ((frame.minY / half) - 0.5).rounded(.up) * half)
    }
    return CGPoint(x: frame.minX, y: CGFloat(CellMetrics.row(at: frame.minY)) * CellMetrics.height)
  }

  /// Draws a child where it was put in a node that is at `origin`.
  mutating func draw(
    _ placement: Placement, from origin: CGPoint, in context: inout DrawingContext
  ) {
    draw(
      placement.child,
      at: CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y),
      placement.proposal, in: &context)
  }

  /// Draws the children that were placed since `mark`, the last one in front.
  mutating func drawPlacements(
    from mark: Int, at origin: CGPoint, in context: inout DrawingContext
  ) {
    // Those that are placed inside come and go behind these.
    for index in mark..<placements.count {
      draw(placements[index], from: origin, in: &context)
    }
  }

  private mutating func draw(_ leaf: Node.Leaf, in frame: CGRect, _ context: inout DrawingContext) {
    switch leaf {
    case .text(let index):
      context.stand(in: frame)
      context.speech.say(texts[index].spokenText)
      texts[index].draw(in: &context)
    case .fill(let index):
      context.frame = frame
      // As a ground it would fill whole cells: a line of one point as high as a row of text.
      if frame.isThin {
        context.draw(Path(CGRect(origin: .zero, size: frame.size)), paint: paints[index])
      } else {
        context.fill(paints[index])
      }
    case .drawing(let index):
      context.frame = frame
      context.speech.say(drawings[index].spokenText)
      drawings[index].draw(in: &context)
    case .spacer: break
    case .geometry(let index): drawReader(index, in: frame, context: &context)
    }
  }

  private mutating func draw(
    _ child: Int, in frame: CGRect, _ proposal: ProposedViewSize, under effect: Node.Effect,
    _ context: inout DrawingContext
  ) {
    let outer = context.effects
    switch effect {
    case .hidden:
      // What readers inside hand up counts all the same, and they make it when they are drawn.
      if known == nil, !readers.isEmpty {
        var unseen = context
        draw(child, at: frame.origin, proposal, in: &unseen)
      }
      return
    case .opacity(let opacity): context.effects.opacity *= opacity
    case .transform(let index): turn(index, of: frame, &context)
    case .colors(let index): changeColors(index, &context)
    case .coordinateSpace(let index):
      namedSpaces.append(NamedFrame(name: spaceNames[index], frame: frame))
      draw(child, at: frame.origin, proposal, in: &context)
      namedSpaces.removeLast()
      return
    case .clip:
      context.effects.clip = context.effects.clip.intersection(context.cells(heldBy: frame))
    case .accented: context.effects.isAccented = true
    case .tap(let index):
      let spoken = context.speech.count
      if case .link(let target) = taps[index] {
        context.effects.link = context.grid.reference(to: target)
      }
      draw(child, at: frame.origin, proposal, in: &context)
      context.noteTap(taps[index], in: frame, sayingFrom: spoken)
      context.effects = outer
      return
    case .clipShape(let index):
      let before = context.grid
      draw(child, at: frame.origin, proposal, in: &context)
      clip(index, to: frame, before: before, in: &context)
      return
    case .accessibility(let index):
      let (spoken, tapped) = (context.speech.count, context.taps.count)
      draw(child, at: frame.origin, proposal, in: &context)
      context.speech.replace(from: spoken, accessibility[index])
      context.renameTap(notedFrom: tapped, sayingFrom: spoken)
      return
    }
    draw(child, at: frame.origin, proposal, in: &context)
    context.effects = outer
  }

  // In functions of their own, since the room for their values would else be on the stack once for
  // each level of views.
  private mutating func turn(_ index: Int, of frame: CGRect, _ context: inout DrawingContext) {
    context.turn(by: transforms[index], of: frame)
  }

  private mutating func changeColors(_ index: Int, _ context: inout DrawingContext) {
    context.change(by: colorMatrices[index])
  }

  private mutating func draw(
    _ layering: Node.Layering, _ alignment: Alignment, of node: Node, in frame: CGRect,
    _ proposal: ProposedViewSize, _ context: inout DrawingContext
  ) {
    let primary = Placement(child: child(0, of: node), origin: .zero, proposal: proposal)
    let mark = placements.count
    let around = layering == .mask ? frame : self.around(node, in: frame)
    placeSecondaries(of: node, alignment, size: around.size, in: proposal)
    switch layering {
    case .background:
      // What lies behind is drawn first and read aloud last.
      let spoken = context.speech.count
      drawPlacements(from: mark, at: around.origin, in: &context)
      let behind = spoken..<context.speech.count
      draw(primary, from: frame.origin, in: &context)
      context.speech.moveToEnd(behind)
    case .overlay:
      draw(primary, from: frame.origin, in: &context)
      drawPlacements(from: mark, at: around.origin, in: &context)
    case .mask: drawMasked(primary, byThoseFrom: mark, at: frame.origin, in: &context)
    }
    placements.removeLast(placements.count - mark)
  }

  /// What the layers around a node are offered: around a `Divider` no more than its line, since who
  /// colours one by a background or an overlay means the line.
  private mutating func around(_ node: Node, in frame: CGRect) -> CGRect {
    var line = child(0, of: node)
    while let next = wrapped(line) { line = next }
    guard case .leaf(.drawing(let index)) = nodes[line].content, drawings[index] is DividerLine
    else { return wholeCells(around: node, in: frame) }
    return frame.width >= frame.height
      ? frame.insetBy(dx: 0, dy: max(0, (frame.height - 1) / 2))
      : frame.insetBy(dx: max(0, (frame.width - 1) / 2), dy: 0)
  }

  /// What the layers around letters are offered: the whole cells that a frame of a fixed length is
  /// nearest to.
  ///
  /// A badge of 20 points, a row and a quarter, lies so on the row of its text alone, wherever it
  /// is. Around one or two rows there are as many rows above as below: a button of 44 points has
  /// three, and a date on a tile of 44 points, which has two rows of letters, has two.
  private mutating func wholeCells(around node: Node, in frame: CGRect) -> CGRect {
    let primary = child(0, of: node)
    let isWhole =
      CellMetrics.isWhole(frame.width, along: .horizontal)
      && CellMetrics.isWhole(frame.height, along: .vertical)
    if isWhole || !nodes[primary].holdsText { return frame }
    func isRigid(_ axis: Axis) -> Bool {
      let offered = ProposedViewSize(axis, length: .infinity, across: frame.size[axis.other])
      return size(of: primary, in: offered)[axis] == frame.size[axis]
    }
    var whole = CGSize(
      width: CellMetrics.nearestCells(frame.width, along: .horizontal),
      height: CellMetrics.nearestCells(frame.height, along: .vertical))
    let rows = frame.height / CellMetrics.height
    if rows > 1, rows <= 3.5, !CellMetrics.isWhole(frame.height, along: .vertical) {
      var inner = primary
      while let next = wrapped(inner) { inner = next }
      let content = size(of: inner, in: ProposedViewSize(width: frame.width, height: nil))
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
    // A circle, and what stands in a corner, keep their place in the frame itself.
    let fillsAll = (1..<node.childCount).allSatisfy {
      size(of: child($0, of: node), in: ProposedViewSize(result.size)) == result.size
    }
    return fillsAll ? result : frame
  }

  /// Puts views of a higher index in front; those of the same one keep their order.
  private mutating func sortByIndex(from mark: Int) {
    let sorted = placements[mark...].enumerated().sorted { first, second in
      let (left, right) = (zIndex(of: first.element.child), zIndex(of: second.element.child))
      return left == right ? first.offset < second.offset : left < right
    }
    placements.replaceSubrange(mark..., with: sorted.map(\.element))
  }
}
