// Styles that only apps use: all lists, forms, pickers, fields and menus look the same here.
/// - Effect: none
public protocol ListStyle {}
/// - Effect: none
public protocol FormStyle {}
/// - Effect: none
public protocol PickerStyle {}
/// - Effect: none
public protocol TextFieldStyle {}
/// - Effect: none
public protocol MenuStyle {}
/// - Effect: none
public protocol TabViewStyle {}
/// - Effect: none
public protocol NavigationViewStyle {}
/// - Effect: none
public protocol DatePickerStyle {}
/// The only style of these controls.
public struct PlainControlStyle: ListStyle, FormStyle, PickerStyle, TextFieldStyle, MenuStyle,
  TabViewStyle, NavigationViewStyle, DatePickerStyle, Sendable
{
  nonisolated public init() {}
}
public typealias DefaultListStyle = PlainControlStyle
public typealias PlainListStyle = PlainControlStyle
public typealias GroupedListStyle = PlainControlStyle
public typealias InsetListStyle = PlainControlStyle
public typealias InsetGroupedListStyle = PlainControlStyle
public typealias SidebarListStyle = PlainControlStyle
public typealias DefaultPickerStyle = PlainControlStyle
public typealias InlinePickerStyle = PlainControlStyle
public typealias MenuPickerStyle = PlainControlStyle
public typealias SegmentedPickerStyle = PlainControlStyle
public typealias WheelPickerStyle = PlainControlStyle
public typealias DefaultTextFieldStyle = PlainControlStyle
public typealias PlainTextFieldStyle = PlainControlStyle
public typealias RoundedBorderTextFieldStyle = PlainControlStyle
public typealias DefaultMenuStyle = PlainControlStyle
public typealias DefaultTabViewStyle = PlainControlStyle
public typealias DefaultNavigationViewStyle = PlainControlStyle
public typealias StackNavigationViewStyle = PlainControlStyle
/// - Effect: none
extension ListStyle where Self == PlainControlStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var grouped: Self { Self() }
  public static var inset: Self { Self() }
  public static var insetGrouped: Self { Self() }
  public static var sidebar: Self { Self() }
}
/// - Effect: none
extension FormStyle where Self == PlainControlStyle {
  public static var automatic: Self { Self() }
  public static var columns: Self { Self() }
  public static var grouped: Self { Self() }
}
/// - Effect: none
extension PickerStyle where Self == PlainControlStyle {
  public static var automatic: Self { Self() }
  public static var inline: Self { Self() }
  public static var menu: Self { Self() }
  public static var navigationLink: Self { Self() }
  public static var palette: Self { Self() }
  public static var segmented: Self { Self() }
  public static var wheel: Self { Self() }
}
/// - Effect: none
extension TextFieldStyle where Self == PlainControlStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var roundedBorder: Self { Self() }
}
/// - Effect: none
extension MenuStyle where Self == PlainControlStyle {
  public static var automatic: Self { Self() }
  public static var button: Self { Self() }
}
/// - Effect: none
extension TabViewStyle where Self == PlainControlStyle {
  public static var automatic: Self { Self() }
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}
/// - Effect: none
extension DatePickerStyle where Self == PlainControlStyle {
  public static var automatic: Self { Self() }
  public static var compact: Self { Self() }
  public static var graphical: Self { Self() }
  public static var wheel: Self { Self() }
}
/// - Effect: none
extension NavigationViewStyle where Self == PlainControlStyle {
  public static var automatic: Self { Self() }
  public static var stack: Self { Self() }
}

/// Pages that are swiped; one is drawn.
/// - Effect: none
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// No effect: the page is drawn without dots.
  public enum IndexDisplayMode: Hashable, Sendable { case automatic, always, never }

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// - Effect: none
nonisolated extension View {
  public func listStyle(_ style: some ListStyle) -> Self { self }
  public func formStyle(_ style: some FormStyle) -> Self { self }
  public func pickerStyle(_ style: some PickerStyle) -> Self { self }
  public func textFieldStyle(_ style: some TextFieldStyle) -> Self { self }
  public func menuStyle(_ style: some MenuStyle) -> Self { self }
  public func tabViewStyle(_ style: some TabViewStyle) -> Self { self }
  public func datePickerStyle(_ style: some DatePickerStyle) -> Self { self }
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> Self { self }
}

/// Ignored: keyboards and text input belong to apps.
/// - Effect: none
nonisolated extension View {
  public func keyboardType(_ type: UIKeyboardType) -> Self { self }
  public func textContentType(_ textContentType: UITextContentType?) -> Self { self }
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> Self { self }
  public func submitLabel(_ submitLabel: SubmitLabel) -> Self { self }
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> Self
  {
    self
  }
}

/// - Effect: none
public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// - Effect: none
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = Self(rawValue: "name")
  public static let emailAddress = Self(rawValue: "email")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let URL = Self(rawValue: "url")
}

/// - Effect: none
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// - Effect: none
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// - Effect: none
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = Self(rawValue: 1 << 0)
  public static let search = Self(rawValue: 1 << 1)
}
