public struct AnyView {
  let content: any View

  public init<Content: View>(_ content: Content) { self.content = content }

  public init<Content: View>(erasing content: Content) { self.content = content }
}

extension AnyView: View {
  public func resolve(into builder: inout TreeBuilder) { content.resolve(into: &builder) }
}
