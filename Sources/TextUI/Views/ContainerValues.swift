/// What a view says to the container that takes it one by one.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
///
/// Group(subviews: content) { views in
///   ForEach(views) { $0.bold($0.containerValues.isPinned) }
/// }
/// ```
///
/// It goes no further than the nearest container: a stack with the view in it says nothing.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  /// The value of a key; its default where the view has set none.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type that ``View/tag(_:includeOptional:)`` has given the view.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? {
    for case let tag as Value in tags.lazy.map(\.base) { return tag }
    return nil
  }

  /// Whether the view has a tag.
  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool { tags.contains(AnyHashable(tag)) }

  mutating func add(tag: AnyHashable) { tags.append(tag) }

  /// Adds what others say where these say nothing: of modifiers inside each other the inner one
  /// counts.
  mutating func merge(_ others: ContainerValues) {
    values.merge(others.values) { own, _ in own }
    tags += others.tags
  }
}

/// A type whose name is the key of a value that views tell the container around them.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value where a view has set none.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Says something to the container around the view.
  public consuming func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    return ValuedView(content: self, values: values)
  }

  /// Tells the view from others where something takes them one by one: the symbols of a ``Canvas``.
  public consuming func tag<Tag: Hashable>(_ tag: Tag, includeOptional: Bool = true) -> some View {
    var values = ContainerValues()
    values.add(tag: AnyHashable(tag))
    return ValuedView(content: self, values: values)
  }
}

/// A view with something to say to its container.
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

/// Of several views the one with a tag, which an element of a ``ForEach`` has by its identity too.
struct TaggedView<Content> {
  private let content: Content
  private let isMeant: (ContainerValues) -> Bool
  private let elseFirst: Bool

  /// Shows no view, or the first, where no view has the tag; so it does without a tag.
  init<Tag: Hashable>(content: Content, tag: Tag?, elseFirst: Bool = false) {
    self.content = content
    self.elseFirst = elseFirst
    isMeant = { values in tag.map { values.tag(for: Tag.self) == $0 } ?? false }
  }
}

extension TaggedView: View where Content: View {
  func resolve(into builder: inout TreeBuilder) {
    let outer = builder.notes.tagsElements
    builder.notes.tagsElements = true
    let views = SubviewsCollection(of: AnyView(content), in: &builder)
    builder.notes.tagsElements = outer
    let view = views.first { isMeant($0.containerValues) } ?? (elseFirst ? views.first : nil)
    view?.resolve(into: &builder)
  }
}

/// What the views of a tree say to what takes them one by one.
///
/// Apart from the builder, which few views need it in: a build without optimisation copies the builder to
/// the stack on many levels of a deep view, and each word of it counts there.
final class ContainerNotes {
  /// What they say, by their node.
  var values: [Int: ContainerValues] = [:]
  /// The sections in the nodes that no container has taken yet; `nil` where nobody asks for them.
  var sections: [SectionMarks]?
  /// Whether each element of a ``ForEach`` has its identity for a tag.
  var tagsElements = false
}

extension TreeBuilder {
  /// What a view says to its container, also from inside other modifiers.
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
