nonisolated extension View {
  public consuming func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { layer(content(), .background, alignment) }

  @_disfavoredOverload
  public consuming func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { layer(background, .background, alignment) }

  /// Fills the view's area with a style, behind it; there are no safe area edges.
  public consuming func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { layer(StyleFill(style: style), .background) }

  public consuming func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(Color(.system(.background)))
  }

  public consuming func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View { layer(content(), .overlay, alignment) }

  @_disfavoredOverload
  public consuming func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { layer(overlay, .overlay, alignment) }

  /// Fills the view's area with a style, in front of it; there are no safe area edges.
  public consuming func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { layer(StyleFill(style: style), .overlay) }

  consuming func layer<Layer>(
    _ layer: Layer, _ layering: Node.Layering, _ alignment: Alignment = .center
  ) -> LayerModifier<Self, Layer> {
    LayerModifier(content: self, layer: layer, layering: layering, alignment: alignment)
  }
}

package struct LayerModifier<Content, Layer> {
  let content: Content
  let layer: Layer
  let layering: Node.Layering
  let alignment: Alignment
}

extension LayerModifier: View where Content: View, Layer: View {
  package func resolve(into builder: inout TreeBuilder) {
    let mark = builder.mark
    content.resolve(into: &builder)
    builder.modify(from: mark) { builder, id in
      let inner = builder.mark
      builder.open.append(id)
      builder.addLayer(layer, alignment: alignment)
      builder.add(layering, alignment, childrenFrom: inner)
      return builder.open.removeLast()
    }
  }
}

package struct StyleFill<Style> {
  let style: Style
}

extension StyleFill: View where Style: ShapeStyle {
  package func resolve(into builder: inout TreeBuilder) {
    builder.addFill(style.paint(in: builder.environment))
  }
}
