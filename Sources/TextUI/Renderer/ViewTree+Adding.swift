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

  /// Makes one box of a view, whatever number it resolves into.
  @MainActor
  mutating func addOne<Content: View>(_ content: Content, alignment: Alignment = .center) {
    let mark = mark
    let outer = stackAxis
    stackAxis = nil
    content.resolve(into: &self)
    stackAxis = outer
    join(from: mark, alignment: alignment)
  }
}
