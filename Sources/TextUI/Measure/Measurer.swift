/// Measures the nodes of a tree and arranges their children; remembers answers, since the tree
/// never changes.
///
/// ```swift
/// var measurer = Measurer(tree, layoutDirection: .leftToRight)
/// measurer.size(of: tree.roots[0], in: ProposedViewSize(width: 96, height: 16))  // 80 × 16
/// ```
///
/// It is a value that measuring and placing change in place: a reference would be checked for
/// exclusive access at each question.
struct Measurer {
  /// The tree, which never changes.
  ///
  /// A `let` would, in a build without optimisation, copy it all onto the stack wherever one of its
  /// lists is read, on each level of a deep view.
  private(set) var tree: ResolvedTree
  /// The picture's reading direction, for custom layouts.
  let layoutDirection: LayoutDirection
  /// The custom layouts, by their numbers in the tree, each with its cache.
  let layouts: [any ErasedLayout]
  /// The settings of grids measured for custom layouts, numbered after the tree's own.
  var layoutGrids: [GridSettings] = []

  private(set) var texts: [TextMemory]
  var sizes: [SizeCache]
  /// The number of questions, and the answers kept once there are very many.
  private var questionCount = 0
  private let usualQuestionCount: Int
  private(set) var keepsAnswers = false
  private var sizeAnswers: [SizeCache.Question: SizeCache.Entry] = [:]
  /// What the answer being found has followed of the proposed height so far.
  var heightUse = HeightUse.none
  var allGuideAnswers: [GuideQuestion: CGFloat?] = [:]
  /// The last answers of nodes about guides.
  var guideAnswers: [GuideAnswers] = []
  /// The children of the stacks being measured, the innermost stack's at the end; one list saves
  /// allocations.
  var stackItems: [StackItem] = []
  /// The placements of children of the nodes being arranged, the innermost node's at the end.
  var placements: [Placement] = []

  init(_ tree: consuming ResolvedTree, layoutDirection: LayoutDirection) {
    self.layoutDirection = layoutDirection
    layouts = tree.layouts.map { $0() }
    usualQuestionCount = 16 * tree.nodes.count
    texts = [TextMemory](repeating: TextMemory(), count: tree.texts.count)
    sizes = [SizeCache](repeating: SizeCache(), count: tree.nodes.count)
    // Enough for a widget, reserved at once: a list that doubles from nothing is copied each time.
    let usual = min(tree.nodes.count, ResolvedTree.usualCount / 2)
    stackItems.reserveCapacity(usual)
    placements.reserveCapacity(usual)
    self.tree = tree
  }

  /// The settings of a grid of the tree, or of a custom layout.
  func grid(_ index: Int) -> GridSettings {
    index < tree.grids.count ? tree.grids[index] : layoutGrids[index - tree.grids.count]
  }
}

extension Measurer {
  /// The size of a node for a proposal, in points.
  mutating func size(of id: Int, in proposal: ProposedViewSize) -> CGSize {
    let key = SizeCache.Key(proposal)
    if let known = knownAnswer(of: id, to: key) {
      note(known.use)
      return known.size
    }
    let outer = heightUse
    heightUse = .none
    let size = measure(tree.nodes[id], in: proposal)
    keep((heightUse == .none ? key.forAnyHeight : key, size, heightUse), of: id)
    note(outer)
    return size
  }

  /// Notes what the answer being found follows.
  mutating func note(_ use: HeightUse) {
    if use.rawValue > heightUse.rawValue { heightUse = use }
  }

  // Three functions, since each level holds this one's stack space: views may be deeply nested.

  private mutating func knownAnswer(of id: Int, to key: SizeCache.Key) -> SizeCache.Entry? {
    if let answer = sizes[id].answer(to: key) { return answer }
    guard isAskedOften() else { return nil }
    return sizeAnswers[SizeCache.Question(id, key)]
      ?? sizeAnswers[SizeCache.Question(id, key.forAnyHeight)]
  }

  private mutating func keep(_ answer: SizeCache.Entry, of id: Int) {
    sizes[id].insert(answer)
    if keepsAnswers { sizeAnswers[SizeCache.Question(id, answer.key)] = answer }
  }

  private mutating func measure(_ node: Node, in proposal: ProposedViewSize) -> CGSize {
    switch node.content {
    case .leaf: measureLeaf(node, in: proposal)
    case .wrapper: measureWrapper(node, in: proposal)
    case .layers: size(of: node.child(0, in: tree.children), in: proposal)
    case .container: measureContainer(node, in: proposal)
    }
  }

  // A separate function unpacks each kind, for the same reason.

  private mutating func measureLeaf(_ node: Node, in proposal: ProposedViewSize) -> CGSize {
    guard case .leaf(let leaf) = node.content else { return .zero }
    return measure(leaf, in: proposal)
  }

