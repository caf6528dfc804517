import struct Foundation.CGFloat

extension ViewTree {
  /// Draws a box at a place, and the boxes inside it.
  mutating func draw(
    _ id: Int, at origin: CGPoint, _ proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let node = nodes[id]
    switch node.content {
    case .text(let index):
      context.frame = CGRect(origin: origin, size: size(of: id, in: proposal))
      context.speech?.parts.append(texts[index].spokenText)
      texts[index].draw(in: &context)
    case .fill(let index):
      context.frame = CGRect(origin: origin, size: size(of: id, in: proposal))
      context.fill(paints[index])
    case .drawing(let index):
      context.frame = CGRect(origin: origin, size: size(of: id, in: proposal))
      if let text = drawings[index].spokenText { context.speech?.parts.append(text) }
      drawings[index].draw(in: &context)
    case .spacer: break
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
    guard apply(node, CGRect(origin: origin, size: size), to: &context) else { return }
    let mark = placements.count
    placeChildren(of: node, size: size, in: proposal)
    for index in mark..<placements.count {
      let placement = placements[index]
      draw(
        placement.child,
        at: CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y),
        placement.proposal, in: &context)
    }
    placements.removeSubrange(mark...)
    context.effects = outer
  }

  /// Changes what is drawn inside a box; `false` if nothing is.
  private func apply(_ node: Node, _ frame: CGRect, to context: inout DrawingContext) -> Bool {
    switch node.content {
    case .opacity(let opacity): context.effects.opacity *= opacity
    case .clip:
      context.effects.clip = context.effects.clip.intersection(CellMetrics.cells(of: frame))
    case .accented: context.effects.isAccented = true
    case .hidden: return false
    default: break
    }
    return true
  }
}
