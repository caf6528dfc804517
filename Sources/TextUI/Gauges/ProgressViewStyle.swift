/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the body; the compiler infers it.
  associatedtype Body: View

  /// The parts of a progress view that a style draws.
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view that a style draws.
public struct ProgressViewStyleConfiguration {
  /// The part done, 0…1; nil for an indeterminate progress.
  public let fractionCompleted: Double?
  /// The label of the progress, if there is one.
  public var label: Label?
  /// The label of the value; `nil` for none.
  public var currentValueLabel: CurrentValueLabel?

  /// The type of the label.
  public typealias Label = AnyView
  /// The type of the label of the value.
  public typealias CurrentValueLabel = AnyView
}

extension View {
  /// Sets the style of the progress views in this view.
  public consuming func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment { $0.shared.styles.set(\.progressView, { style.makeBody(configuration: $0) }) }
  }
}

extension ProgressView where Label == AnyView?, CurrentValueLabel == AnyView? {
  /// Creates the progress of a style's configuration, for a style that only adds to another one.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      value: configuration.fractionCompleted, label: { configuration.label },
      currentValueLabel: { configuration.currentValueLabel })
  }
}
