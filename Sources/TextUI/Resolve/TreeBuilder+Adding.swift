extension TreeBuilder {
  /// Adds a container around the nodes of `content`, whose spacers follow `axis`.
  @MainActor
  mutating func add<Content: View>(
    _ container: Node.Container, along axis: Axis?, around content: Content
  ) {
    let mark = mark
    let outer = (stackAxis, isInGrid)
    stackAxis = axis
    // Only direct children of a grid are rows: a row inside a stack inside a grid is a group.
    if case .grid = container { isInGrid = true } else { isInGrid = false }
    content.resolve(into: &self)
    (stackAxis, isInGrid) = outer
    add(container, childrenFrom: mark)
  }

  /// Stacks the open nodes since `mark` vertically, without gaps.
  package mutating func addStack(from mark: Int) {
    add(
      .stack(.vertical, spacing: 0, alignment: HorizontalAlignment.center.id), childrenFrom: mark)
  }

  /// Makes one node of a single view, such as a root; stacks several nodes vertically.
  @MainActor
  package mutating func addOne<Content: View>(_ content: Content) {
    let alignment = HorizontalAlignment.center.id
    addOne(content, joinedBy: .stack(.vertical, spacing: nil, alignment: alignment))
  }

  /// Makes one node of a background or overlay; several nodes overlap.
  @MainActor
  mutating func addLayer<Content: View>(_ content: Content, alignment: Alignment) {
    addOne(content, joinedBy: .depthStack(alignment))
  }

  @MainActor
  private mutating func addOne<Content: View>(
    _ content: Content, joinedBy container: Node.Container
  ) {
    let mark = mark
    let outer = (stackAxis, isInGrid)
    // A spacer in an overlay grows both ways, even over a view in a stack.
    (stackAxis, isInGrid) = (nil, false)
    content.resolve(into: &self)
    (stackAxis, isInGrid) = outer
    if open.count != mark + 1 { add(container, childrenFrom: mark) }
  }
}
