/// What views resolve into: it adds their nodes to a tree, each with its style resolved, ready to be
/// measured.
///
/// A view adds its nodes to the level that is open; a container then takes those for its children,
/// which is why a group or a loop needs no node, and why a modifier of a group applies to each of its
/// views.
///
/// It is public because `View.resolve(into:)` is: a requirement of ``View`` needs no cast to find
/// the views that draw themselves. Only the package can add to it.
public struct TreeBuilder {
  var tree = ResolvedTree()
  /// The nodes that no container has taken yet.
  var open: [Int] = []
  /// What views say where a `Canvas` or a group takes them one by one.
  let notes = ContainerNotes()
  /// What has been handed up so far.
  package var preferences = PreferenceValues()
  /// What the drawing knows and counts beyond this tree.
  var pass: LayoutPass
  /// The direction of the stack around the view, which spacers and dividers follow.
  var stackAxis: Axis?
  /// Whether the container around the view is a grid, in which rows have columns.
  var isInGrid = false

  /// What ``Environment`` reads while bodies are evaluated, which modifiers change in place.
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
  /// Where the nodes start that will be added from now on.
  package var mark: Int { open.count }

  /// Adds a container that takes the open nodes since `mark` for its children.
  mutating func add(_ container: Node.Container, childrenFrom mark: Int) {
    add(.container(container), childrenFrom: mark)
  }

  /// Adds layers of the open nodes since `mark`, the first of which the others lie behind or before.
  mutating func add(_ layering: Node.Layering, _ alignment: Alignment, childrenFrom mark: Int) {
    add(.layers(layering, alignment), childrenFrom: mark)
  }

  mutating func add(_ leaf: Node.Leaf) {
    open.append(tree.append(Node(content: .leaf(leaf), firstChild: 0, childCount: 0)))
  }

  /// Puts a wrapper around each open node since `mark`.
  mutating func wrap(from mark: Int, in wrapper: Node.Wrapper) {
    modify(from: mark) { builder, id in
      let first = builder.tree.children.count
      builder.tree.children.append(id)
      return builder.tree.append(Node(content: .wrapper(wrapper), firstChild: first, childCount: 1))
    }
  }

  /// Puts another node in place of each open one since `mark`; of the row of a grid, in place of
  /// each of its cells.
  ///
  /// Apple on `GridRow`: “If you apply a view modifier to a row, the row applies the modifier to all
  /// of its cells, similar to how a Group behaves.” A box around the row would hide it from its
  /// grid, and its cells would leave their columns.
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

  /// Notes a section, in place of those inside it.
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

  /// Hands the sections since `mark` to the lazy grid that is made of their views; of other containers
  /// they are none of the grid around.
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
