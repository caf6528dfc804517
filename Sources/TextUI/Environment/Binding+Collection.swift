// A binding to a collection is a collection of bindings, so that `ForEach($items)` hands on one each.

extension Binding: Sequence where Value: MutableCollection {
  /// Reads and writes the collection at one place.
  public typealias Element = Binding<Value.Element>
  /// Goes from binding to binding.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Part of the bindings, by the same indices.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// That of the collection.
  public typealias Index = Value.Index
  /// That of the collection.
  public typealias Indices = Value.Indices

  /// Read from the collection as it is now.
  public var startIndex: Index { wrappedValue.startIndex }
  /// Read from the collection as it is now.
  public var endIndex: Index { wrappedValue.endIndex }
  /// Read from the collection as it is now.
  public var indices: Indices { wrappedValue.indices }

  /// As the collection counts.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  /// As the collection counts.
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to an element; one that is gone by then is read as it was, and not written.
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
  /// As the collection counts.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  /// As the collection counts.
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value as it is now.
  public var id: Value.ID { wrappedValue.id }
}

extension ForEach where Content: View {
  /// A view for a binding to each element that knows its own identity.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements>, Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(of: data, content: content)
    identity = { $0.wrappedValue.id }
  }

  /// A view for a binding to each element; `id` is where the element's identity stands.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements> {
    self.init(of: data, content: content)
    identity = { $0.wrappedValue[keyPath: id] }
  }
}
