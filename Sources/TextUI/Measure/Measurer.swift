/// How large the nodes of a tree are, and where they arrange their children: what was asked before is
/// remembered, and the tree never changes.
///
/// ```swift
/// var measurer = Measurer(tree, layoutDirection: .leftToRight)
/// measurer.size(of: tree.roots[0], in: ProposedViewSize(width: 96, height: 16))  // 80 × 16
/// ```
///
/// It is one value that measuring and placing change in place: as a reference it would be checked for
/// exclusive access at each question.
struct Measurer {
  /// The tree, which is never changed.
  ///
  /// As a `let` a build without optimisation copies all of it onto the stack wherever one of its lists is
  /// read, on each level of a deep view.
  private(set) var tree: ResolvedTree
  /// The direction of reading of the picture, which a layout of the program's own may ask for.
  let layoutDirection: LayoutDirection
  /// The layouts of the program's own, by their numbers in the tree, each with its cache.
  let layouts: [any ErasedLayout]
  /// The settings of grids that such a layout asks for a size, which are numbered after the tree's own.
  var layoutGrids: [GridSettings] = []

  private(set) var texts: [TextMemory]
  var sizes: [SizeCache]
  /// How often nodes were asked, and what they answered since that became very often.
  private var questionCount = 0
  private let usualQuestionCount: Int
  private(set) var keepsAnswers = false
  private var sizeAnswers: [SizeCache.Question: CGSize] = [:]
  var allGuideAnswers: [GuideQuestion: CGFloat?] = [:]
  /// What nodes answered when they were asked for a guide.
  var guideAnswers: [GuideAnswers] = []
  /// The children of the stacks that are being measured: those of the innermost are at the end, so
  /// that measuring allocates nothing.
  var stackItems: [StackItem] = []
  /// Where the children of the nodes are that are being arranged: a stack, whose end belongs to
  /// the innermost node.
  var placements: [Placement] = []

  init(_ tree: consuming ResolvedTree, layoutDirection: LayoutDirection) {
    self.layoutDirection = layoutDirection
    layouts = tree.layouts.map { $0() }
    usualQuestionCount = 16 * tree.nodes.count
    texts = [TextMemory](repeating: TextMemory(), count: tree.texts.count)
    sizes = [SizeCache](repeating: SizeCache(), count: tree.nodes.count)
    // What a widget needs, at once: a list that doubles from nothing is copied each time.
    let usual = min(tree.nodes.count, ResolvedTree.usualCount / 2)
    stackItems.reserveCapacity(usual)
    placements.reserveCapacity(usual)
    self.tree = tree
  }

  /// The settings of a grid of the tree, or of one that a layout asks.
  func grid(_ index: Int) -> GridSettings {
    index < tree.grids.count ? tree.grids[index] : layoutGrids[index - tree.grids.count]
  }
}

extension Measurer {
  /// The size that a node takes of what it is offered, in points.
  mutating func size(of id: Int, in proposal: ProposedViewSize) -> CGSize {
    var proposal = proposal
    // A stack asks about several heights, which text on one line need not tell apart: with `nil`
    // for all of them the cache answers every question but the first. 8 % of the largest family.
    if tree.nodes[id].ignoresHeight { proposal.height = nil }
    if let size = knownSize(of: id, in: proposal) { return size }
    let size = measure(tree.nodes[id], in: proposal)
    keep(size, of: id, in: proposal)
    return size
  }

  // Three functions, since all this one holds is on the stack once a level: views may be nested
  // deeply.

  private mutating func knownSize(of id: Int, in proposal: ProposedViewSize) -> CGSize? {
    if let size = sizes[id].size(for: proposal) { return size }
    return isAskedOften() ? sizeAnswers[SizeCache.Question(id, proposal)] : nil
  }

  private mutating func keep(_ size: CGSize, of id: Int, in proposal: ProposedViewSize) {
    sizes[id].insert(size, for: proposal)
    if keepsAnswers { sizeAnswers[SizeCache.Question(id, proposal)] = size }
  }

