/// What a mark is like beside which a view stands.
public struct AnnotationContext: Sendable {
  /// The size of the mark in points.
  public let targetSize: CGSize
}

extension ChartContent {
  /// Shows a view beside each mark.
  ///
  /// It stays inside the chart, for which the plot makes room, and covers no other mark and no
  /// other annotation: where there is no room for it, it is left out.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing, view: AnyView(content()))
    return traits { $0.annotations.append(annotation) }
  }

  /// Shows a view beside each mark that a closure makes for the size of the mark.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> Content
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing,
      content: { AnyView(content(AnnotationContext(targetSize: $0))) })
    return traits { $0.annotations.append(annotation) }
  }

  /// Shows a view beside each mark.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> Content
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }

  /// Says nothing of the marks when the chart is read aloud.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    traits { $0.isSpoken = $0.isSpoken && !hidden }
  }
}
