public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View {
  /// Adds no nodes.
  public func resolve(into builder: inout TreeBuilder) {}
}
