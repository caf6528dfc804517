/// The views of a builder's block: those before, and the last one.
///
/// A tuple is no node, so its views are the children of the surrounding container. It is a pair,
/// not a parameter pack, because the runtime looks up a pack's layout on every use.
public struct TupleView<Leading, Last> {
  let leading: Leading
  let last: Last
}

extension TupleView: View where Leading: View, Last: View {
  public func resolve(into builder: inout TreeBuilder) {
    leading.resolve(into: &builder)
    last.resolve(into: &builder)
  }
}
