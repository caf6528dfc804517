extension View {
  /// Shows or hides the legend of charts.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }

  /// Puts the legend of charts above the plot, before or behind it where half of the columns are left,
  /// or else below it.
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

  /// Puts a legend of one's own at a side of the plot of charts, below it if nothing else is said.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chart {
      $0.legend = LegendSettings(position: position, alignment: alignment, content: content)
    }
  }

  /// Changes the plots of charts, as by a background or a height.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { chart { $0.plotStyle = { AnyView(content($0)) } } }

  /// Puts a view over charts, which is told where values lie.
  public func chartOverlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    let layer = ChartSettings.ProxyLayer(alignment: alignment) { AnyView(content($0)) }
    return chart { $0.overlays.append(layer) }
  }

  /// Puts a view behind charts, which is told where values lie.
  public func chartBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    let layer = ChartSettings.ProxyLayer(alignment: alignment) { AnyView(content($0)) }
    return chart { $0.backgrounds.append(layer) }
  }
}
