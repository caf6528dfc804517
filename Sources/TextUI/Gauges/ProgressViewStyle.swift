/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle: Sendable {
  /// The view that a progress view of this style is.
  associatedtype Body: View

  /// What a style is told about a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The view of a progress view.
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

  /// What is in progress.
  public struct Label: View {
    let content: AnyView

    /// The label as it was given.
    public var body: some View { content }
  }

  /// How much is done in words.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// The label as it was given.
    public var body: some View { content }
  }
}

nonisolated extension View {
  /// Sets how the progress views in this view look.
  public consuming func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment { $0.shared.progressViewStyle = style }
  }
}
