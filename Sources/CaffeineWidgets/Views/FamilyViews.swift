import TextUI
import TextWidgetKit

/// What one kind of widget shows, a view for each form that families have.
///
/// No view has a default: a form that is new compiles only when each kind says what it shows there,
/// or by `EmptyView` that it is not for such families.
@MainActor
protocol FamilyViews {
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
  /// The one switch over families in the app: a family that nobody drew does not compile.
  ///
  /// System families stand on a card, the accessories on what is there. A rendering mode has no branch
  /// here: views mark what is accented, and colours are mapped where cells are written. The type is
  /// forgotten, since Swift's runtime would build the types of all branches to draw one.
  func view(in family: WidgetFamily) -> AnyView {
    switch family {
    case .systemSmall: AnyView(small.onCard())
    case .systemMedium: AnyView(medium.onCard())
    case .systemLarge: AnyView(large.onCard())
    case .systemExtraLarge, .systemExtraLargePortrait: AnyView(extraLarge.onCard())
    case .accessoryCircular: AnyView(circular.legible())
    case .accessoryRectangular: AnyView(rectangular.legible())
    case .accessoryInline: AnyView(inline)
    case .accessoryCorner: AnyView(corner.legible())
    }
  }
}
