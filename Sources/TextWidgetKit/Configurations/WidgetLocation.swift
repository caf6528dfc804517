/// A place where widgets stand on Apple's devices; here whoever asks for a picture chooses it.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// The home screen of a phone or tablet.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The lock screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// A phone that stands while it charges.
  public static let standBy = WidgetLocation(name: "standBy")
  /// A Mac that shows the widgets of a phone.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// The display of a car.
  public static let carPlay = WidgetLocation(name: "carPlay")
}
