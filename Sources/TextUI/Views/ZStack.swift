/// Views one in front of the other.
///
/// ```swift
/// ZStack(alignment: .top) {
///   RoundedRectangle(cornerRadius: 8).strokeBorder()
///   Text("Now")
/// }
/// ```
///
/// ```
/// ╭──Now──╮
/// │       │
/// ╰───────╯
/// ```
///
/// The stack is as large as the union of its views with the highest layout priority.
public struct ZStack<Content> {
  private let alignment: Alignment
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Puts views one in front of the other; `spacing`, for depth, has no effect.
  public init(
    alignment: Alignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, content: content) }
}

extension ZStack: View where Content: View {
  public func resolve(into builder: inout TreeBuilder) {
    builder.add(.depthStack(alignment), along: nil, around: content)
  }
}
