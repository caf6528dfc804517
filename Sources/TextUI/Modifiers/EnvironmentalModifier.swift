/// A modifier that depends on the environment.
public protocol EnvironmentalModifier: ViewModifier {
  associatedtype ResolvedModifier: ViewModifier

  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Applies the modifier chosen for the environment of the content.
  public func body(content: Content) -> some View {
    EnvironmentalContent(modifier: self, content: content)
  }
}

private struct EnvironmentalContent<Modifier: EnvironmentalModifier>: View {
  @Environment(\.self) private var environment
  let modifier: Modifier
  let content: ModifierContent

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
