extension GraphicsContext {
  /// A text that can be measured before it is written.
  public struct ResolvedText {
    /// What it is written in.
    public var shading = Shading.foreground
    fileprivate let text: Text
    fileprivate let block: TextBlock

    /// The size in points that it takes where `size` is offered: whole cells.
    public func measure(in size: CGSize) -> CGSize {
      var memory = TextMemory()
      return block.sizeThatFits(ProposedViewSize(size), &memory)
    }

    /// From its top, in points, where it is offered `size`.
    public func firstBaseline(in size: CGSize) -> CGFloat { baselines(in: size).first }

    /// From its top, in points, where it is offered `size`.
    public func lastBaseline(in size: CGSize) -> CGFloat { baselines(in: size).last }

    private func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
      var memory = TextMemory()
      return block.baselines(in: ProposedViewSize(size), &memory)
    }
  }

  /// An image whose size is known before it is drawn.
  public struct ResolvedImage {
    /// The size in points.
    public let size: CGSize
    /// The distance of its baseline from its top: its height, points.
    public var baseline: CGFloat { size.height }
    /// What templates and symbols are drawn in; `nil` for the foreground style.
    public var shading: Shading?
    fileprivate let image: Image
  }

  /// A view of the canvas whose size is known before it is drawn.
  public struct ResolvedSymbol {
    /// The size in points.
    public var size: CGSize { symbol.size }
    fileprivate let symbol: Canvas.Symbol
  }

  /// A text in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, block: text.block(in: environment))
  }

  /// An image in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    var memory = TextMemory()
    let size =
      image.picture(in: environment)?.size
      ?? Text(image).block(in: environment).sizeThatFits(.unspecified, &memory)
    return ResolvedImage(size: size, shading: nil, image: image)
  }

  /// The shading itself: it is looked up when something is painted with it.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The view of the canvas with a tag; `nil` where none has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.view.containerValues.hasTag(id) }.map(ResolvedSymbol.init)
  }

  /// Writes a text in its own size; `anchor` is the point of it that lies at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    pin(text.text.foregroundStyle(text.shading.style(self)), at: point, anchor)
  }

  /// Writes a text into a rectangle, from its upper left corner on.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    add(
      text.text.foregroundStyle(text.shading.style(self)), in: rect, alignment: .topLeading)
  }

  /// Draws an image in its own size; `anchor` is the point of it that lies at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    pin(painted(image.image, image.shading), at: point, anchor)
  }

  /// Draws a picture as large as a rectangle, and a symbol in its middle; cells show no smoother edges.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(painted(image.image.resizable(), image.shading), in: rect, alignment: .center)
  }

  /// Draws a view in its own size; `anchor` is the point of it that lies at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    pin(symbol.symbol.view, at: point, anchor)
  }

  /// Offers a view the size of a rectangle, and draws it in the middle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    add(symbol.symbol.view, in: rect, alignment: .center)
  }

  private func painted(_ image: Image, _ shading: Shading?) -> some View {
    image.foregroundStyle(shading?.style(self) ?? AnyShapeStyle(.foreground))
  }
}
