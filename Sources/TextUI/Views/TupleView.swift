/// Several views in a row, as a view builder's block lists them.
///
/// The container around it takes them for its own children: a tuple is no box.
public struct TupleView<each Content: View> {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: View {
  /// A tuple has no body.
  public typealias Body = Never

  /// Adds the boxes of each view in order.
  public func resolve(into tree: inout ViewTree) {
    repeat (each content).resolve(into: &tree)
  }
}
