public protocol EnvironmentalModifier: ViewModifier {
  associatedtype ResolvedModifier: ViewModifier

  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
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