  private mutating func measureWrapper(_ node: Node, in proposal: ProposedViewSize) -> CGSize {
    guard case .wrapper(let wrapper) = node.content else { return .zero }
    return measure(wrapper, around: node.child(0, in: tree.children), in: proposal)
  }

  private mutating func measureContainer(_ node: Node, in proposal: ProposedViewSize) -> CGSize {
    guard case .container(let container) = node.content else { return .zero }
    return measure(container, of: node, in: proposal)
  }

  /// Counts a question, and returns whether nodes have been asked more than 16 times on average.
  ///
  /// Four answers a node are enough for nearly all trees and cost no allocation. Where each level
  /// asks more often, such as in nested grids, the cost would triple with each level: from here on
  /// every answer is kept.
  mutating func isAskedOften() -> Bool {
    questionCount += 1
    if questionCount > usualQuestionCount { keepsAnswers = true }
    return keepsAnswers
  }

  private mutating func measure(_ leaf: Node.Leaf, in proposal: ProposedViewSize) -> CGSize {
    switch leaf {
    case .text(let index): return measure(text: index, in: proposal)
    case .fill, .geometry:
      note(.height)
      return proposal.replacingUnspecifiedDimensions()
    case .drawing(let index):
      note(.both)
      return tree.drawings[index].sizeThatFits(proposal)
    case .spacer(let axis, let minLength):
      if axis != .horizontal { note(.height) }
      return Spacer.size(in: proposal, along: axis, minLength: minLength)
    }
  }

  private mutating func measure(text index: Int, in proposal: ProposedViewSize) -> CGSize {
    // Passed by address: its memory, also in `self`, changes meanwhile, so it would be copied with
    // all its references for each question, 9 % of a picture of texts.
    let size = tree.texts.withUnsafeBufferPointer { blocks in
      blocks[index].sizeThatFits(proposal, &texts[index])
    }
    note(texts[index].heightUse)
    return size
  }

  /// The lower edge of a text's first or last line; `nil` for other guides.
  mutating func baseline(
    _ key: any AlignmentID.Type, ofText index: Int, in proposal: ProposedViewSize
  ) -> CGFloat? {
    if key != FirstTextBaselineGuide.self && key != LastTextBaselineGuide.self { return nil }
    let baselines = tree.texts[index].baselines(in: proposal, &texts[index])
    return key == FirstTextBaselineGuide.self ? baselines.first : baselines.last
  }

  mutating func measure(
    _ container: Node.Container, of node: Node, in proposal: ProposedViewSize
  ) -> CGSize {
    switch container {
    case .depthStack(let alignment): return depthBounds(of: node, alignment, in: proposal).size
    case .layout(let index):
      note(.both)
      return measureLayout(node, index, in: proposal)
    case .stack: break
    case .fitting, .grid, .gridRow, .lazyGrid: note(.both)
    }
    let mark = placements.count
    defer { placements.removeLast(placements.count - mark) }
    return arrange(container, of: node, in: proposal)
  }
}

/// Separates the segments of a row.
extension Measurer {
  /// Puts a column between equal shapes side by side, such as the segments of a progress, if their
  /// spacing is below half a column; returns the sum of the gaps.
  ///
  /// On a phone a gap of 3 points separates eight capsules. Without one they would be a single bar
  /// here, and their number is their meaning. If less than two columns remain for each, all get one
  /// and the proposal shrinks: in 16 columns eight are one wide, instead of one of them two.
  mutating func partSegments(
    _ spacing: CGFloat, in proposal: inout ProposedViewSize, from mark: Int
  ) -> CGFloat {
    let (column, count) = (CellMetrics.width, CGFloat(stackItems.count - mark))
    // A share of thirds comes out as 63.999…; a hundredth of a point does not show.
    guard let width = proposal.width, width < .infinity, width >= 2 * count * column - 0.01,
      stackItems[mark...].allSatisfy({ isSegment($0.child, height: proposal.height) })
    else { return 0 }
    let gaps = (count - 1) * column
    for index in mark + 1..<stackItems.count { stackItems[index].gap = column }
    if (width - gaps) / count < 2 * column { proposal.width = count * column + gaps }
    return gaps
  }

  /// Whether a view has no letters and takes any proposed width.
  private mutating func isSegment(_ child: Int, height: CGFloat?) -> Bool {
    // A view with a priority is not one of equals; a spacer has the lowest.
    if tree.nodes[child].holdsText || tree.priority(of: child) != 0 { return false }
    let least = size(of: child, in: ProposedViewSize(width: 0, height: height))
    if least.width > 0 { return false }
    let most = size(of: child, in: ProposedViewSize(width: .infinity, height: height))
    return most.width == .infinity
  }
}
