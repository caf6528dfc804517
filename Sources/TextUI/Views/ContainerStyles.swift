@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View

  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
  /// Any view; SwiftUI has a separate type here.
  public typealias Label = AnyView
  /// Any view; SwiftUI has a separate type here.
  public typealias Content = AnyView
  public let label: AnyView
  public let content: AnyView
}

/// A style with the bold label above the content, a column from either edge of a faint background.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(label: configuration.label) { configuration.content }
      .environment { $0.shared.styles.groupBox = nil }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  nonisolated public static var automatic: Self { Self() }
}

@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View

  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabeledContentStyleConfiguration {
  /// Any view; SwiftUI has a separate type here.
  public typealias Label = AnyView
  /// Any view; SwiftUI has a separate type here.
  public typealias Content = AnyView
  public let label: AnyView
  public let content: AnyView
}

/// A style with the label at the left and the value at the right.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.hidesLabels) private var hidesLabels

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
  nonisolated public static var automatic: Self { Self() }
}

extension View {
  public consuming func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    environment {
      let outer = $0.shared.styles.groupBox
      $0.shared.styles.groupBox = ControlStyles.look { configuration in
        style.makeBody(configuration: configuration)
          .environment { $0.shared.styles.groupBox = outer }
      }
    }
  }

  public consuming func labeledContentStyle<Style: LabeledContentStyle>(
    _ style: Style
  ) -> some View {
    environment { $0.shared.styles.set(\.labeledContent, { style.makeBody(configuration: $0) }) }
  }
}

extension GroupBox where Label == AnyView, Content == AnyView {
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension LabeledContent where Label == AnyView, Content == AnyView {
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
