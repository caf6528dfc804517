/// A navigation stack, drawn as its root.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  public var body: some View { root }
}
