/// Draws a view into a grid of cells, once.
///
/// ```swift
/// let renderer = CellRenderer(
///   content: Text("Hello"), columns: 20, rows: 1, environment: EnvironmentValues(now: Date()))
/// print(renderer.render().grid.plain())
/// ```
///
/// The renderer proposes its own size to the view, aligns it by ``alignment`` and clips it to the
/// grid. The cost is linear in the number of views and of cells, which each shape to clip to and each
/// mask copies once more.
///
/// Views are resolved on the main actor, but the ``Rendering`` is `Sendable`: from elsewhere call
/// `await MainActor.run { CellRenderer(…).render() }`.
@MainActor @preconcurrency
public struct CellRenderer<Content> {
  /// The view to draw.
  public var content: Content
  /// The width of the grid in cells, limited to 0…1,000,000 when drawing.
  public var columns: Int
  /// The height of the grid in cells, limited when drawing: at least 0, and at most 4,194,304 cells
  /// in all.
  public var rows: Int
  /// The environment of the view.
  public var environment: EnvironmentValues
  /// The place of a view smaller than the grid; centred by default.
  public var alignment = Alignment.center

  /// Creates a renderer for a grid of `columns` × `rows` cells.
  public init(
    content: Content, columns: Int, rows: Int, environment: EnvironmentValues
  ) where Content: View {
    self.content = content
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    self.environment = environment
  }

  /// Creates a renderer for a size in points, each side rounded to the nearest number of cells.
  public init(content: Content, size: CGSize, environment: EnvironmentValues) where Content: View {
    self.init(
      content: content, columns: CellMetrics.column(at: size.width),
      rows: CellMetrics.row(at: size.height), environment: environment)
  }
}

extension CellRenderer where Content: View {
  /// Draws the view, resolving it anew at each call.
  public func render() -> Rendering { renderWithPreferences().rendering }

  package func renderWithPreferences() -> (rendering: Rendering, preferences: PreferenceValues) {
    let scope = EnvironmentScope(environment)
    return scope.run {
      var (placed, pass) = place(in: scope, knowing: nil)
      // Preferences of a reader or `ViewThatFits` are known only after the layout that they affect;
      // a third pass could repeat forever, since a view may answer the second one differently.
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

  /// Returns the view's size for the renderer's, in cells; may be larger than the grid.
  public func contentSize() -> (columns: Int, rows: Int) {
    let size = size(in: ProposedViewSize(pictureSize))
    return (CellMetrics.column(at: size.width), CellMetrics.row(at: size.height))
  }

  /// The view's size for a proposal, in points.
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

  /// The size of the grid in points.
  private var pictureSize: CGSize {
    // Limited like the grid, or layout would use cells that do not exist.
    let (columns, rows) = CellGrid.size(columns: columns, rows: rows)
    return CellMetrics.size(columns: columns, rows: rows)
  }
}

/// The result of drawing a view.
public struct Rendering: Sendable {
  /// The drawn cells.
  public let grid: CellGrid
  /// The spoken text of the views, in reading order.
  ///
  /// O(length).
  @MainActor public var accessibilityLabel: String { speech.text }
  let speech: Speech
  /// The tappable parts, inner ones before those around them.
  package let taps: [TapRegion]
}

extension Rendering {
  /// Paints placed views, and collects their speech.
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
