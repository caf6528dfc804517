extension GraphicsContext {
  /// A text measurable before it is drawn.
  public struct ResolvedText {
    /// The style of its letters, the foreground style by default.
    public var shading = Shading.foreground
    fileprivate let text: Text
    fileprivate let block: TextBlock

    /// Returns the size in points for an offer of `size`: whole cells, 8 × 16 points each.
    public func measure(in size: CGSize) -> CGSize {
      var memory = TextMemory()
      return block.sizeThatFits(ProposedViewSize(size), &memory)
    }

    /// Returns the first baseline's distance from the top, in points, for an offer of `size`.
    public func firstBaseline(in size: CGSize) -> CGFloat { baselines(in: size).first }

    /// Returns the last baseline's distance from the top, in points, for an offer of `size`.
    public func lastBaseline(in size: CGSize) -> CGFloat { baselines(in: size).last }

    private func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
      var memory = TextMemory()
      return block.baselines(in: ProposedViewSize(size), &memory)
    }
  }

  /// An image measurable before it is drawn.
  public struct ResolvedImage {
    /// The size in points.
    public let size: CGSize
    /// The baseline's distance from the top: all of its height, in points.
    public var baseline: CGFloat { size.height }
    /// The style of templates and symbols; `nil` for the foreground style.
    public var shading: Shading?
    fileprivate let image: Image
  }

  /// A view of the canvas measurable before it is drawn.
  public struct ResolvedSymbol {
    /// The ideal size in points.
    public var size: CGSize { symbol.size }
    fileprivate let symbol: Canvas.Symbol
  }

  /// Resolves a text in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, block: text.block(in: environment))
  }

  /// Resolves an image in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    var memory = TextMemory()
    let size =
      image.picture(in: environment)?.size
      ?? Text(image).block(in: environment).sizeThatFits(.unspecified, &memory)
    return ResolvedImage(size: size, shading: nil, image: image)
  }

  /// Returns the shading unchanged: painting looks it up.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Returns the canvas's view with a tag, or `nil` if none has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.view.containerValues.hasTag(id) }.map(ResolvedSymbol.init)
  }

  /// Draws a text at its ideal size, with its `anchor` at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    pin(text.text.foregroundStyle(text.shading.style(self)), at: point, anchor)
  }

  /// Draws a text into a rectangle, from the upper left corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    add(
      text.text.foregroundStyle(text.shading.style(self)), in: rect, alignment: .topLeading)
  }

  /// Draws an image at its ideal size, with its `anchor` at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    pin(painted(image.image, image.shading), at: point, anchor)
  }

  /// Draws a picture at a rectangle's size, or a symbol in its middle; `style` has no effect.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(painted(image.image.resizable(), image.shading), in: rect, alignment: .center)
  }

  /// Draws a view at its ideal size, with its `anchor` at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    pin(symbol.symbol.view, at: point, anchor)
  }

  /// Draws a view in the middle of a rectangle, whose size is its proposal.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    add(symbol.symbol.view, in: rect, alignment: .center)
  }

  private func painted(_ image: Image, _ shading: Shading?) -> some View {
    image.foregroundStyle(shading?.style(self) ?? AnyShapeStyle(.foreground))
  }
}
