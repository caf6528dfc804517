/// A view that is compared before it is made again; a picture is made once, so it is the view.
public struct EquatableView<Content> {
  /// What is compared, and drawn.
  public var content: Content

  /// Takes a view as it is.
  public init(content: Content) { self.content = content }
}

extension EquatableView: View where Content: View & Equatable {
  /// The view itself: nothing is kept from one picture to the next, so nothing is compared.
  public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
  /// The view as it is: nothing is made again that would be compared.
  public consuming func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
