/// A view that draws nothing and takes neither room nor spacing.
public struct EmptyView: Sendable {
  /// Creates a view that draws nothing.
  public init() {}
}

extension EmptyView: View {
  /// An empty view has no body.
  public typealias Body = Never

  /// Adds nothing.
  public func resolve(into tree: inout ViewTree) {}
}
