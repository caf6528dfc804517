/// Draws a widget in its place: margins, background and border.
///
/// Resolves each family in a function of its own that is not inlined; otherwise Swift's runtime
/// would build the types of all branches at the start of each command.
struct WidgetContainer: View {
  let family: WidgetFamily
  let showsBackground: Bool
  let margins: EdgeInsets
  let content: WidgetContent

  func resolve(into builder: inout TreeBuilder) {
    switch family {
    case .accessoryInline:
      // A phone shows only one image and one text beside the date.
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

  /// The content above its label, which takes its minimum of rows.
  @inline(never)
  private func resolveCorner(into builder: inout TreeBuilder) {
    CornerContent(content: content).resolve(into: &builder)
  }

  /// The content inside its margins, clipped at the border, on its background.
  ///
  /// The border marks the widget's edge, except below 3 rows or 8 columns: the content needs them.
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
      // Never larger than the space inside the border, so that no content overwrites it.
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

/// The content of a corner with its label below.
///
/// Measures the label first: four rows of large digits would otherwise cover it.
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

/// The view of a widget; several views form a column.
struct WidgetContent: View {
  let view: AnyView

  func resolve(into builder: inout TreeBuilder) { builder.addOne(view) }
}

/// The rounded card of the system families, filled with the widget's background up to its edge.
///
/// The edge takes the colour behind it: no outline with colours, a box of lines without them.
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
          // A larger background, such as a disc seen in a corner, must not move the container.
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

/// The border cells: clears their letters, draws the line, then applies the colours behind them.
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
