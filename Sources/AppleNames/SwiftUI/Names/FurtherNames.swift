// Forms and type names of what there is.

extension Image {
  /// The picture of an asset, which has one form for all values, read aloud as a label says.
  public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text
  ) {
    self.init(name, bundle: bundle, label: label)
  }

  /// The picture of an asset, which has one form for all values and says nothing.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }
}

extension Button where Label == AnyView {
  /// A button in a style that is its configuration again.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: {}) { configuration.label }
  }
}

extension ControlGroup {
  /// Controls with a label, which groups show in menus only.
  public init(
    _ titleKey: LocalizedStringKey, image: SwiftUI.ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var checkbox: Self { Self() }
}

extension GaugeStyleConfiguration {
  public typealias MarkedValueLabel = AnyView
}

extension EnvironmentObject {
  public typealias Wrapper = Bindable<ObjectType>
}

extension TimelineViewDefaultContext {
  /// A picture is drawn once.
  public func invalidateTimelineContent() {}
}

extension HorizontalAlignment {
  /// The guide of several views together: their average.
  public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat?
  where Values.Element == CGFloat? {
    average(values)
  }
}

extension VerticalAlignment {
  /// The guide of several views together: their average.
  public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat?
  where Values.Element == CGFloat? {
    average(values)
  }
}

private func average(_ values: some Sequence<CGFloat?>) -> CGFloat? {
  let numbers = values.compactMap(\.self)
  return numbers.isEmpty ? nil : numbers.reduce(0, +) / CGFloat(numbers.count)
}

extension ButtonBorderShape: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: 8).path(in: rect)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedRectangle(cornerRadius: 8).inset(by: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  public static var buttonBorder: Self { .automatic }
}

/// The style of labels where nothing else is asked: icon and title.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The scheme that a view asks for.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension Canvas {
  /// Cells let nothing through.
  public var isOpaque: Bool { false }
  /// The colours are those of the display.
  public var colorMode: ColorRenderingMode { .nonLinear }
  /// A picture waits for all of it.
  public var rendersAsynchronously: Bool { false }
}

extension ContentUnavailableView
where Label == TextUI.Label<Text, Image>, Actions == EmptyView, Description == Text? {
  /// Says with a picture that there is nothing.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { TextUI.Label(titleKey, image: name) }, description: { description })
  }
}

extension ControlSize: Comparable {
  public static func < (left: ControlSize, right: ControlSize) -> Bool {
    guard let first = allCases.firstIndex(of: left) else { return false }
    return allCases[..<first].contains(right) == false && left != right
  }
}
