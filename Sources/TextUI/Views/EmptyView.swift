/// A view that draws nothing and takes neither space nor spacing.
public struct EmptyView: Sendable {
  /// Creates the empty view.
  public init() {}
}

extension EmptyView: View {
  /// Adds no nodes.
  public func resolve(into builder: inout TreeBuilder) {}
}
