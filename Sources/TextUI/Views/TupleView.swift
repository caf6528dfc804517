/// Views in a row, as a view builder's block lists them: those before, and the last one.
///
/// The container around it takes them for its own children: a tuple is no node. It is a pair and
/// not a parameter pack because the runtime looks up a pack's layout on every use.
public struct TupleView<Leading, Last> {
  let leading: Leading
  let last: Last

  nonisolated init(leading: Leading, last: Last) {
    self.leading = leading
    self.last = last
  }
}

extension TupleView: View where Leading: View, Last: View {
  /// Adds the nodes of the views before, then those of the last one.
  public func resolve(into builder: inout TreeBuilder) {
    leading.resolve(into: &builder)
    last.resolve(into: &builder)
  }
}
