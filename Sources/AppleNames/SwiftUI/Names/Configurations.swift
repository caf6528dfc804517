// Controls made of what their style is told, which look as they would without the style.

extension GroupBox where Label == AnyView, Content == AnyView {
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension LabeledContent where Label == AnyView, Content == AnyView {
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroup where Content == AnyView {
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ProgressView where Label == AnyView?, CurrentValueLabel == AnyView? {
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(value: configuration.fractionCompleted) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    }
  }
}

extension Button where Label == Text {
  /// A button that says what its role does.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role == .destructive ? "Delete" : "Cancel", role: role, action: action)
  }
}

extension EdgeInsets {
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

/// UIKit's distances from the four sides of a rectangle, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  public static let zero = NSDirectionalEdgeInsets()
}
