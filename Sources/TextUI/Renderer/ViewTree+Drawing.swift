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
    let size = size(of: id, in: proposal)
    let outer = context.effects
    apply(node, CGRect(origin: origin, size: size), to: &context)
    let mark = placements.count
    let speechMark = context.speech.count
    placeChildren(of: node, size: size, in: proposal)
    if hasOrder { sortByIndex(from: mark) }
    var behind = speechMark..<speechMark
    for index in mark..<placements.count {
      let placement = placements[index]
      if index == placements.count - 1, case .background = node.content {
        behind = speechMark..<context.speech.count
      }
      draw(
        placement.child,
        at: CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y),
        placement.proposal, in: &context)
    }
    placements.removeSubrange(mark...)
    context.speech.moveToEnd(behind)
    finish(node, speechMark, &context)
    context.effects = outer
  }

  /// Changes what is drawn inside a box.
  private func apply(_ node: Node, _ frame: CGRect, to context: inout DrawingContext) {
    switch node.content {
    case .opacity(let opacity): context.effects.opacity *= opacity
    case .clip:
      context.effects.clip = context.effects.clip.intersection(CellMetrics.cells(of: frame))
    case .accented: context.effects.isAccented = true
    case .link(let index): context.effects.link = links[index]
    default: break
    }
  }

  private func finish(_ node: Node, _ mark: Int, _ context: inout DrawingContext) {
    if case .accessibility(let index) = node.content {
      context.speech.replace(from: mark, accessibility[index])
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
    case .stack, .depthStack, .fitting, .geometry, .layout, .grid: return 0
    default: return node.childCount == 0 ? 0 : zIndex(of: child(0, of: node))
    }
  }
}
