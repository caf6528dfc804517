/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What ``makeBody(configuration:)`` gives; the compiler finds it.
  associatedtype Body: View

  /// What a style is told about a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a progress view.
public struct ProgressViewStyleConfiguration {
  /// How much is done, 0…1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// What is in progress, if there is a label for it.
  public var label: Label?
  /// How much is done in words, if there is a label for it.
  public var currentValueLabel: CurrentValueLabel?

  /// The type of the label.
  public typealias Label = AnyView
  /// The type of the label of the value.
  public typealias CurrentValueLabel = AnyView
}

extension View {
  /// Sets how the progress views in this view look.
  public consuming func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment { $0.shared.styles.set(\.progressView, { style.makeBody(configuration: $0) }) }
  }
}

extension ProgressView where Label == AnyView?, CurrentValueLabel == AnyView? {
  /// The progress that a style was given, for a style that only adds to another one.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(value: configuration.fractionCompleted) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    }
  }
}
