// UIKit's views, for files that apps and widgets share: they store their properties. Only
// `UIHostingController` draws, because widgets on a phone show no UIKit views either.

/// Receives taps and keys; never called here.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
}

/// A view of UIKit, which only ``drawHierarchy(in:afterScreenUpdates:)`` draws.
open class UIView: UIResponder {
  open var frame: CGRect { didSet { bounds.size = frame.size } }
  open var bounds: CGRect
  open var center: CGPoint {
    get { CGPoint(x: frame.origin.x + bounds.width / 2, y: frame.origin.y + bounds.height / 2) }
    set {
      frame.origin = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2)
    }
  }
  open var transform = CGAffineTransform.identity
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = UIColor.systemBlue
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  public let layer = CALayer()

  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
  }
  public required init?(coder: NSCoder) { nil }
  public override convenience init() { self.init(frame: .zero) }

  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
  /// Always −1 × −1, which means no intrinsic size, as with Apple's.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    setNeedsLayout()
  }
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
    parent.setNeedsLayout()
  }

  private var needsLayout = true
  open func setNeedsLayout() { needsLayout = true }
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
  /// Does nothing: a subclass overrides it, as with Apple's without constraints.
  open func layoutSubviews() {}
  /// Does nothing: a subclass overrides it.
  open func draw(_ rect: CGRect) {}
  /// Does nothing: a subclass overrides it.
  open func didMoveToSuperview() {}
  /// Never called: no view is in a visible window.
  open func didMoveToWindow() {}
  /// - Effect: none; a view is drawn when it is asked to.
  open func setNeedsDisplay() {}

  /// Draws the view and its subviews into the current context; returns `false` without one.
  ///
  /// Draws each view's background colour and the content of its `draw(_:)`.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    layoutIfNeeded()
    guard !isHidden, alpha > 0, bounds.width > 0, bounds.height > 0 else { return true }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if clipsToBounds { context.clip(to: bounds) }
    if let backgroundColor {
      backgroundColor.withAlphaComponent(alpha * backgroundColor.cgColor.alpha).setFill()
      context.fill(bounds)
    }
    draw(bounds)
    for view in subviews { view.drawHierarchy(in: view.frame, afterScreenUpdates: afterUpdates) }
    return true
  }

  /// - Effect: none; a picture is stretched over all of its bounds.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Has Apple's numbers of the two that widgets use; the four margins are missing.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }
}

/// The appearance of a view; stored, never drawn.
@MainActor @preconcurrency
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var opacity: Float = 1
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
}
