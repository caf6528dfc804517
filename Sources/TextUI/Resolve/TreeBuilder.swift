/// Builds the tree of resolved views: their nodes with resolved styles, ready to be measured.
///
/// A view adds its nodes to the open level; a container then takes them as its children. So a group
/// or a loop needs no node, and a modifier of a group applies to each of its views.
///
/// It is public because `View.resolve(into:)` is: a requirement of ``View`` needs no cast to find
/// the views that draw themselves. Only the package can add to it.
public struct TreeBuilder {
  var tree = ResolvedTree()
  /// The nodes without a container so far.
  var open: [Int] = []
  /// Container values and sections, for views such as a `Canvas` or a group that take subviews one
  /// by one.
  let notes = ContainerNotes()
  package var preferences = PreferenceValues()
  /// The state of the pass beyond this tree.
  var pass: LayoutPass
  /// The direction of the stack around the view, for spacers and dividers.
  var stackAxis: Axis?
  /// Whether the container around the view is a grid, in which rows have columns.
  var isInGrid = false

  /// The scope that ``Environment`` reads during evaluation of bodies; modifiers change it in
  /// place.
  let scope: EnvironmentScope

  init(_ scope: EnvironmentScope, _ pass: LayoutPass) {
    self.scope = scope
    self.pass = pass
  }

  package var environment: EnvironmentValues { scope.values }

  /// The size of the picture in points.
  package var pictureSize: CGSize { pass.pictureSize }

  mutating func reserve(nodes count: Int) {
    tree.reserve(nodes: count)
    open.reserveCapacity(count)
  }

  consuming func finish() -> ResolvedTree {
    tree.roots = open
    return tree
  }
}

extension TreeBuilder {
  /// The index of the next node to add.
  package var mark: Int { open.count }

  mutating func add(_ container: Node.Container, childrenFrom mark: Int) {
    add(.container(container), childrenFrom: mark)
  }

  /// Adds layers of the open nodes since `mark`, the others behind or in front of the first.
  mutating func add(_ layering: Node.Layering, _ alignment: Alignment, childrenFrom mark: Int) {
    add(.layers(layering, alignment), childrenFrom: mark)
  }

  mutating func add(_ leaf: Node.Leaf) {
    open.append(tree.append(Node(content: .leaf(leaf), firstChild: 0, childCount: 0)))
  }

  /// Wraps each open node since `mark`.
  mutating func wrap(from mark: Int, in wrapper: Node.Wrapper) {
    modify(from: mark) { builder, id in
      let first = builder.tree.children.count
      builder.tree.children.append(id)
      return builder.tree.append(Node(content: .wrapper(wrapper), firstChild: first, childCount: 1))
    }
  }

  /// Replaces each open node since `mark`; in a grid's row, each of its cells.
  ///
  /// Apple on `GridRow`: “If you apply a view modifier to a row, the row applies the modifier to
  /// all of its cells, similar to how a Group behaves.” A node around the row would hide it from
  /// its grid, and its cells would lose their columns.
  mutating func modify(from mark: Int, _ change: (inout TreeBuilder, Int) -> Int) {
    for index in mark..<open.count {
      let row = tree.nodes[open[index]]
      guard case .container(.gridRow) = row.content else {
        open[index] = change(&self, open[index])
        continue
      }
      let cells = (0..<row.childCount).map { change(&self, row.child($0, in: tree.children)) }
      let first = tree.children.count
      tree.children += cells
      open[index] = tree.append(
        Node(content: row.content, firstChild: first, childCount: cells.count))
    }
  }

  /// Notes a section, replacing those inside it.
  mutating func note(_ section: SectionMarks) {
    notes.sections?.removeAll { $0.start >= section.start }
    notes.sections?.append(section)
  }

  private mutating func add(_ content: Node.Content, childrenFrom mark: Int) {
    takeSections(of: content, from: mark)
    let first = tree.children.count
    for index in mark..<open.count { tree.children.append(open[index]) }
    open.removeLast(open.count - mark)
    open.append(
      tree.append(
        Node(content: content, firstChild: first, childCount: tree.children.count - first)))
  }

  /// Moves the sections since `mark` to the lazy grid of their views; other containers drop them.
  private mutating func takeSections(of content: Node.Content, from mark: Int) {
    if let sections = notes.sections, !sections.isEmpty {
      if case .container(.lazyGrid(let index)) = content {
        tree.lazyGrids[index].sections = sections.map { $0.counted(from: mark) }
      }
      notes.sections = sections.filter { $0.start < mark }
    }
  }

  mutating func addFill(_ paint: Paint) { add(.fill(tree.paints.add(paint))) }

  package mutating func add(_ drawing: some Drawing) { add(.drawing(tree.drawings.add(drawing))) }
}
