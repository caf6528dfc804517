/// `nil` draws nothing and takes neither room nor spacing.
extension Optional: View where Wrapped: View {
  public func resolve(into tree: inout ViewTree) {
    self?.resolve(into: &tree)
  }
}
