/// What surroundings of apps say: what a widget on a phone reads, or what was set around it. A picture
/// does not heed it.
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
  public var typesettingLanguage: TypesettingLanguage {
    get { kept(or: .automatic) }
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
  public var appearsActive: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  public var controlActiveState: ControlActiveState {
    get { kept(or: .active) }
    set { keep(newValue) }
  }
  public var autocorrectionDisabled: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
  public var backgroundMaterial: Material? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  public var backgroundProminence: BackgroundProminence {
    get { kept(or: .standard) }
    set { keep(newValue) }
  }
  public var headerProminence: Prominence {
    get { kept(or: .standard) }
    set { keep(newValue) }
  }
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  public var buttonSizing: ButtonSizing {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  public var labelIconToTitleSpacing: CGFloat? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  public var labelReservedIconWidth: CGFloat? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// How high the rows of a list are at least, points; here as high as what they hold.
  public var defaultMinListRowHeight: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  /// How high the headers of a list are at least, points; here as high as what they hold.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  public var isPresented: Bool { false }
  public var isSearching: Bool { false }
  public var sidebarRowSize: SidebarRowSize { .medium }
  public var isUserAuthenticationEnabled: Bool { false }
  public var fontResolutionContext: Font.Context { Font.Context() }
  public var dismiss: DismissAction { DismissAction() }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var refresh: RefreshAction? { nil }
  public var rename: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The values that were set, by the names of their properties.
  private enum KeptKey: EnvironmentKey {
    static var defaultValue: [String: Any] { [:] }
  }

  /// The value of the property that reads it, or else its default.
  private func kept<Value>(or value: Value, name: String = #function) -> Value {
    guard let kept = self[KeptKey.self][name] else { return value }
    return kept as? Value ?? value
  }

  /// Keeps the value of the property that sets it.
  private mutating func keep(_ value: some Any, name: String = #function) {
    self[KeptKey.self][name] = value
  }
}

/// How large the rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// How much room there is, roughly: a phone's.
/// - Effect: none
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether somebody sees the app.
/// - Effect: none
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background, inactive, active

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Whether controls are in the window that is used.
/// - Effect: none
public enum ControlActiveState: Hashable, Sendable, CaseIterable { case key, active, inactive }

/// How strongly what is behind stands out.
/// - Effect: none
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  public static let standard = BackgroundProminence(isIncreased: false)
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// Leaves a view that a picture does not have.
/// - Effect: none
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

/// Loads again; a picture has nothing to pull.
/// - Effect: none
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

/// Renames what is shown.
/// - Effect: none
public struct RenameAction: Sendable {
  public func callAsFunction() {}
}

/// How the layers of a symbol are shaded.
/// - Effect: none
public enum SymbolColorRenderingMode: Hashable, Sendable { case flat, gradient }

/// What of a symbol shows its value.
///
/// - Effect: none
public enum SymbolVariableValueMode: Hashable, Sendable { case color, draw }

/// - Effect: none
nonisolated extension View {
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> Self { self }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> Self { self }
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> Self { self }
  public func offset(z: CGFloat) -> Self { self }
  public func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> Self { self }
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> Self { self }
}

/// - Effect: none
extension Image {
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

  /// How the rows and columns of a picture's file lie.
  public enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}

/// Front, middle or back.
/// - Effect: none
public enum DepthAlignment: Hashable, Sendable { case front, center, back }

/// - Effect: none
extension Font {
  /// What a font depends on.
  public struct Context: Hashable, Sendable {
    init() {}
  }

  public func smallCaps(_ isActive: Bool) -> Font { self }
  public func lowercaseSmallCaps(_ isActive: Bool = true) -> Font { self }
  public func uppercaseSmallCaps(_ isActive: Bool = true) -> Font { self }
}

/// - Effect: none
extension Text {
  public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text { self }
  public func textVariant(_ variant: some TextVariantPreference) -> Text { self }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
}

/// What a renderer of text is told.
/// - Effect: none
public protocol TextAttribute {}

/// Which of several texts is shown.
/// - Effect: none
public protocol TextVariantPreference {}
/// - Effect: none
public struct FixedTextVariant: TextVariantPreference, Sendable {}
/// - Effect: none
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}
/// - Effect: none
extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: Self { Self() }
}
/// - Effect: none
extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: Self { Self() }
}

/// - Effect: none
extension Gradient {
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// - Effect: none
extension AnyGradient {
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

/// A view's part that is read again when it changes: nothing changes in a picture.
/// - Effect: none
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

/// Whether a view is shown over others: none is.
/// - Effect: none
public struct PresentationMode: Hashable, Sendable {
  public let isPresented = false

  public mutating func dismiss() {}
}

/// How much a widget shows, which goes by how near somebody stands.
/// - Effect: none
public enum LevelOfDetail: Hashable, Sendable { case `default`, simplified }

/// The language that letters are shaped for, which is the terminal's work.
/// - Effect: none
public enum TypesettingLanguage: Hashable, Sendable {
  case automatic
  case explicit(Locale.Language)
}

/// - Effect: none
nonisolated extension View {
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { typesettingLanguage(.explicit(language), isEnabled: isEnabled) }
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language } } }
}

/// - Effect: none
extension AttributedString {
  /// How far lines are apart; here each has a row.
  public enum LineHeight: Hashable, Sendable {
    case normal, loose, tight, variable
    case multiple(factor: CGFloat)
    case leading(increase: CGFloat)
    case exact(points: CGFloat)
  }
}
