import DateStyles

/// The environment values that rarely change within a picture.
struct SharedEnvironment: Sendable {
  /// The clock and language of dates, by identifier: the first `Locale` of a process costs 0.2 ms,
  /// and English texts need none.
  var dateText = DateText(clock: .utc, localeIdentifier: "en_US")
  var translation: (@Sendable (String) -> String?)?
  var now = Date(timeIntervalSinceReferenceDate: 0)
  var colorAssets: [String: ColorAsset] = [:]
  var assets: AssetLibrary?
  var textChanges: TextChanges?
  var displayScale: CGFloat = 1
  var symbolVariants = SymbolVariants.none
  var styles = ControlStyles()

  /// Holds the values behind one reference: modifiers copy the environment, and a copy then costs
  /// one reference count for all of them.
  final class Box: Sendable {
    static let initial = Box(SharedEnvironment())
    let values: SharedEnvironment

    init(_ values: SharedEnvironment) { self.values = values }
  }
}
