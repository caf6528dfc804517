/// How gauges look.
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
  /// What ``makeBody(configuration:)`` gives; the compiler finds it.
  associatedtype Body: View

  /// What a style is told about a gauge.
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how the gauges in this view look.
  public consuming func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    environment { $0.shared.styles.set(\.gauge, { style.makeBody(configuration: $0) }) }
  }
}
