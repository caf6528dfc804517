/// Draws a view into a grid of cells, once.
///
/// ```swift
/// let renderer = CellRenderer(
///   content: Text("Hello"), columns: 20, rows: 1, environment: EnvironmentValues(now: Date()))
/// print(renderer.render().grid.plain())
/// ```
///
/// The view is offered the renderer's size and aligned in it by ``alignment``; nothing is drawn
/// outside. The cost is linear in the number of views and in the cells.
///
/// Views are resolved on the main actor. What comes out, a ``Rendering``, may go anywhere: from
/// elsewhere call `await MainActor.run { CellRenderer(…).render() }`.
@MainActor @preconcurrency
public struct CellRenderer<Content> {
  /// The view.
  public var content: Content
  /// The width of the grid in cells; less than 0 and more than a million count as those.
  public var columns: Int
  /// The height of the grid in cells; less than 0 and more than four million cells in all count as
  /// those.
  public var rows: Int
  /// What the view is told about its surroundings.
  public var environment: EnvironmentValues
  /// Where a view smaller than the grid is drawn (default: in the middle).
  public var alignment = Alignment.center

  /// Draws a view into so many cells.
  public init(
    content: Content, columns: Int, rows: Int, environment: EnvironmentValues
  ) where Content: View {
    self.content = content
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    self.environment = environment
  }

  /// Draws a view into as many cells as a size in points comes to.
  public init(content: Content, size: CGSize, environment: EnvironmentValues) where Content: View {
    self.init(
      content: content, columns: CellMetrics.column(at: size.width),
      rows: CellMetrics.row(at: size.height), environment: environment)
  }
}

extension CellRenderer where Content: View {
  /// Draws the view.
  public func render() -> Rendering {
    renderWithPreferences().rendering
  }

  /// Draws the view and says what the views have handed up.
  package func renderWithPreferences() -> (rendering: Rendering, preferences: PreferenceValues) {
    let first = draw(knowing: nil)
    // What a reader or `ViewThatFits` hands up is known only after the layout that it changes; a third time
    // could go on for ever, since a view may answer the second with something else.
    let last = first.findings.matter ? draw(knowing: first.findings) : first
    return (last.rendering, last.preferences)
  }

  private func draw(
    knowing findings: LayoutFindings?
  ) -> (rendering: Rendering, preferences: PreferenceValues, findings: LayoutFindings) {
    var tree = makeTree()
    tree.reserveUsual()
    // On a tree made anew: the nodes of the first have taken their environment with them.
    tree.known = findings
    let rendering = tree.scope.run {
      tree.addOne(content)
      return tree.render(
        columns: columns, rows: rows, alignment: alignment, environment: environment)
    }
    return (rendering, tree.preferences, tree.found)
  }

  /// The size in cells that the view takes of the renderer's, which may be more than it.
  public func contentSize() -> (columns: Int, rows: Int) {
    var tree = makeTree()
    return tree.scope.run {
      tree.addOne(content)
      tree.prepare()
      let size = tree.size(of: tree.open[0], in: ProposedViewSize(tree.pictureSize))
      return (CellMetrics.column(at: size.width), CellMetrics.row(at: size.height))
    }
  }

  /// The size in points that the view takes of a proposal.
  func size(in proposal: ProposedViewSize) -> CGSize {
    var tree = makeTree()
    return tree.scope.run {
      tree.addOne(content)
      tree.prepare()
      return tree.size(of: tree.open[0], in: proposal)
    }
  }

  private func makeTree() -> ViewTree {
    var tree = ViewTree(environment)
    // As the grid will bound them, or views would be laid out for cells that are not there.
    let (columns, rows) = CellGrid.size(columns: columns, rows: rows)
    tree.pictureSize = CellMetrics.size(columns: columns, rows: rows)
    return tree
  }
}

/// A drawn view.
public struct Rendering: Sendable {
  /// The picture.
  public let grid: CellGrid
  /// What the views say when the picture is read aloud, in reading order.
  ///
  /// O(length).
  @MainActor public var accessibilityLabel: String { speech.text }
  let speech: Speech
  /// The parts that can be tapped, inner ones before those around them.
  package let taps: [TapRegion]
}

extension ViewTree {
  /// Makes room for the sizes of all nodes.
  mutating func prepare() {
    sizes.append(contentsOf: repeatElement(SizeCache(), count: nodes.count - sizes.count))
  }

  /// Draws the one open node into a grid.
  @MainActor
  fileprivate mutating func render(
    columns: Int, rows: Int, alignment: Alignment, environment: EnvironmentValues
  ) -> Rendering {
    prepare()
    var context = DrawingContext(columns: columns, rows: rows, environment: environment)
    let root = open[0]
    let proposal = ProposedViewSize(context.frame.size)
    let origin = origin(of: root, alignment, in: context.frame.size, proposal)
    draw(root, at: origin, proposal, in: &context)
    return Rendering(grid: context.grid, speech: context.speech, taps: context.taps)
  }
}
