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
/// The stack is as large as its views of the highest layout priority.
public struct ZStack<Content> {
  private let alignment: Alignment
  private let content: Content

  /// Puts views one in front of the other; the last one is in front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Puts views one in front of the other; there is no depth for them to be apart in.
  public init(
    alignment: Alignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, content: content) }
}

extension ZStack: View where Content: View {
  /// Adds one container whose views lie on each other, the last one in front.
  public func resolve(into builder: inout TreeBuilder) {
    builder.add(.depthStack(alignment), along: nil, around: content)
  }
}
