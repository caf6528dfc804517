import struct Foundation.CGFloat

extension ViewTree {
  /// The layout priority of a box; that of a spacer is below all others.
  func priority(of id: Int) -> Double {
    let node = nodes[id]
    switch node.content {
    case .layoutPriority(let priority): return priority
    case .spacer: return -.infinity
    case .stack, .depthStack, .fitting, .geometry, .layout, .grid, .gridRow, .lazyGrid: return 0
    default: return node.childCount == 0 ? 0 : priority(of: child(0, of: node))
    }
  }

  /// Where a guide lies in a box, from its left or top.
  mutating func guide(
    _ key: any AlignmentID.Type, _ axis: Axis, of id: Int, size: CGSize,
    in proposal: ProposedViewSize
  ) -> CGFloat {
    if !canBeExplicit(key) {
      if key == VerticalCenterGuide.self || key == HorizontalCenterGuide.self {
        return size[axis] / 2
      }
      if key == LeadingGuide.self || key == TopGuide.self { return 0 }
      if key == TrailingGuide.self || key == BottomGuide.self { return size[axis] }
      return key.defaultValue(in: ViewDimensions(size: size))
    }
    return explicitGuide(key, axis, of: id, in: proposal)
      ?? key.defaultValue(in: ViewDimensions(size: size))
  }

  /// Whether any box of the tree may have set a guide.
  private func canBeExplicit(_ key: any AlignmentID.Type) -> Bool {
    guides.contains { $0.key == key }
      || key == FirstTextBaselineGuide.self || key == LastTextBaselineGuide.self
  }

  /// Where a guide lies that the box or one inside it has set.
  ///
  /// A box keeps its last answer for each axis: whoever places it asks once for itself and once
  /// for the box around, and without that the cost would double with each level.
  mutating func explicitGuide(
    _ key: any AlignmentID.Type, _ axis: Axis, of id: Int, in proposal: ProposedViewSize
  ) -> CGFloat? {
    while guideAnswers.count < nodes.count { guideAnswers.append(GuideAnswers()) }
    if let answer = guideAnswers[id][axis], answer.key == key, answer.proposal == proposal {
      return answer.value
    }
    let value = findGuide(key, axis, of: id, in: proposal)
    guideAnswers[id][axis] = GuideAnswer(key: key, proposal: proposal, value: value)
    return value
  }

  private mutating func findGuide(
    _ key: any AlignmentID.Type, _ axis: Axis, of id: Int, in proposal: ProposedViewSize
  ) -> CGFloat? {
    let node = nodes[id]
    switch node.content {
    case .text(let index):
      if key == FirstTextBaselineGuide.self { return texts[index].baselines(in: proposal).first }
      if key == LastTextBaselineGuide.self { return texts[index].baselines(in: proposal).last }
      return nil
    case .alignmentGuide(let index) where guides[index].key == key:
      return guides[index].value(dimensions(of: child(0, of: node), in: proposal))
    default: return inheritedGuide(key, axis, of: id, in: proposal)
    }
  }

  /// The size of a box and the guides that were set inside it.
  mutating func dimensions(of id: Int, in proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(of: id, in: proposal)
    var explicit: [ObjectIdentifier: CGFloat] = [:]
    var asked: [(key: any AlignmentID.Type, axis: Axis)] = guides.map { ($0.key, $0.axis) }
    asked.append((FirstTextBaselineGuide.self, .vertical))
    asked.append((LastTextBaselineGuide.self, .vertical))
    for (key, axis) in asked {
      explicit[ObjectIdentifier(key)] = explicitGuide(key, axis, of: id, in: proposal)
    }
    return ViewDimensions(size: size, explicitGuides: explicit)
  }

  /// The mean of the children's guides; of first baselines the first, of last ones the last.
  private mutating func inheritedGuide(
    _ key: any AlignmentID.Type, _ axis: Axis, of id: Int, in proposal: ProposedViewSize
  ) -> CGFloat? {
    let node = nodes[id]
    if node.childCount == 0 { return nil }
    let mark = placements.count
    placeChildren(of: node, size: size(of: id, in: proposal), in: proposal)
    defer { placements.removeSubrange(mark...) }
    var values: [CGFloat] = []
    for index in mark..<placements.count where counts(placements[index].child, in: node) {
      let placement = placements[index]
      let value = explicitGuide(key, axis, of: placement.child, in: placement.proposal)
      if let value {
        values.append(value + (axis == .horizontal ? placement.origin.x : placement.origin.y))
      }
    }
    if values.isEmpty { return nil }
    if key == FirstTextBaselineGuide.self { return values.min() }
    if key == LastTextBaselineGuide.self { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }

  /// Views behind and before another one have no say in its guides.
  private func counts(_ id: Int, in node: Node) -> Bool {
    switch node.content {
    case .background, .overlay, .mask: id == child(0, of: node)
    default: true
    }
  }
}

/// A guide that a view sets itself.
struct ExplicitGuide {
  let key: any AlignmentID.Type
  let axis: Axis
  let value: (ViewDimensions) -> CGFloat
}

/// Where a guide lies in a box that was offered a size, if any view has set it.
struct GuideAnswer {
  let key: any AlignmentID.Type
  let proposal: ProposedViewSize
  let value: CGFloat?
}

/// The last answers of a box.
struct GuideAnswers {
  private var horizontal: GuideAnswer?
  private var vertical: GuideAnswer?

  subscript(axis: Axis) -> GuideAnswer? {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}
