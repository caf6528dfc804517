/// Glass lets through and bends what is behind it; cells have one colour each.
/// - Effect: none
public struct Glass: Hashable, Sendable {
  private enum Kind: Hashable { case regular, clear, identity }

  private let kind: Kind
  private var color: Color?
  private var isInteractive = false

  private init(_ kind: Kind) { self.kind = kind }

  /// The usual glass; cells show nothing of it.
  public static let regular = Glass(.regular)
  /// The glass that lets more through; cells show nothing of it.
  public static let clear = Glass(.clear)
  /// No glass, which in cells looks like the others.
  public static let identity = Glass(.identity)
  /// Keeps the colour for comparisons alone; nothing is tinted.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }
  /// Keeps whether it answers to touches, for comparisons alone.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The capsule that glass has where no other shape is given.
/// - Effect: none
public struct DefaultGlassEffectShape: Shape {
  /// Creates the capsule; there is nothing to set about it.
  public init() {}

  /// A capsule as large as the rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Shapes of glass that flow into each other: the views as they are.
/// - Effect: none
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Shows the views as they are, whatever the spacing.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

/// How a piece of glass comes and goes.
/// - Effect: none
public enum GlassEffectTransition: Hashable, Sendable {
  case identity, materialize, matchedGeometry
}

/// - Effect: none
nonisolated extension View {
  /// Draws the view without glass.
  public func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline = DefaultGlassEffectShape()
  ) -> Self { self }
  /// Draws the view; there is no glass to tell apart.
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> Self { self }
  /// Draws the view; no glass comes or goes.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }
  /// Draws the view; there is no glass to join.
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> Self { self }
  /// Draws the view, which ends at its edges.
  public func backgroundExtensionEffect() -> Self { self }
  /// Draws the view, which ends at its edges, enabled or not.
  public func backgroundExtensionEffect(isEnabled: Bool) -> Self { self }
}
