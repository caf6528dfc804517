/// A view compared before updates; pictures have none, so it is drawn like its content.
public struct EquatableView<Content> {
  public var content: Content

  public init(content: Content) { self.content = content }
}

extension EquatableView: View where Content: View & Equatable {
  public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
  /// Wraps the view; pictures are not updated, so this has no effect.
  public consuming func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
