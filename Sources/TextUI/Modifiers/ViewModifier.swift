/// A change of a view that can be used on any view.
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
  /// What the modifier makes of a view.
  associatedtype Body: View

  /// Stands for the view that is modified.
  typealias Content = ModifierContent

  /// Makes a view around `content`.
  @ViewBuilder func body(content: Content) -> Body
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// For a branch that has nothing to change: `isLoud ? LoudStyle() : .identity` needs one type.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  nonisolated public init() {}

  /// The content itself, without a node around it.
  public func body(content: Content) -> some View { content }
}

/// The view that a ``ViewModifier`` is applied to.
public struct ModifierContent {
  let resolveContent: @MainActor (inout TreeBuilder) -> Void
}

extension ModifierContent: View {
  /// Adds the nodes of the modified view.
  public func resolve(into builder: inout TreeBuilder) { resolveContent(&builder) }
}

/// A view and a change of it.
public struct ModifiedContent<Content, Modifier> {
  /// The view that is modified.
  public var content: Content
  /// What ``View/modifier(_:)`` was given.
  public var modifier: Modifier

  /// Puts a change onto a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// What the modifier makes of the view.
  public var body: some View {
    modifier.body(content: ModifierContent { content.resolve(into: &$0) })
  }

  /// Adds the nodes of `body`, as the default does: of a generic view the runtime would look the type of
  /// its body up by name there.
  public func resolve(into builder: inout TreeBuilder) { body.resolve(into: &builder) }
}

nonisolated extension View {
  /// Applies a modifier.
  public consuming func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier>
  {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// One modifier after the other.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Both modifiers, the first one inside.
  public func body(content view: ModifierContent) -> some View {
    view.modifier(content).modifier(modifier)
  }
}
