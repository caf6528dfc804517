extension Measurer {
  /// The position of a guide in a node, from its left or top.
  mutating func guide(
    _ key: any AlignmentID.Type, _ axis: Axis, of id: Int, size: CGSize,
    in proposal: ProposedViewSize
  ) -> CGFloat {
    if let explicit = explicitGuide(key, axis, of: id, in: proposal) { return explicit }
    if key == VerticalCenterGuide.self || key == HorizontalCenterGuide.self {
      return size[axis] / 2
    }
    if key == LeadingGuide.self || key == TopGuide.self { return 0 }
    if key == TrailingGuide.self || key == BottomGuide.self || Self.isBaseline(key) {
      return size[axis]
    }
    // A custom guide may depend on another: a third of the height below the first baseline.
    return key.defaultValue(in: dimensions(of: id, in: proposal))
  }

  private static func isBaseline(_ key: any AlignmentID.Type) -> Bool {
    key == FirstTextBaselineGuide.self || key == LastTextBaselineGuide.self
  }

  /// The position of a guide set by the node or one inside it, else nil.
  ///
  /// A node keeps its last answer for each axis: placing asks once for the node and once for the
  /// one around it, so the cost would otherwise double with each level.
  mutating func explicitGuide(
    _ key: any AlignmentID.Type, _ axis: Axis, of id: Int, in proposal: ProposedViewSize
  ) -> CGFloat? {
    // Most trees set no guide; without this every text would be asked for one at every level.
    if !tree.nodes[id].setsGuides && !Self.isBaseline(key) { return nil }
    note(.both)
    if guideAnswers.isEmpty {
      guideAnswers = [GuideAnswers](repeating: GuideAnswers(), count: tree.nodes.count)
    }
    if let answer = guideAnswers[id][axis], answer.key == key, answer.proposal == proposal {
      return answer.value
    }
    if isAskedOften(), let known = allGuideAnswers[GuideQuestion(key, id, proposal)] {
      return known
    }
    let value = findGuide(key, axis, of: id, in: proposal)
    // An absent guide is remembered too, as `.some(nil)` rather than a missing entry.
    if keepsAnswers { allGuideAnswers[GuideQuestion(key, id, proposal)] = .some(value) }
    guideAnswers[id][axis] = GuideAnswer(key: key, proposal: proposal, value: value)
    return value
  }

  private mutating func findGuide(
    _ key: any AlignmentID.Type, _ axis: Axis, of id: Int, in proposal: ProposedViewSize
  ) -> CGFloat? {
    let node = tree.nodes[id]
    switch node.content {
    case .leaf(.text(let index)):
      return baseline(key, ofText: index, in: proposal)
    case .leaf(.fill), .leaf(.drawing), .leaf(.spacer), .leaf(.geometry): return nil
    case .wrapper(.trait(.alignmentGuide(let index))) where tree.guides[index].key == key:
      return tree.guides[index].value(
        dimensions(of: node.child(0, in: tree.children), in: proposal))
    case .wrapper(.offset):
      // An offset only moves the drawing, so guides stay: otherwise a `°` raised beside a number
      // would come down again with its baseline.
      return explicitGuide(key, axis, of: node.child(0, in: tree.children), in: proposal)
    case .wrapper(let wrapper):
      let size = size(of: id, in: proposal)
      return explicitGuide(
        key, axis,
        of: placement(
          of: node.child(0, in: tree.children), in: wrapper, size: size, offered: proposal))
    case .layers:
      // Views behind and in front of the first one do not affect its guides.
      return explicitGuide(key, axis, of: node.child(0, in: tree.children), in: proposal)
    case .container(.layout(let index)):
      let size = size(of: id, in: proposal)
      return layoutGuide(key, axis, of: node, index, size: size, in: proposal)
    case .container(let container):
      let mark = placements.count
      let size = size(of: id, in: proposal)
      placeChildren(of: node, in: container, size: size, offered: proposal)
      defer { placements.removeLast(placements.count - mark) }
      let values = (mark..<placements.count).compactMap { index in
        explicitGuide(key, axis, of: placements[index])
      }
      return Self.joined(values, key)
    }
  }

  mutating func dimensions(of id: Int, in proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(of: id, in: proposal)
    var explicit: [ObjectIdentifier: CGFloat] = [:]
    for (key, axis) in tree.guideKeys {
      explicit[ObjectIdentifier(key)] = explicitGuide(key, axis, of: id, in: proposal)
    }
    let baselines: [any AlignmentID.Type] = [
      FirstTextBaselineGuide.self, LastTextBaselineGuide.self,
    ]
    for key in baselines {
      explicit[ObjectIdentifier(key)] = explicitGuide(key, .vertical, of: id, in: proposal)
    }
    return ViewDimensions(size: size, explicitGuides: explicit)
  }

  /// The mean of the guides of placed views; for baselines the first or the last.
  static func joined(_ values: [CGFloat], _ key: any AlignmentID.Type) -> CGFloat? {
    if values.isEmpty { return nil }
    if key == FirstTextBaselineGuide.self { return values.min() }
    if key == LastTextBaselineGuide.self { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }

  mutating func explicitGuide(
    _ key: any AlignmentID.Type, _ axis: Axis, of placement: Placement
  ) -> CGFloat? {
    let start = axis == .horizontal ? placement.origin.x : placement.origin.y
    return explicitGuide(key, axis, of: placement.child, in: placement.proposal).map { start + $0 }
  }
}

struct GuideQuestion: Hashable {
  private let key: ObjectIdentifier
  private let question: SizeCache.Question

  init(_ key: any AlignmentID.Type, _ id: Int, _ proposal: ProposedViewSize) {
    self.key = ObjectIdentifier(key)
    question = SizeCache.Question(id, proposal)
  }
}

struct ExplicitGuide {
  let key: any AlignmentID.Type
  let axis: Axis
  let value: (ViewDimensions) -> CGFloat
}

/// The position of a guide in a node for a proposal, nil unless a view sets it.
struct GuideAnswer {
  let key: any AlignmentID.Type
  let proposal: ProposedViewSize
  let value: CGFloat?
}

struct GuideAnswers {
  private var horizontal: GuideAnswer?
  private var vertical: GuideAnswer?

  subscript(axis: Axis) -> GuideAnswer? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
