/// What lists do with rows that are swiped or dragged: nobody does either.
nonisolated extension ForEach where Content: View {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
}

nonisolated extension View {
  public func deleteDisabled(_ isDisabled: Bool) -> Self { self }
  public func moveDisabled(_ isDisabled: Bool) -> Self { self }
}
