/// Glass lets through and bends what is behind it; cells have one colour each.
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
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The capsule that glass has where no other shape is given.
/// - Effect: none
public struct DefaultGlassEffectShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Shapes of glass that flow into each other: the views as they are.
/// - Effect: none
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

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
  public func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline = DefaultGlassEffectShape()
  ) -> Self { self }
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> Self { self }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> Self { self }
  public func backgroundExtensionEffect() -> Self { self }
  public func backgroundExtensionEffect(isEnabled: Bool) -> Self { self }
}
