/// `nil` draws nothing and takes neither room nor spacing.
extension Optional: View where Wrapped: View {
  /// An optional view has no body.
  public typealias Body = Never

  /// Adds the nodes of the view, where there is one.
  public func resolve(into tree: inout ViewTree) {
    self?.resolve(into: &tree)
  }
}
