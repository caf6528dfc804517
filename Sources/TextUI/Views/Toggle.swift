/// A control that is on or off: a mark and its label.
///
/// ```swift
/// Toggle("Decaf", isOn: .constant(true))
/// ```
///
/// ```
/// Decaf [x]
/// ```
public struct Toggle<Label> {
  private let isOn: Bool
  private let isMixed: Bool
  private let tap: TapAction?
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn.wrappedValue, label: label)
  }

  package init(
    isOn: Bool, isMixed: Bool = false, tap: TapAction? = nil, @ViewBuilder label: () -> Label
  ) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.tap = tap
    self.label = label()
  }

  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let isAllOn = sources.allSatisfy { $0[keyPath: isOn].wrappedValue }
    let isMixed = !isAllOn && sources.contains { $0[keyPath: isOn].wrappedValue }
    self.init(isOn: isAllOn, isMixed: isMixed, label: label)
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }
}

extension Toggle where Label == TextUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TextUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle: View where Label: View {
  /// Adds the toggle as the environment's style draws it, one tappable part if it has an intent.
  public func resolve(into builder: inout TreeBuilder) {
    let configuration = ToggleStyleConfiguration(
      label: AnyView(label), isOn: .constant(isOn), isMixed: isMixed)
    let mark = builder.mark
    builder.environment.shared.styles.toggle(configuration, &builder)
    builder.makeTappable(from: mark, tap)
  }
}