  private mutating func measure(_ node: Node, in proposal: ProposedViewSize) -> CGSize {
    switch node.content {
    case .leaf: measureLeaf(node, in: proposal)
    case .wrapper: measureWrapper(node, in: proposal)
    case .layers: size(of: node.child(0, in: tree.children), in: proposal)
    case .container: measureContainer(node, in: proposal)
    }
  }

  // What each kind holds is taken out in a function of its own, for the same reason.

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

  /// Counts a question, and says whether nodes have been asked more than 16 times on average.
  ///
  /// Four remembered answers a node are enough for nearly all trees and cost no allocation. Where
  /// each level asks more, such as grids in grids, the cost would triple with each of them: from
  /// here on every answer is kept.
  mutating func isAskedOften() -> Bool {
    questionCount += 1
    if questionCount > usualQuestionCount { keepsAnswers = true }
    return keepsAnswers
  }

  private mutating func measure(_ leaf: Node.Leaf, in proposal: ProposedViewSize) -> CGSize {
    switch leaf {
    case .text(let index): measure(text: index, in: proposal)
    case .fill, .geometry: proposal.replacingUnspecifiedDimensions()
    case .drawing(let index): tree.drawings[index].sizeThatFits(proposal)
    case .spacer(let axis, let minLength):
      Spacer.size(in: proposal, along: axis, minLength: minLength)
    }
  }

  private mutating func measure(text index: Int, in proposal: ProposedViewSize) -> CGSize {
    // Lent by its address: while its memory changes, which is in `self` too, it would be copied with all
    // that it refers to for each question, 9 % of a picture of texts.
    tree.texts.withUnsafeBufferPointer { blocks in
      blocks[index].sizeThatFits(proposal, &texts[index])
    }
  }

  /// Where the first or the last line of a text ends; `nil` of other guides.
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
    case .layout(let index): return measureLayout(node, index, in: proposal)
    case .stack, .fitting, .grid, .gridRow, .lazyGrid:
      let mark = placements.count
      defer { placements.removeLast(placements.count - mark) }
      return arrange(container, of: node, in: proposal)
    }
  }
}

/// How the segments of a row stay apart.
extension Measurer {
  /// Gives equal shapes side by side, such as the segments of a progress, a column between each two
  /// where their spacing is less than half of one; returns the sum of the gaps.
  ///
  /// On a phone a gap of 3 points parts eight capsules. Without one they would be a single bar here,
  /// and how many there are is what they say. Where a segment has less than two columns left each
  /// takes one, and the proposal shrinks: in 16 columns eight are one wide, and not one of them two.
  mutating func partSegments(
    _ spacing: CGFloat, in proposal: inout ProposedViewSize, from mark: Int
  ) -> CGFloat {
    let (column, count) = (CellMetrics.width, CGFloat(stackItems.count - mark))
    // A share of thirds comes out as 63.999…: a hundredth of a point decides nothing that shows.
    guard let width = proposal.width, width < .infinity, width >= 2 * count * column - 0.01,
      stackItems[mark...].allSatisfy({ isSegment($0.child, height: proposal.height) })
    else { return 0 }
    let gaps = (count - 1) * column
    for index in mark + 1..<stackItems.count { stackItems[index].gap = column }
    if (width - gaps) / count < 2 * column { proposal.width = count * column + gaps }
    return gaps
  }

  /// Whether a view has no letters and takes whatever width it is offered.
  private mutating func isSegment(_ child: Int, height: CGFloat?) -> Bool {
    // A view with a priority is more than one of equals, and a spacer has the lowest.
    if tree.nodes[child].holdsText || tree.priority(of: child) != 0 { return false }
    let least = size(of: child, in: ProposedViewSize(width: 0, height: height))
    if least.width > 0 { return false }
    let most = size(of: child, in: ProposedViewSize(width: .infinity, height: height))
    return most.width == .infinity
  }
}
