/// Each place that shows it creates it again, since views around it may change its environment.
public struct Subview: Identifiable {
  public let id: Int
  public let containerValues: ContainerValues
  /// All the views of the builder.
  fileprivate let content: AnyView
}

extension Subview: View {
  /// Adds all the views, then removes the others; O(number of views).
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

public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]
  /// The sections, with positions counted from the first view.
  let sections: [SectionMarks]

  /// Finds the views in `content`; O(number of views).
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

  func part(_ range: Range<Int>) -> SubviewsCollection { Self(Array(subviews[range])) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  /// The view at a position, from 0; in a section this differs from its `id`.
  public subscript(position: Int) -> Subview { subviews[position] }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(self) { $0 } }
}

public struct GroupElementsOfContent<Base, Result> {
  private let base: Base
  private let transform: (SubviewsCollection) -> Result

  init(_ base: Base, transform: @escaping (SubviewsCollection) -> Result) {
    self.base = base
    self.transform = transform
  }
}

extension GroupElementsOfContent: View where Base: View, Result: View {
  /// Adds the transformed views; finds the original views and drops them.
  public func resolve(into builder: inout TreeBuilder) {
    let subviews = SubviewsCollection(of: AnyView(base), in: &builder)
    transform(subviews).resolve(into: &builder)
  }
}

extension Group {
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(view, transform: transform) }
  }
}
