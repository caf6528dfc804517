/// Several views that are treated alike: no node of its own, a modifier applies to each of them.
public struct Group<Content> {
  let content: Content

  /// Groups the views that `content` lists.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View where Content: View {
  /// Adds the nodes of the views inside and none of its own.
  public func resolve(into builder: inout TreeBuilder) { content.resolve(into: &builder) }
}
