/// Ignored: rows are never swiped or dragged here.
/// - Effect: none
nonisolated extension ForEach where Content: View {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// - Effect: none
nonisolated extension View {
  public func deleteDisabled(_ isDisabled: Bool) -> Self { self }
  public func moveDisabled(_ isDisabled: Bool) -> Self { self }
}

extension MutableCollection {
  /// Moves elements to another index and keeps their order; O(n).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { $0 < elements.count }.map { elements[$0] }
    let rest = elements.indices.filter { !source.contains($0) }
    let split = rest.firstIndex { $0 >= destination } ?? rest.count
    let result =
      rest[..<split].map { elements[$0] } + moved + rest[split...].map { elements[$0] }
    for (index, element) in zip(indices, result) { self[index] = element }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at these indices; O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..., with: kept)
  }
}
