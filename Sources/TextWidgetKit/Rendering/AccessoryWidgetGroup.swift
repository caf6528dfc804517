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

  /// Creates a group; only the first three views of `content` are drawn.
  public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
    self.label = label()
    self.content = content()
  }

  /// The label above the first three views, each centred in an equal share of the width.
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
  /// Creates a group with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content
  ) { self.init(label: { TextUI.Label(titleKey, systemImage: name) }, content: content) }
}

extension AccessoryWidgetGroup where Label == Text {
  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(titleKey) }, content: content)
  }
}

/// The shape around each view of an accessory group.
public enum AccessoryWidgetGroupStyle: Hashable, Sendable {
  /// The family's shape: a rounded square.
  case automatic
  /// Circles.
  case circular
  /// Rounded boxes, for text that circles would clip.
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
  /// Sets the shape for the accessory groups inside this view.
  public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View {
    environment(\.accessoryWidgetGroupStyle, style)
  }
}

/// The faint background of an accessory widget on the Lock Screen.
///
/// A translucent tone in the circular, corner and rectangular families; empty in all others.
public struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family

  /// Creates the background; its family decides its shape.
  public init() {}

  /// The tone, in families that have one.
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
