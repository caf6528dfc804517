// UIKit's views that apps wrap in SwiftUI's; only `drawHierarchy` draws them.

/// Text, drawn from the top left corner; its alignment is ignored.
open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0

  open override func draw(_ rect: CGRect) {
    (attributedText?.string ?? text)?.draw(
      in: rect, withAttributes: [.font: font as Any, .foregroundColor: textColor as Any])
  }
}

/// A picture, stretched over the view's bounds.
open class UIImageView: UIView {
  open var image: UIImage?

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func draw(_ rect: CGRect) { image?.draw(in: rect) }
}

/// An activity indicator, which keeps its state and is not drawn.
open class UIActivityIndicatorView: UIView {
  /// - Effect: none; the wheel is not drawn.
  public enum Style: Int, Hashable, Sendable {
    case medium = 100
    case large
  }

  open var style = Style.medium
  open var color: UIColor?
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  public convenience init(style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    self.style = style
  }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

/// An effect on the content behind a view.
open class UIVisualEffect: NSObject {}

/// An effect that blurs the content behind a view.
public final class UIBlurEffect: UIVisualEffect {
  /// Has Apple's numbers; no style is drawn.
  public enum Style: Int, Hashable, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  public init(style: Style) {}
}

/// A view whose effect is not drawn; its subviews are.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }
}
