/// Values of a widget's surroundings: its value on a phone, or the one set by a modifier.
///
/// Drawing ignores them.
/// - Effect: none
extension EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { kept(or: .compact) }
    set { keep(newValue) }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { kept(or: .regular) }
    set { keep(newValue) }
  }
  public var levelOfDetail: LevelOfDetail {
    get { kept(or: .default) }
    set { keep(newValue) }
  }
  public var scenePhase: ScenePhase {
    get { kept(or: .active) }
    set { keep(newValue) }
  }
  public var backgroundMaterial: Material? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { nil }
    set {}
  }
  public var sidebarRowSize: SidebarRowSize { .medium }
  public var dismiss: DismissAction { DismissAction() }
}

extension EnvironmentValues {
  /// The values that were set, by property name.
  private enum KeptKey: EnvironmentKey {
    static var defaultValue: [String: Any] { [:] }
  }

  /// The value stored for the calling property, or its default.
  private func kept<Value>(or value: Value, name: String = #function) -> Value {
    guard let kept = self[KeptKey.self][name] else { return value }
    return kept as? Value ?? value
  }

  private mutating func keep(_ value: some Any, name: String = #function) {
    self[KeptKey.self][name] = value
  }
}

/// Ignored.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// - Effect: none
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// - Effect: none
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background, inactive, active

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// - Effect: none; nothing is presented here.
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

/// - Effect: none
public enum SymbolColorRenderingMode: Hashable, Sendable { case flat, gradient }

/// - Effect: none
public enum SymbolVariableValueMode: Hashable, Sendable { case color, draw }

/// - Effect: none
extension OpenURLAction {
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    later { completion(false) }
  }
}

/// - Effect: none
extension OpenURLAction.Result {
  public static func systemAction(_ url: URL) -> Self { .systemAction }
}

/// - Effect: none
nonisolated extension View {
  /// Returns the view unchanged: it is drawn once, before any value is sent.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> Self where Source.Failure == Never { self }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self { self }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> Self { self }
  public func labelReservedIconWidth(_ value: CGFloat) -> Self { self }
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> Self { self }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> Self { self }
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> Self { self }
}

/// - Effect: none
extension Image {
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

  public enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}

/// - Effect: none
extension Font {
  public func smallCaps(_ isActive: Bool) -> Font { self }
  public func lowercaseSmallCaps(_ isActive: Bool = true) -> Font { self }
  public func uppercaseSmallCaps(_ isActive: Bool = true) -> Font { self }
}

/// - Effect: none
extension Text {
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
}

/// - Effect: none
extension ShapeStyle where Self == AnyShapeStyle {
  /// The shadow is not drawn.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

/// - Effect: none
extension Gradient {
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// - Effect: none
extension AnyGradient {
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

/// - Effect: none; a view is drawn once.
public protocol DynamicProperty {
  mutating func update()
}

/// - Effect: none
extension DynamicProperty {
  public mutating func update() {}
}

extension State: DynamicProperty {}
extension Binding: DynamicProperty {}
extension Environment: DynamicProperty {}
extension EnvironmentObject: DynamicProperty {}
extension ObservedObject: DynamicProperty {}
extension StateObject: DynamicProperty {}
extension AppStorage: DynamicProperty {}
extension ScaledMetric: DynamicProperty {}
extension Namespace: DynamicProperty {}

/// - Effect: none
public enum LevelOfDetail: Hashable, Sendable { case `default`, simplified }
