/// Up to three views side by side under a label, for the rectangular accessory family.
///
/// ```swift
/// AccessoryWidgetGroup("Rain", systemImage: "cloud") {
///   Text("12°")
///   Text("40%")
///   Text("7")
/// }
/// ```
///
/// ```
/// ☁ Rain
///  12°    40%     7
/// ```
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.accessoryWidgetGroupStyle) private var style

  public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      label
      HStack {
        Group(subviews: content) { views in
          ForEach(views.prefix(3)) { view in
            view.frame(maxWidth: .infinity, maxHeight: .infinity).clipShape(style.shape)
          }
        }
      }
    }
  }
}

extension AccessoryWidgetGroup where Label == TextUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content
  ) { self.init(label: { TextUI.Label(titleKey, systemImage: name) }, content: content) }
}

extension AccessoryWidgetGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(titleKey) }, content: content)
  }
}

public enum AccessoryWidgetGroupStyle: Hashable, Sendable {
  case automatic
  case circular
  case roundedSquare

  fileprivate var shape: AnyShape {
    switch self {
    case .circular: AnyShape(Circle())
    case .automatic, .roundedSquare: AnyShape(RoundedRectangle(cornerRadius: 4))
    }
  }
}

private struct AccessoryWidgetGroupStyleKey: EnvironmentKey {
  static let defaultValue = AccessoryWidgetGroupStyle.automatic
}

extension EnvironmentValues {
  fileprivate var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
    get { self[AccessoryWidgetGroupStyleKey.self] }
    set { self[AccessoryWidgetGroupStyleKey.self] = newValue }
  }
}

extension View {
  public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View {
    environment(\.accessoryWidgetGroupStyle, style)
  }
}

/// A translucent tone in the circular, corner and rectangular families; empty in all others.
public struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family

  public init() {}

  public var body: some View {
    switch family {
    case .accessoryCircular: Circle().fill(.quaternary)
    case .accessoryCorner, .accessoryRectangular:
      ContainerRelativeShape().fill(.quaternary)
    case .accessoryInline, .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .systemExtraLargePortrait:
      EmptyView()
    }
  }
}
