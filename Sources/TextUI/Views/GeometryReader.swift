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
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View where Content: View {
  /// Adds one leaf; what it holds is made later, when its size is known.
  public func resolve(into builder: inout TreeBuilder) {
    let number = builder.pass.readerCount
    builder.pass.readerCount += 1
    builder.add(.geometry(builder.tree.readers.count))
    builder.addPreferences(ofReader: number)
    builder.tree.readers.append(
      GeometryContent(number: number, environment: builder.environment) { proxy, builder in
        content(proxy).resolve(into: &builder)
      })
  }
}

/// The content of a reader that is still to be resolved.
struct GeometryContent {
  /// Its number among all readers of the picture.
  let number: Int
  let environment: EnvironmentValues
  let resolve: @MainActor (GeometryProxy, inout TreeBuilder) -> Void
}
