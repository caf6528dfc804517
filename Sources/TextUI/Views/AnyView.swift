/// A type-erased view.
public struct AnyView {
  let content: any View

  /// Erases the type of a view.
  public init<Content: View>(_ content: Content) { self.content = content }

  /// Erases the type of a view.
  public init<Content: View>(erasing content: Content) { self.content = content }
}

extension AnyView: View {
  /// Adds the nodes of the erased view.
  public func resolve(into builder: inout TreeBuilder) { content.resolve(into: &builder) }
}
