import PictureDecoding

public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten
  case clear = 16
  case copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor
  case plusLighter = 27

  var mode: PixelCanvas.Mode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusLighter: .plusLighter
    }
  }
}

/// In UIKit's coordinates: points from the upper left corner of a renderer's picture.
///
/// Pictures are never rotated: in a rotated context they stay upright in their frame.
public final class CGContext {
  private struct State {
    var transform: CGAffineTransform
    var fill = RGBA(red: 0, green: 0, blue: 0)
    var stroke = RGBA(red: 0, green: 0, blue: 0)
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var clip: PixelCanvas.Mask?
  }

  private var canvas: PixelCanvas { didSet { memory?.keep(canvas.picture) } }
  private var state: State
  private var saved: [State] = []
  private let scale: CGFloat
  private var memory: CGBitmapMemory?

  init(_ canvas: PixelCanvas, scale: CGFloat) {
    self.canvas = canvas
    self.scale = scale
    state = State(transform: CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Creates a picture of a size in pixels, with the origin in the lower left corner; `data` holds
  /// its bytes after each drawing operation.
  ///
  /// The picture is clear at first, whatever `data` contains. Returns `nil` unless pixels have red,
  /// green, blue and alpha of one byte each, in one of Core Graphics' orders.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard bitsPerComponent == 8, space.model == .rgb,
      let size = PixelSize(width: width, height: height),
      let order = CGBitmapMemory.Order(bitmapInfo)
    else { return nil }
    let rowLength = bytesPerRow == 0 ? width * 4 : bytesPerRow
    guard rowLength >= width * 4 else { return nil }
    canvas = PixelCanvas(size: size)
    scale = 1
    state = State(transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    memory = data.map { CGBitmapMemory(data: $0, rowLength: rowLength, order: order) }
  }

  var image: UIImage { UIImage(TextUI.ImageResource(canvas.picture, scale: scale)) }
  public func makeImage() -> CGImage? { CGImage(canvas.picture) }
  public var width: Int { canvas.size.width }
  public var height: Int { canvas.size.height }

  public func saveGState() { saved.append(state) }
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  public var ctm: CGAffineTransform { state.transform }
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  public func rotate(by radians: CGFloat) { concatenate(CGAffineTransform(rotationAngle: radians)) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func setFillColor(_ color: CGColor) { state.fill = color.color.light }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  public func clip(to rect: CGRect) { clip(Path(rect)) }

  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  public func stroke(_ rect: CGRect) { stroke(rect, width: 1) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    stroke(Path(rect), StrokeStyle(lineWidth: width))
  }
  public func clear(_ rect: CGRect) {
    paint(Path(rect), RGBA(red: 0, green: 0, blue: 0), mode: .clear)
  }

  /// Draws a picture, upside down as in Core Graphics if the origin is at the top.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(
      UIImage(cgImage: image, scale: 1, orientation: state.transform.d < 0 ? .up : .downMirrored),
      in: rect, blendMode: state.blendMode, alpha: 1)
  }

  func draw(_ image: UIImage, in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard image.size.width > 0, image.size.height > 0 else { return }
    let frame = Path(rect).applying(state.transform).boundingRect
    guard let resource = image.resource else {
      return faintBar(in: rect, image.tint ?? state.fill, alpha: alpha)
    }
    canvas.draw(
      resource, in: frame, tint: image.tint, clip: state.clip, mode: blendMode.mode,
      opacity: Double(alpha * state.alpha))
  }

  /// Draws the bar that replaces letters.
  func faintBar(in rect: CGRect, _ color: RGBA, alpha: CGFloat = 1) {
    let bar = rect.insetBy(dx: 0, dy: rect.height * 0.35)
    paint(Path(bar), color, mode: .normal, alpha: alpha * 0.5)
  }

  func fill(_ path: Path, isEvenOdd: Bool = false, alpha: CGFloat = 1) {
    paint(path, state.fill, mode: state.blendMode.mode, isEvenOdd: isEvenOdd, alpha: alpha)
  }

  func stroke(_ path: Path, _ style: StrokeStyle, alpha: CGFloat = 1) {
    paint(path.strokedPath(style), state.stroke, mode: state.blendMode.mode, alpha: alpha)
  }

  func clip(_ path: Path, isEvenOdd: Bool = false) {
    let mask = canvas.mask(of: path.applying(state.transform), isEvenOddFilled: isEvenOdd)
    state.clip = state.clip.map { zip($0, mask).map { $0 * $1 } } ?? mask
  }

  private func paint(
    _ path: Path, _ color: RGBA, mode: PixelCanvas.Mode, isEvenOdd: Bool = false,
    alpha: CGFloat = 1
  ) {
    let mask = canvas.mask(of: path.applying(state.transform), isEvenOddFilled: isEvenOdd)
    canvas.paint(
      mask, clip: state.clip, mode: mode, opacity: Double(alpha * state.alpha)
    ) { _, _ in color }
  }

  func paintAll(_ color: (_ x: Int, _ y: Int) -> RGBA) {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    canvas.paint(
      canvas.mask(of: Path(whole)), clip: state.clip, mode: state.blendMode.mode,
      opacity: Double(state.alpha), color: color)
  }

  var fillColor: RGBA {
    get { state.fill }
    set { state.fill = newValue }
  }
  var strokeColor: RGBA {
    get { state.stroke }
    set { state.stroke = newValue }
  }
}
