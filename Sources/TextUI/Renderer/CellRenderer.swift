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
  public func render() -> Rendering { renderWithPreferences().rendering }

  /// Draws the view and says what the views have handed up.
  package func renderWithPreferences() -> (rendering: Rendering, preferences: PreferenceValues) {
    let scope = EnvironmentScope(environment)
    return scope.run {
      var (placed, pass) = place(in: scope, knowing: nil)
      // What a reader or `ViewThatFits` hands up is known only after the layout that it changes; a third time
      // could go on for ever, since a view may answer the second with something else.
      if pass.found.matter { (placed, pass) = place(in: scope, knowing: pass.found) }
      return (Rendering(placed, columns: columns, rows: rows, environment), pass.preferences)
    }
  }

  private func place(
    in scope: EnvironmentScope, knowing findings: LayoutFindings?
  ) -> (placed: PlacedTree, pass: LayoutPass) {
    var builder = makeBuilder(in: scope)
    builder.reserve(nodes: ResolvedTree.usualCount)
    builder.pass.known = findings
    builder.addOne(content)
    return Placer.place(builder, alignment)
  }

  /// The size in cells that the view takes of the renderer's, which may be more than it.
  public func contentSize() -> (columns: Int, rows: Int) {
    let size = size(in: ProposedViewSize(pictureSize))
    return (CellMetrics.column(at: size.width), CellMetrics.row(at: size.height))
  }

  /// The size in points that the view takes of a proposal.
  func size(in proposal: ProposedViewSize) -> CGSize {
    let scope = EnvironmentScope(environment)
    return scope.run {
      var builder = makeBuilder(in: scope)
      builder.addOne(content)
      let tree = builder.finish()
      var measurer = Measurer(tree, layoutDirection: environment.layoutDirection)
      return measurer.size(of: tree.roots[0], in: proposal)
    }
  }

  private func makeBuilder(in scope: EnvironmentScope) -> TreeBuilder {
    TreeBuilder(scope, LayoutPass(pictureSize: pictureSize))
  }

  /// The size in points of the cells there are.
  private var pictureSize: CGSize {
    // As the grid will bound them, or views would be laid out for cells that are not there.
    let (columns, rows) = CellGrid.size(columns: columns, rows: rows)
    return CellMetrics.size(columns: columns, rows: rows)
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

extension Rendering {
  /// Paints what was placed, and reads it.
  @MainActor
  fileprivate init(
    _ placed: PlacedTree, columns: Int, rows: Int, _ environment: EnvironmentValues
  ) {
    var painter = Painter(columns: columns, rows: rows, environment: environment)
    painter.paint(placed)
    var narrator = Narrator()
    narrator.read(placed)
    self.init(grid: painter.context.grid, speech: narrator.speech, taps: narrator.taps)
  }
}
