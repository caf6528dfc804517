public import TextUI
import TextWidgetKit

/// One entry in the view of a kind, in whatever family and rendering mode it is asked for.
///
/// ```swift
/// CaffeineEntryView(entry: entry)  // in accessoryInline: ○ 55 mg · low ~19:45
/// ```
public struct CaffeineEntryView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.glyphSet) private var glyphSet

  private let entry: CaffeineEntry
  private let kind: CaffeineKind

  /// The view of one entry (default: the level).
  public init(entry: CaffeineEntry, kind: CaffeineKind = .level) {
    self.entry = entry
    self.kind = kind
  }

  /// What the kind has for the family.
  public var body: some View { kind.views(of: entry, in: glyphSet).view(in: family) }
}
