// A binding to a collection is a collection of bindings, which `ForEach($items)` passes.

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }

  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to an element; once the element is gone, reads its last value and ignores writes.
  public subscript(position: Index) -> Binding<Value.Element> {
    let element = wrappedValue[position]
    let isThere = { position >= wrappedValue.startIndex && position < wrappedValue.endIndex }
    return Binding<Value.Element>(
      get: { isThere() ? wrappedValue[position] : element },
      set: { if isThere() { wrappedValue[position] = $0 } })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension ForEach where Content: View {
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements>, Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(of: data, content: content)
  }

  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements> { self.init(of: data, content: content) }
}
