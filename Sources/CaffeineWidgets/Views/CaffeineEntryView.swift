public import TextUI
import TextWidgetKit

/// An entry in the view of its kind, for any family and rendering mode.
///
/// ```swift
/// CaffeineEntryView(entry: entry)  // in accessoryInline: ○ 55 mg · low ~19:45
/// ```
public struct CaffeineEntryView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.glyphSet) private var glyphSet
  @Environment(\.dateText) private var dateText
  @Environment(\.now) private var now

  private let entry: CaffeineEntry
  private let kind: CaffeineKind

  /// Creates the view of an entry, by default of the level.
  public init(entry: CaffeineEntry, kind: CaffeineKind = .level) {
    self.entry = entry
    self.kind = kind
  }

  /// The kind's view for the current family, at the moment of drawing.
  public var body: some View {
    kind.drawing(in: family)?(
      Outlook(entry: entry.at(now), glyphSet: glyphSet, dateText: dateText))
  }
}
