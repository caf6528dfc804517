public struct Group<Content> {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View where Content: View {
  public func resolve(into builder: inout TreeBuilder) { content.resolve(into: &builder) }
}
