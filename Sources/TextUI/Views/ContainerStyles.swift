/// The look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the box's view.
  associatedtype Body: View

  /// The parts of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the view of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a box.
public struct GroupBoxStyleConfiguration {
  /// Any view; SwiftUI has a separate type here.
  public typealias Label = AnyView
  /// Any view; SwiftUI has a separate type here.
  public typealias Content = AnyView
  /// The label of the box.
  public let label: AnyView
  /// The views below the label.
  public let content: AnyView
}

/// A style with the bold label above the content, a column from either edge of a faint background.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style; the same as `.automatic`.
  nonisolated public init() {}

  /// Draws the bold label above the content, a column from either edge.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(label: configuration.label) { configuration.content }
      .environment { $0.shared.styles.groupBox = nil }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The bold label above the content, on a faint background.
  nonisolated public static var automatic: Self { Self() }
}

/// The look of labels with values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the pair's view.
  associatedtype Body: View

  /// The parts of the pair.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the view of the pair.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label and its value.
public struct LabeledContentStyleConfiguration {
  /// Any view; SwiftUI has a separate type here.
  public typealias Label = AnyView
  /// Any view; SwiftUI has a separate type here.
  public typealias Content = AnyView
  /// The label of the value.
  public let label: AnyView
  /// The value.
  public let content: AnyView
}

/// A style with the label at the left and the value at the right.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.hidesLabels) private var hidesLabels

  /// What `.automatic` stands for.
  nonisolated public init() {}

  /// Puts at least one column between the two; the value is in the secondary colour, and stands
  /// alone where labels are hidden.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      if !hidesLabels {
        configuration.label
        Spacer()
      }
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the left, the value in the secondary style at the right.
  nonisolated public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of the group boxes in this view.
  public consuming func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    environment {
      let outer = $0.shared.styles.groupBox
      $0.shared.styles.groupBox = ControlStyles.look { configuration in
        style.makeBody(configuration: configuration)
          .environment { $0.shared.styles.groupBox = outer }
      }
    }
  }

  /// Sets the style of labels with values in this view.
  public consuming func labeledContentStyle<Style: LabeledContentStyle>(
    _ style: Style
  ) -> some View {
    environment { $0.shared.styles.set(\.labeledContent, { style.makeBody(configuration: $0) }) }
  }
}

extension GroupBox where Label == AnyView, Content == AnyView {
  /// Creates the box of a style's configuration, for a style that only adds to another one.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension LabeledContent where Label == AnyView, Content == AnyView {
  /// Creates the pair of a style's configuration, for a style that only adds to another one.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
