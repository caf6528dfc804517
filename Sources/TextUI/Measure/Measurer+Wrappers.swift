/// The layout of wrappers: the proposal to the child, the size around it, and its position.
///
/// Size and position both follow from one proposal, so that a child is drawn in the size it was
/// measured in.
extension Measurer {
  private mutating func proposal(
    to child: Int, in wrapper: Node.Wrapper, offered proposal: ProposedViewSize
  ) -> ProposedViewSize {
    switch wrapper {
    case .padding(let insets): proposal.inset(by: yielding(insets, to: child, in: proposal))
    case .frame(let width, let height, _):
      ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    case .flexibleFrame(let index, _): tree.flexibleFrames[index].childProposal(in: proposal)
    case .fixedSize(let horizontal, let vertical):
      ProposedViewSize(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    case .lazy(let axis): lazyProposal(to: child, along: axis, in: proposal)
    case .aspectRatio(let ratio, let mode):
      aspectProposal(to: child, ratio: ratio, mode: mode, in: proposal)
    case .offset, .position, .trait, .effect: proposal
    }
  }

  mutating func measure(
    _ wrapper: Node.Wrapper, around child: Int, in proposal: ProposedViewSize
  ) -> CGSize {
    // A frame fixed both ways has the same size around any content, which need not be measured.
    if case .frame(let width?, let height?, _) = wrapper {
      return CGSize(width: width, height: height)
    }
    if case .padding(let insets) = wrapper { return size(of: child, in: insets, of: proposal) }
    let inner = size(of: child, in: self.proposal(to: child, in: wrapper, offered: proposal))
    switch wrapper {
    case .frame(let width, let height, _):
      // A height of its own: whatever is offered, the child is offered this one.
      if height != nil { heightUse = .none }
      return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    case .flexibleFrame(let index, _):
      let frame = tree.flexibleFrames[index]
      if frame.vertical != .init(min: nil, ideal: nil, max: nil) { note(.height) }
      return frame.size(around: inner, in: proposal)
    case .position:
      note(.both)
      // Takes the whole proposal, as SwiftUI's does: the position is relative to all of it.
      return proposal.replacingUnspecifiedDimensions(by: inner)
    case .aspectRatio, .lazy(.vertical): note(.both)
    case .fixedSize(_, vertical: true): heightUse = .none
    case .padding, .fixedSize, .lazy, .offset, .trait, .effect: break
    }
    return inner
  }

  private mutating func size(
    of child: Int, in insets: EdgeInsets, of proposal: ProposedViewSize
  ) -> CGSize {
    let insets = yielding(insets, to: child, in: proposal)
    let inner = size(of: child, in: proposal.inset(by: insets))
    return CGSize(
      width: max(0, inner.width + insets.horizontal),
      // Negative padding may exceed the content, and sizes are never negative.
      height: max(0, inner.height + insets.vertical))
  }

  mutating func placement(
    of child: Int, in wrapper: Node.Wrapper, size: CGSize, offered proposal: ProposedViewSize
  ) -> Placement {
    let offered = self.proposal(to: child, in: wrapper, offered: proposal)
    let origin: CGPoint
    switch wrapper {
    case .padding(let insets):
      let insets = yielding(insets, to: child, in: proposal)
      origin = CGPoint(x: insets.leading, y: insets.top)
    case .frame(_, _, let alignment), .flexibleFrame(_, let alignment):
      origin = self.origin(of: child, alignment, in: size, offered)
    case .aspectRatio: origin = self.origin(of: child, .center, in: size, offered)
    case .offset(let offset): origin = CGPoint(x: offset.width, y: offset.height)
    case .position(let point):
      let inner = self.size(of: child, in: offered)
      origin = CGPoint(x: point.x - inner.width / 2, y: point.y - inner.height / 2)
    case .fixedSize, .lazy, .trait, .effect: origin = .zero
    }
    return Placement(child: child, origin: origin, proposal: offered)
  }

  /// The padding reduced above and below lines, whose rows are apart already, and beside a text
  /// that only fits without it.
  ///
  /// Below half a row it is dropped there: four points above and below two lines on a card would
  /// make it two and a half rows, and no bar in it could be level. A single symbol or letter keeps
  /// it, since it enlarges the disc around.
  ///
  /// A phone's small letters are narrower than cells: on a badge of 48 points `-3.81%` leaves 4
  /// points at each side, and here it is 48 wide itself.
  private func yielding(
    _ insets: EdgeInsets, to child: Int, in proposal: ProposedViewSize
  ) -> EdgeInsets {
    var insets = insets
    if tree.nodes[child].holdsText, isArranged(child) {
      let half = CellMetrics.height / 2
      if insets.top > 0, insets.top < half { insets.top = 0 }
      if insets.bottom > 0, insets.bottom < half { insets.bottom = 0 }
    }
    guard case .leaf(.text(let text)) = tree.nodes[child].content, let width = proposal.width,
      insets.leading >= 0, insets.trailing >= 0, let columns = tree.texts[text].form.columns
    else { return insets }
    let room = width - CGFloat(columns) * CellMetrics.width
    // Below 0 the text is cut anyway, so the padding stays as it is.
    guard room >= 0, room < insets.horizontal else { return insets }
    insets.leading *= room / insets.horizontal
    insets.trailing = room - insets.leading
    return insets
  }

  private func isArranged(_ node: Int) -> Bool {
    var inner = node
    while let next = tree.wrapped(inner) { inner = next }
    return switch tree.nodes[inner].content {
    case .container(.stack), .container(.grid), .container(.gridRow), .container(.lazyGrid): true
    case .container(.depthStack), .container(.fitting), .container(.layout): false
    case .leaf, .wrapper, .layers: false
    }
  }

  private mutating func lazyProposal(
    to child: Int, along axis: Axis, in proposal: ProposedViewSize
  ) -> ProposedViewSize {
    var ideal = proposal
    ideal[axis] = nil
    guard let length = proposal[axis] else { return ideal }
    return size(of: child, in: ideal)[axis] <= length + 1e-6 ? ideal : proposal
  }

  private mutating func aspectProposal(
    to child: Int, ratio: CGFloat?, mode: ContentMode, in proposal: ProposedViewSize
  ) -> ProposedViewSize {
    if mode == .fill, isGlyph(child) { return proposal }
    let ideal = size(of: child, in: .unspecified)
    guard let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : nil), ratio > 0
    else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      // ∞ × ratio would not tell which side is shorter.
      if width == .infinity && height == .infinity { return proposal }
      let isWider = width > height * ratio
      return isWider == (mode == .fit)
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }

  /// Whether a view is a resizable symbol, or the mark of a missing picture.
  ///
  /// It has the proportions of a cell: one that fills a card is as large as the card, so that
  /// content at the card's edge is not pushed out.
  private func isGlyph(_ node: Int) -> Bool {
    guard case .wrapper(.flexibleFrame) = tree.nodes[node].content,
      case .leaf(.text(let text)) = tree.nodes[tree.nodes[node].child(0, in: tree.children)].content
    else { return false }
    return tree.texts[text].isImage
  }
}
