extension MutableCollection {
  /// Moves elements before another place, in their order.
  ///
  /// O(n).
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
  /// Removes elements.
  ///
  /// O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..., with: kept)
  }
}

extension Binding {
  /// A binding to an optional value that has one.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value of another one; `nil` where it has none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }
}

extension Bindable {
  /// The bindings themselves.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}
