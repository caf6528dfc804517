@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  typealias Content = ModifierContent

  @ViewBuilder func body(content: Content) -> Body
}

public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()

  nonisolated public init() {}

  public func body(content: Content) -> some View { content }
}

public struct ModifierContent {
  let resolveContent: @MainActor (inout TreeBuilder) -> Void
}

extension ModifierContent: View {
  public func resolve(into builder: inout TreeBuilder) { resolveContent(&builder) }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: some View {
    modifier.body(content: ModifierContent { content.resolve(into: &$0) })
  }

  /// Adds the nodes of `body`; the default would look up a generic view's body type by name.
  public func resolve(into builder: inout TreeBuilder) { body.resolve(into: &builder) }
}

nonisolated extension View {
  public consuming func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier>
  { ModifiedContent(content: self, modifier: modifier) }
}

extension ViewModifier {
  public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content view: ModifierContent) -> some View {
    view.modifier(content).modifier(modifier)
  }
}
