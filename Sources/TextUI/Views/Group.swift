/// Several views treated alike: a modifier applies to each of them, without a node for the group.
public struct Group<Content> {
  let content: Content

  /// Groups the views that `content` lists.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View where Content: View {
  /// Adds the nodes of the views inside.
  public func resolve(into builder: inout TreeBuilder) { content.resolve(into: &builder) }
}
