extension GraphicsContext {
  public struct ResolvedText {
    public var shading = Shading.foreground
    fileprivate let text: Text
    fileprivate let block: TextBlock

    /// Returns the size in points for an offer of `size`: whole cells, 8 × 16 points each.
    public func measure(in size: CGSize) -> CGSize {
      var memory = TextMemory()
      return block.sizeThatFits(ProposedViewSize(size), &memory)
    }

    public func firstBaseline(in size: CGSize) -> CGFloat { baselines(in: size).first }

    public func lastBaseline(in size: CGSize) -> CGFloat { baselines(in: size).last }

    private func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
      var memory = TextMemory()
      return block.baselines(in: ProposedViewSize(size), &memory)
    }
  }

  public struct ResolvedImage {
    public let size: CGSize
    /// The baseline's distance from the top: all of its height, in points.
    public var baseline: CGFloat { size.height }
    public var shading: Shading?
    fileprivate let image: Image
  }

  public struct ResolvedSymbol {
    public var size: CGSize { symbol.size }
    fileprivate let symbol: Canvas.Symbol
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, block: text.block(in: environment))
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    var memory = TextMemory()
    let size =
      image.picture(in: environment)?.size
      ?? Text(image).block(in: environment).sizeThatFits(.unspecified, &memory)
    return ResolvedImage(size: size, shading: nil, image: image)
  }

  /// Returns the shading unchanged: painting looks it up.
  public func resolve(_ shading: Shading) -> Shading { shading }

  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.view.containerValues.hasTag(id) }.map(ResolvedSymbol.init)
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    pin(text.text.foregroundStyle(text.shading.style(self)), at: point, anchor)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    add(
      text.text.foregroundStyle(text.shading.style(self)), in: rect, alignment: .topLeading)
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    pin(painted(image.image, image.shading), at: point, anchor)
  }

  /// Draws a picture at a rectangle's size, or a symbol in its middle; `style` has no effect.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(painted(image.image.resizable(), image.shading), in: rect, alignment: .center)
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    pin(symbol.symbol.view, at: point, anchor)
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    add(symbol.symbol.view, in: rect, alignment: .center)
  }

  private func painted(_ image: Image, _ shading: Shading?) -> some View {
    image.foregroundStyle(shading?.style(self) ?? AnyShapeStyle(.foreground))
  }
}
