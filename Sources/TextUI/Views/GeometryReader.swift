/// A view whose content is made from the size it is given.
///
/// ```swift
/// GeometryReader { proxy in
///   Text("\(Int(proxy.size.width)) points wide")
/// }
/// ```
///
/// ```
/// 120 points wide
/// ```
///
/// It takes all it is offered, 10 points where it is offered nothing, and puts its content into
/// the upper left corner.
public struct GeometryReader<Content> {
  /// Called while sizes are found, once or more for a picture; it should change nothing.
  public var content: (GeometryProxy) -> Content

  /// Makes content from the size it is given.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View where Content: View {
  public func resolve(into tree: inout ViewTree) {
    let index = tree.readers.count
    tree.add(.geometry(index))
    tree.addPreferences(ofReader: index)
    tree.readers.append(
      GeometryContent(environment: tree.environment) { proxy, tree in
        content(proxy).resolve(into: &tree)
      })
  }
}

/// The content of a reader that is still to be resolved.
struct GeometryContent {
  let environment: EnvironmentValues
  let resolve: @MainActor (GeometryProxy, inout ViewTree) -> Void
}
