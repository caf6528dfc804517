extension ViewTree {
  /// Adds a box around the boxes of `content`, which sees a stack along `axis`.
  @MainActor
  mutating func add<Content: View>(
    _ box: Node.Content, along axis: Axis?, around content: Content
  ) {
    let mark = mark
    let outer = stackAxis
    stackAxis = axis
    content.resolve(into: &self)
    stackAxis = outer
    add(box, childrenFrom: mark)
  }

  /// Makes one box of a view that stands alone, as a root does: several stand one above the other.
  @MainActor
  package mutating func addOne<Content: View>(_ content: Content) {
    let alignment = HorizontalAlignment.center.id
    addOne(content, joinedBy: .stack(.vertical, spacing: nil, alignment: alignment))
  }

  /// Makes one box of a view that lies behind or before another one: several lie on each other.
  @MainActor
  mutating func addLayer<Content: View>(_ content: Content, alignment: Alignment) {
    addOne(content, joinedBy: .depthStack(alignment))
  }

  @MainActor
  private mutating func addOne<Content: View>(_ content: Content, joinedBy box: Node.Content) {
    let mark = mark
    let outer = stackAxis
    stackAxis = nil
    content.resolve(into: &self)
    stackAxis = outer
    if open.count != mark + 1 { add(box, childrenFrom: mark) }
  }
}
