public struct AnnotationContext: Sendable {
  public let targetSize: CGSize
}

extension ChartContent {
  /// The plot shrinks so that the view stays inside the chart.
  ///
  /// A view that would cover a bar or another annotation moves, or is left out.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some ChartContent {
    let view = AnyView(content())
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, content: { _ in view })
    return traits { $0.annotations.append(annotation) }
  }

  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> Content
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment,
      content: { AnyView(content(AnnotationContext(targetSize: $0))) })
    return traits { $0.annotations.append(annotation) }
  }

  /// The resolution of overflow is ignored.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> Content
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }

  /// Leaves the marks out of the spoken summary.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    traits { $0.isSpoken = $0.isSpoken && !hidden }
  }
}
