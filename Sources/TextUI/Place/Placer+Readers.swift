extension ViewTree {
  /// Resolves and draws the content of a reader, each view offered the reader's size.
  @MainActor
  mutating func drawReader(_ index: Int, in frame: CGRect, context: inout DrawingContext) {
    let reader = readers[index]
    let mark = mark
    let outer = environment
    scope.values = reader.environment
    let handedUp = preferences.mark
    reader.resolve(
      GeometryProxy(size: frame.size, origin: frame.origin, namedSpaces: namedSpaces), &self)
    // Given up here, or the values would be copied when the next view changes one of them.
    scope.values = consume outer
    prepare()
    // They stay in the tree, closed: their numbers are those of sizes and answers that are kept.
    let nodes = open[mark...]
    open.removeSubrange(mark...)
    for node in nodes {
      draw(node, at: frame.origin, ProposedViewSize(frame.size), in: &context)
    }
    notePreferences(ofReader: index, from: handedUp)
  }
}
