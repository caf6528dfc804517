@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View

  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  public consuming func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    environment { $0.shared.styles.set(\.gauge, { style.makeBody(configuration: $0) }) }
  }
}
