/// A view with content made from its size.
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
/// It takes its proposed size, 10 points without one, and draws from the upper left corner.
public struct GeometryReader<Content> {
  /// Called during layout, once or more for a picture; it should have no side effects.
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View where Content: View {
  /// Adds one leaf; its content is made later, when the size is known.
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

/// The content of a reader, still to be resolved.
struct GeometryContent {
  /// Its number among all readers of the picture.
  let number: Int
  let environment: EnvironmentValues
  let resolve: @MainActor (GeometryProxy, inout TreeBuilder) -> Void
}
