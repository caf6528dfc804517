import TextUI

import struct Foundation.CGFloat

/// The place a widget stands in: its margins, its background, its border.
///
/// It resolves itself, family by family, because a `body` over all of them would make Swift's
/// runtime build the types of all branches at each start of a command that draws one.
struct WidgetContainer: View {
  /// It resolves itself and has no body.
  typealias Body = Never

  let family: WidgetFamily
  let showsBackground: Bool
  let margins: EdgeInsets
  let content: AnyView

  func resolve(into tree: inout ViewTree) {
    switch family {
    case .accessoryInline:
      content.resolve(into: &tree)
    case .accessoryCircular, .accessoryRectangular:
      content.frame(maxWidth: .infinity, maxHeight: .infinity).resolve(into: &tree)
    case .accessoryCorner:
      corner.resolve(into: &tree)
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      system.resolve(into: &tree)
    }
  }

  /// The content above a row for its label.
  private var corner: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(.bottom, CellMetrics.height)
      .overlayPreferenceValue(WidgetLabelKey.self, alignment: .bottom) { label in
        label
      }
  }

  /// The content inside its margins, on the background it gives and a rounded border.
  private var system: some View {
    content
      .padding(margins)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .backgroundPreferenceValue(ContainerBackgroundKey.self) { background in
        ContainerBackdrop(background: showsBackground ? background : nil)
      }
  }
}

/// The rounded container of the system families, with the background a widget gave it.
private struct ContainerBackdrop: View {
  let background: ContainerBackground?

  var body: some View {
    ZStack(alignment: background?.alignment ?? .center) {
      background?.content
      ContainerRelativeShape().strokeBorder(.tertiary)
    }
  }
}
