/// The container of a view is the whole picture, a widget's margins included.
nonisolated extension View {
  public consuming func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { containerRelativeFrame(axes, alignment: alignment) { length, _ in length } }

  public consuming func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  public consuming func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    wrapped {
      let size = $0.pictureSize
      let width = axes.contains(.horizontal) ? length(size.width, .horizontal) : nil
      let height = axes.contains(.vertical) ? length(size.height, .vertical) : nil
      return .frame(width: width.map(limited), height: height.map(limited), alignment)
    }
  }
}
