import DateStyles

/// The environment values that rarely change within a picture.
struct SharedEnvironment: Sendable {
  /// The clock and language of dates, by identifier: a process's first `Locale` costs 0.2 ms.
  var dateText = DateText(
    clock: .utc, localeIdentifier: Translation.ofProgram.with { $0.localeIdentifier })
  var translation = Translation.ofProgram.with { $0.lookup }
  var now = Date(timeIntervalSinceReferenceDate: 0)
  var assets: AssetLibrary?
  var textChanges: TextChanges?
  var displayScale: CGFloat = 1
  var symbolVariants = SymbolVariants.none
  var styles = ControlStyles()

  /// Holds the values behind one reference, so that a copy of the environment counts only one.
  final class Box: Sendable {
    static let initial = Box(SharedEnvironment())
    let values: SharedEnvironment

    init(_ values: SharedEnvironment) { self.values = values }
  }
}
