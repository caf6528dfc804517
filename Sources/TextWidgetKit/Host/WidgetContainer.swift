/// The place a widget stands in: its margins, its background, its border.
///
/// It resolves itself, family by family, each in a function that is not inlined: otherwise Swift's
/// runtime would build the types of all branches at each start of a command that draws one.
struct WidgetContainer: View {
  let family: WidgetFamily
  let showsBackground: Bool
  let margins: EdgeInsets
  let content: WidgetContent

  func resolve(into tree: inout ViewTree) {
    switch family {
    case .accessoryInline:
      content.resolve(into: &tree)
    case .accessoryCircular, .accessoryRectangular:
      resolveAccessory(into: &tree)
    case .accessoryCorner:
      resolveCorner(into: &tree)
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      resolveSystem(into: &tree)
    }
  }

  @inline(never)
  private func resolveAccessory(into tree: inout ViewTree) {
    content.frame(maxWidth: .infinity, maxHeight: .infinity).resolve(into: &tree)
  }

  /// The content above a row for its label.
  @inline(never)
  private func resolveCorner(into tree: inout ViewTree) {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(.bottom, CellMetrics.height)
      .overlayPreferenceValue(WidgetLabelKey.self, alignment: .bottom) { label in
        label
      }
      .resolve(into: &tree)
  }

  /// The content inside its margins, on the background it gives and a rounded border.
  @inline(never)
  private func resolveSystem(into tree: inout ViewTree) {
    content
      .padding(margins)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .backgroundPreferenceValue(ContainerBackgroundKey.self) { background in
        ContainerBackdrop(background: showsBackground ? background : nil)
      }
      .resolve(into: &tree)
  }
}

/// What a widget shows: one view, or several one above the other.
struct WidgetContent: View {
  let view: AnyView

  func resolve(into tree: inout ViewTree) {
    tree.addOne(view)
  }
}

/// The rounded container of the system families, with the background a widget gave it.
private struct ContainerBackdrop: View {
  let background: ContainerBackground?

  var body: some View {
    ZStack(alignment: background?.alignment ?? .center) {
      // The cells of the border stay on the ground of the page: a page is often as round.
      background?.content
        .padding(.horizontal, CellMetrics.width).padding(.vertical, CellMetrics.height)
      ContainerRelativeShape().strokeBorder(.tertiary)
    }
  }
}
