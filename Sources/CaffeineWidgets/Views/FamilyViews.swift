import TextUI
import TextWidgetKit

/// The views of one kind of widget, one per form of family.
///
/// No view has a default, so a new form compiles only once every kind has a view for it, or
/// `EmptyView` if the kind does not support it.
@MainActor
protocol FamilyViews {
  var outlook: Outlook { get }

  associatedtype Small: View
  associatedtype Medium: View
  associatedtype Large: View
  associatedtype ExtraLarge: View
  associatedtype Circular: View
  associatedtype Rectangular: View
  associatedtype Inline: View
  associatedtype Corner: View

  @ViewBuilder var small: Small { get }
  @ViewBuilder var medium: Medium { get }
  @ViewBuilder var large: Large { get }
  @ViewBuilder var extraLarge: ExtraLarge { get }
  @ViewBuilder var circular: Circular { get }
  @ViewBuilder var rectangular: Rectangular { get }
  @ViewBuilder var inline: Inline { get }
  @ViewBuilder var corner: Corner { get }
}

extension FamilyViews {
  var entry: CaffeineEntry { outlook.entry }
  var glyphSet: GlyphSet { outlook.glyphSet }

  /// The only switch over families in the app; exhaustive on purpose, so that a new family must be
  /// drawn here.
  ///
  /// System families get a card, accessories none. Rendering modes have no branch: views mark
  /// accented parts, and colours are mapped when cells are written. Erases the type, or Swift's
  /// runtime would build the types of all branches to draw one.
  func view(in family: WidgetFamily) -> AnyView {
    // After bedtime the whole card is night.
    let isNight = entry.isInBed && entry.isKnown
    return switch family {
    case .systemSmall: erased { small.onCard(isNight: isNight) }
    case .systemMedium: erased { medium.onCard(isNight: isNight) }
    case .systemLarge, .systemExtraLargePortrait: erased { large.onCard(isNight: isNight) }
    case .systemExtraLarge: erased { extraLarge.onCard(isNight: isNight) }
    case .accessoryCircular: erased { circular.legible() }
    case .accessoryRectangular: erased { rectangular.legible() }
    case .accessoryInline: erased { inline }
    case .accessoryCorner: erased { corner.legible() }
    }
  }

  /// Makes a view in a function of its own, whose types are built only when it is called.
  @inline(never) private func erased(_ view: () -> some View) -> AnyView { AnyView(view()) }
}
