public protocol Shape: Sendable, View, _RemoveGlobalActorIsolation {
  nonisolated func path(in rect: CGRect) -> Path

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor public var body: some View {
    FilledShape(shape: self, content: HierarchicalShapeStyle.primary, style: FillStyle())
  }
}

/// A marker that keeps a type from being isolated to the main actor only because it is a view.
///
/// Two competing global actors leave a type without isolation, even in a module with main actor
/// isolation by default. The marker costs nothing at run time.
// swift-format-ignore: NoLeadingUnderscores
@_marker @NoOneActor public protocol _RemoveGlobalActorIsolation {}

/// A global actor that never runs code.
@globalActor public actor NoOneActor {
  public static let shared = NoOneActor()
}
