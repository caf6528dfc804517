extension ViewTree {
  /// Resolves and draws the content of a reader, each view offered the reader's size.
  @MainActor
  mutating func drawReader(_ index: Int, in frame: CGRect, context: inout DrawingContext) {
    let reader = readers[index]
    let mark = mark
    let outer = environment
    environment = reader.environment
    reader.resolve(GeometryProxy(size: frame.size, origin: frame.origin), &self)
    environment = outer
    prepare()
    let boxes = open[mark...]
    open.removeSubrange(mark...)
    for box in boxes {
      draw(box, at: frame.origin, ProposedViewSize(frame.size), in: &context)
    }
  }
}
