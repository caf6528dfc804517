import PictureDecoding

/// Draws in cells of 8 × 16 pixels times the scale, and each letter as a faint bar.
@MainActor @preconcurrency
public final class ImageRenderer<Content> {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  /// The pixels in a point, rounded to 1…4.
  public var scale: CGFloat = 1
  /// A view that shows the time needs its ``EnvironmentValues/now``; the default is 1 January 2001.
  public var environment = EnvironmentValues()

  /// The limit of columns and rows.
  private static var mostCells: CGFloat { 500 }

  public init(content: Content) where Content: View { self.content = content }
}

extension ImageRenderer where Content: View {
  /// The picture; `nil` for an empty view, or for more than 500 columns or rows.
  package func resource() -> ImageResource? {
    let size = CellRenderer(content: content, columns: 0, rows: 0, environment: environment)
      .size(in: proposedSize)
    let (columns, rows) = (
      (size.width / CellMetrics.width).rounded(.up), (size.height / CellMetrics.height).rounded(.up)
    )
    guard columns >= 1, columns <= Self.mostCells, rows >= 1, rows <= Self.mostCells else {
      return nil
    }
    let grid = CellRenderer(
      content: content, columns: Int(columns), rows: Int(rows), environment: environment
    ).render().grid
    let label = Color.primary.paint(in: environment).representative
    let times = min(max(Int(scale.rounded()), 1), 4)
    let pixels = grid.raster(label: label).map {
      Picture.Pixel(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
    }
    let (width, height) = (grid.columns * 8, grid.rows * 16)
    guard let size = PixelSize(width: width * times, height: height * times) else { return nil }
    let picture = Picture(
      size: size,
      pixels: (0..<size.height).flatMap { y in
        (0..<size.width).map { x in pixels[y / times * width + x / times] }
      })
    return ImageResource(picture, scale: CGFloat(times))
  }
}
