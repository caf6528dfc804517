extension View {
  /// Shows or hides the horizontal axis of the charts in this view.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.isHidden = visibility == .hidden }
  }

  /// Shows or hides the vertical axis of the charts in this view.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.isHidden = visibility == .hidden }
  }

  /// Sets the marks of the horizontal axis for the charts in this view.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let groups = content().groups.all
    return chart { $0.x.groups = groups }
  }

  /// Sets the marks of the vertical axis for the charts in this view.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let groups = content().groups.all
    return chart { $0.y.groups = groups }
  }

  /// Sets the title of the horizontal axis, below the axis by default.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment) { Text(labelKey) } }

  /// Sets the title of the horizontal axis to plain text, below the axis by default.
  @_disfavoredOverload
  public func chartXAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment) { Text(verbatim: String(label)) }
  }

  /// Sets the title of the horizontal axis, below the axis by default.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment) { label } }

  /// Sets a view as the horizontal axis's title: below it, or above the plot, such as for `.top`.
  public func chartXAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let label = AxisSettings.AxisLabel(
      position: position, alignment: alignment, content: AnyView(content()))
    return chart { $0.x.label = label }
  }

  /// Sets the title of the vertical axis, above the axis.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment) { Text(labelKey) } }

  /// Sets the title of the vertical axis to plain text, above the axis.
  @_disfavoredOverload
  public func chartYAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment) { Text(verbatim: String(label)) }
  }

  /// Sets the title of the vertical axis, above the axis.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment) { label } }

  /// Sets a view as the title of the vertical axis, above the axis.
  public func chartYAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let label = AxisSettings.AxisLabel(
      position: position, alignment: alignment, content: AnyView(content()))
    return chart { $0.y.label = label }
  }
}
