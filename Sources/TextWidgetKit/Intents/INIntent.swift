/// The settings of a widget from before `AppIntent`.
///
/// Xcode generates the subclasses from a definition file. Where there is no Xcode they are written
/// by hand, with a property a setting.
open class INIntent {
  /// Every setting at its default.
  public required init() {}
}
