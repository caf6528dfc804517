import struct Foundation.CGFloat
import TextUI

/// The place a widget stands in: its margins, its background, its border.
struct WidgetContainer<Content: View>: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetContentMargins) private var margins
  @Environment(\.showsWidgetContainerBackground) private var showsBackground

  let content: Content
  let widget: WidgetDescription

  var body: some View {
    switch family {
    case .accessoryInline:
      content.lineLimit(1)
    case .accessoryCorner:
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(.bottom, CellMetrics.height)
        .overlayPreferenceValue(WidgetLabelKey.self, alignment: .bottom) { label in
          label
        }
    case .accessoryCircular, .accessoryRectangular:
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    default:
      content
        .padding(widget.hasContentMargins ? margins : EdgeInsets())
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .backgroundPreferenceValue(ContainerBackgroundKey.self) { background in
          ContainerBackdrop(
            background: showsBackground || !widget.isContainerBackgroundRemovable
              ? background : nil)
        }
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
