extension ViewTree {
  /// Where a guide lies in a node, from its left or top.
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

  /// Whether any node of the tree may have set a guide.
  private func canBeExplicit(_ key: any AlignmentID.Type) -> Bool {
    guides.contains { $0.key == key }
      || key == FirstTextBaselineGuide.self || key == LastTextBaselineGuide.self
  }

  /// Where a guide lies that the node or one inside it has set.
  ///
  /// A node keeps its last answer for each axis: whoever places it asks once for itself and once
  /// for the node around, and without that the cost would double with each level.
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
    case .leaf(.text(let index)):
      if key == FirstTextBaselineGuide.self { return texts[index].baselines(in: proposal).first }
      if key == LastTextBaselineGuide.self { return texts[index].baselines(in: proposal).last }
      return nil
    case .leaf(.fill), .leaf(.drawing), .leaf(.spacer), .leaf(.geometry): return nil
    case .wrapper(.trait(.alignmentGuide(let index))) where guides[index].key == key:
      return guides[index].value(dimensions(of: child(0, of: node), in: proposal))
    case .wrapper(let wrapper):
      let size = size(of: id, in: proposal)
      return explicitGuide(
        key, axis,
        of: placement(of: child(0, of: node), in: wrapper, size: size, offered: proposal))
    case .layers:
      // Views behind and before the first one have no say in its guides.
      return explicitGuide(key, axis, of: child(0, of: node), in: proposal)
    case .container(let container):
      return joinedGuide(key, axis, of: id, container, in: proposal)
    }
  }

  /// The size of a node and the guides that were set inside it.
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
  private mutating func joinedGuide(
    _ key: any AlignmentID.Type, _ axis: Axis, of id: Int, _ container: Node.Container,
    in proposal: ProposedViewSize
  ) -> CGFloat? {
    let mark = placements.count
    placeChildren(of: nodes[id], in: container, size: size(of: id, in: proposal), offered: proposal)
    defer { placements.removeSubrange(mark...) }
    let values = (mark..<placements.count).compactMap { index in
      explicitGuide(key, axis, of: placements[index])
    }
    if values.isEmpty { return nil }
    if key == FirstTextBaselineGuide.self { return values.min() }
    if key == LastTextBaselineGuide.self { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }

  /// Where a guide of a child lies in the node around it.
  private mutating func explicitGuide(
    _ key: any AlignmentID.Type, _ axis: Axis, of placement: Placement
  ) -> CGFloat? {
    let start = axis == .horizontal ? placement.origin.x : placement.origin.y
    return explicitGuide(key, axis, of: placement.child, in: placement.proposal).map { start + $0 }
  }
}

/// A guide that a view sets itself.
struct ExplicitGuide {
  let key: any AlignmentID.Type
  let axis: Axis
  let value: (ViewDimensions) -> CGFloat
}

/// Where a guide lies in a node that was offered a size, if any view has set it.
struct GuideAnswer {
  let key: any AlignmentID.Type
  let proposal: ProposedViewSize
  let value: CGFloat?
}

/// The last answers of a node.
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
