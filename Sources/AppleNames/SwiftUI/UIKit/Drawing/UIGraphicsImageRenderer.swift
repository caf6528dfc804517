import PictureDecoding

public class UIGraphicsImageRendererFormat {
  public var scale: CGFloat = 3
  public var opaque = false
  public var prefersExtendedRange = false
  public internal(set) var bounds = CGRect.zero

  public init() {}

  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// A picture has at most 4,096 pixels per side; a larger one is drawn with fewer pixels per point.
public class UIGraphicsImageRenderer {
  private let size: CGSize
  public let format: UIGraphicsImageRendererFormat

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
    format.bounds = CGRect(origin: .zero, size: size)
  }
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  /// Empty if the size cannot be drawn.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let context = CGContext(size: size, scale: format.scale, isOpaque: format.opaque) else {
      return UIImage()
    }
    DrawnPictures.push(context)
    defer { DrawnPictures.pop() }
    actions(UIGraphicsImageRendererContext(context, format))
    return context.image
  }

  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  public var currentImage: UIImage { cgContext.image }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension CGContext {
  convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let wanted = scale > 0 ? scale : 3
    let scale = min(wanted, 4096 / max(size.width, size.height, 1))
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0,
      let pixels = PixelSize(
        width: max(1, Int((size.width * scale).rounded())),
        height: max(1, Int((size.height * scale).rounded())))
    else { return nil }
    self.init(PixelCanvas(size: pixels), scale: scale)
    if isOpaque { fill(CGRect(origin: .zero, size: size)) }
  }
}

/// The current thread's stack of contexts, the newest last.
enum DrawnPictures {
  private static let key = "caffeine.drawnPictures"

  static var current: CGContext? { all.contexts.last ?? nil }

  static func push(_ context: CGContext?) { all.contexts.append(context) }
  static func pop() { _ = all.contexts.popLast() }

  /// A class, since a dictionary of a thread does not keep `nil` in an array.
  private final class Stack {
    var contexts: [CGContext?] = []
  }

  private static var all: Stack {
    if let known = Thread.current.threadDictionary[key] as? Stack { return known }
    let stack = Stack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// A scale of 0 means the screen's, 3.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let smallest = CGSize(width: max(size.width, 1), height: max(size.height, 1))
  // Also without a context, for an infinite size: its end takes one away.
  DrawnPictures.push(CGContext(size: smallest, scale: scale, isOpaque: opaque))
}
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawnPictures.current }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { DrawnPictures.current?.image }
public func UIGraphicsEndImageContext() { DrawnPictures.pop() }
public func UIGraphicsPushContext(_ context: CGContext) { DrawnPictures.push(context) }
public func UIGraphicsPopContext() { DrawnPictures.pop() }

public func UIRectFill(_ rect: CGRect) { DrawnPictures.current?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) { DrawnPictures.current?.stroke(rect, width: 1) }
public func UIRectClip(_ rect: CGRect) { DrawnPictures.current?.clip(to: rect) }

extension UIColor {
  /// The colour in light mode, which is used for drawing.
  var light: RGBA {
    color.paint(in: UITraitCollection(userInterfaceStyle: .light).environment).representative
  }

  public func set() {
    setFill()
    setStroke()
  }
  public func setFill() { DrawnPictures.current?.fillColor = light }
  public func setStroke() { DrawnPictures.current?.strokeColor = light }
}

extension UIBezierPath {
  public func fill() { DrawnPictures.current?.fill(cgPath.path, isEvenOdd: usesEvenOddFillRule) }
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = DrawnPictures.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(cgPath.path, isEvenOdd: usesEvenOddFillRule, alpha: alpha)
    context.restoreGState()
  }
  public func stroke() {
    DrawnPictures.current?.stroke(
      cgPath.path,
      StrokeStyle(lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle))
  }
  public func addClip() { DrawnPictures.current?.clip(cgPath.path, isEvenOdd: usesEvenOddFillRule) }
}
