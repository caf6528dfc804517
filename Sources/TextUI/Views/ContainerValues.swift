/// They only reach the nearest container: a stack around the view has none of them.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public func tag<Value: Hashable>(for type: Value.Type) -> Value? {
    for case let tag as Value in tags.lazy.map(\.base) { return tag }
    return nil
  }

  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool { tags.contains(AnyHashable(tag)) }

  mutating func add(tag: AnyHashable) { tags.append(tag) }

  /// Adds missing values from others: of nested modifiers the inner one counts.
  mutating func merge(_ others: ContainerValues) {
    values.merge(others.values) { own, _ in own }
    tags += others.tags
  }
}

public protocol ContainerValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

nonisolated extension View {
  public consuming func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    return ValuedView(content: self, values: values)
  }

  public consuming func tag<Tag: Hashable>(_ tag: Tag, includeOptional: Bool = true) -> some View {
    var values = ContainerValues()
    values.add(tag: AnyHashable(tag))
    return ValuedView(content: self, values: values)
  }
}

package struct ValuedView<Content> {
  let content: Content
  let values: ContainerValues
}

extension ValuedView: View where Content: View {
  package func resolve(into builder: inout TreeBuilder) {
    let mark = builder.mark
    content.resolve(into: &builder)
    for node in builder.open[mark...] { builder.notes.values[node, default: .init()].merge(values) }
    for index in (builder.notes.sections ?? []).indices
    where builder.notes.sections?[index].start ?? 0 >= mark {
      builder.notes.sections?[index].values.merge(values)
    }
  }
}

/// What the views of a tree say to what takes them one by one.
///
/// Outside of the builder, since few views need it: a build without optimisation copies the builder
/// to the stack on many levels of a deep view, where each word counts.
final class ContainerNotes {
  var values: [Int: ContainerValues] = [:]
  /// The sections among the nodes without a container so far; `nil` unless a container wants them.
  var sections: [SectionMarks]?
}

extension TreeBuilder {
  /// A node's container values, including those inside other modifiers.
  func containerValues(of node: Int) -> ContainerValues {
    let outer = notes.values[node] ?? ContainerValues()
    switch tree.nodes[node].content {
    case .leaf, .container: return outer
    case .wrapper, .layers:
      var values = containerValues(of: tree.nodes[node].child(0, in: tree.children))
      values.merge(outer)
      return values
    }
  }
}
