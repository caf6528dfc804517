/// One of the views that a builder made.
///
/// It is made again where it is shown, since the views around it may change its environment.
public struct Subview: Identifiable {
  /// Its place among the others, from 0.
  public let id: Int
  /// What `tag(_:)` has given it.
  let tag: AnyHashable?
  /// All the views of the builder.
  fileprivate let content: AnyView
}

extension Subview: View {
  /// Adds all the views and leaves out the others.
  ///
  /// O(number of views).
  public func resolve(into tree: inout ViewTree) {
    let (mark, preferences, first) = (tree.mark, tree.preferences.mark, tree.nodes.count)
    content.resolve(into: &tree)
    let nodes = tree.open[mark...]
    tree.open.removeLast(nodes.count)
    guard id < nodes.count else { return }
    let node = nodes[mark + id]
    tree.open.append(node)
    let before = id == 0 ? first - 1 : nodes[mark + id - 1]
    tree.preferences.keep(only: (before + 1)...node, from: preferences)
  }
}

/// The views that a builder made, one by one.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  /// Finds the views that `content` comes to.
  ///
  /// O(number of views).
  @MainActor
  init(of content: AnyView, in tree: inout ViewTree) {
    let (mark, preferences) = (tree.mark, tree.preferences.mark)
    content.resolve(into: &tree)
    subviews = tree.open[mark...].enumerated().map {
      Subview(id: $0, tag: tree.tag(of: $1), content: content)
    }
    tree.open.removeLast(subviews.count)
    tree.preferences.keep(only: nil, from: preferences)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(position: Int) -> Subview { subviews[position] }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(self) { $0 } }
}

/// A view that is made from the views of a builder.
public struct GroupElementsOfContent<Base, Result> {
  private let base: Base
  private let transform: (SubviewsCollection) -> Result

  init(_ base: Base, transform: @escaping (SubviewsCollection) -> Result) {
    self.base = base
    self.transform = transform
  }
}

extension GroupElementsOfContent: View where Base: View, Result: View {
  public func resolve(into tree: inout ViewTree) {
    let subviews = SubviewsCollection(of: AnyView(base), in: &tree)
    transform(subviews).resolve(into: &tree)
  }
}

extension Group {
  /// Makes a view from the views that another one comes to.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(view, transform: transform) }
  }
}

nonisolated extension View {
  /// Tells the view from others where something takes them one by one: the symbols of a ``Canvas``.
  public consuming func tag<Tag: Hashable>(
    _ tag: Tag, includeOptional: Bool = true
  ) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
}

/// A view with a tag.
package struct TaggedView<Content> {
  let content: Content
  let tag: AnyHashable
}

extension TaggedView: View where Content: View {
  package func resolve(into tree: inout ViewTree) {
    let mark = tree.mark
    content.resolve(into: &tree)
    for node in tree.open[mark...] { tree.tags[node] = tag }
  }
}

extension ViewTree {
  /// The tag of a view, which may stand inside other modifiers.
  fileprivate func tag(of node: Int) -> AnyHashable? {
    var node = node
    while tags[node] == nil, nodes[node].childCount == 1 { node = child(0, of: nodes[node]) }
    return tags[node]
  }
}
