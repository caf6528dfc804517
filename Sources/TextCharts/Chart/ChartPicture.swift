struct ChartPicture: View {
  let model: ChartModel
  let size: CGSize

  // A width of whole cells may arrive as 79.999…, which must not cost a column.
  private var columns: Int { Int(min(max(size.width / CellMetrics.width + 1e-6, 0), 1e6)) }
  private var rows: Int { Int(min(max(size.height / CellMetrics.height + 1e-6, 0), 1e6)) }

  var body: some View {
    if columns > 0 && rows > 0 {
      let frame = ChartFrame(model, columns: columns, rows: rows)
      ZStack(alignment: .topLeading) {
        layers(model.settings.backgrounds, frame)
        plot(frame)
        // Below the annotations, which belong to the data and may cover an axis.
        ForEach(frame.texts.indices, id: \.self) { PlacedView(placed: frame.texts[$0]) }
        ForEach(frame.annotations.indices, id: \.self) { PlacedView(placed: frame.annotations[$0]) }
        layers(model.settings.overlays, frame)
      }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      // A fixed size: large type is for text beside the chart.
      .font(.system(size: 12))
    }
  }

  @ViewBuilder private func plot(_ frame: ChartFrame) -> some View {
    let content = ChartPlotContent(
      steps: PlotSteps(model, frame.geometry).steps, size: frame.geometry.size)
    // By an offset: a style that resizes the plot must not move it away from its axes.
    let shift = CellMetrics.size(columns: frame.plot.column, rows: frame.plot.row)
    if let style = model.settings.plotStyle {
      style(content).offset(shift)
    } else {
      content.offset(shift)
    }
  }

  @ViewBuilder private func layers(
    _ layers: [ChartSettings.ProxyLayer], _ frame: ChartFrame
  ) -> some View {
    if !layers.isEmpty {
      let proxy = ChartProxy(frame: frame, model: model)
      ForEach(layers.indices, id: \.self) { index in
        layers[index].content(proxy)
          .frame(width: size.width, height: size.height, alignment: layers[index].alignment)
      }
    }
  }
}

public struct ChartPlotContent: View {
  let steps: [PlotStep]
  let size: CGSize

  public var body: some View {
    // Clips marks beyond the ends of an axis, which would cover its labels.
    PlotView(steps: steps).frame(width: size.width, height: size.height).clipped()
  }
}

private struct PlotView: DrawingView {
  let steps: [PlotStep]

  func drawing(in environment: EnvironmentValues) -> some Drawing {
    PlotDrawing(
      steps: steps, ground: BackgroundStyle().paint(in: environment).representative)
  }
}

/// The sample in a legend: a square in the texture of the marks, or a glyph.
private struct LegendSwatch: DrawingView {
  struct Swatch: Drawing {
    let entry: MarkLooks.LegendEntry

    func draw(in context: inout DrawingContext) {
      context.putSwatch(entry.glyph, color: entry.paint.representative)
    }
  }

  let entry: MarkLooks.LegendEntry

  func drawing(in environment: EnvironmentValues) -> Swatch { Swatch(entry: entry) }
}

private struct PlacedView: View {
  let placed: ChartFrame.Placed

  var body: some View {
    content
      .frame(
        width: CGFloat(placed.cells.columns) * CellMetrics.width,
        height: CGFloat(placed.cells.rows) * CellMetrics.height
      )
      .offset(CellMetrics.size(columns: placed.cells.column, rows: placed.cells.row))
  }

  @ViewBuilder private var content: some View {
    switch placed.content {
    case .label(let wording):
      label(wording.content, wording.text).font(wording.part.font ?? .system(size: 12))
        .foregroundStyle(wording.part.style ?? AnyShapeStyle(.secondary))
    case .entry(let entry):
      HStack(spacing: 0) {
        LegendSwatch(entry: entry).frame(width: CellMetrics.width, height: CellMetrics.height)
        Text(verbatim: " " + entry.name).foregroundColor(.secondary)
      }
    case .more(let text): Text(verbatim: text).foregroundStyle(.secondary)
    case .view(let view): view
    }
  }

  @ViewBuilder private func label(_ content: AxisPart.LabelContent, _ text: String) -> some View {
    switch content {
    case .automatic, .formatted: Text(verbatim: text).lineLimit(1)
    case .text(let text): text.lineLimit(1)
    case .view(let view): view
    }
  }
}
