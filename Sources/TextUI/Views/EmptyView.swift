/// A view that draws nothing and takes neither room nor spacing.
public struct EmptyView: Sendable {
  /// Creates a view that draws nothing.
  public init() {}
}

extension EmptyView: View {
  /// Adds nothing to the tree.
  public func resolve(into builder: inout TreeBuilder) {}
}
