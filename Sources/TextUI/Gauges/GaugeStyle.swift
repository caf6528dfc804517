/// The look of gauges.
///
/// ```swift
/// struct PercentStyle: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.label
///       Text("\(Int(configuration.value * 100)) %")
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the body; the compiler infers it.
  associatedtype Body: View

  /// The parts of a gauge that a style draws.
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of the gauges in this view.
  public consuming func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    environment { $0.shared.styles.set(\.gauge, { style.makeBody(configuration: $0) }) }
  }
}
