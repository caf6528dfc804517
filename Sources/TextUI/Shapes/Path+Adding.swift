extension Path {
  /// Adds one element; the path then consists of elements, whatever it was made from.
  private mutating func append(_ element: Element) { change { $0.append(element) } }

  private mutating func change(_ body: (inout [Element]) -> Void) {
    var elements = self.elements
    form = .elements([])
    body(&elements)
    form = .elements(elements)
  }

  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    change { elements in
      elements.reserveCapacity(elements.count + lines.count)
      elements.append(.move(to: first))
      for point in lines.dropFirst() { elements.append(.line(to: point)) }
    }
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() { append(.closeSubpath) }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    self = isEmpty ? added : Path(form: .elements(elements + added.elements))
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform) }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }
}
