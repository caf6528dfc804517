/// The first of several views whose ideal size fits; the last one if none does.
public struct ViewThatFits<Content> {
  private let axes: Axis.Set
  private let content: Content

  /// Chooses the first view whose ideal size fits along `axes`.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View where Content: View {
  /// A choice has no body.
  public typealias Body = Never

  /// Adds the node of the choice around those of all views.
  public func resolve(into tree: inout ViewTree) {
    tree.add(.fitting(axes), along: tree.stackAxis, around: content)
  }
}
