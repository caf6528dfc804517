/// The first view whose ideal size fits, or else the last one.
///
/// ```swift
/// ViewThatFits {
///   Text("Low at 21:13, fine for bed")
///   Text("Low at 21:13")
/// }
/// ```
///
/// ```
/// Low at 21:13
/// ```
public struct ViewThatFits<Content> {
  private let axes: Axis.Set
  private let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View where Content: View {
  public func resolve(into builder: inout TreeBuilder) {
    let number = builder.pass.fittingCount
    builder.pass.fittingCount += 1
    let preferences = builder.preferences.mark
    builder.add(.fitting(axes, number), along: builder.stackAxis, around: content)
    builder.keepPreferences(ofChoice: number, from: preferences)
  }
}
