@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View

  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?

  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView
}

extension View {
  public consuming func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment { $0.shared.styles.set(\.progressView, { style.makeBody(configuration: $0) }) }
  }
}

extension ProgressView where Label == AnyView?, CurrentValueLabel == AnyView? {
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      value: configuration.fractionCompleted, label: { configuration.label },
      currentValueLabel: { configuration.currentValueLabel })
  }
}
