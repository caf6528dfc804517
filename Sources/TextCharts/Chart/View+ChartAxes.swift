extension View {
  /// Shows or hides the horizontal axis of charts.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.isHidden = visibility == .hidden }
  }

  /// Shows or hides the vertical axis of charts.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.isHidden = visibility == .hidden }
  }

  /// Gives charts a horizontal axis.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    var axis = AxisGroups()
    content().collect(into: &axis)
    let groups = axis.groups
    return chart { $0.x.groups = groups }
  }

  /// Gives charts a vertical axis.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    var axis = AxisGroups()
    content().collect(into: &axis)
    let groups = axis.groups
    return chart { $0.y.groups = groups }
  }

  /// Says below the horizontal axis of charts what it shows.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment) { Text(labelKey) } }

  /// Says below the horizontal axis of charts what it shows.
  @_disfavoredOverload
  public func chartXAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment) { Text(verbatim: String(label)) }
  }

  /// Says below the horizontal axis of charts what it shows.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment) { label } }

  /// Puts a view below the horizontal axis of charts, or above the plot at a position such as
  /// `.top`.
  public func chartXAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let label = AxisSettings.AxisLabel(
      position: position, alignment: alignment, content: AnyView(content()))
    return chart { $0.x.label = label }
  }

  /// Says above the vertical axis of charts what it shows.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment) { Text(labelKey) } }

  /// Says above the vertical axis of charts what it shows.
  @_disfavoredOverload
  public func chartYAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment) { Text(verbatim: String(label)) }
  }

  /// Says above the vertical axis of charts what it shows.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment) { label } }

  /// Puts a view above the vertical axis of charts.
  public func chartYAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let label = AxisSettings.AxisLabel(
      position: position, alignment: alignment, content: AnyView(content()))
    return chart { $0.y.label = label }
  }
}
