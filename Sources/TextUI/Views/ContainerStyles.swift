/// How boxes of views look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// What the style makes of a box.
  associatedtype Body: View

  /// The parts of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes the view of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a box.
public struct GroupBoxStyleConfiguration {
  /// Any view; SwiftUI has a type of its own here.
  public typealias Label = AnyView
  /// Any view; SwiftUI has a type of its own here.
  public typealias Content = AnyView
  /// What it is about.
  public let label: AnyView
  /// The views below the label.
  public let content: AnyView
}

/// The label in bold above the content, a column from either edge of a faint ground.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// What `.automatic` stands for.
  nonisolated public init() {}

  /// Puts the bold label above the content, one column from either edge.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(label: configuration.label) { configuration.content }
      .environment { $0.shared.styles.groupBox = nil }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The bold label above the content, on a faint ground.
  nonisolated public static var automatic: Self { Self() }
}

/// How a label and its value look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// What the style makes of the pair.
  associatedtype Body: View

  /// The parts of the pair.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes the view of the pair.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label and its value.
public struct LabeledContentStyleConfiguration {
  /// Any view; SwiftUI has a type of its own here.
  public typealias Label = AnyView
  /// Any view; SwiftUI has a type of its own here.
  public typealias Content = AnyView
  /// What the value is.
  public let label: AnyView
  /// The value.
  public let content: AnyView
}

/// The label at the start of the line, the value at its end.
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
  /// The label at the start of the row, the value in the secondary colour at its end.
  nonisolated public static var automatic: Self { Self() }
}

/// How controls that belong together look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// What the style makes of a group.
  associatedtype Body: View

  /// The parts of a group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes the view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// Any view; SwiftUI has a type of its own here.
  public typealias Content = AnyView
  /// Any view; SwiftUI has a type of its own here.
  public typealias Label = AnyView
  /// The controls.
  public let content: AnyView
  /// What they are about.
  public let label: AnyView
}

/// The controls a column apart, without the label.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// What `.automatic` stands for.
  nonisolated public init() {}

  /// Puts the controls side by side, one column apart, and leaves out the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The controls on one row, a column apart, without the label.
  nonisolated public static var automatic: Self { Self() }
}

extension View {
  /// Sets how boxes of views look.
  public consuming func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    environment {
      let outer = $0.shared.styles.groupBox
      $0.shared.styles.groupBox = ControlStyles.look { configuration in
        style.makeBody(configuration: configuration)
          .environment { $0.shared.styles.groupBox = outer }
      }
    }
  }

  /// Sets how a label and its value look.
  public consuming func labeledContentStyle<Style: LabeledContentStyle>(
    _ style: Style
  ) -> some View {
    environment { $0.shared.styles.set(\.labeledContent, { style.makeBody(configuration: $0) }) }
  }

  /// Sets how controls that belong together look.
  public consuming func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    environment { $0.shared.styles.set(\.controlGroup, { style.makeBody(configuration: $0) }) }
  }
}

extension GroupBox where Label == AnyView, Content == AnyView {
  /// A box in a style that is its configuration again.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension LabeledContent where Label == AnyView, Content == AnyView {
  /// The pair in a style that is its configuration again.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroup where Content == AnyView {
  /// A group in a style that is its configuration again.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
