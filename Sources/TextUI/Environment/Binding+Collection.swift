// A binding to a collection is a collection of bindings, which `ForEach($items)` passes.

extension Binding: Sequence where Value: MutableCollection {
  /// A binding that reads and writes one element at its index.
  public typealias Element = Binding<Value.Element>
  /// Iterates over the bindings by index.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of the bindings, with the same indices.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The collection's index.
  public typealias Index = Value.Index
  /// The collection's indices.
  public typealias Indices = Value.Indices

  /// The start of the collection at the time of reading.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The end of the collection at the time of reading.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The indices of the collection at the time of reading.
  public var indices: Indices { wrappedValue.indices }

  /// The collection's next index.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  /// Moves an index to the collection's next one.
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
  /// The collection's previous index.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  /// Moves an index to the collection's previous one.
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value at the time of reading.
  public var id: Value.ID { wrappedValue.id }
}

extension ForEach where Content: View {
  /// Makes a view for a binding to each element, by the element's own identity.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements>, Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(of: data, content: content)
  }

  /// Makes a view for a binding to each element, by the identity at the key path `id`.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements> { self.init(of: data, content: content) }
}
