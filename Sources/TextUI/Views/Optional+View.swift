/// `nil` draws nothing and takes neither room nor spacing.
extension Optional: View where Wrapped: View {
  public func resolve(into builder: inout TreeBuilder) {
    self?.resolve(into: &builder)
  }
}
