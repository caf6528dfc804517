/// A view whose type is forgotten.
public struct AnyView {
  let content: any View

  /// Forgets the type of a view.
  public init<Content: View>(_ content: Content) { self.content = content }

  /// Forgets the type of a view.
  public init<Content: View>(erasing content: Content) { self.content = content }
}

extension AnyView: View {
  /// Adds the nodes of the view inside and none of its own.
  public func resolve(into builder: inout TreeBuilder) { content.resolve(into: &builder) }
}
