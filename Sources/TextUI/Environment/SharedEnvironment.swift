import DateStyles

/// The environment values that are the same for most of a picture.
struct SharedEnvironment: Sendable {
  /// What dates are shown by, with the language by its name: the first `Locale` of a process costs
  /// 0.2 ms, and English texts need none.
  var dateText = DateText(clock: .utc, localeIdentifier: "en_US")
  var translation: (@Sendable (String) -> String?)?
  var now = Date(timeIntervalSinceReferenceDate: 0)
  var colorAssets: [String: ColorAsset] = [:]
  var assets: AssetLibrary?
  var textChanges: TextChanges?
  var displayScale: CGFloat = 1
  var symbolVariants = SymbolVariants.none
  var styles = ControlStyles()

  /// Holds the values behind one reference: modifiers copy the environment, and so a copy costs one
  /// more reference count and not one for each value.
  final class Box: Sendable {
    static let initial = Box(SharedEnvironment())
    let values: SharedEnvironment

    init(_ values: SharedEnvironment) { self.values = values }
  }
}
