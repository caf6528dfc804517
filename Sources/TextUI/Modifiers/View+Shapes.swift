nonisolated extension View {
  /// Clips the drawing to the cells that a shape covers by half or more.
  public consuming func clipShape<Clip: Shape>(_ shape: Clip, style: FillStyle = FillStyle())
    -> some View
  {
    let clip = ClipShape(path: shape.path(in:), isEvenOddFilled: style.isEOFilled)
    return wrapped { .effect(.clipShape($0.tree.clips.add(clip))) }
  }

  /// Rounds the view's corners by leaving out cells; small radii leave out none.
  public consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Shows the drawing through another view, whose colours count only by their opacity.
  ///
  /// A colour or gradient takes the mask's letters and shapes; other drawings keep or lose whole
  /// cells.
  public consuming func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { layer(mask(), .mask, alignment) }

  public consuming func mask<Mask: View>(_ mask: Mask) -> some View { layer(mask, .mask) }

  /// Draws lines into the outermost cells of the view.
  ///
  /// It takes no space: pad the view by a column and a row to keep its content clear.
  public consuming func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
    layer(Rectangle().strokeBorder(style, lineWidth: width), .overlay)
  }

  public consuming func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { background { shape.fill(style, style: fillStyle) } }

  public consuming func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }

  public consuming func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { overlay { shape.fill(style, style: fillStyle) } }
}

struct ClipShape {
  let path: (CGRect) -> Path
  let isEvenOddFilled: Bool
}
