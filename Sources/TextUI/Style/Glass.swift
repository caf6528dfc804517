/// A glass effect; cells cannot show glass.
/// - Effect: none
public struct Glass: Hashable, Sendable {
  private enum Kind: Hashable { case regular, clear, identity }

  private let kind: Kind
  private var color: Color?
  private var isInteractive = false

  private init(_ kind: Kind) { self.kind = kind }

  public static let regular = Glass(.regular)
  public static let clear = Glass(.clear)
  public static let identity = Glass(.identity)
  /// Keeps a tint for comparison only.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }
  /// Keeps the reaction to touches for comparison only.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The default shape of glass, a capsule.
/// - Effect: none
public struct DefaultGlassEffectShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A container of glass shapes; draws its views unchanged.
/// - Effect: none
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

/// The transition of a glass shape.
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
  /// Has no effect: there is no glass.
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> Self { self }
  /// Has no effect: there is no glass.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }
  /// Has no effect: there is no glass.
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> Self { self }
  /// Draws the view within its edges.
  public func backgroundExtensionEffect() -> Self { self }
  /// Draws the view within its edges, enabled or not.
  public func backgroundExtensionEffect(isEnabled: Bool) -> Self { self }
}
