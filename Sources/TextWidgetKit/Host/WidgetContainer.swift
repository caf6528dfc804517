/// The place a widget stands in: its margins, its background, its border.
///
/// It resolves itself, family by family, each in a function that is not inlined: otherwise Swift's
/// runtime would build the types of all branches at each start of a command that draws one.
struct WidgetContainer: View {
  let family: WidgetFamily
  let showsBackground: Bool
  let margins: EdgeInsets
  let content: WidgetContent

  func resolve(into builder: inout TreeBuilder) {
    switch family {
    case .accessoryInline:
      // A phone shows one image and one text beside the date, whatever is around them.
      let mark = builder.mark
      content.resolve(into: &builder)
      builder.keepFirstTexts(from: mark)
    case .accessoryCircular, .accessoryRectangular:
      resolveAccessory(into: &builder)
    case .accessoryCorner:
      resolveCorner(into: &builder)
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      resolveSystem(into: &builder)
    }
  }

  @inline(never)
  private func resolveAccessory(into builder: inout TreeBuilder) {
    content.frame(maxWidth: .infinity, maxHeight: .infinity).resolve(into: &builder)
  }

  /// The content above its label, which takes the rows that it needs at least.
  @inline(never)
  private func resolveCorner(into builder: inout TreeBuilder) {
    CornerContent(content: content).resolve(into: &builder)
  }

  /// The content inside its margins and cut off at the border, on the background it gives.
  ///
  /// The border stands for the edge of a phone's widget: what is inside it is the widget. In fewer
  /// than 3 rows or 8 columns there is none: its cells are needed for what is to be read.
  @inline(never)
  private func resolveSystem(into builder: inout TreeBuilder) {
    if builder.pictureSize.width < 8 * CellMetrics.width
      || builder.pictureSize.height < 3 * CellMetrics.height
    {
      return resolveAccessory(into: &builder)
    }
    let border = EdgeInsets(
      top: CellMetrics.height, leading: CellMetrics.width, bottom: CellMetrics.height,
      trailing: CellMetrics.width)
    let inside = EdgeInsets(
      top: max(0, margins.top - border.top), leading: max(0, margins.leading - border.leading),
      bottom: max(0, margins.bottom - border.bottom),
      trailing: max(0, margins.trailing - border.trailing))
    let environment = builder.environment
    content
      .padding(inside)
      // No larger than the room, whatever is inside: the border is not to be written over.
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .clipped()
      .padding(border)
      .backgroundPreferenceValue(ContainerBackgroundKey.self) { background in
        ContainerBackdrop(
          background: showsBackground ? background : nil, environment: environment)
      }
      .resolve(into: &builder)
  }
}

/// The content of a corner and its label below.
///
/// The label is measured first: of four rows that large figures fill it would else lie over one.
private struct CornerContent: View {
  let content: WidgetContent

  func resolve(into builder: inout TreeBuilder) {
    let mark = builder.mark
    content.frame(maxWidth: .infinity, maxHeight: .infinity).layoutPriority(1).resolve(
      into: &builder)
    if let label = builder.preferences[WidgetLabelKey.self] {
      label.gaugeStyle(.accessoryLinear).lineLimit(1).resolve(into: &builder)
    }
    builder.addStack(from: mark)
  }
}

/// What a widget shows: one view, or several one above the other.
struct WidgetContent: View {
  let view: AnyView

  func resolve(into builder: inout TreeBuilder) { builder.addOne(view) }
}

/// The rounded container of the system families, with the background a widget gave it, up to its edge.
///
/// The edge has the colour of what lies behind it, so that in colour it is a card without an outline,
/// and without colour a box of lines.
private struct ContainerBackdrop: View {
  let background: ContainerBackground?
  let environment: EnvironmentValues

  var body: some View {
    if let background, let style = background.style, style.paint(in: environment).isUniform {
      ZStack(alignment: background.alignment) {
        background.content
        ContainerRelativeShape().strokeBorder(style)
      }
    } else {
      ContainerRelativeShape().strokeBorder(.tertiary)
        .background {
          // What is larger than the container, as a disc that looks in at a corner, must not move it.
          background?.content
            .frame(
              minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
              alignment: background?.alignment ?? .center
            )
            .clipped()
            .overlay { CardEdge(isLine: false) }
        }
        .overlay { CardEdge(isLine: true) }
    }
  }
}

/// The cells of a border: rid of letters before its line is drawn, and then given the colours that lie behind
/// them, where there are some.
private struct CardEdge: DrawingView {
  struct Picture: Drawing {
    let isLine: Bool

    func draw(in context: inout DrawingContext) {
      if isLine { context.blendEdge() } else { context.clearEdge() }
    }
  }

  let isLine: Bool

  func drawing(in environment: EnvironmentValues) -> Picture { Picture(isLine: isLine) }
}
