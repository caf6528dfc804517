/// One of the views that a builder made.
///
/// It is made again where it is shown, since the views around it may change its environment.
public struct Subview: Identifiable {
  /// Its place among the others, from 0.
  public let id: Int
  /// What it says to the container that takes it one by one.
  public let containerValues: ContainerValues
  /// All the views of the builder.
  fileprivate let content: AnyView
}

extension Subview: View {
  /// Adds all the views and leaves out the others.
  ///
  /// O(number of views).
  public func resolve(into builder: inout TreeBuilder) {
    let (mark, preferences, first) = (
      builder.mark, builder.preferences.mark, builder.tree.nodes.count
    )
    let sections = builder.notes.sections
    builder.notes.sections = nil
    content.resolve(into: &builder)
    builder.notes.sections = sections
    let nodes = builder.open[mark...]
    builder.open.removeLast(nodes.count)
    guard id < nodes.count else { return }
    let node = nodes[mark + id]
    builder.open.append(node)
    let before = id == 0 ? first - 1 : nodes[mark + id - 1]
    builder.preferences.keep(only: (before + 1)...node, from: preferences)
  }
}

/// The views that a builder made, one by one.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]
  /// Where its sections are, counted from its first view.
  let sections: [SectionMarks]

  /// Finds the views that `content` comes to.
  ///
  /// O(number of views).
  @MainActor
  init(of content: AnyView, in builder: inout TreeBuilder) {
    let (mark, preferences) = (builder.mark, builder.preferences.mark)
    let outer = builder.notes.sections
    builder.notes.sections = []
    content.resolve(into: &builder)
    sections = (builder.notes.sections ?? []).map { $0.counted(from: mark) }
    builder.notes.sections = outer
    subviews = builder.open[mark...].enumerated().map {
      Subview(id: $0, containerValues: builder.containerValues(of: $1), content: content)
    }
    builder.open.removeLast(subviews.count)
    builder.preferences.keep(only: nil, from: preferences)
  }

  private init(_ subviews: [Subview]) {
    self.subviews = subviews
    sections = []
  }

  func part(_ range: Range<Int>) -> SubviewsCollection {
    SubviewsCollection(Array(subviews[range]))
  }

  /// Always 0, in the part of a section too.
  public var startIndex: Int { 0 }
  /// How many views there are.
  public var endIndex: Int { subviews.count }
  /// A view by its place from 0, which in the part of a section is not its `id`.
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
  /// Adds what is made of the views; the views themselves are found and dropped.
  public func resolve(into builder: inout TreeBuilder) {
    let subviews = SubviewsCollection(of: AnyView(base), in: &builder)
    transform(subviews).resolve(into: &builder)
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
