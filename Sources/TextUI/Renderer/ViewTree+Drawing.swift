import struct Foundation.CGFloat

@MainActor
extension ViewTree {
  /// Draws a box at a place, and the boxes inside it.
  mutating func draw(
    _ id: Int, at origin: CGPoint, _ proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let node = nodes[id]
    switch node.content {
    case .text(let index):
      context.frame = CGRect(origin: origin, size: size(of: id, in: proposal))
      context.speech.say(texts[index].spokenText)
      texts[index].draw(in: &context)
    case .fill(let index):
      context.frame = CGRect(origin: origin, size: size(of: id, in: proposal))
      context.fill(paints[index])
    case .drawing(let index):
      context.frame = CGRect(origin: origin, size: size(of: id, in: proposal))
      context.speech.say(drawings[index].spokenText)
      drawings[index].draw(in: &context)
    case .spacer, .hidden: break
    case .geometry(let index):
      let frame = CGRect(origin: origin, size: size(of: id, in: proposal))
      drawReader(index, in: frame, context: &context)
    default: drawChildren(of: id, at: origin, proposal, in: &context)
    }
  }

  private mutating func drawChildren(
    of id: Int, at origin: CGPoint, _ proposal: ProposedViewSize,
    in context: inout DrawingContext
  ) {
    let node = nodes[id]
    let frame = CGRect(origin: origin, size: size(of: id, in: proposal))
    let outer = context.effects
    let spoken = context.speech.count
    let mark = placements.count
    apply(node, frame, to: &context)
    placeChildren(of: node, size: frame.size, in: proposal)
    switch node.content {
    case .mask: drawMasked(mark, at: origin, in: &context)
    case .clipShape(let index):
      let before = context.grid
      drawPlacements(from: mark, at: origin, in: &context)
      clip(index, to: frame, before: before, in: &context)
    case .background:
      drawBackground(from: mark, at: origin, in: &context)
    case .accessibility(let index):
      drawPlacements(from: mark, at: origin, in: &context)
      context.speech.replace(from: spoken, accessibility[index])
    default: drawPlacements(from: mark, at: origin, in: &context)
    }
    placements.removeSubrange(mark...)
    context.effects = outer
  }

  /// Draws what lies behind a view and then the view, which is read aloud first.
  private mutating func drawBackground(
    from mark: Int, at origin: CGPoint, in context: inout DrawingContext
  ) {
    let spoken = context.speech.count
    for index in mark..<(placements.count - 1) {
      draw(placements[index], from: origin, in: &context)
    }
    let behind = spoken..<context.speech.count
    draw(placements[placements.count - 1], from: origin, in: &context)
    context.speech.moveToEnd(behind)
  }

  private mutating func drawPlacements(
    from mark: Int, at origin: CGPoint, in context: inout DrawingContext
  ) {
    if hasOrder { sortByIndex(from: mark) }
    for index in mark..<placements.count {
      draw(placements[index], from: origin, in: &context)
    }
  }

  /// Changes what is drawn inside a box.
  private func apply(_ node: Node, _ frame: CGRect, to context: inout DrawingContext) {
    switch node.content {
    case .opacity(let opacity): context.effects.opacity *= opacity
    case .clip:
      context.effects.clip = context.effects.clip.intersection(CellMetrics.cells(of: frame))
    case .rotation(let angle, let anchor): context.rotate(angle, about: anchor, of: frame)
    case .accented: context.effects.isAccented = true
    case .link(let index): context.effects.link = context.grid.reference(to: links[index])
    default: break
    }
  }

  /// Puts views of a higher index in front; those of the same one keep their order.
  private mutating func sortByIndex(from mark: Int) {
    let sorted = placements[mark...].enumerated().sorted { first, second in
      let (left, right) = (zIndex(of: first.element.child), zIndex(of: second.element.child))
      return left == right ? first.offset < second.offset : left < right
    }
    placements.replaceSubrange(mark..., with: sorted.map(\.element))
  }

  private func zIndex(of id: Int) -> Double {
    let node = nodes[id]
    switch node.content {
    case .zIndex(let index): return index
    case .stack, .depthStack, .fitting, .geometry, .layout, .grid, .gridRow, .lazyGrid: return 0
    default: return node.childCount == 0 ? 0 : zIndex(of: child(0, of: node))
    }
  }
}
