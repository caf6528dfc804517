/// A reusable change that applies to any view.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(.quaternary)
///   }
/// }
/// Text("Espresso").modifier(Card())
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// The type of the view to modify.
  typealias Content = ModifierContent

  /// Returns a view made from `content`.
  @ViewBuilder func body(content: Content) -> Body
}

/// A modifier without an effect.
public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier without an effect, for a branch that needs one.
  public static let identity = EmptyModifier()

  /// Creates a modifier without an effect.
  nonisolated public init() {}

  /// Returns the content itself, without a node around it.
  public func body(content: Content) -> some View { content }
}

/// The view to which a ``ViewModifier`` is applied.
public struct ModifierContent {
  let resolveContent: @MainActor (inout TreeBuilder) -> Void
}

extension ModifierContent: View {
  /// Adds the nodes of the view to modify.
  public func resolve(into builder: inout TreeBuilder) { resolveContent(&builder) }
}

/// A view with a modifier, or two modifiers in turn.
public struct ModifiedContent<Content, Modifier> {
  /// The view to modify.
  public var content: Content
  /// The modifier to apply, or the second of two.
  public var modifier: Modifier

  /// Applies a modifier to a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The modifier's body around the view.
  public var body: some View {
    modifier.body(content: ModifierContent { content.resolve(into: &$0) })
  }

  /// Adds the nodes of `body`; the default would look up a generic view's body type by name.
  public func resolve(into builder: inout TreeBuilder) { body.resolve(into: &builder) }
}

nonisolated extension View {
  /// Applies a modifier to the view.
  public consuming func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier>
  { ModifiedContent(content: self, modifier: modifier) }
}

extension ViewModifier {
  /// Combines two modifiers; this one is applied first.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies both modifiers, the first one inside.
  public func body(content view: ModifierContent) -> some View {
    view.modifier(content).modifier(modifier)
  }
}
