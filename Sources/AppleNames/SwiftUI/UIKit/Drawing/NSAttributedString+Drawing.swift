// Text is measured in cells of one size, whatever its font. In a drawn picture letters have no
// outlines: each word is a faint bar, as with `ImageRenderer`.

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let link = NSAttributedString.Key("NSLink")
}

/// Ignored: text is always measured in lines.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Always empty.
public final class NSStringDrawingContext {
  public init() {}
}

extension String {
  /// The size in points, in cells of 8 × 16.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextCells.size(of: self, width: .infinity)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { CGRect(origin: .zero, size: TextCells.size(of: self, width: size.width)) }

  /// Draws one line with its upper left corner at `point`, as wide as the text.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    let size = size(withAttributes: attributes)
    draw(in: CGRect(origin: point, size: size), withAttributes: attributes)
  }

  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { TextCells.draw(self, in: rect, attributes ?? [:]) }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { String(describing: self).boundingRect(with: size, context: context) }
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { String(describing: self).draw(at: point, withAttributes: attributes) }
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { String(describing: self).draw(in: rect, withAttributes: attributes) }
}

extension NSAttributedString {
  public func size() -> CGSize { string.size() }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { string.boundingRect(with: size, context: context) }
  public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: first) }
  public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: first) }

  private var first: [NSAttributedString.Key: Any] {
    length == 0 ? [:] : attributes(at: 0, effectiveRange: nil)
  }
}

private enum TextCells {
  static func lines(of text: String, width: CGFloat) -> [[Substring]] {
    let limit = width.isFinite ? Int(width / CellMetrics.width) : .max
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [[Substring]] = [[]]
      var used = 0
      for word in paragraph.split(separator: " ") {
        let columns = TextWidth.columns(of: word)
        if used > 0, used + 1 + columns > limit {
          lines.append([])
          used = 0
        }
        lines[lines.count - 1].append(word)
        used += used > 0 ? columns + 1 : columns
      }
      return lines
    }
  }

  static func columns(of line: [Substring]) -> Int {
    line.reduce(max(0, line.count - 1)) { $0 + TextWidth.columns(of: $1) }
  }

  static func size(of text: String, width: CGFloat) -> CGSize {
    if text.isEmpty { return CGSize(width: 0, height: CellMetrics.height) }
    let lines = lines(of: text, width: width)
    return CGSize(
      width: CGFloat(lines.map(columns).max() ?? 0) * CellMetrics.width,
      height: CGFloat(lines.count) * CellMetrics.height)
  }

  static func draw(_ text: String, in rect: CGRect, _ attributes: [NSAttributedString.Key: Any]) {
    guard let context = DrawnPictures.current else { return }
    let color = (attributes[.foregroundColor] as? UIColor)?.light ?? RGBA(red: 0, green: 0, blue: 0)
    for (row, line) in lines(of: text, width: rect.width).enumerated() {
      var x = rect.minX
      for word in line {
        let width = CGFloat(TextWidth.columns(of: word)) * CellMetrics.width
        context.faintBar(
          in: CGRect(
            x: x, y: rect.minY + CGFloat(row) * CellMetrics.height, width: width,
            height: CellMetrics.height), color)
        x += width + CellMetrics.width
      }
    }
  }
}
