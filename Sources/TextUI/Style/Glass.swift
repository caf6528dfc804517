/// Glass lets through and bends what is behind it; cells have one colour each.
/// - Effect: none
public struct Glass: Hashable, Sendable {
  private init() {}

  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass()
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
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
public struct GlassEffectTransition: Hashable, Sendable {
  private init() {}

  public static let identity = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
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
