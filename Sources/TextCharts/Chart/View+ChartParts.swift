extension View {
  /// Shows or hides the legend of the charts in this view.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }

  /// Sets the side of the legend: above the plot, beside it if half the columns remain, or below.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chart {
      $0.legend.visibility = .visible
      $0.legend.position = position
      $0.legend.alignment = alignment
    }
  }

  /// Replaces the legend by a view, below the plot by default.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chart {
      $0.legend = LegendSettings(position: position, alignment: alignment, content: content)
    }
  }

  /// Changes the plot, for example its background or height.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { chart { $0.plotStyle = { AnyView(content($0)) } } }

  /// Adds a view in front of the chart, with a proxy that converts values to places.
  public func chartOverlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    let layer = ChartSettings.ProxyLayer(alignment: alignment) { AnyView(content($0)) }
    return chart { $0.overlays.append(layer) }
  }

  /// Adds a view behind the chart, with a proxy that converts values to places.
  public func chartBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    let layer = ChartSettings.ProxyLayer(alignment: alignment) { AnyView(content($0)) }
    return chart { $0.backgrounds.append(layer) }
  }
}
