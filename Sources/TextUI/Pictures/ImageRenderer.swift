import PictureDecoding

/// Draws a view as a picture.
///
/// ```swift
/// let renderer = ImageRenderer(content: Chart(values: values))
/// renderer.environment.colorScheme = .light
/// ```
///
/// The view is drawn in cells, 8 × 16 pixels each times the scale, so areas, blocks, dots and
/// pictures have theirs, as fine as cells have them. Letters have none: each is a faint bar.
@MainActor @preconcurrency
public final class ImageRenderer<Content> {
  /// The view.
  public var content: Content
  /// What the view is offered, in points (default: nothing, so it has its ideal size).
  public var proposedSize = ProposedViewSize.unspecified
  /// The pixels a point; a whole number of them is drawn.
  public var scale: CGFloat = 1
  /// What the view is told of its surroundings.
  ///
  /// Nobody else tells it the moment: a view that shows the time needs
  /// ``EnvironmentValues/now``, or it shows the first of 2001.
  public var environment = EnvironmentValues()

  /// The most columns and rows that are drawn.
  private static var mostCells: CGFloat { 500 }

  /// Draws a view.
  public init(content: Content) where Content: View { self.content = content }
}

extension ImageRenderer where Content: View {
  /// The picture; `nil` of a view without size, or of more than 500 columns or rows.
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
